import type { ErrorCode } from '../errors/catalogue.ts'
import type { QuotedRate } from '../money/convert-by-rate.ts'
import type { CurrencyCode } from '../money/currency.ts'
import { parseDecimal } from '../money/decimal.ts'
import { compareExact } from '../money/exact-decimal.ts'
import { parseTypedAmount } from '../money/typed-amount.ts'
import { sidesAtRate } from '../payment/conversion-terms.ts'
import { err, holds, type Verdict } from '../result.ts'
import { need } from './checks.ts'
import type { TextSource } from './field.ts'
import type { Check } from './form.ts'

/** Both sums of an exchange by the texts of its two sides; the bought one counts when it is there. */
export function exchangeSides(
  {
    sold = '',
    bought = '',
  }: { readonly sold?: string | undefined; readonly bought?: string | undefined },
  currencies: { readonly payer: CurrencyCode; readonly recipient: CurrencyCode },
  rate: QuotedRate,
  source: TextSource,
) {
  const side = bought === '' ? 'SELL' : 'BUY'
  const parse = source === 'typed' ? parseTypedAmount : parseDecimal
  const typed = side === 'BUY' ? parse(bought, currencies.recipient) : parse(sold, currencies.payer)
  if (!typed.ok || typed.value <= 0n) return undefined
  return {
    side,
    ...currencies,
    ...sidesAtRate({ side, amountMinor: typed.value }, currencies, rate),
  } as const
}

/** A currency that was sent is the one of its account. */
export const currencyIsOf = (
  field: string,
  account: 'payer' | 'recipient' | 'commissionPayer',
): Check => ({
  field,
  needs: [account],
  verdict({ values, facts }): Verdict<ErrorCode> {
    const { currency } = need(facts, account)
    return values[field] === currency ? holds : err('CURRENCY_MISMATCH', { currency })
  },
})

/** The person has seen the rate at which the bank exchanges now. */
export const rateIsCurrent = (field: string): Check => ({
  field,
  needs: ['rate'],
  verdict({ values, facts }) {
    const shown = values[field] ?? ''
    const { value } = need(facts, 'rate').rate
    return compareExact(shown, value) === 0 ? holds : err('RATE_CHANGED', { rate: value, shown })
  },
})
