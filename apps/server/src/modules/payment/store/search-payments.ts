import { isCurrencyCode } from '@tartip/domain/money/currency'

import { paymentColumnList } from './payment-columns.ts'
import type {
  CurrencyTotal,
  PaymentPage,
  PaymentPageRequest,
  PaymentSort,
  AccessScope,
} from './payment-reads.ts'
import { paymentFromRow, type PaymentRow } from './payment-row.ts'
import { addFilter, conditionsOfScope } from './payment-conditions.ts'
import type { Read } from './read-at-once.ts'

/** Several columns where one alone does not sort: a number of nine digits comes before one of ten. */
const sortColumns: Readonly<Record<PaymentSort, readonly string[]>> = {
  CREATED_DATE: ['created_at'],
  VALUE_DATE: ['value_date'],
  AMOUNT: ['amount_major'],
  RECIPIENT_NAME: ['sort_name'],
  TRANSFER_NUM: ['length(p.transfer_num)', 'transfer_num'],
}

/**
 * One page of the history. The totals are needed anyway and say how many documents there are, so a page
 * behind the middle is read from the other end: the index is walked over half of the list at most, by ids
 * alone, and only the page's own rows are fetched.
 */
export async function searchPayments(
  read: Read,
  sight: AccessScope,
  request: PaymentPageRequest,
): Promise<PaymentPage> {
  const totals = await readTotals(read, sight, request)
  const found = totals.reduce((sum, total) => sum + total.count, 0)
  const skipped = (request.page - 1) * request.size
  const wanted = Math.min(request.size, found - skipped)
  if (wanted <= 0) return { list: [], totals }

  const isFromEnd = skipped + wanted > found / 2
  const offset = isFromEnd ? found - skipped - wanted : skipped
  const isDescending = request.order === 'DESC'
  const direction = isDescending === isFromEnd ? 'asc' : 'desc'
  const list = await readRows(read, sight, request, direction, wanted, offset)
  return { list: isFromEnd ? list.toReversed() : list, totals }
}

async function readRows(
  read: Read,
  sight: AccessScope,
  request: PaymentPageRequest,
  direction: 'asc' | 'desc',
  limit: number,
  offset: number,
) {
  const where = conditionsOfScope(sight)
  addFilter(where, request.filter)
  const order = orderBy(request.sort, direction)
  const text = `
    with page as materialized (
      select p.id from payment.payment p where ${where.text()}
      order by ${order} limit ${where.place(limit)}::integer offset ${where.place(offset)}::integer)
    select ${paymentColumnList} from payment.payment p join page on page.id = p.id
    where p.legal_party_id = $1 order by ${order}`
  const rows = await read<PaymentRow>(sight.legalPartyId, text, where.values)
  return rows.map(paymentFromRow)
}

/** The id makes the order total, so that no document is on two pages or on none. */
function orderBy(sort: PaymentSort, direction: 'asc' | 'desc'): string {
  return [...sortColumns[sort], 'id']
    .map(column => `${column.includes('(') ? column : `p.${column}`} ${direction}`)
    .join(', ')
}

async function readTotals(
  read: Read,
  sight: AccessScope,
  request: PaymentPageRequest,
): Promise<CurrencyTotal[]> {
  const where = conditionsOfScope(sight)
  addFilter(where, request.filter)
  const rows = await read<{ currency: string; amount: bigint; count: number }>(
    sight.legalPartyId,
    `select p.currency, sum(p.amount_minor)::bigint as amount, count(*)::integer as count
     from payment.payment p where ${where.text()} group by p.currency order by p.currency`,
    where.values,
  )
  return rows.map(row => {
    if (!isCurrencyCode(row.currency)) {
      throw new Error(`The database holds an unknown currency ${row.currency}`)
    }
    return { currency: row.currency, amountMinor: row.amount, count: row.count }
  })
}
