import type { OutboxEvent } from '../outbox/outbox.ts'

export interface LiveFilter {
  legalPartyId: string
  topic: string
}

/** Carries events from the relay to the sockets of this process. */
export interface LiveHub {
  publish(event: OutboxEvent): void
  /** The organisations that anybody listens to. */
  listening(): readonly string[]
  /**
   * Events of one organisation and topic from now on, until the signal aborts. The subscription is in
   * place when this returns, before the first value is requested.
   *
   * A reader that falls more than `maximumWaiting` events behind is ended: it comes back with the last
   * event it saw and gets the rest from the outbox, instead of eating the memory of everybody.
   */
  subscribe(filter: LiveFilter, signal: AbortSignal): AsyncIterable<OutboxEvent>
}

const maximumWaiting = 1_000

interface Subscriber {
  take(event: OutboxEvent): void
}

/** A hub within one process. */
export function createLiveHub(): LiveHub {
  /** By organisation, then by topic. */
  const parties = new Map<string, Map<string, Set<Subscriber>>>()
  const forget = ({ legalPartyId, topic }: LiveFilter, subscriber: Subscriber) => {
    const topics = parties.get(legalPartyId)
    const others = topics?.get(topic)
    others?.delete(subscriber)
    if (others?.size === 0) topics?.delete(topic)
    if (topics?.size === 0) parties.delete(legalPartyId)
  }
  return {
    publish(event) {
      const subscribers = parties.get(event.legalPartyId)?.get(event.topic) ?? []
      for (const subscriber of subscribers) subscriber.take(event)
    },
    listening: () => [...parties.keys()],
    subscribe(filter, signal) {
      const topics = parties.get(filter.legalPartyId) ?? new Map<string, Set<Subscriber>>()
      const others = topics.get(filter.topic) ?? new Set<Subscriber>()
      const queue = createQueue(signal, () => forget(filter, queue))
      parties.set(filter.legalPartyId, topics.set(filter.topic, others.add(queue)))
      return queue
    },
  }
}

function createQueue(
  signal: AbortSignal,
  onEnd: () => void,
): Subscriber & AsyncIterable<OutboxEvent> {
  const waiting: OutboxEvent[] = []
  let isEnded = false
  let wake: () => void = () => undefined
  const end = () => {
    if (isEnded) return
    isEnded = true
    onEnd()
    wake()
  }
  if (signal.aborted) queueMicrotask(end)
  else signal.addEventListener('abort', end, { once: true })
  return {
    take(event) {
      if (isEnded) return
      if (waiting.length >= maximumWaiting) return end()
      waiting.push(event)
      wake()
    },
    async *[Symbol.asyncIterator]() {
      try {
        while (true) {
          const event = waiting.shift()
          if (event !== undefined && !signal.aborted) yield event
          else if (isEnded) return
          else await new Promise<void>(resolve => (wake = resolve))
        }
      } finally {
        end()
      }
    },
  }
}
