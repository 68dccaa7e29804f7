import type { AccountChanged } from '@tartip/bank-ports/account-changes'
import { fromIso } from '@tartip/domain/time/instant'
import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { accountMigrations } from '../store/migrations/account-migrations.ts'
import { followAccountFeed } from './follow-account-feed.ts'
import { recordAccountChanges } from './record-account-changes.ts'

const own = {
  legalPartyId: '11111111-1111-4111-8111-111111111111',
  accountId: '44444444-4444-4444-8444-444444444444',
  account: '1090110000101425',
}
const others = {
  legalPartyId: '22222222-2222-4222-8222-222222222222',
  accountId: '55555555-5555-4555-8555-555555555555',
  account: '1090110000101522',
}
const occurredAt = fromIso('2026-11-30T04:00:00.000Z')
const reason = { ru: 'Постановление суда', ky: 'Соттун токтому', en: 'Court order' }

const events: readonly AccountChanged[] = [
  { ...own, sequence: 1n, occurredAt, status: 'ARRESTED', reason },
  { ...others, sequence: 2n, occurredAt, status: 'FINAL_ARRESTED', reason: { ru: 'Письмо № 5' } },
  { ...own, sequence: 3n, occurredAt, status: 'OPEN' },
]

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase([{ name: 'account', migrations: accountMigrations }])
})
afterAll(() => database.close())

test('each arrest and release is one line of its organisation: which account, since when and why', async () => {
  const follow = followAccountFeed({
    db: database.db,
    feed: 'accounts',
    kind: 'ACCOUNT_STATUS_CHANGED',
    note: recordAccountChanges,
    readEvents: async after => events.filter(({ sequence }) => sequence > after),
  })
  await Promise.all([follow(), follow(), follow()])
  await follow()
  const { rows } = await sql`
    select legal_party_id, person_id, at, action, outcome, details from platform.audit_entry
    order by id`.execute(database.ownerDb)
  const line = { person_id: null, at: occurredAt, outcome: 'ok' }
  const named = ({ account, accountId }: typeof own) => ({ account, accountId })
  expect(rows).toEqual([
    {
      ...line,
      legal_party_id: own.legalPartyId,
      action: 'ACCOUNT_ARRESTED',
      details: { ...named(own), reason },
    },
    {
      ...line,
      legal_party_id: others.legalPartyId,
      action: 'ACCOUNT_FINAL_ARRESTED',
      details: { ...named(others), reason: { ru: 'Письмо № 5' } },
    },
    {
      ...line,
      legal_party_id: own.legalPartyId,
      action: 'ACCOUNT_RELEASED',
      details: named(own),
    },
  ])
})
