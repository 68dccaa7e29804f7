import { boughtFor, costOf, type QuotedRate } from '../money/convert-by-rate.ts'
import { isCurrencyCode, type CurrencyCode } from '../money/currency.ts'
import { largestInputMinor, parseDecimal, toDecimal } from '../money/decimal.ts'
import { compareExact } from '../money/exact-decimal.ts'
import { err, holds, ok, type Result, type Verdict } from '../result.ts'
import { fromIso, toIso, type Instant } from '../time/instant.ts'
import type { PaymentContent, PaymentTerms } from './payment-content.ts'

/** Saving fixes the rate of the list for this long. */
export const fixedRateMs = 60_000

/** What the terms of a conversion say. */
export interface ConversionTerms {
  /** The sum that the person typed: what leaves the payer's account, or what arrives. The other follows from the rate. */
  readonly side: 'SELL' | 'BUY'
  readonly recipientCurrency: CurrencyCode
  readonly recipientAmountMinor: bigint
  /** Of a contractual rate that is still awaited: the rate of the list, for information. */
  readonly rate: QuotedRate
  readonly rateKind: 'FIXED' | 'CONTRACTUAL'
  /** The last moment at which the rate holds; absent while the bank's quote is awaited. */
  readonly rateUntil?: Instant
}

export function writeConversionTerms(conversion: ConversionTerms): PaymentTerms {
  const { side, recipientCurrency, recipientAmountMinor, rate, rateKind, rateUntil } = conversion
  return {
    side,
    recipientCurrency,
    recipientAmount: toDecimal(recipientAmountMinor, recipientCurrency),
    rate: rate.value,
    ratePair: `${rate.base}/${rate.quote}`,
    rateKind,
    ...(rateUntil === undefined ? {} : { rateUntil: toIso(rateUntil) }),
  }
}

/**
 * The terms of a conversion; undefined for a document of another kind.
 *
 * @throws when the terms are damaged
 */
export function readConversionTerms(terms: PaymentTerms): ConversionTerms | undefined {
  const { side, recipientCurrency, recipientAmount, rate, ratePair, rateKind, rateUntil } = terms
  if (rateKind === undefined) return undefined
  const [base = '', quote = ''] = ratePair?.split('/') ?? []
  const amount =
    recipientCurrency !== undefined && isCurrencyCode(recipientCurrency)
      ? parseDecimal(recipientAmount ?? '', recipientCurrency)
      : undefined
  if (
    (side !== 'SELL' && side !== 'BUY') ||
    (rateKind !== 'FIXED' && rateKind !== 'CONTRACTUAL') ||
    !amount?.ok ||
    !isCurrencyCode(base) ||
    !isCurrencyCode(quote) ||
    rate === undefined
  ) {
    throw new Error('The terms of a conversion are damaged')
  }
  return {
    side,
    recipientCurrency: recipientCurrency as CurrencyCode,
    recipientAmountMinor: amount.value,
    rate: { base, quote, value: rate },
    rateKind,
    ...(rateUntil === undefined ? {} : { rateUntil: fromIso(rateUntil) }),
  }
}

/** Both sums of a conversion: the typed one as it is, the other computed at the rate and rounded once, in the bank's favour. */
export function sidesAtRate(
  { side, amountMinor }: { readonly side: 'SELL' | 'BUY'; readonly amountMinor: bigint },
  currencies: { readonly payer: CurrencyCode; readonly recipient: CurrencyCode },
  rate: QuotedRate,
): { readonly payerMinor: bigint; readonly recipientMinor: bigint } {
  return side === 'SELL'
    ? {
        payerMinor: amountMinor,
        recipientMinor: boughtFor(amountMinor, currencies.payer, rate),
      }
    : {
        payerMinor: costOf(amountMinor, currencies.recipient, rate),
        recipientMinor: amountMinor,
      }
}

