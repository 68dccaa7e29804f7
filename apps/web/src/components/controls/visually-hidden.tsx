import type { ReactNode } from 'react'
import classes from './visually-hidden.module.css'

interface VisuallyHiddenProps {
  children: ReactNode
  /** `status` announces every change politely. */
  role?: 'status'
  /** For `aria-describedby`. */
  id?: string
}

/** Words for a screen reader only. */
export function VisuallyHidden({ children, role, id }: VisuallyHiddenProps) {
  return (
    <span id={id} className={classes.hidden} role={role}>
      {children}
    </span>
  )
}
