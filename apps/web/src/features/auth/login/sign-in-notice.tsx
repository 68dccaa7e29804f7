import { useTranslation } from '../../../lib/use-translation.ts'
import type { SessionEnd } from '../../../lib/broadcast.ts'
import type { SignInForm } from '../api/sign-in.ts'
import classes from './login.module.css'

interface SignInNoticeProps {
  reason: SessionEnd | undefined
  /** The second step came too late. */
  mustStartOver: boolean
  /** What the bank asks for instead of a code, when it is not to be done here. */
  unfinished: SignInForm | undefined
}

/** Why the person stands before this form again, in one line above it. */
export function SignInNotice({ reason, mustStartOver, unfinished }: SignInNoticeProps) {
  const { t } = useTranslation('auth')
  if (unfinished !== undefined && unfinished !== 'LOGIN') {
    return (
      <p className={classes.notice} role="alert">
        {unfinished === 'SMS_CONFIRM' || unfinished === 'REGISTER'
          ? t($ => $.notice.firstSignIn)
          : t($ => $.notice.reset)}
      </p>
    )
  }
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
