import { ledgerMigrations } from '@tartip/ledger/ledger-migrations'
import { type TestDatabase, testDatabase } from '@tartip/testkit/database/test-database'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { feedMigrations } from '../common/event-feed.ts'
import { twinMigrations } from '../twin-migrations.ts'

const own = '0007-words-of-the-bank'
const ofEvents = '0002-words-of-the-bank'

/** The set as it was before this migration. */
const before = (migrations: typeof twinMigrations, name: string) =>
  Object.fromEntries(Object.entries(migrations).filter(([one]) => one < name))

const party = '00000000-0000-4000-8000-000000000001'
const accountId = '00000000-0000-4000-8000-000000000002'

let database: TestDatabase

/** A bank from before it spoke three languages. */
beforeEach(async () => {
  database = await testDatabase([
    { name: 'ledger', migrations: ledgerMigrations },
    { name: 'twin', migrations: before(twinMigrations, own) },
    { name: 'twin-feeds', migrations: before(feedMigrations, ofEvents) },
  ])
})
afterEach(() => database.close())

async function addAccount(product: string, reason: string): Promise<void> {
  await sql`
    insert into twin.account (legal_party_id, account_id, account, owner_name, bic, type, status,
      status_reason, currency, open_date, department_id, classification, product_name)
    values (${party}, ${accountId}, '1090110000101425', 'ОсОО «Клиент»', '109001', 'RKO', 'ARRESTED',
      ${reason}, 'KGS', '2024-01-15', '1', 'STANDART', ${product})`.execute(database.ownerDb)
}

async function addOperation(counterparty: string, purpose: string): Promise<void> {
  await sql`
    insert into twin.operation (account_id, transfer_id, counterparty_name, counterparty_account,
      purpose, search_text)
    values (${accountId}, gen_random_uuid(), ${counterparty}, '', ${purpose}, '')`.execute(
    database.ownerDb,
  )
}

const upgrade = (name: string, migrations: typeof twinMigrations) =>
  migrations[name]?.up(database.ownerDb)

async function operations() {
  const { rows } = await sql`
    select counterparty_other, purpose, purpose_other from twin.operation order by purpose`.execute(
    database.ownerDb,
  )
  return rows
}

test('a known product gets its languages, another reason stays Russian', async () => {
  await addAccount('Валютный счёт', 'Постановление № 412')
  await upgrade(own, twinMigrations)
  const { rows } = await sql`
    select product_name, product_name_other, status_reason, status_reason_other
    from twin.account`.execute(database.ownerDb)
  expect(rows).toEqual([
    {
      product_name: 'Валютный счёт',
      product_name_other: { ky: 'Валюталык эсеп', en: 'Foreign currency account' },
      status_reason: 'Постановление № 412',
      status_reason_other: null,
    },
  ])
})

test('the bank’s own statement texts get their languages', async () => {
  await sql`
    insert into twin.bank (bic, account_prefix, name)
    values ('109001', '109', 'ОАО «Тартип Банк»')`.execute(database.ownerDb)
  await addOperation('ОАО «Тартип Банк»', 'Комиссия по документу № 17')
  await addOperation('Кредитный отдел банка', 'Выдача кредита по договору К-2026/0417')
  await upgrade(own, twinMigrations)
  expect(await operations()).toEqual([
    {
      counterparty_other: {
        ky: 'Банктын кредит бөлүмү',
        en: 'Loan department of the bank',
      },
      purpose: 'Выдача кредита по договору К-2026/0417',
      purpose_other: {
        ky: 'К-2026/0417 келишими боюнча кредит берүү',
        en: 'Loan paid out under contract К-2026/0417',
      },
    },
    {
      counterparty_other: null,
      purpose: 'Комиссия по документу № 17',
      purpose_other: { ky: '№ 17 документ боюнча комиссия', en: 'Fee for document No. 17' },
    },
  ])
})

test('the same text written by a client stays unchanged', async () => {
  await addOperation('ОсОО «Береке»', 'Комиссия по документу № 17')
  await upgrade(own, twinMigrations)
  expect(await operations()).toEqual([
    { counterparty_other: null, purpose: 'Комиссия по документу № 17', purpose_other: null },
  ])
})

test('unread events have reasons and names in the new shape', async () => {
  const events = [
    { change: { kind: 'PERSON_FROZEN', reason: 'Утрата телефона' } },
    { change: { kind: 'CONTRACT_CHANGED', contract: { departmentName: 'Головной офис' } } },
    { change: { kind: 'CONTRACT_CHANGED', contract: { departmentName: 'Ошский филиал' } } },
    { change: { kind: 'LOCKOUT_LIFTED' } },
  ]
  for (const [index, content] of events.entries()) {
    await sql`
      insert into twin.feed_event (feed, sequence, occurred_at, content)
      values ('people', ${index + 1}, now(), ${JSON.stringify(content)}::jsonb)`.execute(
      database.ownerDb,
    )
  }
  await upgrade(ofEvents, feedMigrations)
  const { rows } = await sql<{ change: object }>`
    select content -> 'change' as change from twin.feed_event order by sequence`.execute(
    database.ownerDb,
  )
  const osh = 'Ошский филиал'
  expect(rows.map(({ change }) => change)).toEqual([
    { kind: 'PERSON_FROZEN', reason: { ru: 'Утрата телефона' } },
    {
      kind: 'CONTRACT_CHANGED',
      contract: { departmentName: { ru: 'Головной офис', ky: 'Башкы кеңсе', en: 'Head office' } },
    },
    { kind: 'CONTRACT_CHANGED', contract: { departmentName: { ru: osh, ky: osh, en: osh } } },
    { kind: 'LOCKOUT_LIFTED' },
  ])
})
