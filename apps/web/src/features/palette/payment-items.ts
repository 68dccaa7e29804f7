import { IconFileInvoice, IconUserDollar } from '@tabler/icons-react'
import type { Language } from '@tartip/domain/language'
import { formatDecimal } from '@tartip/domain/money/format-amount'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import { operationNames } from '@tartip/domain/payment/operation'
import { statusNames } from '@tartip/domain/payment/status'
import type {
  FindPaymentsQuery,
  FoundPaymentFragment,
} from './api/find-payments.payment.generated.ts'
import type { PaletteItem, PaletteAddresses } from './palette-item.ts'

const mostPayments = 6
const mostPayees = 4

/** Documents that were found, each once, and whom they pay. */
export function paymentItems(
  found: FindPaymentsQuery,
  language: Language,
  ways: PaletteAddresses,
): readonly PaletteItem[] {
  const { byNumber, byAmount, byName, byOtherName } = found
  const named = uniqueBy([...(byName?.list ?? []), ...(byOtherName?.list ?? [])], ({ id }) => id)
  const all = [...(byNumber?.list ?? []), ...(byAmount?.list ?? []), ...named]
  const payments = uniqueBy(all, ({ id }) => id).slice(0, mostPayments)
  const payees = uniqueBy(named, ({ recipientAccount }) => recipientAccount).slice(0, mostPayees)
  return [
    ...payees.map(payment => payeeItem(payment, ways)),
    ...payments.map(payment => paymentItem(payment, language, ways)),
  ]
}

/** Who pays goes on to a new document for the payee; who only looks, to what was paid to them. */
function payeeItem(payment: FoundPaymentFragment, ways: PaletteAddresses): PaletteItem {
  const { id, recipientName, recipientAccount, operationCode, isRepeatable } = payment
  const again = isRepeatable ? ways.payAgain(operationCode, id) : undefined
  return {
    id: `payee ${recipientAccount}`,
    group: 'payees',
    title: recipientName,
    detail: recipientAccount,
    icon: IconUserDollar,
    words: [recipientName, recipientAccount],
    target: { href: again ?? ways.paymentsTo(recipientName) },
  }
}

function paymentItem(
  payment: FoundPaymentFragment,
  language: Language,
  ways: PaletteAddresses,
): PaletteItem {
  const { id, transferNum, recipientName, operationCode, statusCode, amount, currency } = payment
  const sum = isCurrencyCode(currency) ? formatDecimal(amount, currency) : `${amount} ${currency}`
  return {
    id: `payment ${id}`,
    group: 'payments',
    title: `№\u00a0${transferNum} · ${recipientName}`,
    detail: `${sum} · ${operationNames[operationCode][language]} · ${statusNames[statusCode][language]}`,
    icon: IconFileInvoice,
    words: [transferNum, recipientName],
    target: { href: ways.payment(id) },
  }
}

/** Each once, where it first stood. */
function uniqueBy<T>(list: readonly T[], keyOf: (one: T) => string): readonly T[] {
  const first = new Map<string, T>()
  for (const one of list) if (!first.has(keyOf(one))) first.set(keyOf(one), one)
  return [...first.values()]
}
