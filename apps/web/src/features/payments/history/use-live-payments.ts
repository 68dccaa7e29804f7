import { useQueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createCoalescer } from '../../../lib/coalesce.ts'
import { subscribe } from '../../../lib/live-client.ts'
import { runPassively } from '../../../lib/passive.ts'
import { ListenPaymentsDocument } from '../api/listen-payments.payment.generated.ts'
import { countsKey, paymentsKey } from '../api/payment-queries.ts'
import type { PaymentPage, PaymentRow } from '../api/payment-queries.ts'
import { freshRows, mergeEvent } from './live-merge.ts'
import type { PaymentEvent } from './live-merge.ts'

/** A batch of hundreds changes hundreds of documents: the server is asked for many of them at once. */
const gatherMs = 500
/** As long as the pulse of a row lasts, and a breath. */
const pulseMs = 2_600

interface LivePaymentsOptions {
  readonly legalPartyId: string
  /** The page on the screen. */
  readonly listKey: QueryKey
  readonly belongs: (row: PaymentRow) => boolean
  /** The person selects, types or acts: nothing may move under his hands. */
  readonly isBusy: boolean
  readonly onRemoved: (paymentId: string) => void
  /** So many rows of the page have changed since the last time. */
  readonly onChanged: (count: number) => void
}

export interface LivePayments {
  /** Rows that have just changed or come in. */
  readonly changedIds: ReadonlySet<string>
  /** Documents that wait to be shown. */
  readonly waitingCount: number
  readonly showWaiting: () => void
}

/** Follows all documents of the company that the person may see, on the page that is open. */
export function useLivePayments(options: LivePaymentsOptions): LivePayments {
  const { legalPartyId, listKey, isBusy } = options
  const client = useQueryClient()
  const pulse = usePulse()
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(noIds)
  const isStale = useRef(false)
  const lastEventId = useRef<string | null>(null)
  const changedSinceTold = useRef(new Set<string>())

  const askAgain = async () => {
    isStale.current = false
    const announced = waiting
    setWaiting(noIds)
    const before = idsOf(client.getQueryData<PaymentPage>(listKey))
    await runPassively(() => client.invalidateQueries({ queryKey: [paymentsKey] }))
    pulse.add(freshRows(before, idsOf(client.getQueryData<PaymentPage>(listKey)), announced))
  }
  const refreshDetails = () =>
    runPassively(() => void client.invalidateQueries({ queryKey: [paymentsKey, 'details'] }))
  const settle = useCoalescedCall(() => {
    runPassively(() => void client.invalidateQueries({ queryKey: [countsKey] }))
    if (changedSinceTold.current.size > 0) options.onChanged(changedSinceTold.current.size)
    changedSinceTold.current.clear()
    if (!isStale.current) return
    if (options.isBusy) refreshDetails()
    else void askAgain()
  })
  const handleEvent = useEffectEvent((event: PaymentEvent) => {
    lastEventId.current = event.eventId
    isStale.current = true
    settle()
    const page = client.getQueryData<PaymentPage>(listKey)
    if (!page) return
    const { page: merged, effect } = mergeEvent(page, event, options.belongs)
    if (merged !== page) client.setQueryData<PaymentPage>(listKey, merged)
    if (effect === 'changed') {
      pulse.add([event.paymentId])
      changedSinceTold.current.add(event.paymentId)
    }
    if (effect === 'arrived') setWaiting(known => new Set([...known, event.paymentId]))
    if (effect === 'removed' || event.state === 'Deleted') {
      setWaiting(known => without(known, event.paymentId))
      options.onRemoved(event.paymentId)
    }
  })
  const handleUnheard = useEffectEvent(() => {
    isStale.current = true
    settle()
  })

  useEffect(
    function followDocuments() {
      return subscribe(
        ListenPaymentsDocument,
        () => ({ legalPartyId, lastEventId: lastEventId.current }),
        {
          service: 'payment',
          onData: ({ listenPayment }) => handleEvent(listenPayment),
          onUnheard: () => handleUnheard(),
        },
      )
    },
    [legalPartyId],
  )
  useEffect(
    function catchUpWhenHandsAreFree() {
      if (!isBusy && isStale.current) settle()
    },
    [isBusy, settle],
  )

  return {
    changedIds: pulse.ids,
    waitingCount: waiting.size,
    showWaiting: () => void askAgain(),
  }
}

const noIds: ReadonlySet<string> = new Set()
const idsOf = (page: PaymentPage | undefined): readonly string[] =>
  page?.list.map(row => row.id) ?? []

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  if (!ids.has(id)) return ids
  const rest = new Set(ids)
  rest.delete(id)
  return rest
}

/** Runs once for all the calls of a while. */
function useCoalescedCall(run: () => void): () => void {
  // What runs then must see the screen as it is then, not as it was when the first call came.
  const latest = useRef(run)
  useEffect(function rememberLatest() {
    latest.current = run
  })
  const [gathered] = useState(() => createCoalescer(() => latest.current(), gatherMs))
  useEffect(() => gathered.drop, [gathered])
  return gathered.call
}

/** Rows that pulse now; each leaves by itself, so that its next change can be seen again. */
function usePulse() {
  const [ids, setIds] = useState<ReadonlySet<string>>(noIds)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => running.forEach(timer => clearTimeout(timer))
  }, [])
  const add = useCallback((added: readonly string[]) => {
    if (added.length === 0) return
    setIds(known => new Set([...known, ...added]))
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      setIds(known => added.reduce(without, known))
    }, pulseMs)
    timers.current.add(timer)
  }, [])
  return { ids, add }
}
