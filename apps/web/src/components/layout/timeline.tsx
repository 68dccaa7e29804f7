import type { ReactNode } from 'react'
import { useComponentText } from '../i18n/use-component-text.ts'
import { VisuallyHidden } from '../controls/visually-hidden.tsx'
import classes from './timeline.module.css'

export interface TimelineStep {
  readonly id: string
  readonly title: ReactNode
  /** When; nothing for what is still to come. */
  readonly time?: ReactNode
  /** Who did it. */
  readonly actor?: ReactNode
  /** Why: a comment, the bank's reason. */
  readonly note?: ReactNode
  readonly tone?: 'muted' | 'warning' | 'info' | 'success' | 'danger'
  readonly state: 'past' | 'current' | 'future'
}

interface TimelineProps {
  label: string
  steps: readonly TimelineStep[]
}

/** What has happened to a document, where it is now, and what is still to come (muted, dashed). */
export function Timeline({ label, steps }: TimelineProps) {
  const { t } = useComponentText()
  return (
    <ol className={classes.timeline} aria-label={label}>
      {steps.map(step => (
        <li
          key={step.id}
          className={classes.step}
          data-state={step.state}
          data-tone={step.tone}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={classes.dot} aria-hidden />
          <div className={classes.body}>
            <p className={classes.title}>
              {step.title}
              {step.state === 'future' ? (
                <VisuallyHidden>{t($ => $.timeline.future)}</VisuallyHidden>
              ) : null}
            </p>
            {step.time || step.actor ? (
              <p className={classes.meta}>
                {step.time}
                {step.time && step.actor ? ' · ' : null}
                {step.actor}
              </p>
            ) : null}
            {step.note ? <p className={classes.note}>{step.note}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}
