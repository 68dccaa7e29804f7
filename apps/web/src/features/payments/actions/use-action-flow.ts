import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { countsKey, paymentsKey, readPayment } from '../api/payment-queries.ts'
import type { ActionFlow } from './action-flow.ts'
import type { FlowState } from './flow-state.ts'
import { createActionFlow } from './action-flow.ts'
import { callAction } from './call-action.ts'

/** The action the person is about to do or has just done; one at a time on a screen. */
export function useActionFlow(legalPartyId: string): { flow: ActionFlow; state: FlowState } {
  const client = useQueryClient()
  const [flow] = useState(() =>
    createActionFlow({
      legalPartyId,
      call: callAction,
      read: paymentId => readPayment(legalPartyId, paymentId),
      wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
      onSettled: () => {
        void client.invalidateQueries({ queryKey: [paymentsKey] })
        void client.invalidateQueries({ queryKey: [countsKey] })
      },
    }),
  )
  return { flow, state: useSyncExternalStore(flow.subscribe, flow.getState) }
}
