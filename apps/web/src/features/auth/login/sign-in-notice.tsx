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
    return (
      <p className={classes.notice} role="alert">
        {t($ => $.notice.startOver)}
      </p>
    )
  }
  if (reason === 'expired' || reason === 'unauthenticated') {
    return (
      <p className={classes.notice} role="status">
        {t($ => $.notice.expired)}
      </p>
    )
  }
  return null
}
