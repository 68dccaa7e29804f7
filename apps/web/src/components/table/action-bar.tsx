import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { useToastFloor } from '../feedback/use-toast-floor.ts'
import { useComponentText } from '../i18n/use-component-text.ts'
import classes from './action-bar.module.css'

interface ActionBarProps {
  selectedCount: number
  /** Sums per currency: `428 400,00 KGS · 8 400,00 USD`. */
  summary?: ReactNode
  /** Buttons of what can be done with the selection. */
  children: ReactNode
  onClear: () => void
}

/** What can be done with the selected rows; stands at the bottom while something is selected. */
export function ActionBar({ selectedCount, summary, children, onClear }: ActionBarProps) {
  const { t } = useComponentText()
  const floor = useToastFloor()
  if (selectedCount === 0) return null
  return (
    <section
      ref={floor}
      className={classes.bar}
      aria-label={t($ => $.actionBar.label)}
      data-no-print
    >
      <p className={classes.text} role="status">
        <strong>{t($ => $.actionBar.selected, { count: selectedCount })}</strong>
        {summary ? <span className={classes.summary}>{summary}</span> : null}
      </p>
      <div className={classes.actions}>{children}</div>
      <IconButton
        className={classes.clear}
        aria-label={t($ => $.actionBar.clear)}
        title={t($ => $.actionBar.clear)}
        onClick={onClear}
      >
        <IconX size={18} aria-hidden />
      </IconButton>
    </section>
  )
}
