import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './unfold.module.css'

interface UnfoldProps {
  /** What stands there while it is folded, and above what it unfolds to. */
  summary: ReactNode
  children: ReactNode
  /** `quiet` for what is rarely opened, `row` for one of many over the whole width. */
  look?: 'plain' | 'quiet' | 'row'
}

/** Something to be read by whoever wants to; the browser's own, so that a search in the page opens it. */
export function Unfold({ summary, children, look = 'plain' }: UnfoldProps) {
  return (
    <details className={classes.unfold} data-look={look}>
      <summary>
        <IconChevronRight size={18} aria-hidden />
        <span className={classes.summary}>{summary}</span>
      </summary>
      <div className={classes.inside}>{children}</div>
    </details>
  )
}
