import { expect, test } from 'vitest'
import type { OutboxEvent } from '../outbox/outbox.ts'
import { endWithListener } from './end-with-listener.ts'
import { createLiveHub } from './hub.ts'

const filter = { legalPartyId: '10000000-0000-4000-8000-000000000001', topic: 'payment' }

test('whoever stops listening waits for no further event and is not listened for any more', async () => {
  const hub = createLiveHub()
  const ending = new AbortController()
  const events = endWithListener(listTo(hub.subscribe(filter, ending.signal)), ending)
  const waiting = events.next()
  expect(hub.listening()).toEqual([filter.legalPartyId])
  await events.return?.()
  expect(await waiting).toEqual({ done: true, value: undefined })
  expect(hub.listening()).toEqual([])
})

test('a subscription that has failed leaves nothing at the hub', async () => {
  const hub = createLiveHub()
  const ending = new AbortController()
  hub.subscribe(filter, ending.signal)
  const events = endWithListener(fail(), ending)
  await expect(events.next()).rejects.toThrow('The bank is unavailable')
  expect(hub.listening()).toEqual([])
})

async function* listTo(news: AsyncIterable<OutboxEvent>): AsyncGenerator<OutboxEvent, undefined> {
  yield* news
  return undefined
}

async function* fail(): AsyncGenerator<OutboxEvent, undefined> {
  await Promise.reject(new Error('The bank is unavailable'))
  yield* []
  return undefined
}
