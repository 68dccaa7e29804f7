import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createRealPayments, type RealPayments } from '../testing/real-payments.ts'
import { organisationId } from '../testing/test-people.ts'
import type { PaymentChange } from '../payment-kind.ts'
import {
  batchOf,
  createWriteStatements,
} from '../../../platform/documents/store/write-statement.ts'
import { paymentDocumentTable } from './payment-row.ts'

let bank: RealPayments
beforeAll(async () => {
  bank = await createRealPayments()
})
afterAll(() => bank.close())

interface PlanNode {
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Join Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

/** All rows that the nodes of a plan have handed on or thrown away. */
function rowsTouched(node: PlanNode): number {
  const own = node['Actual Rows'] + (node['Rows Removed by Join Filter'] ?? 0)
  const below = (node.Plans ?? []).reduce((total, each) => total + rowsTouched(each), 0)
  return own * node['Actual Loops'] + below
}

async function rowsTouchedByStep(documents: number): Promise<number> {
  const ids = await bank.seed(
    ...Array.from({ length: documents }, () => ({ statusCode: 'ON_VERIFICATION' as const })),
  )
  const found = await bank.storage.inTransaction(organisationId, async payments => ({
    ok: true,
    value: await payments.findByIdsForUpdate(organisationId, ids),
  }))
  if (!found.ok) throw new Error('The documents were expected to be there')
  const changes = found.value.map((before): PaymentChange => {
    const document = { ...before, statusCode: 'DRAFT' as const, version: before.version + 1 }
    const at = bank.clock.now()
    return {
      document,
      before,
      action: 'returnForEditing',
      steps: ['DRAFT'],
      at,
      by: { kind: 'clock' },
    }
  })
  // As autovacuum keeps it.
  await sql`analyze payment.payment`.execute(bank.database.ownerDb)
  const batch = batchOf('saveStatus', paymentDocumentTable.batchRows('saveStatus', changes))
  const count = batch.values.length
  const statement = createWriteStatements(paymentDocumentTable).write('saveStatus', {
    batch: batch.form,
    ids: [`$${count + 1}`, `$${count + 2}`],
    expected: `$${count + 3}`,
  })
  const explained = CompiledQuery.raw(`explain (analyze, timing off, format json) ${statement}`, [
    ...batch.values,
    ids.toSorted()[0],
    ids.toSorted().at(-1),
    changes.length,
  ])
  const { rows } = await bank.database.ownerDb.transaction().execute(async tx => {
    // As connections for statements by key have them.
    await sql`set local enable_hashjoin = off; set local enable_mergejoin = off`.execute(tx)
    return tx.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(explained)
  })
  const [plan] = rows[0]?.['QUERY PLAN'] ?? []
  if (!plan) throw new Error('PostgreSQL was expected to return its plan')
  return rowsTouched(plan.Plan)
}

test('a document of a large batch costs no more than one of a small batch', async () => {
  const [small, large] = [await rowsTouchedByStep(20), await rowsTouchedByStep(400)]
  expect(large / 400).toBeLessThan((small / 20) * 1.5)
})
