import { may } from '@tartip/domain/people/policy'
import type { Viewer } from '@tartip/domain/people/viewer'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { createCoalescer } from '../../lib/coalesce.ts'
import { execute } from '../../lib/graphql-client.ts'
import { subscribe } from '../../lib/live-client.ts'
import { runPassively } from '../../lib/passive.ts'
import { ListenPaymentCountsDocument } from './api/listen-payment-counts.payment.generated.ts'
import { PaymentCountsDocument } from './api/payment-counts.payment.generated.ts'
import {
  ListenUnreadLettersDocument,
  UnreadLettersDocument,
} from './api/unread-letters.letter.generated.ts'
import type { BadgeName } from './navigation.ts'

/** A batch of hundreds changes hundreds of documents: one question a second is enough. */
const coalesceMs = 1_000

/** The badges are nobody's wish: they must not keep a session alive. */
const toSignQuery = (legalPartyId: string) =>
  queryOptions({
    queryKey: ['payment-counts', legalPartyId],
    queryFn: async ({ signal }) => {
      const { getCountsOfPaymentsGroupedByStatus: counts } = await execute(
        PaymentCountsDocument,
        { legalPartyId },
        { service: 'payment', signal, isPassive: true },
      )
      return counts
    },
    select: counts => counts.find(count => count.status === 'FOR_SIGN')?.count,
  })

const unreadLettersQuery = (legalPartyId: string) =>
  queryOptions({
    queryKey: ['unread-letters', legalPartyId],
    queryFn: async ({ signal }) =>
      (
        await execute(
          UnreadLettersDocument,
          { legalPartyId },
          { service: 'letter', signal, isPassive: true },
        )
      ).getAmountNotProcessedStatus,
  })

/** What waits for the person, by the badge of the navigation; undefined while unknown or not theirs. */
export type LiveCounts = Readonly<Record<BadgeName, number | undefined>>

/** The counts as they were last read; the shell keeps them live. */
export function useCounts(viewer: Viewer): LiveCounts {
  const { legalPartyId } = viewer
  const signs = may(viewer, 'payments.sign').ok
  const readsLetters = may(viewer, 'letters.read').ok
  const toSign = useQuery({ ...toSignQuery(legalPartyId), enabled: signs })
  const unread = useQuery({ ...unreadLettersQuery(legalPartyId), enabled: readsLetters })
  return {
    toSign: signs ? toSign.data : undefined,
    unreadLetters: readsLetters ? unread.data : undefined,
  }
}

/** The counts, read again whenever one of their documents changes. */
export function useLiveCounts(viewer: Viewer): LiveCounts {
  const { legalPartyId } = viewer
  useFollowed(may(viewer, 'payments.sign').ok, 'payment-counts', legalPartyId, followPayments)
  useFollowed(may(viewer, 'letters.read').ok, 'unread-letters', legalPartyId, followLetters)
  return useCounts(viewer)
}

interface Following {
  readonly legalPartyId: string
  readonly lastEventId: () => string | null
  readonly onEvent: (eventId: string) => void
  /** Events may have been lost. */
  readonly onMissed: () => void
}
type Follow = (following: Following) => () => void

const followPayments: Follow = ({ legalPartyId, lastEventId, onEvent, onMissed }) =>
  subscribe(ListenPaymentCountsDocument, () => ({ legalPartyId, lastEventId: lastEventId() }), {
    service: 'payment',
    onData: ({ listenPayment }) => onEvent(listenPayment.eventId),
    onMissed,
  })

const followLetters: Follow = ({ legalPartyId, lastEventId, onEvent, onMissed }) =>
  subscribe(ListenUnreadLettersDocument, () => ({ legalPartyId, lastEventId: lastEventId() }), {
    service: 'letter',
    onData: ({ listenLetter }) => onEvent(listenLetter.eventId),
    onMissed,
  })

function useFollowed(isOn: boolean, key: string, legalPartyId: string, follow: Follow): void {
  const queryClient = useQueryClient()
  const refresh = useEffectEvent(() =>
    runPassively(() => void queryClient.invalidateQueries({ queryKey: [key] })),
  )
  useEffect(
    function followDocuments() {
      if (!isOn) return undefined
      let lastEventId: string | null = null
      const coalesced = createCoalescer(() => refresh(), coalesceMs)
      const unsubscribe = follow({
        legalPartyId,
        lastEventId: () => lastEventId,
        onEvent: eventId => {
          lastEventId = eventId
          coalesced.call()
        },
        onMissed: coalesced.call,
      })
      return () => {
        coalesced.drop()
        unsubscribe()
      }
    },
    [isOn, legalPartyId, follow],
  )
}
