import { sql } from 'kysely'
import type { CoreHold } from '@tartip/bank-ports/core-accounts'
import type { TwinDb } from './twin-db.ts'

/**
 * Holds as the client sees them: one for each document, amount and commission together unless another
 * account pays the commission. In the ledger these are two, because they go to different accounts.
 */
export async function readHolds(db: TwinDb, accountId: string): Promise<CoreHold[]> {
  const { rows } = await sql<{
    payment_id: string
    account_id: string
    amount: bigint
    submitted_at: number
    operation_code: string
    purpose: string
  }>`
    select payment_id, account_id, sum(amount)::bigint as amount, submitted_at, operation_code, purpose
    from (
      select payment_id, payer_account_id as account_id, amount_minor as amount, submitted_at, operation_code, purpose
      from twin.payment_order where payer_account_id = ${accountId} and step is not null
      union all
      select payment_id, payer_account_id, commission_minor, submitted_at, operation_code, purpose
      from twin.payment_order where payer_account_id = ${accountId} and step is not null
        and (commission_account_id is null or commission_account_id = payer_account_id)
      union all
      select payment_id, commission_account_id, commission_minor, submitted_at, operation_code, purpose
      from twin.payment_order where commission_account_id = ${accountId} and step is not null
        and commission_account_id <> payer_account_id
    ) as parts
    where amount > 0
    group by payment_id, account_id, submitted_at, operation_code, purpose
    order by submitted_at, payment_id`.execute(db)
  return rows.map(row => ({
    holdId: row.payment_id,
    accountId: row.account_id,
    amountMinor: row.amount,
    createdAt: row.submitted_at,
    paymentId: row.payment_id,
    operationCode: row.operation_code,
    purpose: row.purpose,
  }))
}
