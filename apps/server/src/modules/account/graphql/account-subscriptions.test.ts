import { describe, expect, test } from 'vitest'

import { createLiveHub } from '../../../platform/live/hub.ts'
import type { OutboxEvent } from '../../../platform/outbox/outbox.ts'
import type { AccountEventPayload } from '../account-events.ts'
import { anActor } from '../testing/actor.ts'
import { createAccountSubscriptions, type AccountLiveDeps } from './account-subscriptions.ts'

const director = anActor('FIRST')
const { legalPartyId, personId } = director

const eventOf = (eventId: bigint, payload: AccountEventPayload): OutboxEvent => ({
  eventId,
  legalPartyId,
  topic: 'account',
  kind: payload.kind,
  payload: { ...payload },
})
const blocked = (eventId: bigint, cardId = 'seen') =>
  eventOf(eventId, { kind: 'CARD_STATUS_CHANGED', cardId })

interface Listening {
  readonly hub: ReturnType<typeof createLiveHub>
  next(): Promise<unknown>
  end(): Promise<unknown>
}

/** Listens as the director would; only what is called `seen` is theirs to see. */
function listen(change: Partial<AccountLiveDeps> = {}, lastEventId?: string): Listening {
  const hub = createLiveHub()
  const { listenAccount } = createAccountSubscriptions({
    hub,
    readMissed: async () => [],
    canViewAccount: async (_actor, accountId) => accountId === 'seen',
    canViewCard: async (_actor, cardId) => cardId === 'seen',
    ...change,
  })
  if (!listenAccount || typeof listenAccount === 'function') throw new Error('not an object')
  const given = { partyId: legalPartyId, lastEventId: lastEventId ?? null }
  const context = { actor: director } as Parameters<typeof listenAccount.subscribe>[2]
  const info = {} as Parameters<typeof listenAccount.subscribe>[3]
  const events = listenAccount.subscribe({}, given, context, info) as AsyncIterableIterator<unknown>
  return {
    hub,
    next: async () => (await events.next()).value as unknown,
    end: async () => events.return?.(),
  }
}
const published = (eventId: string, cardId = 'seen') => ({
  listenAccount: { eventId, kind: 'CARD_STATUS_CHANGED', cardId },
})

describe('a person who listens', () => {
  test('receives events about what they may see, and of nothing else', async () => {
    const listening = listen()
    const { hub } = listening
    hub.publish(blocked(1n, 'somebody else’s'))
    hub.publish(eventOf(2n, { kind: 'ACCOUNT_RENAMED', accountId: 'not granted' }))
    hub.publish(eventOf(3n, { kind: 'VISIBILITY_CHANGED', personId: 'a colleague' }))
    hub.publish(eventOf(4n, { kind: 'ACCOUNT_MOVED', accountId: 'not granted' }))
    hub.publish(blocked(5n))
    expect(await listening.next()).toMatchObject(published('5'))
    hub.publish(eventOf(6n, { kind: 'ACCOUNT_MOVED', accountId: 'seen' }))
    expect(await listening.next()).toMatchObject({
      listenAccount: { eventId: '6', kind: 'ACCOUNT_MOVED', accountId: 'seen' },
    })
    hub.publish(eventOf(7n, { kind: 'PERMISSIONS_CHANGED', personId }))
    expect(await listening.next()).toMatchObject({ listenAccount: { eventId: '7' } })
    await listening.end()
  })

  test('receives what they missed first, and nothing twice', async () => {
    const readMissed = async (_party: string, after: bigint) =>
      [blocked(11n), blocked(12n)].filter(event => event.eventId > after)
    const listening = listen({ readMissed }, '10')
    listening.hub.publish(blocked(12n))
    listening.hub.publish(blocked(13n))
    const received = [await listening.next(), await listening.next(), await listening.next()]
    expect(received).toMatchObject([published('11'), published('12'), published('13')])
    await listening.end()
  })

  test('reads everything again when too much was missed', async () => {
    const readMissed = async () => Array.from({ length: 201 }, (_, index) => blocked(BigInt(index)))
    const listening = listen({ readMissed }, '1')
    await expect(listening.next()).rejects.toThrow('CURSOR_INVALID')
  })

  test.each(['x', '-1', '9'.repeat(39), '18446744073709551615'])(
    'gives no «%s» for an event',
    lastEventId => {
      expect(() => listen({}, lastEventId)).toThrow('REQUEST_INVALID')
    },
  )
})