/** Both sums are worth something, and neither is larger than that of any payment. */
export function sidesAreSound(
  sides: { readonly payerMinor: bigint; readonly recipientMinor: bigint },
  currencies: { readonly payer: CurrencyCode; readonly recipient: CurrencyCode },
): Verdict<'CONVERSION_AMOUNT_TOO_SMALL' | 'AMOUNT_TOO_LARGE'> {
  const sums = [
    { amountMinor: sides.payerMinor, currency: currencies.payer },
    { amountMinor: sides.recipientMinor, currency: currencies.recipient },
  ]
  if (sums.some(({ amountMinor }) => amountMinor <= 0n)) return err('CONVERSION_AMOUNT_TOO_SMALL')
  const large = sums.find(({ amountMinor, currency }) => amountMinor > largestInputMinor(currency))
  return large
    ? err('AMOUNT_TOO_LARGE', { max: toDecimal(largestInputMinor(large.currency), large.currency) })
    : holds
}

/**
 * The content of a conversion at the rate that the bank has quoted for it; the typed sum stays. Refused when a sum
 * would be worth nothing at that rate or too large to be stored.
 */
export function contentAtQuote<T extends PaymentContent>(
  content: T,
  conversion: ConversionTerms,
  rate: QuotedRate,
  rateUntil: Instant,
): Result<T, 'CONVERSION_AMOUNT_TOO_SMALL' | 'AMOUNT_TOO_LARGE'> {
  const { side, recipientCurrency, recipientAmountMinor } = conversion
  const typed = { side, amountMinor: side === 'SELL' ? content.amountMinor : recipientAmountMinor }
  const currencies = { payer: content.currency, recipient: recipientCurrency }
  const { payerMinor, recipientMinor } = sidesAtRate(typed, currencies, rate)
  const sound = sidesAreSound({ payerMinor, recipientMinor }, currencies)
  if (!sound.ok) return sound
  const terms = { ...conversion, recipientAmountMinor: recipientMinor, rate, rateUntil }
  return ok({ ...content, amountMinor: payerMinor, terms: writeConversionTerms(terms) })
}

/** What decides about a contractual rate, and what the bank made of the request for it. */
interface QuotedDocument {
  readonly terms: PaymentTerms
  readonly errorCode?: string
}

export type ContractualRateRefusal = 'QUOTE_AWAITED' | 'QUOTE_REFUSED' | 'QUOTE_EXPIRED'

/** A contractual rate has come and holds. What became of a fixed one the list of rates decides, not the document. */
export function contractualRateHolds(
  { terms, errorCode }: QuotedDocument,
  now: Instant,
): Verdict<ContractualRateRefusal> {
  const conversion = readConversionTerms(terms)
  if (conversion?.rateKind !== 'CONTRACTUAL') return holds
  if (conversion.rateUntil === undefined) {
    return err(errorCode === 'QUOTE_REFUSED' ? 'QUOTE_REFUSED' : 'QUOTE_AWAITED')
  }
  return now <= conversion.rateUntil ? holds : err('QUOTE_EXPIRED')
}

/**
 * A fixed rate holds for its time, and afterwards as long as the list says the same of the same pair. A bank that has
 * no rate now holds none.
 */
export function fixedRateHolds(
  { rateKind, rate, rateUntil = 0, recipientCurrency }: ConversionTerms,
  current: QuotedRate | undefined,
  now: Instant,
): Verdict<'RATE_CHANGED' | 'RATE_NOT_FOUND'> {
  if (rateKind !== 'FIXED' || now <= rateUntil) return holds
  return current
    ? rateIsUnchanged(rate, current)
    : err('RATE_NOT_FOUND', { currency: recipientCurrency })
}

/** The list still has the rate at which a document was made. */
export function rateIsUnchanged(rate: QuotedRate, current: QuotedRate): Verdict<'RATE_CHANGED'> {
  const isSamePair = rate.base === current.base && rate.quote === current.quote
  return isSamePair && compareExact(rate.value, current.value) === 0
    ? holds
    : err('RATE_CHANGED', { rate: current.value, shown: rate.value })
}
