import { Notice } from '../../../components/feedback/notice.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import type { SessionEnd } from '../../../lib/broadcast.ts'
import classes from './login.module.css'

interface SignInNoticeProps {
  reason: SessionEnd | undefined
  /** The second step came too late. */
  mustStartOver: boolean
}

/** Why the person stands before this form again, in one line above it. */
export function SignInNotice({ reason, mustStartOver }: SignInNoticeProps) {
  const { t } = useTranslation('auth')
  if (mustStartOver) {
    return <Band role="alert">{t($ => $.notice.startOver)}</Band>
  }
  if (reason === 'expired' || reason === 'unauthenticated') {
    return <Band role="status">{t($ => $.notice.expired)}</Band>
  }
  return null
}

function Band({ role, children }: { role: 'alert' | 'status'; children: string }) {
  return (
    <div className={classes.notice}>
      <Notice role={role}>
        <p>{children}</p>
      </Notice>
    </div>
  )
}
