import { toDecimal } from '@tartip/domain/money/decimal'
import { debitOf } from '@tartip/domain/payment/debit'
import type { RegularPayment as LikelyPayment } from '@tartip/domain/payment/regular-payments'

import type { PaymentDocument } from '../payment-document.ts'
import type { BalanceForecast } from '../use-cases/forecast-balance.ts'
import type { ExpectedPayment, RegularPayment } from './payment.generated.ts'

export function presentForecast({ currency, days, movements }: BalanceForecast) {
  return {
    currency,
    days: days.map(({ date, balanceMinor }) => ({
      date,
      balance: toDecimal(balanceMinor, currency),
    })),
    movements: movements.map(({ amountMinor, ...movement }) => ({
      ...movement,
      amount: toDecimal(amountMinor, currency),
    })),
  }
}

export function presentExpected(payment: PaymentDocument): ExpectedPayment {
  const { id, transferNum, recipientName, operationCode, payerAccount, valueDate } = payment
  const { currency, statusCode, terms } = payment
  return {
    id,
    transferNum,
    recipientName,
    operationCode,
    payerAccount,
    valueDate,
    amount: toDecimal(debitOf(payment, currency), currency),
    currency,
    isDraft: statusCode === 'DRAFT' || statusCode === 'FOR_EDITING',
    budgetItem: operationCode === 'BUDGET' ? (terms['budgetItem'] ?? null) : null,
  }
}

export function presentRegular({
  interval,
  date,
  last,
}: LikelyPayment<PaymentDocument>): RegularPayment {
  const { recipientName, recipientAccount, operationCode, currency } = last
  return {
    recipientName,
    recipientAccount,
    operationCode,
    interval,
    valueDate: date,
    amount: toDecimal(debitOf(last, currency), currency),
    currency,
  }
}
