import { makeExecutableSchema } from '@graphql-tools/schema'
import type { RetailCards } from '@tartip/bank-ports/retail-cards'
import type { SignRight } from '@tartip/domain/people/sign-right'
import { createTestClock, type TestClock } from '@tartip/testkit/clock/test-clock'
import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { graphql, type GraphQLSchema } from 'graphql'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import type { Actor } from '../../platform/actor.ts'
import { scalarResolvers } from '../../platform/graphql/scalars.ts'
import { createAccountModule, type AccountModule } from './compose.ts'
import { accountMigrations } from './store/migrations/account-migrations.ts'
import { anActor } from './testing/actor.ts'
import { fakeCoreAccounts, aCoreAccount } from './testing/fake-core-accounts.ts'
import {
  aBankCard,
  cardAccountId,
  cardId,
  createFakeCards,
  otherCardId,
  type FakeCards,
} from './testing/fake-cards.ts'
import { noProducts } from './testing/no-products.ts'

const cardAccount = aCoreAccount({
  accountId: cardAccountId,
  account: '1090011000701007',
  type: 'CARD',
})
const otherParty = '22222222-2222-4222-8222-222222222222'
const retail = {
  cardReferencesId: 'r1',
  maskedNumber: '941700******0001',
  maskedOwnerName: 'Айзада К.',
  currency: 'KGS',
} as const

let database: TestDatabase
let cards: FakeCards
let clock: TestClock
let searched: string[]
let module: AccountModule
let schema: GraphQLSchema

beforeEach(async () => {
  database = await testDatabase([{ name: 'account', migrations: accountMigrations }])
  cards = createFakeCards([aBankCard(), aBankCard({ cardId: otherCardId, status: 'LOST' })])
  clock = createTestClock()
  searched = []
  const core = fakeCoreAccounts([cardAccount])
  const retailCards: RetailCards = {
    findByPhone: async phone => {
      searched.push(phone)
      return [retail]
    },
    findByNumber: async () => retail,
    find: async () => retail,
  }
  module = createAccountModule({
    ...noProducts(),
    db: database.db,
    core,
    cards,
    retailCards,
    people: { peopleOf: async () => [], recordRightsChange: async () => undefined },
    clock,
    realClock: clock,
  })
  schema = makeExecutableSchema({
    typeDefs: module.service.typeDefs,
    resolvers: { ...scalarResolvers, ...module.service.resolvers },
  })
})
afterEach(() => database.close())

async function runQuery(actor: Actor, source: string, idempotencyKey?: string) {
  const request = { traceId: 't', language: 'ru', ip: '', idempotencyKey, isPassive: false }
  const { data, errors } = await graphql({ schema, source, contextValue: { actor, request } })
  return {
    data: JSON.parse(JSON.stringify(data ?? null)) as unknown,
    codes: errors?.map(error => error.extensions['code']) ?? [],
    errors,
  }
}

const director = anActor('FIRST')
const creator = anActor('CREATOR')
const key = 'one-intention'
const block = `mutation { setCardStatus(cardId: "${cardId}", status: BLOCKED, reason: TEMPORARY) { status statusReason } }`
const unlock = `mutation { unlockCard(cardId: "${cardId}", reason: FOUND) { status } }`
const limitTo = (maxAmount: string) => `mutation {
  setCardLimit(cardId: "${cardId}", limit: { limitType: CASH_LIMIT, maxAmount: "${maxAmount}" }) {
    totalMaxAmount totalAvailableAmount
  } }`

async function written() {
  const audit = await sql<{ action: string; details: object }>`
    select action, details from platform.audit_entry order by id`.execute(database.ownerDb)
  const events = await sql<{ kind: string }>`
    select kind from platform.outbox where topic = 'account' order by id`.execute(database.ownerDb)
  return {
    audit: audit.rows.map(row => row.action),
    details: audit.rows.map(row => row.details),
    events: events.rows.map(row => row.kind),
  }
}

