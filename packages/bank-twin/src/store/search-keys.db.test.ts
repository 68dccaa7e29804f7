import { ledgerMigrations } from '@tartip/ledger/ledger-migrations'
import { testDatabase } from '@tartip/testkit/database/test-database'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { salaryMigrations } from '../salary/salary-store.ts'
import { twinMigrations } from '../twin-migrations.ts'

const ofOperations = '0020-search-keys-of-operations'
const ofEmployees = '0002-sorted-names'

const without = (migrations: typeof twinMigrations, name: string) =>
  Object.fromEntries(Object.entries(migrations).filter(([one]) => one !== name))

test('texts that were stored before are found by the one search key, and names are in order', async () => {
  const database = await testDatabase([
    { name: 'ledger', migrations: ledgerMigrations },
    { name: 'twin', migrations: without(twinMigrations, ofOperations) },
    { name: 'twin-salary', migrations: without(salaryMigrations, ofEmployees) },
  ])
  const { ownerDb } = database
  try {
    for (const text of ['аренда по счету № 12', 'аренда', 'ала–тоо']) {
      await sql`
        insert into twin.operation (account_id, transfer_id, counterparty_name,
          counterparty_account, purpose, search_text)
        values (gen_random_uuid(), gen_random_uuid(), '', '', '', ${text})`.execute(ownerDb)
    }
    for (const name of ['Петров', 'Өмүрбеков', 'О’Коннор']) {
      await sql`
        insert into twin.salary_employee (legal_party_id, employee_id, inn, full_name, card_state,
          currency, search_text)
        values (gen_random_uuid(), gen_random_uuid(), '1', ${name}, 'ACTIVE', 'KGS', '')`.execute(
        ownerDb,
      )
    }
    await twinMigrations[ofOperations]?.up(ownerDb)
    await salaryMigrations[ofEmployees]?.up(ownerDb)
    const operations = await sql<{ text: string }>`
      select search_text as text from twin.operation order by search_text collate "C"`.execute(
      ownerDb,
    )
    expect(operations.rows.map(({ text }) => text)).toEqual([
      'ала-тоо',
      'аренда',
      'аренда по счету no 12',
    ])
    const employees = await sql<{ text: string }>`
      select search_text as text from twin.salary_employee order by sort_name collate "C"`.execute(
      ownerDb,
    )
    expect(employees.rows.map(({ text }) => text)).toEqual([
      "о'коннор\n1\n",
      'омурбеков\n1\n',
      'петров\n1\n',
    ])
  } finally {
    await database.close()
  }
})
