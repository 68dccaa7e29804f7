import { randomUUID } from 'node:crypto'
import type { StatementOperation } from '@tartip/formats/statements/statement-content'
import { testDatabase } from '@tartip/testkit/database/test-database'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { operationOf } from '../../files/stored-operations.ts'
import { statementMigrations } from './statement-migrations.ts'

const operations: readonly StatementOperation[] = [
  {
    operationId: randomUUID(),
    bookedAt: 1_795_838_400_000,
    direction: 'DEBIT',
    amountMinor: 12_345_678_901_234_567n,
    counterpartyName: 'ОсОО "Өзгөн \\ Күнү"',
    counterpartyAccount: '1180000000000123',
    counterpartyBank: '118005',
    counterpartyInn: '02512199810011',
    purpose: 'Two\r\nlines\tand \\t',
    documentNumber: '7',
    operationCode: 'CLEARING',
    paymentId: randomUUID(),
    paymentCode: '14111100',
  },
  {
    operationId: randomUUID(),
    bookedAt: 1_795_838_400_001,
    direction: 'CREDIT',
    amountMinor: 1n,
    feeMinor: 2n,
    counterpartyName: { ru: 'Зарплатные ведомости', ky: 'Эмгек акы тизмелери', en: 'Salary lists' },
    counterpartyAccount: '',
    purpose: { ru: 'Комиссия\nбанка' },
    salaryPeople: 12,
  },
]

test('operations from before they were lines stay what they were', async () => {
  const { migrations } = statementMigrations
  const names = Object.keys(migrations)
  const lines = '0004-operations-as-lines'
  const database = await testDatabase([
    {
      name: 'statement',
      migrations: Object.fromEntries(
        Object.entries(migrations).filter(([migration]) => migration < lines),
      ),
    },
  ])
  const { ownerDb } = database
  for (const [position, operation] of operations.entries()) {
    const json = JSON.stringify(operation, (_key, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    )
    await sql`
      insert into statement.operation (legal_party_id, statement_id, section, position, booked_on,
        direction, search_text, operation)
      values (${randomUUID()}, ${randomUUID()}, 0, ${position}, '2026-11-27', 'DEBIT', '', ${json})`.execute(
      ownerDb,
    )
  }
  for (const name of names.filter(each => each >= lines)) await migrations[name]?.up(ownerDb)
  const { rows } = await sql<{ line: string }>`
    select line from statement.operation order by position`.execute(ownerDb)
  expect(rows.map(({ line }) => operationOf(line))).toEqual(operations)
  await database.close()
})
