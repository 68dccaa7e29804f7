import { useTranslation } from '../../../lib/use-translation.ts'
import type { FlowStep } from '../api/flow.ts'
import type { SignInForm } from '../api/sign-in.ts'
import classes from './flow.module.css'

type ShownStep = 'inn' | 'phone' | 'sms' | 'password' | 'app'

const stepsOf: Readonly<Record<SignInForm, readonly ShownStep[]>> = {
  REGISTER: ['inn', 'phone', 'sms', 'password', 'app'],
  SMS_CONFIRM: ['sms', 'password', 'app'],
  RESET_TOTP: ['sms', 'app'],
  RESET_PASSWORD: ['sms', 'password'],
  LOGIN: [],
}

const shownStep: Readonly<Record<FlowStep, ShownStep | undefined>> = {
  SMS: 'sms',
  CODE: 'sms',
  PASSWORD: 'password',
  TOTP: 'app',
  DONE: undefined,
}

interface StepListProps {
  form: SignInForm
  step: FlowStep | 'inn' | 'phone'
}

/** How far the person has come. */
export function StepList({ form, step }: StepListProps) {
  const { t } = useTranslation('authFlow')
  const steps = stepsOf[form]
  const current = step === 'inn' || step === 'phone' ? step : shownStep[step]
  const place = current === undefined ? steps.length : steps.indexOf(current)
  if (steps.length === 0) return null
  return (
    <ol className={classes.steps} aria-label={t($ => $.steps.label)}>
      {steps.map((name, index) => (
        <li
          key={name}
          className={classes.step}
          aria-current={index === place ? 'step' : undefined}
          data-done={index < place || undefined}
        >
          {t($ => $.steps[name])}
        </li>
      ))}
    </ol>
  )
}
