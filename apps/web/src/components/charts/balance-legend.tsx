import type { CSSProperties } from 'react'
import { Button } from '../controls/button.tsx'
import { useComponentText } from '../i18n/use-component-text.ts'
import classes from './plot.module.css'

interface BalanceLegendProps {
  style: CSSProperties
  hasMarks: boolean
  beforeLabel: string | undefined
  hasPlan: boolean
  /** Takes the chosen days back; left out when none are chosen. */
  onClear: (() => void) | undefined
}

/** What the signs of the drawing mean, and the way back from a chosen span. */
export function BalanceLegend(props: BalanceLegendProps) {
  const { style, hasMarks, beforeLabel, hasPlan, onClear } = props
  const { t } = useComponentText()
  if (!hasMarks && beforeLabel === undefined && !hasPlan && !onClear) return null
  return (
    <div className={classes.legend} style={style}>
      <span className={classes.signs} aria-hidden>
        {hasMarks ? (
          <span>
            <span className={classes.swatch} />
            {t($ => $.chart.bigMove)}
          </span>
        ) : null}
        {beforeLabel === undefined ? null : (
          <span>
            <span className={classes.stroke} data-kind="before" />
            {beforeLabel}
          </span>
        )}
        {hasPlan ? (
          <span>
            <span className={classes.stroke} data-kind="planned" />
            {t($ => $.chart.planned)}
          </span>
        ) : null}
      </span>
      {onClear ? (
        <Button variant="subtle" size="sm" onClick={onClear} data-no-print>
          {t($ => $.chart.clearSpan)}
        </Button>
      ) : null}
    </div>
  )
}
