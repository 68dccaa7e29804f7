import type { PaymentStatus } from '@tartip/domain/payment/status'
import { foldForSearch } from '@tartip/domain/text/collation'

import type { PaymentFilter, AccessScope } from './payment-reads.ts'
import { waitsOfStatuses } from './waits-for.ts'

/** A WHERE clause under construction: every value becomes a parameter, never a part of the text. */
export class Conditions {
  readonly values: unknown[] = []
  readonly #parts: string[] = []

  /** The place of a value, as `$1`. */
  place(value: unknown): string {
    return `$${this.values.push(value)}`
  }

  add(part: string): void {
    this.#parts.push(part)
  }

  text(): string {
    return this.#parts.join('\n    and ')
  }
}

/** The one place that says which documents a person may look at. */
export function conditionsOfScope(sight: AccessScope): Conditions {
  const where = new Conditions()
  where.add(`p.legal_party_id = ${where.place(sight.legalPartyId)}`)
  where.add('p.deleted_at is null')
  where.add(`p.payer_account = any(${where.place([...sight.accounts])}::text[])`)
  where.add(`(p.status_code <> 'DRAFT' or p.created_by = ${where.place(sight.personId)})`)
  return where
}

export function addFilter(where: Conditions, filter: PaymentFilter): void {
  const equal = (column: string, value: string | undefined, type = 'text') => {
    if (value !== undefined) where.add(`p.${column} = ${where.place(value)}::${type}`)
  }
  if (filter.statuses) addStatuses(where, filter.statuses)
  if (filter.operations) {
    where.add(`p.operation_code = any(${where.place([...filter.operations])}::text[])`)
  }
  if (filter.account !== undefined) {
    const account = where.place(filter.account)
    where.add(`(p.payer_account = ${account} or p.recipient_account = ${account})`)
  }
  equal('currency', filter.currency)
  equal('origin', filter.origin)
  equal('created_by', filter.creator, 'uuid')
  addPartOfText(where, 'p.transfer_num', filter.transferNum)
  // Folded like the column, so that «Омурбеков» finds «Өмүрбеков».
  addPartOfText(where, 'p.search_text', filter.recipientName && foldForSearch(filter.recipientName))
  addPeriod(where, filter)
  addAmounts(where, filter)
}

/** The status itself stands in no index; what documents of it may wait for does. */
export function addStatuses(where: Conditions, statuses: readonly PaymentStatus[]): void {
  where.add(`p.status_code = any(${where.place([...statuses])}::text[])`)
  const waits = waitsOfStatuses(statuses)
  if (waits === undefined) return
  where.add(`p.waits_for is not null and p.waits_for = any(${where.place([...waits])}::text[])`)
}

function addPartOfText(where: Conditions, column: string, text: string | undefined): void {
  if (text === undefined) return
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  where.add(`${column} like ${where.place(pattern)}`)
}

/** Days of creation, in Bishkek. */
function addPeriod(where: Conditions, filter: PaymentFilter): void {
  const midnight = (place: string) => `(${place}::date::timestamp at time zone 'Asia/Bishkek')`
  if (filter.startDate !== undefined) {
    where.add(`p.created_at >= ${midnight(where.place(filter.startDate))}`)
  }
  if (filter.endDate !== undefined) {
    where.add(`p.created_at < ${midnight(where.place(filter.endDate))} + interval '1 day'`)
  }
}

/** In major units, as the bounds come: without a currency in the filter no other scale is common to all. */
function addAmounts(where: Conditions, filter: PaymentFilter): void {
  if (filter.startAmount !== undefined) {
    where.add(`p.amount_major >= ${where.place(filter.startAmount)}::numeric`)
  }
  if (filter.endAmount !== undefined) {
    where.add(`p.amount_major <= ${where.place(filter.endAmount)}::numeric`)
  }
}
