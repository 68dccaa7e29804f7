import type { Instant } from '@tartip/domain/time/instant'
import { type OtherLanguages, wordsOfStored } from '@tartip/domain/bank-text'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import { toDecimal } from '@tartip/domain/money/decimal'
import { isPaymentStatus } from '@tartip/domain/payment/status'
import { CompiledQuery, sql } from 'kysely'

import type { Db } from '../../../platform/db/db.ts'
import type { PaymentFacts } from '../public.ts'

const factsOfPayments = `
  select id, operation_code, transfer_num, amount_minor, currency, recipient_name, description, description_other,
    error_code, status_code
  from payment.payment
  where legal_party_id = any ($1::uuid[]) and id = any ($2::uuid[]) and deleted_at is null`

interface FactsRow {
  id: string
  operation_code: string
  transfer_num: string
  amount_minor: bigint
  currency: string
  recipient_name: string
  description: string | null
  description_other: OtherLanguages | null
  error_code: string | null
  status_code: string
}

/** What is reported about documents; call it in `inSystem`. */
export async function readPaymentFacts(
  tx: Db,
  payments: readonly { readonly legalPartyId: string; readonly paymentId: string }[],
): Promise<Map<string, PaymentFacts>> {
  const parties = [...new Set(payments.map(payment => payment.legalPartyId))]
  const ids = [...new Set(payments.map(payment => payment.paymentId))]
  const { rows } = await tx.executeQuery<FactsRow>(
    CompiledQuery.raw(factsOfPayments, [parties, ids]),
  )
  return new Map(
    rows.flatMap(row => {
      if (!isCurrencyCode(row.currency) || !isPaymentStatus(row.status_code)) return []
      const facts: PaymentFacts = {
        operationCode: row.operation_code,
        transferNum: row.transfer_num,
        amount: toDecimal(row.amount_minor, row.currency),
        currency: row.currency,
        recipientName: row.recipient_name,
        statusCode: row.status_code,
        ...(row.description === null
          ? {}
          : { description: wordsOfStored(row.description, row.description_other) }),
        ...(row.error_code === null ? {} : { errorCode: row.error_code }),
      }
      return [[row.id, facts] as const]
    }),
  )
}

/** When any organisation's document last moved; call it in `inSystem`. */
export async function readLastChange(tx: Db): Promise<Instant | undefined> {
  const { rows } = await sql<{ last: Instant | null }>`
    select max(updated_at) as last from payment.payment`.execute(tx)
  return rows[0]?.last ?? undefined
}
