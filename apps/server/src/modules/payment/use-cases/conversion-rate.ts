import type { RateFact } from '@tartip/domain/forms/facts'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { largestInputMinor } from '@tartip/domain/money/decimal'
import {
  contractualRateHolds,
  fixedRateHolds,
  rateIsUnchanged,
  readConversionTerms,
  type ContractualRateRefusal,
} from '@tartip/domain/payment/conversion-terms'
import { readExoticTerms } from '@tartip/domain/payment/swift-terms'
import { conversionRate, convertWithQuotes } from '@tartip/domain/rates/convert'
import { holds, ok, type Result, type Verdict } from '@tartip/domain/result'

import type { RateRefusal } from '../../account/public.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentDocument } from '../payment-document.ts'

type RateDeps = Pick<PaymentDeps, 'rates'>

/** Above 10,000 US dollars the bank quotes a rate of its own (specification 2, section 5). */
const contractualAboveUsdMinor = 1_000_000n

/** At what the bank exchanges one currency for another now, and above which amount it quotes a rate of its own. */
export async function findConversionRate(
  { rates }: RateDeps,
  from: string,
  to: string,
): Promise<Result<RateFact, RateRefusal>> {
  const [found, today] = await Promise.all([
    rates.between({ from, to, group: 'CASHLESS' }),
    rates.ofDay(undefined),
  ])
  if (!found.ok) return found
  const { from: sold, to: bought, quotes, date, isOld } = found.value
  const rate = conversionRate(sold, bought, quotes)
  if (!rate.ok) return rate
  const official = today.ok ? today.value.sets.find(({ group }) => group === 'NBKR') : undefined
  const above = convertWithQuotes(contractualAboveUsdMinor, 'USD', sold, official?.quotes ?? quotes)
  // A bank that does not quote the dollar offers no contractual rates.
  const contractualAboveMinor = above.ok ? above.value : largestInputMinor(sold)
  return ok({ rate: rate.value, contractualAboveMinor, date, isOld })
}

/** Why a rate does not hold any more. */
export type HeldRateRefusal = RateRefusal | ContractualRateRefusal | 'RATE_CHANGED'

type Exchange = Pick<PaymentDocument, 'id' | 'currency' | 'terms' | 'errorCode'>

/**
 * Whether the rates of documents still hold: a contractual one until its end, a fixed one by its time and then by the
 * list, that of an exotic currency by the list alone. Each pair of currencies is requested once, for a fixed rate only
 * when its time is over.
 */
export async function checkRates(
  deps: RateDeps & Pick<PaymentDeps, 'clock'>,
  documents: readonly Exchange[],
): Promise<(document: Exchange) => Verdict<HeldRateRefusal>> {
  const now = deps.clock.now()
  const current = new Map<string, ReturnType<typeof findConversionRate>>()
  const rateOf = (from: CurrencyCode, to: CurrencyCode) => {
    const pair = `${from} ${to}`
    const known = current.get(pair) ?? findConversionRate(deps, from, to)
    current.set(pair, known)
    return known
  }
  const verdicts = new Map<string, Verdict<HeldRateRefusal>>()
  await Promise.all(
    documents.map(async document => {
      const { id, currency, terms } = document
      const conversion = readConversionTerms(terms)
      if (conversion?.rateKind === 'CONTRACTUAL') {
        verdicts.set(id, contractualRateHolds(document, now))
      }
      const exotic = readExoticTerms(terms)
      if (exotic) {
        const found = await rateOf(currency, exotic.currency)
        verdicts.set(id, found.ok ? rateIsUnchanged(exotic.rate, found.value.rate) : found)
      }
      if (conversion?.rateKind !== 'FIXED' || now <= (conversion.rateUntil ?? 0)) return
      const found = await rateOf(currency, conversion.recipientCurrency)
      verdicts.set(id, found.ok ? fixedRateHolds(conversion, found.value.rate, now) : found)
    }),
  )
  return ({ id }) => verdicts.get(id) ?? holds
}
