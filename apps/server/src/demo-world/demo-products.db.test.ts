import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { makeExecutableSchema } from '@graphql-tools/schema'
import { createBankTwin } from '@tartip/bank-twin/bank-twin'
import { productMigrations } from '@tartip/bank-twin/products/product-migrations'
import { createTwinProducts, type TwinProducts } from '@tartip/bank-twin/twin-products'
import { twinMigrations } from '@tartip/bank-twin/twin-migrations'
import { ledgerMigrations } from '@tartip/ledger/ledger-migrations'
import { verifyLedger } from '@tartip/ledger/verify-ledger'
import { createTestClock } from '@tartip/testkit/clock/test-clock'
import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { createTestIds } from '@tartip/testkit/ids/test-ids'
import { graphql, type GraphQLSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { noQr } from '../modules/qr/testing/no-qr.ts'
import { createAccountModule } from '../modules/account/compose.ts'
import { accountMigrations } from '../modules/account/store/migrations/account-migrations.ts'
import { testActor } from '../modules/payment/testing/test-people.ts'
import { createRulesModule } from '../modules/rules/compose.ts'
import { rulesMigrations } from '../modules/rules/store/migrations/rules-migrations.ts'
import type { Actor } from '../platform/actor.ts'
import { scalarResolvers } from '../platform/graphql/scalars.ts'
import { createLiveHub } from '../platform/live/hub.ts'
import { buildDemoWorld, type DemoWorld } from './demo-world.ts'
import { loadDemoWorld } from './load-demo-world.ts'

const referenceDataDir = join(import.meta.dirname, '../../../../reference-data')
const ownBic = '109001'

let database: TestDatabase
let world: DemoWorld
let products: TwinProducts
let schema: GraphQLSchema

beforeAll(async () => {
  database = await testDatabase([
    { name: 'ledger', migrations: ledgerMigrations },
    { name: 'twin', migrations: twinMigrations },
    { name: 'twin-products', migrations: productMigrations },
    { name: 'rules', migrations: rulesMigrations },
    { name: 'account', migrations: accountMigrations },
  ])
  const { db } = database
  const clock = createTestClock()
  const { rules } = await createRulesModule({
    db,
    clock,
    ownPrefix: '109',
    seedDir: referenceDataDir,
  })
  const config = { ownPrefix: '109', stepDelayMs: 1_000 }
  const twin = createBankTwin({ db, clock, ids: createTestIds('demo'), config })
  products = createTwinProducts({ db, clock })
  const nothing = async () => undefined
  const account = createAccountModule({
    ...products,
    db,
    core: twin.coreAccounts,
    certificates: { fontsFolder: '', bankName: () => '' },
    retailCards: twin.retailCards,
    qr: () => noQr,
    people: { peopleOf: async () => [], recordRightsChange: nothing },
    calendar: () => rules.calendar(),
    clock,
    realClock: clock,
    hub: createLiveHub(),
  })
  world = await buildDemoWorld(ownBic, rules.banks().search('', 'ALL'), referenceDataDir)
  await loadDemoWorld({
    world,
    clock,
    rules,
    ownBic,
    correspondents: [],
    twin: twin.seed,
    products: products.seed,
    accessControl: {
      addOrganisation: nothing,
      addOrganisations: nothing,
      addPerson: nothing,
      addPeople: nothing,
      addUserContract: nothing,
      addUserContracts: nothing,
      hashPassword: async () => '',
    },
    account: account.seed,
    payment: { addPayments: nothing, addTemplates: nothing },
    notify: nothing,
  })
  schema = makeExecutableSchema({
    typeDefs: account.service.typeDefs,
    resolvers: { ...scalarResolvers, ...account.service.resolvers },
  })
})
afterAll(() => database.close())

function actorOf(clientId: string, organisation: string): Actor {
  const person = world.people.find(one => one.clientId === clientId)
  const role = person?.roles.find(one => one.organisation === organisation)
  const company = world.organisations.find(one => one.key === organisation)
  if (!person || !role || !company) throw new RangeError(`${clientId} is not in ${organisation}`)
  const { personId } = person
  return testActor(role.signRight, { personId, legalPartyId: company.legalPartyId })
}

async function query(actor: Actor, source: string): Promise<Record<string, unknown>> {
  const request = { traceId: 't', language: 'ru', ip: '', idempotencyKey: undefined }
  const { data, errors } = await graphql({ schema, source, contextValue: { actor, request } })
  if (errors) throw new Error(JSON.stringify(errors))
  return JSON.parse(JSON.stringify(data)) as Record<string, unknown>
}

const director = () => actorOf('100101', 'altyn-dobo')
const partyOf = (actor: Actor) => `partyId: "${actor.legalPartyId}"`

test('the ledger is correct with all products in it', async () => {
  expect((await verifyLedger(database.db)).faults).toEqual([])
})

describe('cards', () => {
  test('exist for every system and in every state, with a balance for all currencies', async () => {
    const actor = director()
    const answer = await query(
      actor,
      `{ findAllByPartyIdBaseCardAccountInfo(${partyOf(actor)}) {
        availableAmount multiBalance { currency amount amountCurrency }
        cards { paymentSystem status title cardNum }
      } }`,
    )
    const accounts = answer['findAllByPartyIdBaseCardAccountInfo'] as {
      availableAmount: string
      multiBalance: { currency: string; amount: string }[]
      cards: { paymentSystem: string; status: string; cardNum: string }[]
    }[]
    const cards = accounts.flatMap(account => account.cards)
    expect(new Set(cards.map(card => card.paymentSystem))).toEqual(
      new Set(['CUP', 'ELCRD', 'MCard', 'VISA']),
    )
    expect(new Set(cards.map(card => card.status))).toEqual(
      new Set(['ACTIVE', 'BLOCKED', 'LOST', 'EXPIRED']),
    )
    expect(accounts[0]?.multiBalance.map(balance => balance.currency)).toEqual([
      'ALL',
      'KGS',
      'USD',
      'EUR',
    ])
    const [all = { amount: '0' }] = accounts[0]?.multiBalance ?? []
    expect(Number(all.amount)).toBeGreaterThan(200_000)
    for (const { cardNum } of cards) expect(cardNum).toMatch(/^\d{4}\s\d{2}••\s••••\s\d{4}$/)
  })

  test('have a month of operations in three currencies, some of them not settled', async () => {
    const actor = director()
    const answer = await query(
      actor,
      `{ findAllCardsByFilter(${partyOf(actor)}, filter: { cardStatuses: [ACTIVE] }) {
        list { id accountId }
      } }`,
    )
    const { list } = answer['findAllCardsByFilter'] as { list: { accountId: string }[] }
    const operations = await query(
      actor,
      `{ getOperationList(accountId: "${list[0]?.accountId ?? ''}",
          startDate: "2026-10-31", endDate: "2026-11-30") {
        kind baseCurrency commissionAmount isPending
      } }`,
    )
    const found = operations['getOperationList'] as { baseCurrency: string; isPending: boolean }[]
    expect(found.length).toBeGreaterThan(25)
    expect(new Set(found.map(one => one.baseCurrency)).size).toBeGreaterThan(1)
    expect(found.some(one => one.isPending)).toBe(true)
    expect(found.every(one => one.isPending)).toBe(false)
  })

  test('have limits that are partly used and within the total', async () => {
    const actor = director()
    const cards = await products.cards.cardsOf(actor.legalPartyId)
    const working = cards.find(card => card.status === 'ACTIVE' && card.paymentSystem === 'ELCRD')
    const answer = await query(
      actor,
      `{ getCardLimitInfo(cardId: "${working?.cardId ?? ''}") {
        totalSetAmount totalAvailableAmount limits { limitType usedNumber }
      } }`,
    )
    const info = answer['getCardLimitInfo'] as {
      totalSetAmount: string
      limits: { limitType: string; usedNumber: number }[]
    }
    expect(info.limits.map(limit => limit.limitType)).toEqual([
      'CASH_LIMIT',
      'RETAIL_CARD_PRESENT',
      'CARD_NOT_PRESENT',
    ])
    expect(info.limits.some(limit => limit.usedNumber > 0)).toBe(true)
    expect(Number(info.totalSetAmount)).toBeLessThan(5_000_000)
  })
})

describe('loans and deposits', () => {
  const loanFields = 'dutyNumber paidPercent overdueAmount nextPaymentDate loanId accountId'
  interface Loan {
    dutyNumber: string
    paidPercent: number
    overdueAmount: string
    nextPaymentDate: string
    loanId: string
    accountId: string
  }
  const loansOf = async (actor: Actor) =>
    (await query(actor, `{ getLoanAccounts(${partyOf(actor)}) { ${loanFields} } }`))[
      'getLoanAccounts'
    ] as Loan[]

  test('loans are partly paid, as the schedule shows row by row', async () => {
    const actor = director()
    const loans = await loansOf(actor)
    expect(loans.map(loan => loan.dutyNumber)).toEqual(['К-2026/0417', 'К-2026/0902'])
    expect(loans.map(loan => loan.overdueAmount)).toEqual(['0.00', '0.00'])
    expect(loans[0]?.paidPercent).toBeGreaterThan(20)
    const { loanId = '', accountId = '' } = loans[0] ?? {}
    const answer = await query(
      actor,
      `{ getLoanCharts(loanId: "${loanId}", accountId: "${accountId}") { state balance } }`,
    )
    const rows = answer['getLoanCharts'] as { state: string; balance: string }[]
    expect(rows).toHaveLength(24)
    expect(rows.filter(row => row.state === 'PAID')).toHaveLength(8)
    expect(rows[8]?.state).toBe('NEXT')
    expect(rows.at(-1)?.balance).toBe('0.00')
  })

  test('one company is late, and its arrested account pays nothing', async () => {
    const actor = actorOf('100201', 'kyzyl-oruk')
    const before = await loansOf(actor)
    expect(Number(before[0]?.overdueAmount)).toBeGreaterThan(100_000)
    await products.runDue()
    expect(await loansOf(actor)).toEqual(before)
  })

  test('deposits have a term and interest', async () => {
    const actor = director()
    const answer = await query(
      actor,
      `{ getDepositAccounts(${partyOf(actor)}) {
        payout endDate daysLeft paidInterest accruedInterest expectedInterest
      } }`,
    )
    const [term, demand] = answer['getDepositAccounts'] as Record<string, unknown>[]
    expect(term).toMatchObject({ payout: 'MONTHLY', endDate: '2027-04-30', daysLeft: 151 })
    expect(Number(term?.['paidInterest'])).toBeGreaterThan(90_000)
    expect(Number(term?.['expectedInterest'])).toBeGreaterThan(Number(term?.['paidInterest']))
    expect(demand).toMatchObject({ payout: 'CAPITALISED', endDate: null, expectedInterest: null })
  })
})

test('rates have a history, and an amount is converted by them', async () => {
  const actor = director()
  const answer = await query(
    actor,
    `{ convertAmount(convertAmount: { amount: "100", fromCurrency: "USD", toCurrency: "KGS" }) {
      amount currency rateDate isOld
    } }`,
  )
  const converted = answer['convertAmount'] as { amount: string; isOld: boolean }
  expect(Number(converted.amount)).toBeGreaterThan(8_000)
  expect(converted.isOld).toBe(false)
  const points = await products.currencyRates.history('NBKR', 'USD', '2026-10-01', '2026-11-30')
  expect(points.length).toBeGreaterThan(40)
})

test('an account hidden by the director is visible to others', async () => {
  const source = (actor: Actor) =>
    `{ findAllAccountsByPartyIdWithAcl(${partyOf(actor)}) { isVisible status } }`
  const hiddenOf = async (actor: Actor) => {
    const answer = await query(actor, source(actor))
    const list = answer['findAllAccountsByPartyIdWithAcl'] as { isVisible: boolean }[]
    return list.filter(account => !account.isVisible).length
  }
  expect(await hiddenOf(director())).toBe(1)
  expect(await hiddenOf(actorOf('100102', 'altyn-dobo'))).toBe(0)
})

test('no file of the demo contains a card number that could be real', () => {
  const text = readFileSync(join(import.meta.dirname, 'demo-cards.ts'), 'utf8')
  expect(text).not.toMatch(/\d{16}/)
})
