import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { accountMigrations } from '../store/migrations/account-migrations.ts'
import { type AccountFeedEvent, followAccountFeed } from './follow-account-feed.ts'

const legalPartyId = '11111111-1111-4111-8111-111111111111'
const otherParty = '22222222-2222-4222-8222-222222222222'
const accountId = '44444444-4444-4444-8444-444444444444'
const otherAccount = '55555555-5555-4555-8555-555555555555'

let database: TestDatabase
let events: AccountFeedEvent[]
let isUnavailable: boolean
let read: (readonly [after: bigint, limit: number])[]

beforeAll(async () => {
  database = await testDatabase([{ name: 'account', migrations: accountMigrations }])
})
afterAll(() => database.close())

beforeEach(async () => {
  events = []
  isUnavailable = false
  read = []
  await sql`delete from platform.outbox`.execute(database.ownerDb)
  await sql`delete from account.bank_cursor`.execute(database.ownerDb)
})

function happen(account = accountId, party = legalPartyId): void {
  const sequence = (events.at(-1)?.sequence ?? 0n) + 2n
  events.push({ sequence, legalPartyId: party, accountId: account })
}

async function readEvents(after: bigint, limit: number): Promise<AccountFeedEvent[]> {
  if (isUnavailable) throw new BankUnavailable('The bank is unavailable')
  read.push([after, limit])
  return events.filter(event => event.sequence > after).slice(0, limit)
}

const published = async () => {
  const { rows } = await sql<{ legal_party_id: string; kind: string; payload: object }>`
    select legal_party_id, kind, payload from platform.outbox where topic = 'account'
    order by id`.execute(database.ownerDb)
  return rows
}

describe.each([
  { feed: 'accounts', kind: 'ACCOUNT_STATUS_CHANGED', what: 'an arrest or its release' },
  { feed: 'movements', kind: 'ACCOUNT_MOVED', what: 'money that comes' },
] as const)('$what', ({ feed, kind }) => {
  const follow = () => followAccountFeed({ db: database.db, feed, kind, readEvents })()

  test('is reported once, to whose account it is', async () => {
    happen()
    happen(otherAccount, otherParty)
    expect(await follow()).toBe(2)
    happen()
    expect(await follow()).toBe(1)
    expect(await follow()).toBe(0)
    expect(await published()).toMatchObject([
      { legal_party_id: legalPartyId, kind, payload: { accountId } },
      { legal_party_id: otherParty, kind, payload: { accountId: otherAccount } },
      { legal_party_id: legalPartyId, kind, payload: { accountId } },
    ])
    expect(read.map(([after]) => after)).toEqual([0n, 4n, 6n])
  })

  test('several processes that check at once report it once', async () => {
    happen()
    const counts = await Promise.all([follow(), follow(), follow(), follow()])
    expect(counts.filter(count => count > 0)).toEqual([1])
    expect(await published()).toHaveLength(1)
  })

  test('while the bank is away nothing is reported and nothing is lost', async () => {
    happen()
    isUnavailable = true
    expect(await follow()).toBe(0)
    expect(await published()).toEqual([])
    isUnavailable = false
    expect(await follow()).toBe(1)
    expect(await published()).toHaveLength(1)
  })

  test('what could not be reported is reported the next time', async () => {
    happen()
    happen('66666666-6666-4666-8666-666666666666', 'nobody')
    await expect(follow()).rejects.toThrow(/uuid/)
    expect(await published()).toEqual([])
    events.pop()
    expect(await follow()).toBe(1)
    expect(await published()).toHaveLength(1)
  })

  test('much of one account is reported once a step, and more than a step holds in the next', async () => {
    for (let count = 0; count < 201; count += 1) happen()
    expect([await follow(), await follow(), await follow()]).toEqual([200, 1, 0])
    expect(await published()).toHaveLength(2)
  })
})

test('each list is followed from a place of its own', async () => {
  happen()
  const deps = { db: database.db, readEvents }
  expect(
    await followAccountFeed({ ...deps, feed: 'accounts', kind: 'ACCOUNT_STATUS_CHANGED' })(),
  ).toBe(1)
  expect(await followAccountFeed({ ...deps, feed: 'movements', kind: 'ACCOUNT_MOVED' })()).toBe(1)
})
