import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../../../lib/use-translation.ts'
import { toast } from '../../../components/feedback/toast-store.ts'
import type { ActionFlow } from './action-flow.ts'
import type { FlowState } from './flow-state.ts'
import type { BatchResult } from './batch-result.ts'
import { outcomeOf } from './batch-result.ts'

interface FlowOutcomeOptions {
  readonly flow: ActionFlow
  readonly state: FlowState
  /** To the screen reader. */
  readonly say: (text: string) => void
  /** The document that lies open under the action: it shows by itself what became of it. */
  readonly openId: string | undefined
  /** A document went through: it need not be ticked any more. */
  readonly onDone: (paymentId: string) => void
  /** The document of the open sheet is no more. */
  readonly onDeleted: () => void
}

/**
 * What happens when an action ends. One document that went through is a short message, or none to
 * the eye when its own sheet shows it; a batch, and anything that failed, stays on the screen until the person has read it.
 */
export function useFlowOutcome(options: FlowOutcomeOptions): void {
  const { state } = options
  const { t } = useTranslation('payments')
  const result = state.phase === 'finished' ? state.result : undefined
  const words = ({ action, done, failed }: BatchResult) =>
    failed.length === 0
      ? t($ => $.actions.result.done[action])
      : t($ => $.actions.result.partial, { ok: done.length, failed: failed.length })

  const handleResult = useEffectEvent((finished: BatchResult) => {
    for (const row of finished.done) options.onDone(row.id)
    if (finished.action === 'delete' && finished.done.length > 0) options.onDeleted()
    const { done, skipped } = finished
    const isBrief = outcomeOf(finished) === 'success' && done.length === 1 && skipped.length === 0
    const isShown = done[0]?.id === options.openId && finished.action !== 'delete'
    // A toast speaks for itself: said here too, a screen reader would hear it twice.
    if (isBrief && !isShown) toast.success(words(finished))
    else options.say(words(finished))
    if (isBrief) options.flow.close()
  })
  useEffect(
    function tellResult() {
      if (result) handleResult(result)
    },
    [result],
  )
}
