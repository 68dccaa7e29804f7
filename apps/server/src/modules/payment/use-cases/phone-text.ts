import { formatAccountNumber } from '@tartip/domain/identifiers/account-number'
import { formatAmount } from '@tartip/domain/money/format-amount'
import { operationNames } from '@tartip/domain/payment/operation'
import { formatDate } from '@tartip/domain/time/format-date'

import type { PaymentDocument } from '../payment-document.ts'

/** Digits of the digest that stand on the phone and on the screen, to compare them by eye. */
const shownDigits = 8

/**
 * What a signatory reads on his phone: all that the payment does, in the language of the documents. The digest
 * under it binds the canonical text, which says the same.
 */
export function phoneText(payment: PaymentDocument): string {
  const commission = formatAmount(payment.commissionMinor, payment.commissionCurrency)
  const lines: readonly (readonly [name: string, value: string | undefined])[] = [
    [operationNames[payment.operationCode].ru, `№ ${payment.transferNum}`],
    ['Сумма', formatAmount(payment.amountMinor, payment.currency)],
    ['Комиссия', commission],
    ['Получатель', payment.recipientName],
    ['ИНН получателя', payment.recipientInn],
    ['Счёт получателя', formatAccountNumber(payment.recipientAccount)],
    ['БИК получателя', payment.recipientBic],
    ['Назначение', payment.purpose],
    ['Код платежа', payment.paymentCode],
    ['Счёт списания', formatAccountNumber(payment.payerAccount)],
    ['Плательщик', payment.payerName],
    ['Дата валютирования', formatDate(payment.valueDate)],
    ['Контрольный код', payment.digest.slice(0, shownDigits)],
  ]
  return lines.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])).join('\n')
}
