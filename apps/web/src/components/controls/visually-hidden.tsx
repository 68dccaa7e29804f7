import type { ReactNode } from 'react'
import classes from './visually-hidden.module.css'

interface VisuallyHiddenProps {
  children: ReactNode
  /** `status` announces every change politely. */
  role?: 'status'
}

/** Words for a screen reader only. */
export function VisuallyHidden({ children, role }: VisuallyHiddenProps) {
  return (
    <span className={classes.hidden} role={role}>
      {children}
    </span>
  )
}