describe('changing a card', () => {
  test('happens at the bank once, with one line of audit and one event', async () => {
    const expected = { setCardStatus: { status: 'BLOCKED', statusReason: 'TEMPORARY' } }
    expect((await runQuery(director, block, key)).data).toEqual(expected)
    expect((await runQuery(director, block, key)).data).toEqual(expected)
    expect(cards.done).toHaveLength(1)
    const { audit, details, events } = await written()
    expect(audit).toEqual(['cardBlocked'])
    expect(events).toEqual(['CARD_STATUS_CHANGED'])
    expect(details).toEqual([
      {
        cardId,
        card: '9417 00•• •••• 1234',
        status: 'BLOCKED',
        reason: 'TEMPORARY',
        statusBefore: 'ACTIVE',
      },
    ])
  })

  test('sent twice at the same moment it happens once', async () => {
    const answers = await Promise.all([
      runQuery(director, block, key),
      runQuery(director, block, key),
    ])
    expect(answers.flatMap(answer => answer.codes)).toEqual([])
    expect(cards.done).toHaveLength(1)
    expect((await written()).audit).toHaveLength(1)
  })

  test('an answer lost on the way is found by a repeated call', async () => {
    cards.loseNextAnswer()
    expect((await runQuery(director, block, key)).codes).toEqual(['BANK_UNAVAILABLE'])
    expect((await written()).audit).toEqual([])
    expect((await runQuery(director, block, key)).codes).toEqual([])
    expect(cards.done).toHaveLength(1)
    expect((await written()).audit).toEqual(['cardBlocked'])
  })

  test('needs a key, and one key is one intention', async () => {
    expect((await runQuery(director, block)).codes).toEqual(['IDEMPOTENCY_KEY_REQUIRED'])
    expect((await runQuery(director, block, 'short')).codes).toEqual(['IDEMPOTENCY_KEY_INVALID'])
    await runQuery(director, limitTo('500'), key)
    expect((await runQuery(director, limitTo('600'), key)).codes).toEqual([
      'IDEMPOTENCY_KEY_REUSED',
    ])
    expect(cards.done).toHaveLength(1)
  })

  test('a refusal of the bank is reported with its parameters and leaves nothing behind', async () => {
    const { errors } = await runQuery(director, limitTo('1000.01'), key)
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'CARD_LIMIT_TOTAL_EXCEEDED',
      params: { max: '5000000.00', available: '1000.00' },
    })
    expect((await written()).audit).toEqual([])
    // The person lowers the amount and tries with the same form.
    expect((await runQuery(director, limitTo('1000'), key)).data).toEqual({
      setCardLimit: { totalMaxAmount: '5000000.00', totalAvailableAmount: '1000000.00' },
    })
  })

  test.each([
    ['-1', 'CARD_LIMIT_AMOUNT_INVALID'],
    ['1.001', 'CARD_LIMIT_AMOUNT_INVALID'],
  ])('a limit of %s never reaches the bank', async (amount, code) => {
    expect((await runQuery(director, limitTo(amount), key)).codes).toEqual([code])
    expect(cards.done).toEqual([])
  })

  test('a lost card is not unlocked, and a reason must fit its status', async () => {
    const of = (source: string) => source.replaceAll(cardId, otherCardId)
    expect((await runQuery(director, of(unlock), key)).codes).toEqual(['CARD_NOT_UNLOCKABLE'])
    expect((await runQuery(director, of(block), key)).codes).toEqual(['CARD_STATUS_NOT_AVAILABLE'])
    const wrong = block.replace('TEMPORARY', 'LOSS')
    expect((await runQuery(director, wrong, key)).codes).toEqual(['CARD_REASON_INVALID'])
    const loose = unlock.replace('FOUND', 'LOSS')
    expect((await runQuery(director, loose, key)).codes).toEqual(['CARD_REASON_INVALID'])
  })

  test('the internet is switched with the one reason there is', async () => {
    const source = (isAvailable: boolean) => `mutation {
      setInternetTransactionsAvailability(cardId: "${cardId}", isAvailable: ${isAvailable}) {
        isAvailable reason
      } }`
    expect((await runQuery(director, source(true), 'switch-on')).data).toEqual({
      setInternetTransactionsAvailability: { isAvailable: true, reason: null },
    })
    expect((await runQuery(director, source(false), 'switch-off')).data).toEqual({
      setInternetTransactionsAvailability: { isAvailable: false, reason: 'CARD_BLOCK' },
    })
  })
})

