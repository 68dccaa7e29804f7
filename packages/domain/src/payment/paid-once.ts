import type { StoredContent } from '../forms/form.ts'
import type { Instant } from '../time/instant.ts'
import { statusesOfPlannedCredit } from './balance-forecast.ts'
import type { PaymentStatus } from './status.ts'

/**
 * What only one document may pay: a debt, a fine, a code of the day, a bill by QR, the refund of a sale. Undefined for
 * documents that pay nothing of the kind.
 */
export function paidItemOf({
  operationCode,
  terms,
}: Pick<StoredContent, 'operationCode' | 'terms'>): string | undefined {
  switch (operationCode) {
    case 'BUDGET':
      return budgetItemKey(terms['budgetKind'] ?? '', terms['budgetItem'] ?? terms['paylogicId'])
    case 'QR':
      return qrBillKey(terms['qrTransaction'], [
        terms['qrProvider'],
        terms['qrService'],
        terms['qrMerchant'],
      ])
    case 'REFUND':
      return terms['saleId'] && `REFUND ${terms['saleId']}`
    default:
      return undefined
  }
}

/** @param item the debt or fine, or the code where none was chosen */
export const budgetItemKey = (kind: string, item: string | undefined): string | undefined =>
  item && `${kind} ${item}`

/** A code without a transaction is paid any number of times. */
export const qrBillKey = (
  transaction: string | undefined,
  seller: readonly (string | undefined)[],
): string | undefined =>
  transaction && ['QR', ...seller.map(part => part ?? ''), transaction].join(' ')

/** Statuses of documents that are going to pay: they were sent, and the bank has not given its final answer. */
export const payingStatuses: readonly PaymentStatus[] = statusesOfPlannedCredit

/** A document as far as it decides who pays an item. */
export interface PayingDocument extends Pick<StoredContent, 'operationCode' | 'terms'> {
  readonly id: string
  readonly statusCode: PaymentStatus
  readonly isFullySigned: boolean
  readonly createdAt: Instant
}

/** Another document for the same item. */
export interface EarlierPayment extends PayingDocument {
  /** The provider of its code knows that it was paid, so what the provider offers now is still owed. */
  readonly isReported: boolean
}

/**
 * Whether another document keeps this one from paying their item. Of two that were both sent before only one could be,
 * the one that is further goes on, and else the older one.
 */
export function isPaidBy(other: EarlierPayment, document: PayingDocument): boolean {
  if (other.id === document.id) return false
  if (other.statusCode === 'SUCCESS') return isStillPaid(other, document.terms['codeUntil'])
  if (!payingStatuses.includes(other.statusCode)) return false
  if (!payingStatuses.includes(document.statusCode) || other.isFullySigned) return true
  return (
    other.createdAt < document.createdAt ||
    (other.createdAt === document.createdAt && other.id < document.id)
  )
}

/** @param codeUntil of the code that is to pay now; a debt may be paid on, by a code of a later day */
export function isStillPaid(paid: EarlierPayment, codeUntil: string | undefined): boolean {
  const { codeUntil: paidUntil } = paid.terms
  if (paidUntil === undefined || codeUntil === undefined) return true
  return !paid.isReported || codeUntil <= paidUntil
}
