import type { AccountChanged } from '@tartip/bank-ports/account-changes'
import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { accountMigrations } from '../store/migrations/account-migrations.ts'
import { followAccountChanges } from './follow-account-changes.ts'

const legalPartyId = '11111111-1111-4111-8111-111111111111'
const otherParty = '22222222-2222-4222-8222-222222222222'
const accountId = '44444444-4444-4444-8444-444444444444'

let database: TestDatabase
let events: AccountChanged[]
let isAway: boolean
let read: (readonly [after: bigint, limit: number])[]

beforeAll(async () => {
  database = await testDatabase([{ name: 'account', migrations: accountMigrations }])
})
afterAll(() => database.close())

beforeEach(async () => {
  events = []
  isAway = false
  read = []
  await sql`delete from platform.outbox`.execute(database.ownerDb)
  await sql`delete from account.bank_cursor`.execute(database.ownerDb)
})

function happen(status: AccountChanged['status'], party = legalPartyId): void {
  const sequence = (events.at(-1)?.sequence ?? 0n) + 2n
  events.push({ sequence, occurredAt: 0, legalPartyId: party, accountId, status })
}

const follow = () =>
  followAccountChanges({
    db: database.db,
    accountChanges: {
      async readEvents(after, limit) {
        if (isAway) throw new BankUnavailable('The bank is away')
        read.push([after, limit])
        return events.filter(event => event.sequence > after).slice(0, limit)
      },
    },
  })()

const told = async () => {
  const { rows } = await sql<{ legal_party_id: string; kind: string; payload: object }>`
    select legal_party_id, kind, payload from platform.outbox where topic = 'account'
    order by id`.execute(database.ownerDb)
  return rows
}

test('an arrest and a release are told once each, to whose account it is', async () => {
  happen('ARRESTED')
  happen('ARRESTED', otherParty)
  expect(await follow()).toBe(2)
  happen('OPEN')
  expect(await follow()).toBe(1)
  expect(await follow()).toBe(0)
  expect(await told()).toMatchObject([
    { legal_party_id: legalPartyId, kind: 'ACCOUNT_STATUS_CHANGED', payload: { accountId } },
    { legal_party_id: otherParty, kind: 'ACCOUNT_STATUS_CHANGED', payload: { accountId } },
    { legal_party_id: legalPartyId, kind: 'ACCOUNT_STATUS_CHANGED', payload: { accountId } },
  ])
  expect(read.map(([after]) => after)).toEqual([0n, 4n, 6n])
})

test('several processes that look at once tell it once', async () => {
  happen('FINAL_ARRESTED')
  const counts = await Promise.all([follow(), follow(), follow(), follow()])
  expect(counts.filter(count => count > 0)).toEqual([1])
  expect(await told()).toHaveLength(1)
})

test('while the bank is away nothing is told and nothing is lost', async () => {
  happen('ARRESTED')
  isAway = true
  expect(await follow()).toBe(0)
  expect(await told()).toEqual([])
  isAway = false
  expect(await follow()).toBe(1)
  expect(await told()).toHaveLength(1)
})

test('what could not be told is told the next time', async () => {
  happen('ARRESTED')
  const broken = { ...events[0], legalPartyId: 'nobody' } as AccountChanged
  const good = events
  events = [broken]
  await expect(follow()).rejects.toThrow(/uuid/)
  events = good
  expect(await follow()).toBe(1)
})

test('more than one step holds is told step by step', async () => {
  for (let count = 0; count < 201; count += 1) happen('ARRESTED')
  expect([await follow(), await follow(), await follow()]).toEqual([200, 1, 0])
  expect(await told()).toHaveLength(201)
})