describe('who may change a card', () => {
  const grant = (actor: Actor, permissions: ('READ_CARD' | 'SET_LIMIT' | 'SET_STATUS')[]) =>
    module.seed.grantCards([
      { legalPartyId: actor.legalPartyId, personId: actor.personId, cardId, permissions },
    ])

  test('a creator with the permission, and only for what it says', async () => {
    await grant(creator, ['READ_CARD', 'SET_STATUS'])
    expect((await runQuery(creator, block, key)).codes).toEqual([])
    expect((await runQuery(creator, limitTo('5'), key)).codes).toEqual(['FORBIDDEN'])
  })

  test('a card that was not granted answers like one that does not exist', async () => {
    expect((await runQuery(creator, block, key)).codes).toEqual(['CARD_NOT_FOUND'])
    const unknown = block.replace(cardId, '66666666-6666-4666-8666-000000000099')
    expect((await runQuery(director, unknown, key)).codes).toEqual(['CARD_NOT_FOUND'])
    const stranger = anActor('FIRST', { legalPartyId: otherParty })
    expect((await runQuery(stranger, block, key)).codes).toEqual(['CARD_NOT_FOUND'])
    expect(cards.done).toEqual([])
  })

  test.each(['THIRD', 'AUDITOR', 'CASH_MANAGER', 'CASHIER', 'NONE'] as const)(
    '%s may not, whatever was granted',
    async (right: SignRight) => {
      const actor = anActor(right)
      await grant(actor, ['READ_CARD', 'SET_STATUS'])
      expect((await runQuery(actor, block, key)).codes).toEqual(['FORBIDDEN'])
    },
  )

  test('a locked person sees the card and changes nothing', async () => {
    const locked = anActor('FIRST', { postVerificationStatus: 'Pending' })
    const shown = await runQuery(locked, `{ getCardById(cardId: "${cardId}") { cardNum } }`)
    expect(shown.codes).toEqual([])
    expect((await runQuery(locked, block, key)).codes).toEqual(['PERSON_LOCKED'])
  })

  test('limits and details are shown to whoever may see them', async () => {
    await grant(creator, ['READ_CARD'])
    const limits = `{ getCardLimitInfo(cardId: "${cardId}") { cardId } }`
    expect((await runQuery(creator, limits)).codes).toEqual(['FORBIDDEN'])
    const statuses = `{ getAvailableStatusesForCard(cardId: "${cardId}") { status } }`
    expect((await runQuery(creator, statuses)).data).toEqual({ getAvailableStatusesForCard: [] })
    expect((await runQuery(director, statuses)).data).toEqual({
      getAvailableStatusesForCard: ['LOST', 'STOLEN', 'COMPROMISED', 'BLOCKED'].map(status => ({
        status,
      })),
    })
  })
})

describe('the title of a card', () => {
  const rename = (title: string) =>
    `mutation { updateCardTitle(cardId: "${cardId}", cardTitle: "${title}") { title } }`

  test('is everybody’s and can be taken away', async () => {
    expect((await runQuery(director, rename('  Снабжение   2 '))).data).toEqual({
      updateCardTitle: { title: 'Снабжение 2' },
    })
    expect((await runQuery(director, rename(''))).data).toEqual({
      updateCardTitle: { title: null },
    })
    expect((await written()).events).toEqual(['CARD_RENAMED', 'CARD_RENAMED'])
  })

  test.each(['<b>', 'А & Б', 'я'.repeat(31)])('«%s» is none', async title => {
    expect((await runQuery(director, rename(title))).codes).toEqual(['CARD_TITLE_INVALID'])
  })
})

describe('cards of natural persons', () => {
  const search = (filter: string) =>
    `{ getNaturalPersonCards(filter: ${filter}) { id cardNum ownerName paymentSystem } }`

  test('are found by a phone in any spelling, masked', async () => {
    const { data } = await runQuery(creator, search('{ phone: "0700 555-001" }'))
    expect(searched).toEqual(['996700555001'])
    expect(data).toMatchObject({
      getNaturalPersonCards: [{ id: 'r1', ownerName: 'Айзада К.', paymentSystem: 'ELCRD' }],
    })
    expect(JSON.stringify(data)).toMatch(/9417\s00••\s••••\s0001/)
  })

  test.each([
    '{}',
    '{ phone: "700555001", cardNum: "4111111111111111" }',
    '{ phone: "12" }',
    '{ cardNum: "4111111111111112" }',
    '{ cardNum: "411111111111" }',
  ])('%s is no search', async filter => {
    expect((await runQuery(creator, search(filter))).codes).toEqual(['CARD_SEARCH_INVALID'])
  })

  test('an Elcart card is found by the phone of its holder only', async () => {
    const { codes } = await runQuery(creator, search('{ cardNum: "9417000010260014" }'))
    expect(codes).toEqual(['ELCART_UNAVAILABLE'])
  })

  test('thirty searches an hour are enough, and the count starts again in the next hour', async () => {
    for (let count = 0; count < 30; count += 1) {
      expect((await runQuery(creator, search('{ phone: "700555001" }'))).codes).toEqual([])
    }
    const tooOften = ['CARD_SEARCH_TOO_OFTEN']
    expect((await runQuery(creator, search('{ phone: "700555001" }'))).codes).toEqual(tooOften)
    expect((await runQuery(director, search('{ phone: "700555001" }'))).codes).toEqual([])
    clock.advanceMinutes(60)
    expect((await runQuery(creator, search('{ phone: "700555001" }'))).codes).toEqual([])
  })

  test('are not for those who pay nothing', async () => {
    const { codes } = await runQuery(anActor('AUDITOR'), search('{ phone: "700555001" }'))
    expect(codes).toEqual(['FORBIDDEN'])
  })
})

test('the bank’s tax service may be missing, and cash managers do not query it', async () => {
  const source = `{ getNptByLegalPartyId(legalPartyId: "${director.legalPartyId}") { totalAmount } }`
  expect((await runQuery(director, source)).codes).toEqual(['BANK_UNAVAILABLE'])
  expect((await runQuery(anActor('CASH_MANAGER'), source)).codes).toEqual(['FORBIDDEN'])
})
