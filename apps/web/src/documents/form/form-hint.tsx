import { Notice } from '../../components/feedback/notice.tsx'
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
  return (
    <div className={classes.hint}>
      <Notice
        tone={tone}
        icon={tone === 'info' ? IconInfoCircle : IconAlertTriangle}
        role={isAnnounced ? 'status' : undefined}
        actions={actions}
      >
        <div>{children}</div>
      </Notice>
    </div>
  )
}
