import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { passwordIsStrong } from '@tartip/domain/people/password'
import { Button } from '../../../components/controls/button.tsx'
import { PasswordField } from '../../../components/fields/password-field.tsx'
import { PasswordRules } from '../../../components/fields/password-rules.tsx'
import { sessionEvents } from '../../../lib/session-events.ts'
import { useErrorText } from '../../../lib/use-error-text.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { setPassword } from '../api/flow.ts'
import { FailureView } from '../login/failure-view.tsx'
import classes from './flow.module.css'
import type { StepProps } from './step-props.ts'
import { useStep } from './use-step.ts'

interface PasswordStepProps extends StepProps {
  onSignedIn: () => Promise<void>
}

/** A new password, twice, with the rules ticked as it is typed. Paste and managers are welcome. */
export function PasswordStep({ state, onNext, onTooLate, onSignedIn }: PasswordStepProps) {
  const { t } = useTranslation('authFlow')
  const [password, setNew] = useState('')
  const [repeated, setRepeated] = useState('')
  const [isMismatch, setIsMismatch] = useState(false)
  const step = useStep(onTooLate)
  const errorText = useErrorText(isMismatch)

  const save = () =>
    step.run(async () => {
      // A one-time password with an app opens a session with this very call.
      sessionEvents.emit('signingIn', undefined)
      const next = await setPassword(state.form, password)
      if (next === undefined) await onSignedIn()
      else onNext(next)
    })
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const strong = passwordIsStrong(password)
    if (!strong.ok) {
      const { code, params } = strong.error
      step.fail({ place: 'flowField', field: 'password', code, params })
      document.getElementById('new-password')?.focus()
    } else if (password !== repeated) {
      setIsMismatch(true)
      document.getElementById('repeat-password')?.focus()
    } else void save()
  }

  return (
    <form className={classes.form} noValidate onSubmit={handleSubmit}>
      <PasswordField
        id="new-password"
        name="new-password"
        label={t($ => $.password.new)}
        autoComplete="new-password"
        value={password}
        onChange={value => {
          setNew(value)
          setIsMismatch(false)
          step.clearFailure()
        }}
        error={step.errorOf('password')}
        autoFocus
      />
      <PasswordRules password={password} />
      <PasswordField
        id="repeat-password"
        name="repeat-password"
        label={t($ => $.password.repeat)}
        autoComplete="new-password"
        value={repeated}
        onChange={value => {
          setRepeated(value)
          setIsMismatch(false)
        }}
        error={isMismatch ? errorText('PASSWORD_MISMATCH') : undefined}
      />
      <FailureView failure={step.ofSignIn} secondsLeft={step.secondsLeft} />
      <Button type="submit" fullWidth aria-disabled={step.isBusy || undefined}>
        {step.isBusy ? t($ => $.password.saving) : t($ => $.password.save)}
      </Button>
    </form>
  )
}
