import { useErrorText } from '../../../lib/use-error-text.ts'
import { FailureView } from '../login/failure-view.tsx'
import classes from './flow.module.css'
import type { useStep } from './use-step.ts'

/** What a first step is refused for and no field is to blame for: also a code that was sent just now. */
export function RefusalView({ step }: { step: ReturnType<typeof useStep> }) {
  const { failure } = step
  const waits = failure?.place === 'wait' ? failure : undefined
  const errorText = useErrorText(waits !== undefined)
  if (waits !== undefined) {
    return (
      <p className={classes.notice} role="alert">
        {errorText(waits.code, { waitSeconds: waits.waitSeconds })}
      </p>
    )
  }
  return <FailureView failure={step.ofSignIn} secondsLeft={step.secondsLeft} />
}
