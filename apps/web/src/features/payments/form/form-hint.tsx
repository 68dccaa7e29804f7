import { IconInfoCircle, IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './form.module.css'

interface FormHintProps {
  tone?: 'info' | 'warning' | 'danger'
  children: ReactNode
  /** What can be done about it, as buttons or links. */
  actions?: ReactNode
  /** Said aloud at once; for what appears while the person does something else. */
  isAnnounced?: boolean
}

/** A remark of the form with its way out; stands where its cause is. */
export function FormHint({ tone = 'info', children, actions, isAnnounced = false }: FormHintProps) {
  const Icon = tone === 'info' ? IconInfoCircle : IconAlertTriangle
  return (
    <div className={classes.hint} data-tone={tone} role={isAnnounced ? 'status' : undefined}>
      <Icon size={18} aria-hidden className={classes.hintIcon} />
      <div className={classes.hintBody}>
        <div>{children}</div>
        {actions ? <div className={classes.hintActions}>{actions}</div> : null}
      </div>
    </div>
  )
}
