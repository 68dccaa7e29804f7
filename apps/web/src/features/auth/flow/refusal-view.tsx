import { useEffect, useEffectEvent } from 'react'
import { VisuallyHidden } from '../../../components/controls/visually-hidden.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useErrorText } from '../../../lib/use-error-text.ts'
import { FailureView } from '../login/failure-view.tsx'
import { useWait } from '../login/use-wait.ts'
import type { FlowFailure } from './flow-failure.ts'
import type { useStep } from './use-step.ts'

/** What a first step is refused for and no field is to blame for: also a code that was sent just now. */
export function RefusalView({
  step,
}: {
  step: Pick<ReturnType<typeof useStep>, 'failure' | 'ofSignIn' | 'secondsLeft'>
}) {
  const { failure } = step
  if (failure?.place === 'wait') return <WaitView refusal={failure} />
  return <FailureView failure={step.ofSignIn} secondsLeft={step.secondsLeft} />
}

/** Counts down until another code may be requested, and goes away then. */
function WaitView({ refusal }: { refusal: Extract<FlowFailure, { place: 'wait' }> }) {
  const { secondsLeft, waitFor } = useWait()
  const errorText = useErrorText(true)
  const begin = useEffectEvent(() => waitFor(refusal.waitSeconds))
  useEffect(
    function countFromThisRefusal() {
      begin()
    },
    [refusal],
  )
  if (secondsLeft === 0) return null
  return (
    <Notice role="alert">
      {/* The words are announced once; the running digits are visual only. */}
      <VisuallyHidden>
        {errorText(refusal.code, { waitSeconds: refusal.waitSeconds })}
      </VisuallyHidden>
      <p aria-hidden>{errorText(refusal.code, { waitSeconds: secondsLeft })}</p>
    </Notice>
  )
}
