import { formatDayMonth } from '@tartip/domain/time/format-date'
import type { LocalDate } from '@tartip/domain/time/instant'
import type { CSSProperties, ReactNode } from 'react'
import { useElementWidth } from '../../lib/use-element-width.ts'
import { VisuallyHidden } from '../controls/visually-hidden.tsx'
import { useComponentText } from '../i18n/use-component-text.ts'
import classes from './plot.module.css'
import type { PlotSlider } from './use-plot-slider.ts'

interface DayPlotProps {
  slider: PlotSlider
  days: readonly { readonly date: LocalDate }[]
  /** Before it has been measured. */
  usualWidth: number
  /** The sums beside the plot, in a column of their own. */
  axis?: ReactNode
  style?: CSSProperties
  /** What the keys do, under the id that the slider is described by. */
  help?: { readonly id: string; readonly text: string }
  /** The drawing, in so many pixels. */
  children: (width: number) => ReactNode
}

/** Ground of every chart over days: the part that is read and chosen in, its axis, its first and last day. */
export function DayPlot({ slider, days, usualWidth, axis, style, help, children }: DayPlotProps) {
  const { language } = useComponentText()
  const { ref, width } = useElementWidth()
  const first = days[0]
  const last = days.at(-1)
  return (
    <div className={axis ? classes.withAxis : undefined}>
      {axis}
      <div ref={ref} className={classes.plot} style={style} {...slider.plotProps}>
        {children(width || usualWidth)}
      </div>
      {first && last ? (
        <div className={classes.days} aria-hidden>
          <span>{formatDayMonth(first.date, language)}</span>
          <span>{formatDayMonth(last.date, language)}</span>
        </div>
      ) : null}
      {help ? <VisuallyHidden id={help.id}>{help.text}</VisuallyHidden> : null}
    </div>
  )
}
