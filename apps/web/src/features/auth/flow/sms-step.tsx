import { useEffect, useRef, useState } from 'react'
import { formatPhone } from '@tartip/domain/identifiers/phone'
import { formatCountdown } from '@tartip/domain/time/format-date'
import { Button } from '../../../components/controls/button.tsx'
import { CodeField } from '../../../components/fields/code-field.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useErrorText } from '../../../lib/use-error-text.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { confirmCode, sendCode, type SmsSent } from '../api/flow.ts'
import { captchaSource } from '../captcha/captcha.ts'
import { FailureView } from '../login/failure-view.tsx'
import { useWait } from '../login/use-wait.ts'
import classes from './flow.module.css'
import type { StepProps } from './step-props.ts'
import { useCodeEntry } from './use-code-entry.ts'
import { useStep } from './use-step.ts'

/** A code by SMS: sent when none has been yet, with its time running and a way to get another one. */
export function SmsStep({ state, onNext, onSent, onTooLate }: StepProps) {
  const { t } = useTranslation('authFlow')
  const [sms, setSms] = useState<SmsSent | undefined>(state.sms)
  const step = useStep(onTooLate)
  const entry = useCodeEntry(step, async code => onNext(await confirmCode(code)))
  const expiry = useWait()
  const resend = useWait()
  const sending = useStep(onTooLate, resend.waitFor)
  const hasStarted = useRef(false)

  const startTimers = (sent: SmsSent) => {
    setSms(sent)
    expiry.waitFor(sent.expiresInSeconds)
    resend.waitFor(sent.resendInSeconds)
  }
  const send = () =>
    sending.run(async () => {
      const next = await sendCode()
      if (next.sms) startTimers(next.sms)
      onSent?.(next)
      entry.clear()
      step.clearFailure()
      captchaSource.prepare()
    })

  useEffect(function sendFirstCode() {
    if (hasStarted.current) return
    hasStarted.current = true
    if (state.sms) startTimers(state.sms)
    else void send()
    // Once, when the step is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const { failure: notSent } = sending

  return (
    <form className={classes.form} noValidate onSubmit={entry.handleSubmit}>
      {sms ? (
        <p className={classes.lead}>{t($ => $.sms.sent, { phone: shown(sms.phone) })}</p>
      ) : null}
      {step.failure?.place === 'known' ? (
        <Notice role="alert">
          <p>{t($ => $.register.known)}</p>
        </Notice>
      ) : null}
      <CodeField id="sms-code" label={t($ => $.sms.label)} {...entry.field} autoFocus />
      <FailureView failure={step.ofSignIn} secondsLeft={step.secondsLeft} />
      <FailureView failure={sending.ofSignIn} secondsLeft={sending.secondsLeft} />
      <Expiry isSent={sms !== undefined} secondsLeft={expiry.secondsLeft} />
      <Button
        type="submit"
        fullWidth
        aria-disabled={step.isBusy || step.secondsLeft > 0 || undefined}
      >
        {step.isBusy ? t($ => $.checking) : t($ => $.sms.confirm)}
      </Button>
      <Resend
        secondsLeft={resend.secondsLeft}
        sendsLeft={sms?.sendsLeft}
        isSending={sending.isBusy}
        refusal={notSent?.place === 'wait' ? notSent.code : undefined}
        onSend={() => void send()}
      />
    </form>
  )
}

/** A masked number is no number any more: only the digits that are shown are grouped. */
const shown = (phone: string): string =>
  /^\d+$/.test(phone) ? formatPhone(phone) : `+${phone.slice(0, 3)} ${phone.slice(3)}`

function Expiry({ isSent, secondsLeft }: { isSent: boolean; secondsLeft: number }) {
  const { t } = useTranslation('authFlow')
  if (!isSent) return null
  if (secondsLeft > 0) {
    return (
      <p className={classes.quiet} aria-hidden>
        {t($ => $.sms.expiresIn, { time: formatCountdown(secondsLeft) })}
      </p>
    )
  }
  return (
    <p className={classes.quiet} role="status">
      {t($ => $.sms.expired)}
    </p>
  )
}

interface ResendProps {
  secondsLeft: number
  sendsLeft: number | undefined
  isSending: boolean
  /** Why the bank did not send another one yet. */
  refusal: string | undefined
  onSend: () => void
}

function Resend({ secondsLeft, sendsLeft, isSending, refusal, onSend }: ResendProps) {
  const { t } = useTranslation('authFlow')
  const errorText = useErrorText(refusal !== undefined)
  const isWaiting = secondsLeft > 0
  return (
    <>
      {refusal !== undefined && isWaiting ? (
        <Notice role="alert">
          <p>{errorText(refusal)}</p>
        </Notice>
      ) : null}
      <Button
        variant="default"
        fullWidth
        aria-disabled={isWaiting || isSending || undefined}
        onClick={onSend}
      >
        {isSending
          ? t($ => $.sending)
          : isWaiting
            ? t($ => $.sms.resendIn, { time: formatCountdown(secondsLeft) })
            : t($ => $.sms.resend)}
      </Button>
      {sendsLeft !== undefined && sendsLeft < 3 ? (
        <p className={classes.quiet}>{t($ => $.sms.sendsLeft, { count: sendsLeft })}</p>
      ) : null}
    </>
  )
}
