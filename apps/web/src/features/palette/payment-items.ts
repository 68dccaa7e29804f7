import { IconFileInvoice, IconUserDollar } from '@tabler/icons-react'
import { numbered } from '@tartip/domain/documents/numbered'
import { formatAccountNumber } from '@tartip/domain/identifiers/account-number'
import type { Language } from '@tartip/domain/language'
import { formatDecimal } from '@tartip/domain/money/format-amount'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import { operationNames } from '@tartip/domain/payment/operation'
import { statusLabel } from '@tartip/domain/payment/status-view'
import { isReturnedToCreator } from '../../lib/document-flags.ts'
import type {
  FindPaymentsQuery,
  FoundPaymentFragment,
} from './api/find-payments.payment.generated.ts'
import type { PalettePayeesQuery } from './api/palette-payees.payment.generated.ts'
import type { PaletteItem, PaletteAddresses } from './palette-item.ts'

const mostPayments = 6
const mostPayees = 4

/** Documents that were found, each once. */
export function paymentItems(
  found: FindPaymentsQuery,
  language: Language,
  addresses: PaletteAddresses,
): readonly PaletteItem[] {
  const { byNumber, typed, otherLayout } = found
  const lists = [byNumber, typed, otherLayout]
  const all = lists.flatMap(page => page?.list ?? [])
  return uniqueBy(all, ({ id }) => id)
    .slice(0, mostPayments)
    .map(payment => paymentItem(payment, language, addresses))
}

/**
 * Whom the organisation has paid. A person who pays goes on to a filled form; one who only reads, to what was paid to
 * the payee.
 */
export function payeeItems(
  { typed, otherLayout }: PalettePayeesQuery,
  addresses: PaletteAddresses,
  titleOf: (name: string, isPaid: boolean) => string,
): readonly PaletteItem[] {
  return uniqueBy([...typed, ...otherLayout], ({ account }) => account)
    .slice(0, mostPayees)
    .map(({ account, name, inn, operationCode }) => {
      const form = addresses.pay(operationCode, account)
      return {
        id: `payee ${account}`,
        group: 'payees',
        title: titleOf(name, form !== undefined),
        detail: formatAccountNumber(account),
        icon: IconUserDollar,
        words: [name, account, inn ?? ''],
        target: { href: form ?? addresses.paymentsTo(name) },
      }
    })
}

function paymentItem(
  payment: FoundPaymentFragment,
  language: Language,
  addresses: PaletteAddresses,
): PaletteItem {
  const { id, transferNum, recipientName, operationCode, amount, currency } = payment
  const status = statusLabel(payment.statusCode, language, {
    ...payment,
    isReturnedToCreator: isReturnedToCreator(payment),
  })
  const sum = isCurrencyCode(currency) ? formatDecimal(amount, currency) : `${amount} ${currency}`
  return {
    id: `payment ${id}`,
    group: 'payments',
    title: `${numbered(transferNum, language)} · ${recipientName}`,
    detail: `${sum} · ${operationNames[operationCode][language]} · ${status}`,
    icon: IconFileInvoice,
    words: [transferNum, recipientName],
    target: { href: addresses.payment(id) },
  }
}

/** Each once, where it first stood. */
function uniqueBy<T>(list: readonly T[], keyOf: (one: T) => string): readonly T[] {
  const first = new Map<string, T>()
  for (const one of list) if (!first.has(keyOf(one))) first.set(keyOf(one), one)
  return [...first.values()]
}
