import { may } from '@tartip/domain/people/policy'
import type { Viewer } from '@tartip/domain/people/viewer'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { createCoalescer } from '../../lib/coalesce.ts'
import { execute } from '../../lib/graphql-client.ts'
import { subscribe } from '../../lib/live-client.ts'
import { runPassively } from '../../lib/passive.ts'
import { ListenPaymentCountsDocument } from './api/listen-payment-counts.payment.generated.ts'
import { PaymentCountsDocument } from './api/payment-counts.payment.generated.ts'

/** A batch of hundreds changes hundreds of documents: one question a second is enough. */
const coalesceMs = 1_000

const paymentCountsQuery = (legalPartyId: string) =>
  queryOptions({
    queryKey: ['payment-counts', legalPartyId],
    queryFn: async ({ signal }) => {
      const { getCountsOfPaymentsGroupedByStatus: counts } = await execute(
        PaymentCountsDocument,
        { legalPartyId },
        // The badge is nobody's wish: it must not keep a session alive.
        { service: 'payment', signal, isPassive: true },
      )
      return counts
    },
  })

/** How many documents wait for this person's signature; live. Undefined while unknown or not theirs. */
export function useToSignCount(viewer: Viewer): number | undefined {
  const signs = may(viewer, 'payments.sign').ok
  const { legalPartyId } = viewer
  const queryClient = useQueryClient()
  const counts = useQuery({ ...paymentCountsQuery(legalPartyId), enabled: signs })
  const lastEventId = useRef<string | null>(null)

  useEffect(
    function followPayments() {
      if (!signs) return undefined
      const refresh = createCoalescer(
        () =>
          runPassively(() => void queryClient.invalidateQueries({ queryKey: ['payment-counts'] })),
        coalesceMs,
      )
      const unsubscribe = subscribe(
        ListenPaymentCountsDocument,
        () => ({ legalPartyId, lastEventId: lastEventId.current }),
        {
          service: 'payment',
          onData: ({ listenPayment }) => {
            lastEventId.current = listenPayment.eventId
            refresh.call()
          },
          onUnheard: refresh.call,
        },
      )
      return () => {
        refresh.drop()
        unsubscribe()
      }
    },
    [signs, legalPartyId, queryClient],
  )

  if (!signs) return undefined
  return counts.data?.find(count => count.status === 'FOR_SIGN')?.count
}
