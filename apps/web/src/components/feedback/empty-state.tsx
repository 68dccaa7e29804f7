import type { ReactNode } from 'react'
import { Illustration } from './illustration.tsx'
import type { IllustrationName } from './illustration.tsx'
import classes from './empty-state.module.css'

interface EmptyStateProps {
  illustration: IllustrationName
  title: ReactNode
  text?: ReactNode
  /** Small print: a trace id to name to the bank. */
  note?: ReactNode
  action?: ReactNode
  /** Inside a card: smaller picture, less air. */
  isCompact?: boolean
}

/** A place with nothing in it says why, and what to do next. */
export function EmptyState({
  illustration,
  title,
  text,
  note,
  action,
  isCompact,
}: EmptyStateProps) {
  return (
    <div className={classes.empty} data-compact={isCompact || undefined}>
      <Illustration name={illustration} size={isCompact ? 72 : 112} />
      <p className={classes.title}>{title}</p>
      {text ? <p className={classes.text}>{text}</p> : null}
      {action ? <div className={classes.action}>{action}</div> : null}
      {note ? <p className={classes.note}>{note}</p> : null}
    </div>
  )
}
