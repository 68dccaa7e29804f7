import { payingStatuses } from '@tartip/domain/payment/paid-once'
import { paymentStatuses, type PaymentStatus } from '@tartip/domain/payment/status'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createRealPayments, type RealPayments } from '../testing/real-payments.ts'
import { waitsOfStatuses } from './waits-for.ts'

let bank: RealPayments
beforeAll(async () => {
  bank = await createRealPayments()
})
afterAll(() => bank.close())

async function waitsOf(
  statusCode: PaymentStatus,
  { isFullySigned, isRequested }: { isFullySigned: boolean; isRequested: boolean },
) {
  const [id] = await bank.seed({ statusCode: 'DRAFT' })
  const { rows } = await sql<{ waits_for: string | null }>`
    update payment.payment set status_code = ${statusCode}, is_fully_signed = ${isFullySigned},
      phone_asked_version = case when ${isRequested} then version end
    where id = ${id} returning waits_for`.execute(bank.database.ownerDb)
  return rows[0]?.waits_for
}

test.each(paymentStatuses)('lists of %s find their documents by the index', async statusCode => {
  const isDone = statusCode.includes('COMPLETE')
  for (const isRequested of [true, false]) {
    for (const isFullySigned of isDone ? [true, false] : [false]) {
      const kept = await waitsOf(statusCode, { isFullySigned, isRequested })
      const searched = waitsOfStatuses([statusCode])
      if (searched === undefined) expect(kept).toBeNull()
      else expect(searched).toContain(kept)
    }
  }
})

test('an item belongs to a document that is going to pay it, and is free once it is recalled, refused or deleted', async () => {
  const [id = ''] = await bank.seed({ statusCode: 'DRAFT' })
  const holds = async (statusCode: PaymentStatus, deletedAt: string | null = null) => {
    const { rows } = await sql<{ paid_once: string | null }>`
      update payment.payment set paid_item = 'TAX debt-1', status_code = ${statusCode},
        deleted_at = ${deletedAt}::timestamptz
      where id = ${id} returning paid_once`.execute(bank.database.ownerDb)
    return rows[0]?.paid_once === 'TAX debt-1'
  }
  for (const statusCode of paymentStatuses) {
    expect([statusCode, await holds(statusCode)]).toEqual([
      statusCode,
      payingStatuses.includes(statusCode),
    ])
    expect(await holds(statusCode, '2026-11-30T04:00:00Z')).toBe(false)
  }
})

test('executed documents among others are searched for without the index, which has none', () => {
  expect(waitsOfStatuses(['DRAFT', 'SUCCESS'])).toBeUndefined()
  expect(waitsOfStatuses(['DRAFT', 'KVIT', 'FOR_EDITING'])).toEqual(['CREATOR', 'BANK'])
})

test('no index holds what every step changes', async () => {
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where schemaname = 'payment' and tablename = 'payment'`.execute(
    bank.database.ownerDb,
  )
  expect(rows.length).toBeGreaterThan(3)
  for (const { indexdef } of rows) {
    expect(indexdef).not.toMatch(
      /status_code|version|signatures|is_fully_signed|updated|description/,
    )
  }
})
