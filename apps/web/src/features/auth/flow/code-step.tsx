import { Button } from '../../../components/controls/button.tsx'
import { CodeField } from '../../../components/fields/code-field.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { confirmCode } from '../api/flow.ts'
import { FailureView } from '../login/failure-view.tsx'
import classes from './flow.module.css'
import type { StepProps } from './step-props.ts'
import { useCodeEntry } from './use-code-entry.ts'
import { useStep } from './use-step.ts'

/** The code of an app that is set up already, before a one-time password of the bank is changed. */
export function CodeStep({ onNext, onTooLate }: StepProps) {
  const { t } = useTranslation('authFlow')
  const step = useStep(onTooLate)
  const entry = useCodeEntry(step, async code => onNext(await confirmCode(code)))
  return (
    <form className={classes.form} noValidate onSubmit={entry.handleSubmit}>
      <p className={classes.lead}>{t($ => $.code.lead)}</p>
      <CodeField id="app-code" label={t($ => $.code.label)} {...entry.field} autoFocus />
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
