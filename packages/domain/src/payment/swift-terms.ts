import { isCurrencyCode, type CurrencyCode } from '../money/currency.ts'
import { parseDecimal } from '../money/decimal.ts'
import type { PaymentTerms } from './payment-content.ts'
import type { OrderRate } from './payment-order.ts'

/** What the recipient gets in a currency in which clients keep no accounts, and what it was bought at. */
export interface ExoticTerms {
  readonly amountMinor: bigint
  readonly currency: CurrencyCode
  readonly rate: OrderRate
  /** The sum that the person typed: what leaves the payer's account, or what arrives. */
  readonly side: 'SELL' | 'BUY'
}

/**
 * The exotic currency of a payment abroad; undefined when it goes in the payer's.
 *
 * @throws when the terms are damaged
 */
export function readExoticTerms(terms: PaymentTerms): ExoticTerms | undefined {
  const { exoticCurrency, exoticAmount, exoticRate, exoticRatePair, exoticSide: side } = terms
  if (exoticCurrency === undefined) return undefined
  const [base = '', quote = ''] = exoticRatePair?.split('/') ?? []
  const amount = isCurrencyCode(exoticCurrency)
    ? parseDecimal(exoticAmount ?? '', exoticCurrency)
    : undefined
  if (
    !amount?.ok ||
    !isCurrencyCode(base) ||
    !isCurrencyCode(quote) ||
    exoticRate === undefined ||
    (side !== 'SELL' && side !== 'BUY')
  ) {
    throw new Error('The exotic terms of a payment abroad are damaged')
  }
  return {
    amountMinor: amount.value,
    currency: exoticCurrency as CurrencyCode,
    rate: { base, quote, value: exoticRate },
    side,
  }
}

/**
 * A purpose as it goes out: some currencies need their code before the words (facts: payment systems). The words come
 * cleaned.
 */
export function purposeAsSent(
  currency: CurrencyCode | undefined,
  values: Readonly<Record<string, string | undefined>>,
  purpose: string,
): string {
  const { rubCodeVo, categoryCode, kpp } = values
  switch (currency) {
    case 'RUB':
      return rubCodeVo ? `(VO${rubCodeVo}) ${purpose}` : purpose
    case 'KZT':
      return categoryCode ? `${categoryCode} ${kpp || emptyKpp} ${purpose}` : purpose
    case 'CNY':
      return categoryCode ? `/${categoryCode}/${purpose}` : purpose
    case 'AED':
      return categoryCode ? `/BENEFRES/AE//${categoryCode} ${purpose}` : purpose
    default:
      return purpose
  }
}

/** What stands in a tenge payment that says nothing about its purpose in digits (specification, 5). */
export const emptyKpp = '0000000'
