import type { Quote } from '@tartip/domain/rates/convert'
import { convertWithQuotes } from '@tartip/domain/rates/convert'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import {
  commissionOf,
  tariffOf,
  type CommissionAmount,
  type CommissionBase,
} from '@tartip/domain/payment/commission'
import type { OperationCode } from '@tartip/domain/payment/operation'

import type { PaymentDeps } from '../payment-deps.ts'

interface ChargedPayment {
  readonly operation: OperationCode
  /** Who bears the fees of a payment abroad. */
  readonly commissionOption?: string | undefined
  readonly base: CommissionBase
  /** Of the account that pays the fee. */
  readonly payingCurrency: CurrencyCode
}

/**
 * What a payment costs by the bank's tariffs, in the currency of the account that pays it. The official rates are read
 * only for a fee in another currency. Undefined when the bank has no tariff or no rate for it.
 */
export async function commissionOfPayment(
  { rules, rates }: Pick<PaymentDeps, 'rules' | 'rates'>,
  { operation, commissionOption, base, payingCurrency }: ChargedPayment,
): Promise<CommissionAmount | undefined> {
  const needed = { rate: false }
  const tariff = tariffOf(operation, commissionOption)
  const compute = (quotes: readonly Quote[]) =>
    commissionOf(rules.tariffs(), tariff, base, payingCurrency, (amountMinor, from, to) => {
      needed.rate = true
      const converted = convertWithQuotes(amountMinor, from, to, quotes)
      return converted.ok ? converted.value : undefined
    })
  const found = compute([])
  if (found || !needed.rate) return found
  const today = await rates.ofDay(undefined)
  const official = today.ok ? today.value.sets.find(({ group }) => group === 'NBKR') : undefined
  return official && compute(official.quotes)
}
