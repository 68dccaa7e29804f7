import { dayPaymentKinds } from '@tartip/domain/payment/day-code'
import {
  budgetItemKey,
  isPaidBy,
  isStillPaid,
  paidItemOf,
  type PayingDocument,
} from '@tartip/domain/payment/paid-once'
import { err, holds, type Verdict } from '@tartip/domain/result'
import { toIso, type Instant } from '@tartip/domain/time/instant'

import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentDocument } from '../payment-document.ts'
import type { PayingPayment } from '../store/payment-reads.ts'

type Deps = Pick<PaymentDeps, 'reads' | 'dayCodes' | 'clock'>
type OncePaid = Verdict<'ALREADY_BEING_PAID'>
type OnceSent = Verdict<'ALREADY_BEING_PAID' | 'ALREADY_REFUNDED'>

/** A code is of one day; no document is on its way for longer. */
const longestWayMs = 7 * 86_400_000
const sinceOf = ({ clock }: Deps): Instant => clock.now() - longestWayMs

const paidBy = ({ id, transferNum }: Pick<PayingPayment, 'id' | 'transferNum'>) =>
  err('ALREADY_BEING_PAID', { number: transferNum, paymentId: id })

const sentBefore = (other: Pick<PayingPayment, 'id' | 'transferNum' | 'operationCode'>): OnceSent =>
  other.operationCode === 'REFUND'
    ? err('ALREADY_REFUNDED', { number: other.transferNum, paymentId: other.id })
    : paidBy(other)

/**
 * Whether documents may pay what is paid once. Of those of one batch for the same item the first passes; whoever is sent
 * at the same time by another call is refused by the unique index `payment_paid_once`, and decided again.
 */
export async function checkPaidOnce(
  deps: Deps,
  payments: readonly PaymentDocument[],
): Promise<() => (payment: PaymentDocument) => OnceSent> {
  const items = new Map<string, string>()
  for (const payment of payments) {
    const item = await itemOf(deps, payment)
    if (item !== undefined) items.set(payment.id, item)
  }
  const [legalPartyId] = payments.map(one => one.legalPartyId)
  if (items.size === 0 || legalPartyId === undefined) return () => () => holds
  const earlier = await paymentsByItem(deps, legalPartyId, [...new Set(items.values())])
  return () => {
    const taken = new Map<string, PaymentDocument>()
    return payment => {
      const item = items.get(payment.id)
      if (item === undefined) return holds
      const other = taken.get(item) ?? earlier.get(item)?.find(one => isPaidBy(one, payment))
      if (other) return sentBefore(other)
      taken.set(item, payment)
      return holds
    }
  }
}

/**
 * Whether an item may be paid by a new document, or by the one that is edited.
 *
 * @param codeUntil the end of the code that is to pay it, where it is paid by one
 */
export async function itemIsFree(
  deps: Deps,
  legalPartyId: string,
  item: string | undefined,
  { codeUntil, editedId }: { readonly codeUntil?: Instant; readonly editedId?: string | undefined },
): Promise<OncePaid> {
  if (item === undefined) return holds
  const found = (await paymentsByItem(deps, legalPartyId, [item])).get(item) ?? []
  const until = codeUntil === undefined ? undefined : toIso(codeUntil)
  const other = found.find(
    one => one.id !== editedId && (one.statusCode !== 'SUCCESS' || isStillPaid(one, until)),
  )
  return other ? paidBy(other) : holds
}

/** Debts and fines that are being paid or whose providers do not know yet; the code itself where none was chosen. */
export async function budgetItemsBeingPaid(
  deps: Deps,
  legalPartyId: string,
): Promise<ReadonlySet<string>> {
  const sent = await deps.reads.paying(legalPartyId, { since: sinceOf(deps) })
  const open = sent.filter(one => one.statusCode !== 'SUCCESS' || !one.isReported)
  const items = await Promise.all(open.map(one => itemOf(deps, one)))
  // A debt and a fine are named without their kind where people choose them.
  return new Set(
    items.flatMap(item => (item === undefined ? [] : [item.slice(item.indexOf(' ') + 1)])),
  )
}

async function paymentsByItem(
  deps: Deps,
  legalPartyId: string,
  items: readonly string[],
): Promise<ReadonlyMap<string, readonly PayingPayment[]>> {
  const byItem = new Map<string, PayingPayment[]>()
  for (const payment of await deps.reads.paying(legalPartyId, { items, since: sinceOf(deps) })) {
    const item = await itemOf(deps, payment)
    if (item !== undefined) byItem.set(item, [...(byItem.get(item) ?? []), payment])
  }
  return byItem
}

/** The provider of the code is requested for documents alone that were made before they named their debt. */
async function itemOf(
  { dayCodes }: Deps,
  payment: PayingDocument & { readonly legalPartyId: string },
): Promise<string | undefined> {
  const { budgetKind, budgetItem, paylogicId = '' } = payment.terms
  const kind = dayPaymentKinds.find(one => one === budgetKind)
  if (payment.operationCode !== 'BUDGET' || kind === undefined || budgetItem !== undefined) {
    return paidItemOf(payment)
  }
  const code = await dayCodes[kind].findCode(payment.legalPartyId, paylogicId)
  return budgetItemKey(kind, code?.clears ?? paylogicId)
}
