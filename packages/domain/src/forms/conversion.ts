import { parseDecimal } from '../money/decimal.ts'
import { formatAmount, formatExact } from '../money/format-amount.ts'
import {
  fixedRateMs,
  readConversionTerms,
  sidesAreSound,
  writeConversionTerms,
} from '../payment/conversion-terms.ts'
import { operationNames } from '../payment/operation.ts'
import { err, holds } from '../result.ts'
import { formatDateTime } from '../time/format-date.ts'
import {
  accountsDiffer,
  amountIsPositive,
  need,
  recipientFitsOperation,
  valueDateIsOpen,
} from './checks.ts'
import { currencyIsOf, exchangeSides, rateIsCurrent } from './exchange.ts'
import { valueOf, type FormFacts } from './facts.ts'
import { amountIn, choice, ownAccount, rate, type TextSource } from './field.ts'
import { amount, transferNum, valueDate } from './fields.ts'
import { defineForm, type Check, type FormTexts, type StoredContent } from './form.ts'
import { formOutlines } from './form-outlines.ts'

/**
 * Both sums of a conversion: the typed one as it is, the other at the rate of now. A `recipientAmount` counts before
 * the amount. Undefined until accounts in two currencies, a rate and a sum above zero are there.
 */
export function conversionSides(texts: FormTexts, facts: FormFacts, source: TextSource) {
  const payer = valueOf(facts, 'payer')?.currency
  const recipient = valueOf(facts, 'recipient')?.currency
  const current = valueOf(facts, 'rate')?.rate
  if (!payer || !recipient || !current || payer === recipient) return undefined
  const sums = { sold: texts['amount'], bought: texts['recipientAmount'] }
  return exchangeSides(sums, { payer, recipient }, current, source)
}

/** The bank quotes a rate of its own above the equivalent of 10,000 dollars alone. */
export function mayBeQuoted(texts: FormTexts, facts: FormFacts, source: TextSource): boolean {
  const above = valueOf(facts, 'rate')?.contractualAboveMinor
  const sides = conversionSides(texts, facts, source)
  return above !== undefined && sides !== undefined && sides.payerMinor > above
}

const currenciesDiffer: Check = {
  field: 'recipientAccount',
  needs: ['payer', 'recipient'],
  verdict: ({ facts }) =>
    need(facts, 'payer').currency === need(facts, 'recipient').currency
      ? err('CONVERSION_SAME_CURRENCY')
      : holds,
}

/** Both sums are worth something, and the one that was not typed follows from the other. */
const amountsFollowFromRate: Check = {
  field: 'amount',
  uses: ['rate', 'recipientAccount'],
  needs: ['payer', 'recipient', 'rate'],
  verdict({ values, facts }) {
    const payer = need(facts, 'payer').currency
    const recipient = need(facts, 'recipient').currency
    if (payer === recipient) return holds
    const sides = conversionSides(values, facts, 'wire')
    if (!sides) return err('CONVERSION_AMOUNT_TOO_SMALL')
    const sound = sidesAreSound(sides, { payer, recipient })
    if (!sound.ok) return sound
    const { payerMinor } = sides
    const sent = parseDecimal(values['amount'] ?? '', payer)
    return sent.ok && sent.value === payerMinor
      ? holds
      : err('CONVERSION_AMOUNTS_MISMATCH', { amount: formatAmount(payerMinor, payer) })
  },
}

const amountMayBeQuoted: Check = {
  field: 'rateKind',
  uses: ['amount', 'recipientAccount'],
  needs: ['payer', 'recipient', 'rate'],
  verdict({ values, facts }) {
    if (values['rateKind'] !== 'CONTRACTUAL' || mayBeQuoted(values, facts, 'wire')) return holds
    const { contractualAboveMinor } = need(facts, 'rate')
    const above = formatAmount(contractualAboveMinor, need(facts, 'payer').currency)
    return err('CONTRACTUAL_RATE_NOT_OFFERED', { above })
  },
}

const rateKindIsKnown: Check = {
  field: 'rateKind',
  verdict: ({ values }) =>
    values['rateKind'] === 'FIXED' || values['rateKind'] === 'CONTRACTUAL'
      ? holds
      : err('REQUISITE_INVALID'),
}

/** A rate of now is no rate for another day. */
const valueDateIsToday: Check = {
  field: 'valueDate',
  needs: ['day'],
  verdict: ({ values, facts }) =>
    values['valueDate'] === need(facts, 'day').date ? holds : err('CONVERSION_ONLY_TODAY'),
}

