import { paymentList } from '@tartip/domain/lists/payment-list'
import { searchKeyOf } from '@tartip/domain/lists/search-text'
import type { PaymentStatus } from '@tartip/domain/payment/status'
import { statusesOfTab } from '@tartip/domain/payment/tabs'
import type { Viewer } from '@tartip/domain/people/viewer'
import { toIso, type Instant } from '@tartip/domain/time/instant'

import {
  addFilters,
  Conditions,
  containsKey,
  equals,
  isFoundBy,
  isInOneOf,
  isOneOf,
  isWithinAmounts,
  isWithinDays,
  type FilterConditions,
} from '../../../platform/lists/conditions.ts'
import type { ListConditions, ListTable } from '../../../platform/lists/list-reader.ts'
import type { AccessScope, PaymentListQuery, PaymentSort } from './payment-reads.ts'
import { paymentColumnList } from './payment-row.ts'
import { openWaits, waitsOfStatuses } from './waits-for.ts'

/** A register that pays one person, and every other document. */
export const salaryOfOne = `(p.operation_code = 'SALARY' and p.terms ->> 'salaryRows' = '1')`
export const noSalaryOfOne = `(p.operation_code <> 'SALARY' or p.terms ->> 'salaryRows' is distinct from '1')`

/** The one place that says which documents a person may see. */
export function conditionsOfScope(scope: AccessScope, where = new Conditions()): Conditions {
  where.add(`p.legal_party_id = ${where.place(scope.legalPartyId)}`)
  where.add('p.deleted_at is null')
  addVisible(where, scope)
  return where
}

export function addVisible(
  where: Conditions,
  { accounts, personId, hidesSalaryOfOne = false }: AccessScope,
  notSalaryOfOne = noSalaryOfOne,
): void {
  where.add(`p.payer_account = any(${where.place([...accounts])}::text[])`)
  where.add(`(p.status_code <> 'DRAFT' or p.created_by = ${where.place(personId)})`)
  if (hidesSalaryOfOne) where.add(notSalaryOfOne)
}

/** The status itself stands in no index; what documents of it may wait for does. */
export function addStatuses(where: Conditions, statuses: readonly PaymentStatus[]): void {
  where.add(`p.status_code = any(${where.place([...statuses])}::text[])`)
  const waits = waitsOfStatuses(statuses)
  if (waits === undefined) return
  const [only, ...others] = waits
  // One value leads to the newest documents in the order of the index, several do not.
  where.add(
    others.length === 0
      ? `p.waits_for is not null and p.waits_for = ${where.place(only)}`
      : `p.waits_for is not null and p.waits_for = any(${where.place([...waits])}::text[])`,
  )
}

/** `search_text` holds the name, a line break and the purpose: a name ends before the line break. */
export const nameEnd = '\n'

/** One text for everything. */
export const foundBySearch = isFoundBy({
  text: 'p.search_text',
  digits: ['p.transfer_num', 'p.payer_account', 'p.recipient_account'],
  amount: 'p.amount_major',
})

export const filterConditions: FilterConditions<typeof paymentList, Viewer> = {
  tab: (where, tab, viewer) => addStatuses(where, statusesOfTab(tab, viewer)),
  search: foundBySearch,
  created: isWithinDays('p.created_at'),
  amount: isWithinAmounts('p.amount_major'),
  account: isInOneOf('p.payer_account', 'p.recipient_account'),
  currency: equals('p.currency'),
  recipient: containsKey('p.search_text', searchKeyOf, nameEnd),
  number: containsKey('p.transfer_num', searchKeyOf),
  creator: equals('p.created_by', 'uuid'),
  origin: equals('p.origin'),
  operation: isOneOf('p.operation_code'),
}

/** What a person may see and has requested, as it was at `asOf`. */
export function conditionsOfList(
  scope: AccessScope,
  { values, viewer, asOf }: PaymentListQuery,
  where = new Conditions(),
  filters = filterConditions,
): Conditions {
  conditionsOfScope(scope, where)
  addFilters(where, filters, values, viewer)
  if (asOf !== undefined) addAsOf(where, asOf)
  return where
}

/**
 * The same conditions for open documents, which an index of their own leads to. An index of all payments of one operation
 * does not count here: PostgreSQL would read half a million of its entries to leave some of a few thousand documents out.
 */
export function conditionsOfOpen(
  values: Conditions,
  scope: AccessScope,
  request: PaymentListQuery,
): Conditions {
  const where = values.another()
  where.add('p.waits_for is not null')
  where.add(`p.waits_for in (${openWaits.map(each => `'${each}'`).join(', ')})`)
  const operation = isOneOf(`(p.operation_code || '')`)
  return conditionsOfList(scope, request, where, { ...filterConditions, operation })
}

export const addAsOf = (where: Conditions, asOf: Instant): void =>
  where.add(`p.created_at <= ${where.place(toIso(asOf))}::timestamptz`)

/** The same conditions, parted into those that an index of the newest documents holds and all others. */
export function splitConditions(
  scope: AccessScope,
  { values, viewer, asOf }: PaymentListQuery,
): ListConditions {
  const scan = new Conditions()
  scan.add(`p.legal_party_id = ${scan.place(scope.legalPartyId)}`)
  scan.add('p.deleted_at is null')
  const { created, creator, tab, ...others } = values
  const statuses = tab === undefined ? undefined : statusesOfTab(tab, viewer)
  const isIndexed = statuses !== undefined && waitsOfStatuses(statuses)?.length === 1
  addFilters(scan, filterConditions, { created, creator, ...(isIndexed ? { tab } : {}) }, viewer)
  if (asOf !== undefined) addAsOf(scan, asOf)
  const filter = scan.another()
  addVisible(filter, scope)
  addFilters(filter, filterConditions, { ...others, ...(isIndexed ? {} : { tab }) }, viewer)
  return { scan, filter }
}

export const paymentTable: ListTable<PaymentSort> = {
  from: 'payment.payment',
  columns: paymentColumnList,
  tenant: 'p.legal_party_id',
  id: 'p.id',
  idType: 'uuid',
  madeAt: 'p.created_at',
  sorts: {
    CREATED_DATE: ['p.created_at'],
    VALUE_DATE: ['p.value_date'],
    // The time of the day follows from the bank's rules: `deadlineOrder`.
    SIGN_DEADLINE: ['p.value_date'],
    AMOUNT: ['p.amount_major'],
    RECIPIENT_NAME: ['p.sort_name'],
    // A number of nine digits comes before one of ten.
    TRANSFER_NUM: ['length(p.transfer_num)', 'p.transfer_num'],
  },
  money: { currency: 'p.currency', amountMinor: 'p.amount_minor' },
  // Every step of a document adds a line to the audit.
  version: `select concat_ws(' ',
    (select max(a.id) from payment.audit a where a.legal_party_id = $1),
    (select max(p.created_at) from payment.payment p
     where p.legal_party_id = $1 and p.deleted_at is null))`,
}
