import { subscribe, parse, type ExecutionResult } from 'graphql'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { beforeEach, describe, expect, test } from 'vitest'

import type { Actor } from '../../../platform/actor.ts'
import { createTurns, maxReplayed } from '../../../platform/graphql/follow-events.ts'
import { scalarResolvers } from '../../../platform/graphql/scalars.ts'
import { createLiveHub, type LiveHub } from '../../../platform/live/hub.ts'
import { type OutboxEvent, parseEventId } from '../../../platform/outbox/outbox.ts'
import { paymentTopic } from '../store/payment-row.ts'
import { somAccount } from '../testing/fake-accounts.ts'
import { createFakePayments } from '../testing/test-payments.ts'
import { organisationId, testActor } from '../testing/test-people.ts'
import { createPaymentSubscriptions } from './payment-subscriptions.ts'
import { typeDefs } from './payment.sdl.generated.ts'

const person = testActor('FIRST')
let missed: OutboxEvent[]
let reading: { now: number; most: number; reads: number }
let accountsRequested: number
let following: number
let schema: ReturnType<typeof makeExecutableSchema>

const eventOf = (number: number): OutboxEvent => ({
  eventId: BigInt(number),
  legalPartyId: organisationId,
  topic: paymentTopic,
  kind: 'paymentDeleted',
  payload: {
    paymentId: '50000000-0000-4000-8000-000000000001',
    createdBy: person.personId,
    payerAccount: somAccount,
    fromStatus: 'FOR_EDITING',
    toStatus: 'FOR_EDITING',
    isDeleted: true,
  },
})

/** Counts who is subscribed. */
function countingHub(hub: LiveHub): LiveHub {
  return {
    ...hub,
    subscribe(filter, signal) {
      following += 1
      signal.addEventListener('abort', () => (following -= 1), { once: true })
      return hub.subscribe(filter, signal)
    },
  }
}

beforeEach(() => {
  missed = []
  reading = { now: 0, most: 0, reads: 0 }
  accountsRequested = 0
  following = 0
  const { deps } = createFakePayments()
  const accounts = {
    ...deps.accounts,
    async permissionsByAccount(actor: Actor) {
      accountsRequested += 1
      return deps.accounts.permissionsByAccount(actor)
    },
  }
  const Subscription = createPaymentSubscriptions(
    { ...deps, accounts },
    {
      hub: countingHub(createLiveHub()),
      async readMissed(_legalPartyId, after, limit) {
        reading.reads += 1
        reading.now += 1
        reading.most = Math.max(reading.most, reading.now)
        await new Promise(resolve => setImmediate(resolve))
        reading.now -= 1
        return missed.filter(event => event.eventId > after).slice(0, limit)
      },
    },
  )
  schema = makeExecutableSchema({ typeDefs, resolvers: { ...scalarResolvers, Subscription } })
})

async function listen(lastEventId: string, actor = person) {
  const request = {
    traceId: 't',
    language: 'ru' as const,
    ip: '',
    idempotencyKey: undefined,
    isPassive: true,
  }
  const result = await subscribe({
    schema,
    document: parse(`subscription($id: ID!, $last: ID) {
      listenPayment(legalPartyId: $id, lastEventId: $last) { eventId }
    }`),
    variableValues: { id: organisationId, last: lastEventId },
    contextValue: { request, session: undefined, actor },
  })
  if (Symbol.asyncIterator in result) return result as AsyncGenerator<ExecutionResult>
  throw result.errors?.[0] ?? new Error('refused without a reason')
}

describe('a client that comes back', () => {
  test('gets what it missed, and the accounts are queried once for all of it', async () => {
    missed = Array.from({ length: maxReplayed }, (_, index) => eventOf(index + 1))
    const events = await listen('0')
    const ids = []
    for (let count = 0; count < maxReplayed; count += 1) {
      const { value } = await events.next()
      ids.push((value as ExecutionResult<{ listenPayment: { eventId: string } }>).data)
    }
    expect(ids.at(-1)).toEqual({ listenPayment: { eventId: String(maxReplayed) } })
    expect([reading.reads, accountsRequested]).toEqual([1, 1])
    await events.return(undefined)
    expect(following).toBe(0)
  })

  test('must fetch again when it has missed too much, and is followed no more', async () => {
    missed = Array.from({ length: maxReplayed + 1 }, (_, index) => eventOf(index + 1))
    const events = await listen('0')
    await expect(events.next()).rejects.toMatchObject({ extensions: { code: 'CURSOR_INVALID' } })
    expect([accountsRequested, following]).toEqual([0, 0])
  })

  test('waits while another replay of the same person runs; other people do not', async () => {
    missed = [eventOf(1)]
    const mine = await Promise.all(Array.from({ length: 20 }, () => listen('0')))
    await Promise.all(mine.map(events => events.next()))
    expect(reading).toMatchObject({ reads: 20, most: 1 })
    const other = { ...person, personId: '20000000-0000-4000-8000-00000000000f' }
    const both = await Promise.all([listen('0'), listen('0', other)])
    await Promise.all(both.map(events => events.next()))
    expect(reading.most).toBe(2)
  })

  test('that has gone while it waited for its turn costs nothing', async () => {
    missed = [eventOf(1)]
    const [first, gone] = await Promise.all([listen('0'), listen('0')])
    const [received, ended] = [first?.next(), gone?.next()]
    await gone?.return(undefined)
    await Promise.all([received, ended])
    expect(reading.reads).toBe(1)
  })

  test.each(['9'.repeat(40), '9'.repeat(39), '-1', '1.5', 'x', ' 1', '18446744073709551615'])(
    'cannot name %s as an event',
    async last => {
      await expect(listen(last)).rejects.toMatchObject({ extensions: { code: 'REQUEST_INVALID' } })
    },
  )
})

test('the largest event there can be is one', () => {
  const largest = ((2n ** 64n - 1n) << 64n) | (2n ** 63n - 1n)
  expect(parseEventId(largest.toString())).toBe(largest)
  expect(parseEventId((largest + 1n).toString())).toBeUndefined()
})

test('a turn that fails does not hold up the next', async () => {
  const inTurn = createTurns()
  const failing = inTurn('a', async () => Promise.reject(new Error('no database')))
  const next = inTurn('a', async () => 'done')
  await expect(failing).rejects.toThrow('no database')
  expect(await next).toBe('done')
})
