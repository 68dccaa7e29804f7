import type { BankRefusal } from '@tartip/bank-ports/payment-execution'
import { bankTextOfStored, type OtherLanguages } from '@tartip/domain/bank-text'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { Instant } from '@tartip/domain/time/instant'
import { sql } from 'kysely'
import type { ReturnedPayment } from '../bank-twin-types.ts'
import type { TwinDb } from './twin-db.ts'

interface ReturnedRow {
  id: string
  direction: 'IN' | 'OUT'
  at: Instant
  payer_name: string
  recipient_name: string
  document_number: string
  amount_minor: bigint
  currency: CurrencyCode
  code: BankRefusal | null
  reason: string | null
  reason_other: OtherLanguages | null
}

/**
 * Returned payments, newest first: of other banks, and documents stopped during execution. Each
 * half is limited before the union, so a long history costs nothing.
 */
export async function readReturned(db: TwinDb, limit: number): Promise<ReturnedPayment[]> {
  const { rows } = await sql<ReturnedRow>`
    select * from (
      (select incoming.incoming_id as id, 'IN' as direction, incoming.returned_at as at,
        incoming.payer_name, account.owner_name as recipient_name, incoming.document_number,
        incoming.amount_minor, incoming.currency, incoming.return_code as code,
        null as reason, null::jsonb as reason_other
      from twin.incoming_payment incoming
      join twin.account account on account.account_id = incoming.account_id
      where incoming.returned_at is not null order by incoming.returned_at desc limit ${limit})
      union all
      (select stopped.payment_id, 'OUT', stopped.occurred_at, sent.payer_name, sent.recipient_name,
        sent.transfer_num, sent.amount_minor, sent.currency, sent.refusal_code,
        sent.refusal_reason, sent.refusal_reason_other
      from (
        select payment_id, occurred_at from twin.order_event where kind = 'REFUSED'
        order by occurred_at desc limit ${limit}
      ) stopped
      join twin.payment_order sent on sent.payment_id = stopped.payment_id)
    ) as returned
    order by at desc, id limit ${limit}`.execute(db)
  return rows.map(row => ({
    id: row.id,
    direction: row.direction,
    at: row.at,
    payerName: row.payer_name,
    recipientName: row.recipient_name,
    documentNumber: row.document_number,
    amountMinor: row.amount_minor,
    currency: row.currency,
    ...(row.code === null ? {} : { code: row.code }),
    ...(row.reason === null ? {} : { reason: bankTextOfStored(row.reason, row.reason_other) }),
  }))
}
