import { graphql } from 'graphql'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { Language } from '@tartip/domain/language'
import type { NotificationCode } from '@tartip/domain/notification/notification-code'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { inTenant } from '../../../platform/db/transaction.ts'
import type { GraphqlContext } from '../../../platform/graphql/context.ts'
import { scalarResolvers } from '../../../platform/graphql/scalars.ts'
import { createLiveHub } from '../../../platform/live/hub.ts'
import { createOutboxRelay } from '../../../platform/outbox/relay.ts'
import { anActor } from '../../account/testing/actor.ts'
import { createNotificationModule } from '../compose.ts'
import { notify } from '../public.ts'
import {
  company,
  createTestNotifications,
  otherCompany,
  people,
  type TestNotifications,
} from '../testing/test-notifications.ts'

let bank: TestNotifications
let schema: ReturnType<typeof makeExecutableSchema>
const logger = { error: () => undefined }
const hub = createLiveHub()

beforeEach(async () => {
  bank = await createTestNotifications()
  const { service } = createNotificationModule({
    ...bank.depsOn(bank.database.db),
    hub,
    logger,
  })
  schema = makeExecutableSchema({
    typeDefs: service.typeDefs,
    resolvers: { ...scalarResolvers, ...service.resolvers },
  })
})
afterEach(() => bank.close())

interface Caller {
  person?: keyof typeof people
  legalPartyId?: string
  language?: Language
  status?: 'Confirmed' | 'Rejected'
}

function contextOf({
  person = 'CREATOR',
  legalPartyId = company,
  language = 'ru',
  status = 'Confirmed',
}: Caller): GraphqlContext {
  const actor = anActor('CREATOR', {
    personId: people[person],
    legalPartyId,
    postVerificationStatus: status,
    companyName: 'ОсОО «Береке»',
  })
  const request = {
    traceId: 'trace',
    language,
    ip: '127.0.0.1',
    idempotencyKey: undefined,
    isPassive: false,
  }
  return { request, session: { sessionId: 's', personId: actor.personId }, actor }
}

async function runQuery(source: string, caller: Caller = {}): Promise<Record<string, unknown>> {
  const { data, errors } = await graphql({ schema, source, contextValue: contextOf(caller) })
  return { ...data, ...(errors ? { code: errors[0]?.extensions['code'] } : {}) }
}

let sources = 0
async function notifyPerson(code: NotificationCode, details = {}): Promise<void> {
  sources += 1
  await inTenant(bank.database.db, company, tx =>
    notify(tx, {
      legalPartyId: company,
      personIds: [people.CREATOR],
      code,
      source: `test ${sources}`,
      details,
    }),
  )
  await bank.takeOver()
  bank.clock.advanceMinutes(1)
}
const idsOfAll = async () =>
  ((await runQuery('{ findAll { id } }'))['findAll'] as { id: string }[]).map(one => one.id)

describe('reading', () => {
  test('a person reads their notifications newest first, in the language of the request', async () => {
    await notifyPerson('PAYMENT_EXECUTED', {
      operationCode: 'GROSS',
      transferNum: '7',
      amount: '12.50',
      currency: 'KGS',
      paymentId: '60000000-0000-4000-8000-000000000001',
    })
    await notifyPerson('LETTER_RECEIVED', { letterId: '60000000-0000-4000-8000-000000000002' })
    const all = '{ findAll { origin status color message { title payload { legalPartyId } } } }'
    expect(await runQuery(all, { language: 'en' })).toMatchObject({
      findAll: [
        { origin: 'LETTER', message: { title: 'A letter from the bank' } },
        {
          origin: 'PAYMENT',
          status: 'SENT',
          color: 'success',
          message: { title: 'Payment executed', payload: { legalPartyId: company } },
        },
      ],
    })
    expect(await runQuery(all, { language: 'ky' })).toMatchObject({
      findAll: [
        { message: { title: 'Банктан кат келди' } },
        { message: { title: 'Төлөм аткарылды' } },
      ],
    })
  })

  test('statements of one day stand together until they are read apart', async () => {
    for (let count = 0; count < 3; count += 1) await notifyPerson('STATEMENT_READY')
    const [first] = await idsOfAll()
    const groups = '{ findAll { status countStatement legalPartyName idGroup } }'
    const { findAll } = (await runQuery(groups)) as { findAll: { idGroup: string[] }[] }
    expect(findAll).toMatchObject([{ countStatement: 3, legalPartyName: 'ОсОО «Береке»' }])
    expect(findAll[0]?.idGroup).toContain(first)
    await runQuery(`mutation { read(notificationId: "${first}") }`)
    expect(await runQuery(groups)).toMatchObject({
      findAll: [
        { status: 'READ', countStatement: null },
        { status: 'SENT', countStatement: 2 },
      ],
    })
    bank.clock.advanceMinutes(24 * 60)
    for (let count = 0; count < 2; count += 1) await notifyPerson('STATEMENT_READY')
    expect(await runQuery(groups)).toMatchObject({
      findAll: [
        { status: 'SENT', countStatement: 2 },
        { status: 'READ', countStatement: null },
        { status: 'SENT', countStatement: 2 },
      ],
    })
  })

  test('reading is counted once, by one, by origin and all', async () => {
    await notifyPerson('STATEMENT_READY')
    await notifyPerson('LETTER_RECEIVED')
    await notifyPerson('PAYMENT_EXECUTED')
    expect(await runQuery('mutation { readAllByOrigin(origin: LETTER) }')).toEqual({
      readAllByOrigin: 1,
    })
    expect(await runQuery('{ countUnread }')).toEqual({ countUnread: 2 })
    expect(await runQuery('mutation { readAll }')).toEqual({ readAll: 2 })
    expect(await runQuery('mutation { readAll }')).toEqual({ readAll: 0 })
    expect(await runQuery('{ countUnread }')).toEqual({ countUnread: 0 })
  })
})

