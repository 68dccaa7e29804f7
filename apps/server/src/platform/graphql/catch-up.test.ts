import { expect, test } from 'vitest'
import type { OutboxEvent } from '../outbox/outbox.ts'
import { catchUp, readLastEventId } from './catch-up.ts'

const event = (eventId: bigint): OutboxEvent => ({
  eventId,
  legalPartyId: 'party',
  topic: 'topic',
  kind: 'Changed',
  payload: {},
})

async function reported(
  lastEventId: bigint | undefined,
  missed: readonly bigint[],
  news: bigint[],
) {
  async function* happening() {
    yield* news.map(event)
  }
  const received: bigint[] = []
  const readMissed = (_after: bigint, limit: number) =>
    Promise.resolve(missed.slice(0, limit).map(event))
  const events = catchUp({ lastEventId, readMissed, maxReplayed: 3, news: happening() })
  for await (const { eventId } of events) received.push(eventId)
  return received
}

test('a new client receives what happens from now on', async () => {
  expect(await reported(undefined, [1n], [2n, 3n])).toEqual([2n, 3n])
})

test('a returning client first receives what it has missed, and nothing twice', async () => {
  expect(await reported(1n, [2n, 3n, 4n], [3n, 4n, 5n])).toEqual([2n, 3n, 4n, 5n])
  expect(await reported(4n, [], [4n, 5n])).toEqual([5n])
})

test('a client that is too far behind is reported to read its lists again', async () => {
  await expect(reported(1n, [2n, 3n, 4n, 5n], [])).rejects.toMatchObject({
    extensions: { code: 'CURSOR_INVALID' },
  })
})

test('an event id is a number, or there is none', () => {
  expect([undefined, null, '', '17'].map(readLastEventId)).toEqual([
    undefined,
    undefined,
    undefined,
    17n,
  ])
  expect(() => readLastEventId("1' or 1=1")).toThrow(
    expect.objectContaining({ extensions: expect.objectContaining({ code: 'REQUEST_INVALID' }) }),
  )
})
