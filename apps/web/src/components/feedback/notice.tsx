import type { ComponentType, ReactNode } from 'react'
import classes from './notice.module.css'

interface NoticeProps {
  tone?: 'info' | 'warning' | 'danger' | 'muted'
  children: ReactNode
  /** What can be done about it, as buttons or links. */
  actions?: ReactNode
  icon?: ComponentType<{ size: number; 'aria-hidden': true; className?: string }>
  /** `alert` and `status` for what appears while the person does something else. */
  role?: 'alert' | 'status' | 'note' | undefined
}

/** A remark that belongs to what stands around it; the bar at its left says how grave it is. */
export function Notice({ tone = 'info', children, actions, icon: Icon, role }: NoticeProps) {
  return (
    <div className={classes.notice} data-tone={tone} role={role}>
      {Icon ? <Icon size={18} aria-hidden className={classes.icon ?? ''} /> : null}
      <div className={classes.body}>
        {children}
        {actions ? <div className={classes.actions}>{actions}</div> : null}
      </div>
    </div>
  )
}
