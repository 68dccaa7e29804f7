import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { toast } from '../../components/feedback/toast-store.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import type { DocumentKind, DocumentRow } from '../document-kind.ts'
import { invalidateDocuments } from '../document-queries.ts'
import { createActionFlow } from './action-flow.ts'
import type { ActionFlow } from './action-flow.ts'
import { outcomeOf } from './batch-result.ts'
import type { BatchResult } from './batch-result.ts'
import type { FlowState } from './flow-state.ts'
import { performAction } from './perform-action.ts'

/** The action the person is about to do or has just done; one at a time on a screen. */
export function useActionFlow<TRow extends DocumentRow>(
  kind: DocumentKind<TRow>,
  legalPartyId: string,
): { flow: ActionFlow<TRow>; state: FlowState<TRow> } {
  const client = useQueryClient()
  const [flow] = useState(() =>
    createActionFlow<TRow>({
      legalPartyId,
      notFoundCode: kind.codes.notFound,
      perform: call => performAction(kind, call),
      read: id => kind.reads.row({ id, legalPartyId }),
      wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
      onSettled: () => void invalidateDocuments(client, kind),
    }),
  )
  return { flow, state: useSyncExternalStore(flow.subscribe, flow.getState) }
}

interface FlowOutcomeOptions<TRow extends DocumentRow> {
  readonly flow: ActionFlow<TRow>
  readonly state: FlowState<TRow>
  /** To the screen reader. */
  readonly announce: (text: string) => void
  /** The document that is open under the action: it shows the outcome by itself. */
  readonly openId: string | undefined
  /** A document went through: it need not be ticked any more. */
  readonly onDone: (id: string) => void
  /** The document of the open drawer no longer exists. */
  readonly onDeleted: () => void
}

/**
 * What happens when an action ends. One document that went through is a short message, or none on the
 * screen when its own drawer shows it; a batch, and anything that failed, stays until the person has read it.
 */
export function useFlowOutcome<TRow extends DocumentRow>(options: FlowOutcomeOptions<TRow>): void {
  const { state } = options
  const { t } = useTranslation('documents')
  const result = state.phase === 'finished' ? state.result : undefined
  const textOf = ({ action, done, failed }: BatchResult<TRow>) =>
    failed.length === 0
      ? t($ => $.actions.result.done[action])
      : t($ => $.actions.result.partial, { ok: done.length, failed: failed.length })

  const handleResult = useEffectEvent((finished: BatchResult<TRow>) => {
    for (const row of finished.done) options.onDone(row.id)
    if (finished.action === 'delete' && finished.done.length > 0) options.onDeleted()
    const { done, skipped } = finished
    const isBrief = outcomeOf(finished) === 'success' && done.length === 1 && skipped.length === 0
    const isShown = done[0]?.id === options.openId && finished.action !== 'delete'
    // A toast is announced by itself: announced here too, a screen reader would read it twice.
    if (isBrief && !isShown) toast.success(textOf(finished))
    else options.announce(textOf(finished))
    if (isBrief) options.flow.close()
  })
  useEffect(
    function reportResult() {
      if (result) handleResult(result)
    },
    [result],
  )
}
