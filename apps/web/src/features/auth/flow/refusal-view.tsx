import { Notice } from '../../../components/feedback/notice.tsx'
import { useErrorText } from '../../../lib/use-error-text.ts'
import { FailureView } from '../login/failure-view.tsx'
import type { useStep } from './use-step.ts'

/** What a first step is refused for and no field is to blame for: also a code that was sent just now. */
export function RefusalView({ step }: { step: ReturnType<typeof useStep> }) {
  const { failure } = step
  const waits = failure?.place === 'wait' ? failure : undefined
  const errorText = useErrorText(waits !== undefined)
  if (waits !== undefined) {
    return (
      <Notice role="alert">
        <p>{errorText(waits.code, { waitSeconds: waits.waitSeconds })}</p>
      </Notice>
    )
  }
  return <FailureView failure={step.ofSignIn} secondsLeft={step.secondsLeft} />
}
