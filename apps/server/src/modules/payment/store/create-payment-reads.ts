import { type OtherLanguages, wordsOfStored } from '@tartip/domain/bank-text'
import { isCurrencyCode, type CurrencyCode } from '@tartip/domain/money/currency'
import { isPaymentStatus, type PaymentStatus } from '@tartip/domain/payment/status'

import type { Db } from '../../../platform/db/db.ts'
import { highestTransferNum } from './create-payment-store.ts'
import { paymentColumnList } from './payment-columns.ts'
import { createRead } from './read-at-once.ts'
import { readPlanned } from './read-planned.ts'
import { searchPayments } from './search-payments.ts'
import type { PaymentReads, StatusHistoryEntry, StatusTotal } from './payment-reads.ts'
import { paymentFromRow, type PaymentRow } from './payment-row.ts'
import { addFilter, conditionsOfScope } from './payment-conditions.ts'

/** Screen queries on PostgreSQL. */
export function createPaymentReads(db: Db): PaymentReads {
  const query = createRead(db)

  const findAllVisible: PaymentReads['findAllVisible'] = async (sight, ids) => {
    const where = conditionsOfScope(sight)
    where.add(`p.id = any(${where.place([...ids])}::uuid[])`)
    const rows = await query<PaymentRow>(
      sight.legalPartyId,
      `select ${paymentColumnList} from payment.payment p where ${where.text()}`,
      where.values,
    )
    const found = new Map(rows.map(row => [row.id, paymentFromRow(row)]))
    return ids.flatMap(id => found.get(id) ?? [])
  }

  return {
    findAllVisible,
    findVisible: async (sight, id) => (await findAllVisible(sight, [id]))[0],
    search: (sight, request) => searchPayments(query, sight, request),
    async countByStatus(sight) {
      const where = conditionsOfScope(sight)
      const rows = await query<{ status_code: string; count: number }>(
        sight.legalPartyId,
        `select p.status_code, count(*)::integer as count from payment.payment p
         where ${where.text()} group by p.status_code`,
        where.values,
      )
      return new Map(rows.map(row => [statusOf(row.status_code), row.count]))
    },
    async sumByStatus(sight, filter) {
      const where = conditionsOfScope(sight)
      addFilter(where, filter)
      const rows = await query<StatusTotalRow>(
        sight.legalPartyId,
        `select p.status_code, p.currency, sum(p.amount_minor)::bigint as amount,
                count(*)::integer as count
         from payment.payment p where ${where.text()}
         group by p.status_code, p.currency order by p.status_code, p.currency`,
        where.values,
      )
      return rows.map(statusTotalOf)
    },
    planned: (sight, request) => readPlanned(query, sight, request),
    async statusHistory(legalPartyId, id) {
      const rows = await query<StatusHistoryRow>(
        legalPartyId,
        `select status_code, entered_at, person_id, comment, comment_other
         from payment.status_history
         where legal_party_id = $1 and payment_id = $2 order by version, step`,
        [legalPartyId, id],
      )
      return rows.map(historyEntryOf)
    },
    async nextTransferNum(legalPartyId, year) {
      const rows = await query<{ next: bigint }>(
        legalPartyId,
        `select greatest(
           coalesce((${highestTransferNum}), 0),
           coalesce((select last_number from payment.document_counter
                     where legal_party_id = $1 and year = $2), 0)) + 1 as next`,
        [legalPartyId, year],
      )
      return String(rows[0]?.next ?? 1n)
    },
  }
}

interface StatusTotalRow {
  status_code: string
  currency: string
  amount: bigint
  count: number
}
interface StatusHistoryRow {
  status_code: string
  entered_at: number
  person_id: string | null
  comment: string | null
  comment_other: OtherLanguages | null
}
function statusTotalOf(row: StatusTotalRow): StatusTotal {
  return {
    statusCode: statusOf(row.status_code),
    currency: currencyOf(row.currency),
    amountMinor: row.amount,
    count: row.count,
  }
}

function historyEntryOf(row: StatusHistoryRow): StatusHistoryEntry {
  return {
    statusCode: statusOf(row.status_code),
    enteredAt: row.entered_at,
    ...(row.person_id === null ? {} : { personId: row.person_id }),
    ...(row.comment === null ? {} : { comment: wordsOfStored(row.comment, row.comment_other) }),
  }
}

function statusOf(text: string): PaymentStatus {
  if (!isPaymentStatus(text)) throw new Error(`The database holds an unknown status ${text}`)
  return text
}

function currencyOf(text: string): CurrencyCode {
  if (!isCurrencyCode(text)) throw new Error(`The database holds an unknown currency ${text}`)
  return text
}
