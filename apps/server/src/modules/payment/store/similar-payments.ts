import { CompiledQuery } from 'kysely'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { toIso, type Instant, type LocalDate } from '@tartip/domain/time/instant'

import type { Db } from '../../../platform/db/db.ts'
import { conditionsOfScope } from './payment-conditions.ts'
import type { AccessScope } from './payment-reads.ts'

/** What of an earlier document says whether another one repeats it. */
export interface SimilarPayment {
  readonly id: string
  readonly transferNum: string
  readonly recipientAccount: string
  readonly amountMinor: bigint
  readonly currency: CurrencyCode
  readonly purpose: string
  readonly valueDate: LocalDate
}

interface SimilarRow {
  id: string
  transfer_num: string
  recipient_account: string
  amount_minor: bigint
  currency: CurrencyCode
  purpose: string
  value_date: LocalDate
}

const mostRead = 50_000

export async function readSimilarPayments(
  tx: Db,
  scope: AccessScope,
  accounts: readonly string[],
  since: Instant,
): Promise<readonly SimilarPayment[]> {
  const where = conditionsOfScope(scope)
  where.add(`p.created_at >= ${where.place(toIso(since))}::timestamptz`)
  where.add(`p.recipient_account = any(${where.place([...accounts])}::text[])`)
  const { rows } = await tx.executeQuery<SimilarRow>(
    CompiledQuery.raw(
      `select p.id, p.transfer_num, p.recipient_account, p.amount_minor, p.currency, p.purpose,
         p.value_date
       from payment.payment p where ${where.text()}
       order by p.created_at desc, p.id desc limit ${mostRead}`,
      [...where.values],
    ),
  )
  return rows.map(row => ({
    id: row.id,
    transferNum: row.transfer_num,
    recipientAccount: row.recipient_account,
    amountMinor: row.amount_minor,
    currency: row.currency,
    purpose: row.purpose,
    valueDate: row.value_date,
  }))
}
