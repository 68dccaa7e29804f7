import { ledgerMigrations } from '@tartip/ledger/ledger-migrations'
import { type TestDatabase, testDatabase } from '@tartip/testkit/database/test-database'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { twinMigrations } from './twin-migrations.ts'

const own = '0009-balances-brought-forward'

let database: TestDatabase

/** A bank from before balances brought forward had their code. */
beforeEach(async () => {
  const former = Object.entries(twinMigrations).filter(([name]) => name < own)
  database = await testDatabase([
    { name: 'ledger', migrations: ledgerMigrations },
    { name: 'twin', migrations: Object.fromEntries(former) },
  ])
})
afterEach(() => database.close())

const forward = ['Перенос остатка', 'Входящий остаток на начало года'] as const

async function addOperation(
  counterparty: string,
  purpose: string,
  account = '',
  code: string | null = null,
): Promise<void> {
  await sql`
    insert into twin.operation (account_id, transfer_id, counterparty_name, counterparty_account,
      purpose, operation_code, search_text)
    values (gen_random_uuid(), gen_random_uuid(), ${counterparty}, ${account}, ${purpose}, ${code},
      '')`.execute(database.ownerDb)
}

test('balances brought forward get their code; the same text written by people does not', async () => {
  const [counterparty, purpose] = forward
  await addOperation(counterparty, purpose)
  await addOperation(purpose, counterparty)
  await addOperation('ОсОО «Береке»', counterparty)
  await addOperation(counterparty, purpose, '1180000000000197')
  await addOperation(counterparty, purpose, '', 'CLEARING')
  await twinMigrations[own]?.up(database.ownerDb)
  const { rows } = await sql<{ count: bigint; code: string | null }>`
    select count(*)::bigint as count, operation_code as code from twin.operation
    group by code order by code`.execute(database.ownerDb)
  expect(rows).toEqual([
    { count: 2n, code: 'BALANCE_FORWARD' },
    { count: 1n, code: 'CLEARING' },
    { count: 2n, code: null },
  ])
})
