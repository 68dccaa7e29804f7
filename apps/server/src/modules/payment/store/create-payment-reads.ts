import { isCurrencyCode, type CurrencyCode } from '@tartip/domain/money/currency'
import { statusesOfExpected } from '@tartip/domain/payment/cash-outlook'
import { payingStatuses } from '@tartip/domain/payment/paid-once'
import { regularOperations } from '@tartip/domain/payment/regular-payments'
import { finalStatuses, isPaymentStatus, type PaymentStatus } from '@tartip/domain/payment/status'
import { instantAt, toIso } from '@tartip/domain/time/instant'

import type { Db } from '../../../platform/db/db.ts'
import { systemClock } from '../../../platform/clock.ts'
import { readStatusHistory } from '../../../platform/documents/store/status-history.ts'
import { createListReader } from '../../../platform/lists/list-reader.ts'
import { createRead } from '../../../platform/db/read-at-once.ts'
import { mapInSlices } from '../../../platform/slices.ts'
import { deadlineOrder } from './deadline-order.ts'
import { readPayeeHistories } from './read-payee-histories.ts'
import { readPayees } from './read-payees.ts'
import { readPlanned } from './read-planned.ts'
import { readRefunds } from './read-refunds.ts'
import type {
  AccessScope,
  PaymentListQuery,
  PaymentReads,
  PaymentSort,
  RepeatableDocument,
  SortedPaymentsQuery,
  StatusTotal,
} from './payment-reads.ts'
import {
  paymentColumnList,
  paymentDocumentTable,
  paymentFromRow,
  type PaymentRow,
} from './payment-row.ts'
import { highestTransferNum } from './transfer-num.ts'
import { createKeptTotals, type KeptSum } from './kept-totals-reads.ts'
import { searchConditions } from './search-entries.ts'
import {
  addStatuses,
  conditionsOfList,
  conditionsOfScope,
  foundBySearch,
  splitConditions,
  paymentTable,
} from './payment-conditions.ts'

/** More documents than anybody reads one by one. */
const mostExpected = 500
/** A home page reads the latest documents only, however many there are. */
const mostRepeatable = 2_000
/** Executed, or at the bank, which holds the money. */
const statusesOfLeft: readonly PaymentStatus[] = [
  'PAYMENT_REQUEST_TO_BANK',
  'WAIT_RESPONSE_FROM_BANK',
  'KVIT',
  'SUCCESS',
]
/** As many as a form offers to repeat. */
const latestOfOperation = 20