const nothingToRead = () => ''
const conversionOf = (content: StoredContent) => readConversionTerms(content.terms)

/** Between two own accounts in different currencies, at the rate of the list or at one that the bank quotes. */
export const conversion = defineForm({
  ...formOutlines.conversion,
  fields: {
    payerAccount: { kind: ownAccount, required: 'always' },
    currency: { kind: choice },
    recipientAccount: { kind: ownAccount, required: 'always' },
    recipientCurrency: { kind: choice, wire: 'recipientAccountCurrency' },
    amount,
    /** Filled in when the person typed what arrives; `amount` is then computed. */
    recipientAmount: { kind: amountIn(facts => valueOf(facts, 'recipient')?.currency) },
    /** The rate of the list, as it was shown. */
    rate: { kind: rate, required: 'always' },
    rateKind: { kind: choice, required: 'always' },
    valueDate,
    transferNum,
  },
  facts: {
    payer: 'payerAccount',
    recipient: 'recipientAccount',
    rate: 'rate',
    day: 'valueDate',
  },
  checks: [
    accountsDiffer('recipientAccount'),
    recipientFitsOperation('recipientAccount'),
    currenciesDiffer,
    currencyIsOf('currency', 'payer'),
    currencyIsOf('recipientCurrency', 'recipient'),
    amountIsPositive,
    rateIsCurrent('rate'),
    amountsFollowFromRate,
    rateKindIsKnown,
    amountMayBeQuoted,
    valueDateIsOpen,
    valueDateIsToday,
  ],
  terms: {
    side: { canonical: 'typed-side', show: nothingToRead },
    recipientCurrency: { canonical: 'recipient-currency', show: nothingToRead },
    recipientAmount: {
      canonical: 'recipient-amount',
      show(value, content) {
        const found = conversionOf(content)
        return found ? formatAmount(found.recipientAmountMinor, found.recipientCurrency) : value
      },
    },
    rate: {
      canonical: 'rate',
      show(value, content) {
        const pair = conversionOf(content)?.rate
        return pair ? `1 ${pair.base} = ${formatExact(value)} ${pair.quote}` : value
      },
    },
    ratePair: { canonical: 'rate-pair', show: nothingToRead },
    rateKind: { canonical: 'rate-kind', show: nothingToRead },
    rateUntil: {
      canonical: 'rate-until',
      show(value, content) {
        const until = conversionOf(content)?.rateUntil
        return until === undefined ? value : formatDateTime(until)
      },
    },
  },
  operationOf: () => 'CONVERSION',
  contentOf({ values, facts, ownBic }) {
    const sides = conversionSides(values, facts, 'wire')
    if (!sides) throw new Error('The sums of a conversion were needed before they were sound')
    const { side, recipientMinor } = sides
    const isContractual = values['rateKind'] === 'CONTRACTUAL'
    const recipient = need(facts, 'recipient')
    return {
      recipientAccount: values['recipientAccount'] ?? '',
      recipientBic: ownBic,
      recipientName: recipient.name,
      purpose: operationNames.CONVERSION.ru,
      terms: writeConversionTerms({
        side,
        recipientCurrency: recipient.currency,
        recipientAmountMinor: recipientMinor,
        rate: need(facts, 'rate').rate,
        rateKind: isContractual ? 'CONTRACTUAL' : 'FIXED',
        ...(isContractual ? {} : { rateUntil: need(facts, 'day').now + fixedRateMs }),
      }),
    }
  },
  // The sum that was not typed follows from the rate of now.
  choicesOf: content =>
    conversionOf(content)?.side === 'BUY' ? { amount: '' } : { recipientAmount: '' },
  toOrder(document) {
    const found = conversionOf(document)
    if (!found) throw new Error(`Conversion ${document.paymentId} has no rate`)
    const { recipientAmountMinor, recipientCurrency, rate: agreed, rateKind } = found
    return {
      operationCode: 'CONVERSION',
      recipientAccount: document.recipientAccount,
      recipientBic: document.recipientBic,
      recipientName: document.recipientName,
      recipientAmountMinor,
      recipientCurrency,
      rate: agreed,
      rateKind,
      ...(rateKind === 'CONTRACTUAL' ? { quoteId: document.paymentId } : {}),
    }
  },
})
