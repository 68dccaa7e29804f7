import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { createCoalescer } from '../coalesce.ts'
import { subscribe } from '../live-client.ts'
import { runPassively } from '../passive.ts'
import { ListenAccountDocument } from './listen-account.account.generated.ts'
import { ListenMoneyDocument } from './listen-money.payment.generated.ts'

/** A batch of signatures comes as many events; the screen queries a few times a second at most. */
const coalesceMs = 400

/**
 * Reads everything under a key again when a document of the company has moved, when an account or a card has
 * changed or money has come without a document, and when the line opens or is back after it was lost: what came
 * meanwhile is in the new answers.
 */
export function useLiveMoney(legalPartyId: string, queryKey: string): void {
  const client = useQueryClient()
  const lastPayment = useRef<string | null>(null)
  const lastChange = useRef<string | null>(null)
  useEffect(() => {
    const refresh = createCoalescer(
      () => runPassively(() => void client.invalidateQueries({ queryKey: [queryKey] })),
      coalesceMs,
    )
    const stopPayments = subscribe(
      ListenMoneyDocument,
      () => ({ legalPartyId, lastEventId: lastPayment.current }),
      {
        service: 'payment',
        onData: ({ listenPayment }) => {
          lastPayment.current = listenPayment.eventId
          refresh.call()
        },
        onMissed: refresh.call,
      },
    )
    const stopChanges = subscribe(
      ListenAccountDocument,
      () => ({ partyId: legalPartyId, lastEventId: lastChange.current }),
      {
        service: 'account',
        onData: ({ listenAccount }) => {
          lastChange.current = listenAccount.eventId
          refresh.call()
        },
        onMissed: refresh.call,
      },
    )
    return () => {
      stopPayments()
      stopChanges()
      // The next page may have sent its queries before this event.
      refresh.flush()
    }
  }, [client, legalPartyId, queryKey])
}
