import type { SignInStartedAnswer } from '../api/sign-in.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { FlowSteps, type FlowStepsProps } from './flow-steps.tsx'
import classes from './flow.module.css'
import { ReplaceApp } from './replace-app.tsx'

interface UnfinishedProps extends Omit<FlowStepsProps, 'started'> {
  started: SignInStartedAnswer
}

/** What a right password leads to when it is not the code of the app. */
export function Unfinished({ started, ...props }: UnfinishedProps) {
  const { t } = useTranslation('authFlow')
  const { form } = started
  if (form === 'LOGIN') {
    return (
      <div className={classes.flow}>
        <p className={classes.lead}>{t($ => $.newApp)}</p>
        <ReplaceApp {...props} />
      </div>
    )
  }
  return (
    <div className={classes.flow}>
      {form === 'SMS_CONFIRM' ? <p className={classes.lead}>{t($ => $.firstSignIn.lead)}</p> : null}
      {form === 'RESET_TOTP' ? <p className={classes.lead}>{t($ => $.newApp)}</p> : null}
      {form === 'RESET_PASSWORD' ? <p className={classes.lead}>{t($ => $.newPassword)}</p> : null}
      <FlowSteps {...props} started={{ form, step: form === 'RESET_PASSWORD' ? 'CODE' : 'SMS' }} />
    </div>
  )
}
