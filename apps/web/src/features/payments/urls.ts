import { defaultStringifySearch } from '@tanstack/react-router'
import type { OperationCode } from '@tartip/domain/payment/operation'
import type { HistorySearch } from './history/history-search.ts'

/** The address of a view of the history. */
export const historyHref = (search: HistorySearch = {}): string =>
  `/history${defaultStringifySearch({ ...search })}`

/** The form of each kind of document that this product makes (specification, section 2). */
const forms: Readonly<Partial<Record<OperationCode, string>>> = {
  CLEARING: 'clearing-gross',
  GROSS: 'clearing-gross',
  INTRABANK_OWN: 'intra-bank-transfer',
  INTRABANK_FOREIGN: 'intra-bank-transfer',
}

/** Where a document is edited; undefined for kinds that no form edits. */
export function editHref(operation: OperationCode, paymentId: string): string | undefined {
  const form = forms[operation]
  return form === undefined ? undefined : `/payment/${form}/${encodeURIComponent(paymentId)}`
}

/** A new document filled in as an old one; undefined for kinds that no form makes. */
export function repeatHref(operation: OperationCode, paymentId: string): string | undefined {
  const form = forms[operation]
  return form === undefined ? undefined : `/payment/${form}?repeat=${encodeURIComponent(paymentId)}`
}

/** The form of a new document. */
export const newPaymentHref = '/payment/clearing-gross'
