import { Button } from '../../../components/controls/button.tsx'
import { CopyButton } from '../../../components/controls/copy-button.tsx'
import { QrCode } from '../../../components/text/qr-code.tsx'
import { CodeField } from '../../../components/fields/code-field.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { sessionEvents } from '../../../lib/session-events.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { enrolTotp } from '../api/flow.ts'
import { FailureView } from '../login/failure-view.tsx'
import classes from './flow.module.css'
import type { StepProps } from './step-props.ts'
import { useCodeEntry } from './use-code-entry.ts'
import { useStep } from './use-step.ts'

interface TotpStepProps extends StepProps {
  onSignedIn: () => Promise<void>
}

/** Sets up an authenticator app: a QR code, the same key for typing beside it, and its first code. */
export function TotpStep({ state, onTooLate, onSignedIn }: TotpStepProps) {
  const { t } = useTranslation('authFlow')
  const step = useStep(onTooLate)
  const entry = useCodeEntry(step, async code => {
    sessionEvents.emit('signingIn', undefined)
    await enrolTotp(code)
    await onSignedIn()
  })
  if (!state.totp) return null
  const { secret, uri } = state.totp

  return (
    <form className={classes.form} noValidate onSubmit={entry.handleSubmit}>
      {state.clientId === undefined ? null : (
        <Notice role="status">
          <p>{t($ => $.register.done, { clientId: state.clientId })}</p>
        </Notice>
      )}
      <p className={classes.lead}>{t($ => $.totp.lead)}</p>
      <div className={classes.app}>
        <QrCode text={uri} label={t($ => $.totp.qr)} />
        <div className={classes.key}>
          <p>{t($ => $.totp.noCamera)}</p>
          <p className={classes.secret}>
            <span>{inFours(secret)}</span>
            <CopyButton text={secret} what={t($ => $.totp.key)} size="sm" />
          </p>
        </div>
      </div>
      <CodeField id="first-code" label={t($ => $.totp.code)} {...entry.field} />
      <FailureView failure={step.ofSignIn} secondsLeft={step.secondsLeft} />
      <Button
        type="submit"
        fullWidth
        aria-disabled={step.isBusy || step.secondsLeft > 0 || undefined}
      >
        {step.isBusy ? t($ => $.checking) : t($ => $.totp.confirm)}
      </Button>
    </form>
  )
}

const inFours = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ')