/** Screen queries on PostgreSQL; `longestMs` is that of any screen when left out. */
export function createPaymentReads(db: Db, longestMs?: number): PaymentReads {
  const query = createRead(db, longestMs)
  const list = createListReader<PaymentRow, PaymentSort>(query, paymentTable, systemClock)
  const keptTotals = createKeptTotals(query, systemClock)
  const listQueryOf = <Query extends SortedPaymentsQuery>(scope: AccessScope, request: Query) => ({
    ...request,
    legalPartyId: scope.legalPartyId,
    where: () => splitConditions(scope, request),
    sortedBy:
      request.sort === 'SIGN_DEADLINE' && request.rules ? deadlineOrder(request.rules) : undefined,
  })
  const keptQueryOf = async (scope: AccessScope, request: PaymentListQuery) =>
    (await keptTotals.stateOf(scope.legalPartyId)) === 'NOTHING'
      ? undefined
      : keptTotals.query(scope, request)

  const findAllVisible: PaymentReads['findAllVisible'] = async (scope, ids) => {
    const where = conditionsOfScope(scope)
    where.add(`p.id = any(${where.place([...ids])}::uuid[])`)
    const rows = await query<PaymentRow>(
      scope.legalPartyId,
      `select ${paymentColumnList} from payment.payment p where ${where.text()}`,
      where.values,
    )
    const found = new Map(rows.map(row => [row.id, paymentFromRow(row)]))
    return ids.flatMap(id => found.get(id) ?? [])
  }

  return {
    findAllVisible,
    findVisible: async (scope, id) => (await findAllVisible(scope, [id]))[0],
    async findLatestOf(scope, operation, search) {
      const where = conditionsOfScope(scope)
      where.add(`p.operation_code = ${where.place(operation)}`)
      addStatuses(where, finalStatuses)
      if (search !== '') foundBySearch(where, search)
      const rows = await query<PaymentRow>(
        scope.legalPartyId,
        `select ${paymentColumnList} from payment.payment p where ${where.text()}
         order by p.created_at desc, p.id desc limit ${latestOfOperation}`,
        where.values,
      )
      return rows.map(paymentFromRow)
    },
    async search(scope, request) {
      const known = request.sort === 'CREATED_DATE' ? await keptQueryOf(scope, request) : undefined
      const { legalPartyId } = scope
      const isSearchable = (await keptTotals.stateOf(legalPartyId)) === 'TOTALS_AND_ENTRIES'
      const { rows, ...found } = await list.page({
        ...listQueryOf(scope, request),
        ...(known === undefined && isSearchable
          ? { where: () => searchConditions(scope, request) }
          : { known }),
      })
      if (found.searchedSince !== undefined && !isSearchable) await keptTotals.request(legalPartyId)
      return { list: await mapInSlices(rows, paymentFromRow, legalPartyId), ...found }
    },
    async *searchAll(scope, request) {
      for await (const rows of list.batches(listQueryOf(scope, request))) {
        yield rows.map(paymentFromRow)
      }
    },
    async creators(scope) {
      const where = conditionsOfScope(scope)
      const rows = await query<{ person_id: string }>(
        scope.legalPartyId,
        // From one creator to the next by the index, however many documents each has made.
        `with recursive creator as (
           (select p.created_by as id from payment.payment p
            where p.legal_party_id = $1 and p.deleted_at is null
            order by p.created_by limit 1)
           union all
           select (select p.created_by from payment.payment p
                   where p.legal_party_id = $1 and p.deleted_at is null
                     and p.created_by > creator.id
                   order by p.created_by limit 1)
           from creator where creator.id is not null)
         select creator.id as person_id from creator
         where exists (select from payment.payment p
                       where p.created_by = creator.id and ${where.text()})`,
        where.values,
      )
      return rows.map(row => row.person_id)
    },
    async expected(scope) {
      const where = conditionsOfScope(scope)
      addStatuses(where, statusesOfExpected)
      // Money that goes to an own account stays.
      where.add(`p.operation_code <> 'INTRABANK_OWN'`)
      const rows = await query<PaymentRow>(
        scope.legalPartyId,
        `select ${paymentColumnList} from payment.payment p where ${where.text()}
         order by p.value_date, p.created_at, p.id limit ${mostExpected}`,
        where.values,
      )
      return rows.map(paymentFromRow)
    },
    async repeatable(scope, since) {
      const where = conditionsOfScope(scope)
      where.add(`p.created_at >= ${where.place(toIso(instantAt(since, 0)))}::timestamptz`)
      where.add(`p.status_code = any(${where.place([...statusesOfLeft])}::text[])`)
      where.add(`p.operation_code = any(${where.place([...regularOperations])}::text[])`)
      return await query<RepeatableDocument>(
        scope.legalPartyId,
        `select p.id, p.recipient_account as "recipientAccount", p.currency,
                p.amount_minor as "amountMinor", p.value_date as "valueDate"
         from payment.payment p where ${where.text()}
         order by p.created_at desc, p.id desc limit ${mostRepeatable}`,
        where.values,
      )
    },
    refundsOf: (person, saleIds) => readRefunds(query, person, saleIds),
    async paying(legalPartyId, { items, since }) {
      const rows = await query<PaymentRow & { is_reported: boolean }>(
        legalPartyId,
        `select ${paymentColumnList}, exists (
           select from payment.code_confirmation c
           where c.legal_party_id = p.legal_party_id and c.payment_id = p.id
             and c.closed_at is not null) as is_reported
         from payment.payment p
         where p.legal_party_id = $1 and p.deleted_at is null and p.status_code = any($2::text[])
           and (p.paid_item = any($3::text[])
             or p.operation_code = 'BUDGET' and p.created_at > $4::timestamptz
               and ($5::boolean or p.terms ->> 'budgetItem' is null))`,
        [
          legalPartyId,
          [...payingStatuses, 'SUCCESS'],
          [...(items ?? [])],
          toIso(since),
          items === undefined,
        ],
      )
      return rows.map(row => ({ ...paymentFromRow(row), isReported: row.is_reported }))
    },
    payees: (scope, request) => readPayees(query, scope, request),
    async countByStatus(scope, viewer) {
      const known = await keptQueryOf(scope, { values: {}, viewer })
      if (known !== undefined) return countsOf(await known.sums())
      const where = conditionsOfScope(scope)
      const rows = await query<{ status_code: string; count: number }>(
        scope.legalPartyId,
        `select p.status_code, count(*)::integer as count from payment.payment p
         where ${where.text()} group by p.status_code`,
        where.values,
      )
      return countsOf(rows)
    },
    async sumByStatus(scope, request) {
      const known = await keptQueryOf(scope, request)
      if (known !== undefined) return (await known.sums()).map(statusTotalOf)
      const where = conditionsOfList(scope, request)
      const rows = await query<KeptSum>(
        scope.legalPartyId,
        `select p.status_code, p.currency, sum(p.amount_minor)::bigint as amount,
                count(*)::integer as count
         from payment.payment p where ${where.text()}
         group by p.status_code, p.currency order by p.status_code, p.currency`,
        where.values,
      )
      return rows.map(statusTotalOf)
    },
    planned: (scope, request) => readPlanned(query, scope, request),
    payeeHistories: (scope, documents) => readPayeeHistories(query, scope, documents),
    statusHistory: (legalPartyId, id) =>
      readStatusHistory(query, paymentDocumentTable, legalPartyId, id),
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

function countsOf(
  sums: readonly Pick<KeptSum, 'status_code' | 'count'>[],
): ReadonlyMap<PaymentStatus, number> {
  const counts = new Map<PaymentStatus, number>()
  for (const { status_code: code, count } of sums) {
    counts.set(statusOf(code), (counts.get(statusOf(code)) ?? 0) + count)
  }
  return counts
}

function statusTotalOf(row: KeptSum): StatusTotal {
  return {
    statusCode: statusOf(row.status_code),
    currency: currencyOf(row.currency),
    amountMinor: row.amount,
    count: row.count,
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
