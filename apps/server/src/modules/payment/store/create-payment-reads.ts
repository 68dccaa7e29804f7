import { type OtherLanguages, wordsOfStored } from '@tartip/domain/bank-text'
import { isCurrencyCode, type CurrencyCode } from '@tartip/domain/money/currency'
import { isPaymentStatus, type PaymentStatus } from '@tartip/domain/payment/status'
import { CompiledQuery } from 'kysely'

import { byKey } from '../../../platform/db/connections.ts'
import type { Db } from '../../../platform/db/db.ts'
import { createCoalescer } from '../../../platform/coalesce.ts'
import type { IdempotencyKey } from '../../../platform/idempotency/idempotency-store.ts'
import { inTenantSingleRoundTrip } from '../../../platform/db/one-round-trip.ts'
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
  const findForStep = createCoalescer((calls: readonly StepCall[]) =>
    findForSteps(byKey(db), calls),
  )

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
    findForStep: (legalPartyId, ids, key) => findForStep({ legalPartyId, ids, key }),
  }
}

interface StepCall {
  readonly legalPartyId: string
  readonly ids: readonly string[]
  readonly key: IdempotencyKey
}

/** The documents of gathered calls, each seeing its own organisation's, and whose key has an answer. */
async function findForSteps(
  db: Db,
  calls: readonly StepCall[],
): Promise<readonly Awaited<ReturnType<PaymentReads['findForStep']>>[]> {
  const wanted = calls.flatMap(({ legalPartyId, ids }) => ids.map(id => ({ legalPartyId, id })))
  const parties = calls.map(({ legalPartyId }) => legalPartyId)
  const [rows = [], answers = []] = await inTenantSingleRoundTrip(db, parties, [
    CompiledQuery.raw(
      `select ${paymentColumnList} from unnest($1::uuid[], $2::uuid[]) as k(legal_party_id, id)
       join payment.payment p on p.legal_party_id = k.legal_party_id and p.id = k.id
       where p.deleted_at is null`,
      [wanted.map(({ legalPartyId }) => legalPartyId), wanted.map(({ id }) => id)],
    ),
    CompiledQuery.raw(
      `select k.place::integer as place
       from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[])
         with ordinality as k(legal_party_id, person_id, operation, key, place)
       cross join lateral (
         select from platform.idempotency i
         where i.legal_party_id = k.legal_party_id and i.person_id = k.person_id
           and i.operation = k.operation and i.key = k.key
         limit 1) as kept`,
      [
        parties,
        calls.map(({ key }) => key.personId),
        calls.map(({ key }) => key.operation),
        calls.map(({ key }) => key.key),
      ],
    ),
  ])
  const found = new Map(
    (rows as PaymentRow[]).map(row => [placeOf(row.legal_party_id, row.id), row]),
  )
  const answered = new Set((answers as { place: number }[]).map(({ place }) => place))
  return calls.map(({ legalPartyId, ids }, index) => ({
    documents: ids.flatMap(id => {
      const row = found.get(placeOf(legalPartyId, id))
      return row ? [paymentFromRow(row)] : []
    }),
    isAnswered: answered.has(index + 1),
  }))
}

const placeOf = (legalPartyId: string, id: string): string => `${legalPartyId} ${id}`

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