describe('a sale that comes while the list is being read', () => {
  const sell = async (payer: string) => {
    const details = { count: 1, amount: '10.00', lastAmount: '10.00', currency: 'KGS', payer }
    await inTenant(bank.database.db, company, tx =>
      notify(tx, {
        legalPartyId: company,
        personIds: [people.CREATOR],
        code: 'QR_PAID',
        source: 'qr sales 100001 2026-11-30',
        details,
      }),
    )
    await bank.takeOver()
  }
  const shown = async () =>
    (await runQuery('{ findAll { id version status message { payload { count } } } }'))[
      'findAll'
    ] as { id: string; version: string; status: string; message: { payload: { count: number } } }[]

  test.each([
    ['read', 'read(notificationId: $id, seen: $seen)'],
    ['read with all', 'readAll(seen: $seen)'],
    ['read with its section', 'readAllByOrigin(origin: ELQR, seen: $seen)'],
    ['deleted', 'delete(notificationId: $id, seen: $seen)'],
    ['deleted with others', 'deleteMultiple(notificationIdList: [$id], seen: $seen)'],
    ['deleted with all', 'deleteAll(seen: $seen)'],
  ])('is not %s together with those that the person has seen', async (_how, call) => {
    await sell('Бакыт А.')
    const [before] = await shown()
    await sell('Айгүл Т.')
    const act = (seen: string | undefined) =>
      runQuery(
        `mutation { done: ${call.replace('$id', `"${before?.id}"`).replace('$seen', `"${seen}"`)} }`,
      )
    expect(await act(before?.version)).toEqual({ done: 0 })
    const [now] = await shown()
    expect(now).toMatchObject({ status: 'SENT', message: { payload: { count: 2 } } })
    expect(await act(now?.version)).toEqual({ done: 1 })
  })

  test('what is no version is refused', async () => {
    expect(await runQuery('mutation { readAll(seen: "now") }')).toMatchObject({
      code: 'REQUEST_INVALID',
    })
  })
})

describe('deleting', () => {
  test('one, several and all', async () => {
    for (let count = 0; count < 4; count += 1) await notifyPerson('LETTER_RECEIVED')
    const [a, b, c] = await idsOfAll()
    expect(await runQuery(`mutation { delete(notificationId: "${a}") }`)).toEqual({ delete: 1 })
    expect(
      await runQuery(`mutation { deleteMultiple(notificationIdList: ["${b}", "${c}", "no-id"]) }`),
    ).toEqual({ deleteMultiple: 2 })
    expect(await idsOfAll()).toHaveLength(1)
    expect(await runQuery('mutation { deleteAll }')).toEqual({ deleteAll: 1 })
    expect(await idsOfAll()).toEqual([])
    expect(await runQuery('{ countUnread }')).toEqual({ countUnread: 0 })
  })
})

describe('what is another’s', () => {
  test('nobody reads, marks or deletes the notifications of a colleague or of another company', async () => {
    await notifyPerson('PAYMENT_EXECUTED')
    const [id] = await idsOfAll()
    for (const stranger of [{ person: 'FIRST' }, { legalPartyId: otherCompany }] as const) {
      expect(await runQuery('{ findAll { id } countUnread }', stranger)).toEqual({
        findAll: [],
        countUnread: 0,
      })
      expect(await runQuery(`mutation { read(notificationId: "${id}") }`, stranger)).toEqual({
        read: 0,
      })
      expect(await runQuery(`mutation { delete(notificationId: "${id}") }`, stranger)).toEqual({
        delete: 0,
      })
      expect(await runQuery('mutation { deleteAll }', stranger)).toEqual({ deleteAll: 0 })
    }
    expect(await runQuery('{ countUnread }')).toEqual({ countUnread: 1 })
  })

  test('a rejected person is sent nothing any more', async () => {
    await notifyPerson('PAYMENT_EXECUTED')
    const rejected = { status: 'Rejected' } as const
    expect(await runQuery('{ countUnread }', rejected)).toMatchObject({ code: 'PERSON_REJECTED' })
  })
})

describe('the topic of a person', () => {
  test('their pages receive events about what is new and of what they have read elsewhere, their colleagues’ do not', async () => {
    const relay = createOutboxRelay({ db: bank.database.db, hub, logger })
    await relay.start()
    const listen = schema.getSubscriptionType()?.getFields()['listenNotification']
    const subscribe = (caller: Caller) =>
      listen?.subscribe?.(
        undefined,
        {},
        contextOf(caller),
        undefined as never,
      ) as AsyncIterableIterator<{ listenNotification: { change: string; eventId: string } }>
    const own = subscribe({})
    const colleague = subscribe({ person: 'FIRST' })
    let colleagueReceived = 0
    const waiting = colleague.next().then(({ done }) => (colleagueReceived += done ? 0 : 1))
    await notifyPerson('LETTER_RECEIVED')
    await runQuery('mutation { readAll }')
    // What is read already is no news.
    await runQuery('mutation { readAll }')
    await runQuery('mutation { deleteAll }')
    const received = [await own.next(), await own.next(), await own.next()]
    expect(received.map(one => one.value.listenNotification.change)).toEqual([
      'ADDED',
      'READ',
      'DELETED',
    ])
    await own.return?.()

    const again = listen?.subscribe?.(
      undefined,
      { lastEventId: received[0]?.value.listenNotification.eventId },
      contextOf({}),
      undefined as never,
    ) as typeof own
    expect((await again.next()).value.listenNotification.change).toBe('READ')
    await again.return?.()
    await colleague.return?.()
    await waiting
    expect(colleagueReceived).toBe(0)
    await relay.stop()
  })
})
