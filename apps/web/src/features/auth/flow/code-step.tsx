import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { CodeField } from '../../../components/fields/code-field.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { confirmCode } from '../api/flow.ts'
import { FailureView } from '../login/failure-view.tsx'
import classes from './flow.module.css'
import type { StepProps } from './step-props.ts'
import { useStep } from './use-step.ts'

const codeLength = 6

/** The code of an app that is set up already, before a one-time password of the bank is changed. */
export function CodeStep({ onNext, onTooLate }: StepProps) {
  const { t } = useTranslation('door')
  const [code, setCode] = useState('')
  const step = useStep(onTooLate)
  const confirm = (typed: string) =>
    step.run(async () => {
      onNext(await confirmCode(typed))
    })
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (code.length === codeLength) void confirm(code)
    else step.fail({ place: 'field', field: 'code', code: 'OTP_LENGTH' })
  }
  return (
    <form className={classes.form} noValidate onSubmit={handleSubmit}>
      <p className={classes.lead}>{t($ => $.code.lead)}</p>
      <CodeField
        id="app-code"
        name="code"
        label={t($ => $.code.label)}
        value={code}
        onChange={value => {
          setCode(value)
          step.forgive()
        }}
        onComplete={full => void confirm(full)}
        error={step.errorOf('code')}
        autoFocus
      />
      <FailureView failure={step.ofSignIn} secondsLeft={step.secondsLeft} />
      <Button
        type="submit"
        fullWidth
        aria-disabled={step.isBusy || step.secondsLeft > 0 || undefined}
      >
        {step.isBusy ? t($ => $.checking) : t($ => $.sms.confirm)}
      </Button>
    </form>
  )
}
