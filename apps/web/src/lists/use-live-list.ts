import { useQueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createCoalescer } from '../lib/coalesce.ts'
import { runPassively } from '../lib/passive.ts'
import { freshRows, mergeEvent } from './live-merge.ts'
import type { LiveEvent, LivePage, LiveRow } from './live-merge.ts'

/** A batch changes hundreds of rows: they are read again together. */
const refetchDelayMs = 500
/** A little longer than the pulse of a row lasts. */
const pulseMs = 2_600

/** Where the events of a list come from, and what has to be read again after them. */
export interface LiveSource<Row> {
  /** Another organisation has another key. */
  readonly key: string
  /** Begins to deliver; answers how to stop. */
  readonly follow: (
    lastEventId: () => string | null,
    handlers: {
      readonly onEvent: (event: LiveEvent<Row>) => void
      /** Events may have been lost. */
      readonly onMissed: () => void
    },
  ) => () => void
  /** Everything that shows these rows. */
  readonly rowsKey: QueryKey
  /** An opened row: read again also while the list must not move. */
  readonly detailsKey: QueryKey
  /** What counts them. */
  readonly countsKey: QueryKey
}

interface LiveListOptions<Row> {
  readonly source: LiveSource<Row>
  /** The page on the screen. */
  readonly listKey: QueryKey
  readonly belongs: (row: Row) => boolean
  /** The person selects, types or acts: rows must not move. */
  readonly isBusy: boolean
  readonly onRemoved: (id: string) => void
  /** So many rows of the page have changed since the last time. */
  readonly onChanged: (count: number) => void
}

export interface LiveList {
  /** Rows that have just changed or come in. */
  readonly changedIds: ReadonlySet<string>
  /** Rows that wait to be shown. */
  readonly waitingCount: number
  readonly showWaiting: () => void
}

/** Follows the rows of a list on the page that is open: changes in place, new ones by reading it again. */
export function useLiveList<Row extends LiveRow>(options: LiveListOptions<Row>): LiveList {
  const { source, listKey, isBusy } = options
  type Page = LivePage<Row>
  const client = useQueryClient()
  const pulse = usePulse()
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(noIds)
  const isStale = useRef(false)
  const lastEventId = useRef<string | null>(null)
  const changedSinceReport = useRef(new Set<string>())

  const readAgain = async () => {
    isStale.current = false
    const announced = waiting
    setWaiting(noIds)
    const before = idsOf(client.getQueryData<Page>(listKey))
    await runPassively(() => client.invalidateQueries({ queryKey: source.rowsKey }))
    pulse.add(freshRows(before, idsOf(client.getQueryData<Page>(listKey)), announced))
  }
  const refreshDetails = () =>
    runPassively(() => void client.invalidateQueries({ queryKey: source.detailsKey }))
  const settle = useCoalescedCall(() => {
    runPassively(() => void client.invalidateQueries({ queryKey: source.countsKey }))
    if (changedSinceReport.current.size > 0) options.onChanged(changedSinceReport.current.size)
    changedSinceReport.current.clear()
    if (!isStale.current) return
    if (options.isBusy) refreshDetails()
    else void readAgain()
  })
  const handleEvent = useEffectEvent((event: LiveEvent<Row>) => {
    lastEventId.current = event.eventId
    isStale.current = true
    settle()
    const page = client.getQueryData<Page>(listKey)
    if (!page) return
    const { page: merged, effect } = mergeEvent(page, event, options.belongs)
    if (merged !== page) client.setQueryData<Page>(listKey, merged)
    if (effect === 'changed') {
      pulse.add([event.id])
      changedSinceReport.current.add(event.id)
    }
    if (effect === 'arrived') setWaiting(known => new Set([...known, event.id]))
    if (effect === 'removed' || event.row === undefined) {
      setWaiting(known => without(known, event.id))
      options.onRemoved(event.id)
    }
  })
  const handleMissed = useEffectEvent(() => {
    isStale.current = true
    settle()
  })

  const follow = useEffectEvent(() =>
    source.follow(() => lastEventId.current, {
      onEvent: event => handleEvent(event),
      onMissed: () => handleMissed(),
    }),
  )
  useEffect(
    function followRows() {
      return follow()
    },
    [source.key],
  )
  useEffect(
    function catchUpWhenNoLongerBusy() {
      if (!isBusy && isStale.current) settle()
    },
    [isBusy, settle],
  )

  return {
    changedIds: pulse.ids,
    waitingCount: waiting.size,
    showWaiting: () => void readAgain(),
  }
}

const noIds: ReadonlySet<string> = new Set()
const idsOf = (page: LivePage<LiveRow> | undefined): readonly string[] =>
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
  const [collected] = useState(() => createCoalescer(() => latest.current(), refetchDelayMs))
  useEffect(() => collected.drop, [collected])
  return collected.call
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
