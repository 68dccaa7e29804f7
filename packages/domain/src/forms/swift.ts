import type { ErrorCode } from '../errors/catalogue.ts'
import { countryOfIban, ibanVerdict } from '../identifiers/iban.ts'
import { countryOfBank, isSameBank, isSameBanking } from '../identifiers/swift-code.ts'
import { currencies } from '../money/currency.ts'
import { parseDecimal, toDecimal } from '../money/decimal.ts'
import { formatAmount, formatExact } from '../money/format-amount.ts'
import { sidesAreSound } from '../payment/conversion-terms.ts'
import { chooseCorrespondent, type Correspondent } from '../payment/correspondent.ts'
import type { CommissionOption } from '../payment/payment-order.ts'
import { emptyKpp, purposeAsSent, readExoticTerms } from '../payment/swift-terms.ts'
import { err, holds, type Verdict } from '../result.ts'
import { cleanSwiftPurpose, swiftLineLength, swiftLines } from '../text/swift-text.ts'
import { amountIsPositive, need, valueDateIsOpen } from './checks.ts'
import { currencyIsOf, exchangeSides, rateIsCurrent } from './exchange.ts'
import { sentCurrencyOf, valueOf, type FormFacts } from './facts.ts'
import {
  amountIn,
  choice,
  foreignAccount,
  latin,
  latinPurpose,
  ownAccount,
  rate,
  swiftCode,
  text,
  type Field,
  type TextSource,
} from './field.ts'
import { amount, transferNum, valueDate } from './fields.ts'
import { defineForm, type Check, type FormTexts, type FormValues } from './form.ts'
import { formOutlines } from './form-outlines.ts'

export const commissionOptions: readonly CommissionOption[] = ['OUR', 'GOUR', 'SHA', 'BEN']

/** Both sums of a payment in an exotic currency; undefined while it goes in the payer's, or a sum or the rate is missing. */
export function exoticSides(texts: FormTexts, facts: FormFacts, source: TextSource) {
  const payer = valueOf(facts, 'payer')?.currency
  const recipient = valueOf(facts, 'exotic')?.currency
  const current = valueOf(facts, 'rate')?.rate
  if (!payer || !recipient || !current || payer === recipient) return undefined
  const { amount: sold, exoticAmount: bought } = texts
  const pair = { payer, recipient }
  const sides = exchangeSides({ sold, bought }, pair, current, source)
  const sent = parseDecimal(sold ?? '', payer)
  if (source === 'typed' || !bought || !sent.ok || sides?.payerMinor === sent.value) return sides
  // A program sends both sums, whichever was typed.
  const bySold = exchangeSides({ sold }, pair, current, source)
  const got = parseDecimal(bought, recipient)
  return got.ok && bySold?.recipientMinor === got.value ? bySold : sides
}

/** Through which correspondent the payment goes, as far as the form says where to. */
export function routeOf(
  texts: FormTexts,
  facts: FormFacts,
): Correspondent | 'none' | 'policy' | undefined {
  const sent = sentCurrencyOf(facts)
  const abroad = valueOf(facts, 'abroad')
  if (!sent || !abroad) return undefined
  const bank = countryOfBank(texts['recipientBic'] ?? '')
  const countries = [bank, texts['country']].filter(one => one !== undefined && one !== '')
  return chooseCorrespondent(abroad.correspondents, sent, countries as string[])
}

/** The national currency stays in the country. */
const payerPaysAbroad: Check = {
  field: 'payerAccount',
  needs: ['payer'],
  verdict({ facts }) {
    const { currency } = need(facts, 'payer')
    return currency === 'KGS' ? err('OPERATION_CURRENCY_UNAVAILABLE', { currency }) : holds
  },
}

/** A correspondent keeps the currency; the check stands where the currency was chosen. */
const correspondentKeeps = (field: 'payerAccount' | 'exoticCurrency'): Check => ({
  field,
  needs: ['payer', 'abroad'],
  verdict({ values, facts }) {
    const isChosenHere = (field === 'exoticCurrency') === (valueOf(facts, 'exotic') !== undefined)
    return isChosenHere && routeOf(values, facts) === 'none'
      ? err('CORRESPONDENT_NOT_FOUND')
      : holds
  },
})

/** Correspondents do not carry money everywhere; both the country of the recipient and that of their bank count. */
const correspondentAccepts = (field: 'recipientBic' | 'country'): Check => ({
  field,
  needs: ['payer', 'abroad'],
  verdict({ values, facts }) {
    const alone = { [field]: values[field] ?? '' }
    return routeOf(alone, facts) === 'policy' ? err('SWIFT_CORRESPONDENT_POLICY') : holds
  },
})

const countryIsKnown: Check = {
  field: 'country',
  needs: ['abroad'],
  verdict: ({ values, facts }) =>
    need(facts, 'abroad').countries.has(values['country'] ?? '') ? holds : err('REQUISITE_INVALID'),
}

const bankIsAbroad = (field: 'recipientBic' | 'intermediaryBankBic'): Check => ({
  field,
  needs: ['abroad'],
  verdict({ values, facts }): Verdict<ErrorCode> {
    const bic = values[field] ?? ''
    const { countries, ownCode } = need(facts, 'abroad')
    const country = countryOfBank(bic)
    if (country === undefined || !countries.has(country)) return err('BIC_INVALID', { bic })
    return isSameBank(bic, ownCode) ? err('USE_INTRABANK', { bic }) : holds
  },
})

const accountIsSound: Check = {
  field: 'recipientAccount',
  verdict: ({ values }) => ibanVerdict(values['recipientAccount'] ?? ''),
}

const accountFitsBank: Check = {
  field: 'recipientAccount',
  uses: ['recipientBic'],
  verdict({ values }) {
    const bic = values['recipientBic'] ?? ''
    const ofAccount = countryOfIban(values['recipientAccount'] ?? '')
    const ofBank = countryOfBank(bic)
    return !ofAccount || !ofBank || isSameBanking(ofAccount, ofBank)
      ? holds
      : err('BIC_ACCOUNT_MISMATCH', { bic })
  },
}

/** A Russian organisation has ten digits and a KPP, a person twelve and none. */
const organisationHasKpp: Check = {
  field: 'kpp',
  judgesEmpty: true,
  verdict: ({ values }) =>
    values['rubInn']?.length === 10 && values['kpp'] === '' ? err('KPP_CANNOT_BE_NULL') : holds,
}

/** The first three of the seven digits of a tenge payment repeat its purpose code. */
const kppRepeatsCategory: Check = {
  field: 'kpp',
  needs: ['payer'],
  uses: ['categoryCode'],
  verdict({ values, facts }) {
    const { kpp = '', categoryCode = '' } = values
    const isFree = sentCurrencyOf(facts) !== 'KZT' || kpp === emptyKpp
    return isFree || kpp.startsWith(categoryCode) ? holds : err('REQUISITE_INVALID')
  },
}

const categoryIsKnown = (field: 'categoryCode' | 'rubCodeVo'): Check => ({
  field,
  needs: ['payer', 'abroad'],
  verdict: ({ values, facts }) =>
    need(facts, 'abroad').categories.has(values[field] ?? '')
      ? holds
      : err('PAYMENT_CODE_UNKNOWN', { code: values[field] ?? '' }),
})

const purposeLines = 4

/** The lines of a purpose as they go out, its code included; one may begin with no colon or hyphen. */
export const purposeLinesOf = (values: FormTexts, facts: FormFacts): readonly string[] =>
  swiftLines(
    purposeAsSent(sentCurrencyOf(facts), values, cleanSwiftPurpose(values['purpose'] ?? '')),
  )

const purposeFitsNetwork: Check = {
  field: 'purpose',
  verdict: ({ values, facts }) =>
    purposeLinesOf(values, facts).length > purposeLines
      ? err('FIELD_TOO_LONG', { max: purposeLines * swiftLineLength })
      : holds,
}

/** BEN: the fee comes out of the sum, so nothing else pays it, and the sum has to be larger. */
const feeOfBenIsInAmount: Check = {
  field: 'commissionAccount',
  uses: ['commissionOption', 'payerAccount'],
  verdict: ({ values }) =>
    values['commissionOption'] === 'BEN' && values['commissionAccount'] !== values['payerAccount']
      ? err('SWIFT_BEN_FROM_AMOUNT')
      : holds,
}

const amountCoversFeeOfBen: Check = {
  field: 'amount',
  uses: ['commissionOption'],
  needs: ['payer', 'commission'],
  verdict({ values, facts }) {
    if (values['commissionOption'] !== 'BEN') return holds
    const { amountMinor, currency } = need(facts, 'commission')
    const sum = parseDecimal(values['amount'] ?? '', need(facts, 'payer').currency)
    return sum.ok && sum.value <= amountMinor
      ? err('SWIFT_AMOUNT_BELOW_FEE', { fee: formatAmount(amountMinor, currency) })
      : holds
  },
}

/** Who may bear the fees of this payment; before the tariffs are known only the payer, which every currency allows. */
export function offeredOptions(facts: FormFacts): readonly CommissionOption[] {
  const offered = valueOf(facts, 'abroad')?.commissionOptions
  return commissionOptions.filter(option =>
    // With BEN the recipient of an exotic currency would get another sum than the one that was bought.
    option === 'BEN' && facts.exotic ? false : (offered?.has(option) ?? option === 'OUR'),
  )
}

const optionIsOffered: Check = {
  field: 'commissionOption',
  uses: ['payerAccount'],
  needs: ['abroad', 'payer'],
  verdict({ values, facts }) {
    const { commissionOption } = values
    if (offeredOptions(facts).some(one => one === commissionOption)) return holds
    return commissionOption === 'BEN' && facts.exotic
      ? err('SWIFT_BEN_NOT_EXOTIC')
      : err('OPERATION_CURRENCY_UNAVAILABLE', { currency: sentCurrencyOf(facts) ?? '' })
  },
}

/** The flag and the currency say the same, when a program sends both. */
const exoticIsMeant: Check = {
  field: 'exoticCurrency',
  judgesEmpty: true,
  verdict({ values }) {
    const { isExotic, exoticCurrency, exoticAmount, exoticRate } = values
    if (exoticCurrency) return isExotic === 'false' ? err('EXOTIC_CURRENCY_MUST_BE_NULL') : holds
    return isExotic === 'true' || exoticAmount || exoticRate
      ? err('EXOTIC_CURRENCY_CANNOT_BE_NULL')
      : holds
  },
}

const currencyIsExotic: Check = {
  field: 'exoticCurrency',
  needs: ['exotic', 'payer'],
  verdict({ facts }) {
    const { currency } = need(facts, 'exotic')
    return currencies[currency].isExotic && currency !== need(facts, 'payer').currency
      ? holds
      : err('CURRENCY_NOT_ALLOWED_FOR_SWIFT_EXOTIC', { currency })
  },
}

const exoticHasRate: Check = {
  field: 'exoticRate',
  judgesEmpty: true,
  verdict: ({ values }) =>
    values['exoticCurrency'] && values['exoticRate'] === ''
      ? err('FIELD_REQUIRED', { field: 'exoticRate' })
      : holds,
}

/** Both sums are worth something, and the one that was not typed follows from the other. */
const exoticAmountsFollow: Check = {
  field: 'amount',
  uses: ['exoticCurrency', 'exoticRate'],
  needs: ['payer', 'exotic', 'rate'],
  verdict({ values, facts }) {
    const sides = exoticSides(values, facts, 'wire')
    if (!sides) return err('CONVERSION_AMOUNT_TOO_SMALL')
    const sound = sidesAreSound(sides, sides)
    if (!sound.ok) return sound
    const sent = parseDecimal(values['amount'] ?? '', sides.payer)
    return sent.ok && sent.value === sides.payerMinor
      ? holds
      : err('CONVERSION_AMOUNTS_MISMATCH', { amount: formatAmount(sides.payerMinor, sides.payer) })
  },
}

const kept = (kind: Field['kind'], canonical: string, other: Partial<Field> = {}): Field => ({
  kind,
  storedIn: 'terms',
  canonical,
  ...other,
})

const nothingToRead = () => ''

/** Foreign currency to an account at a bank abroad, through a correspondent. */
export const swift = defineForm({
  ...formOutlines.swift,
  fields: {
    payerAccount: { kind: ownAccount, required: 'always' },
    payerCurrency: { kind: choice },
    recipientName: { kind: latin, required: 'always' },
    country: kept(choice, 'recipient-country', { required: 'always' }),
    recipientCity: kept(latin, 'recipient-town', { required: 'always' }),
    recipientAddress: kept(latin, 'recipient-street'),
    rubInn: kept(text, 'recipient-rub-inn', { onlyIn: ['RUB'], notInOthers: 'INN_MUST_BE_NULL' }),
    kztBin: kept(text, 'recipient-kzt-bin', {
      onlyIn: ['KZT'],
      notInOthers: 'KZT_BIN_MUST_BE_NULL',
    }),
    recipientBic: { kind: swiftCode, required: 'always' },
    recipientBankName: kept(latin, 'recipient-bank-name'),
    recipientAccount: { kind: foreignAccount, required: 'always' },
    corrAccount: kept(foreignAccount, 'recipient-bank-account'),
    intermediaryBankBic: kept(swiftCode, 'intermediary-bank'),
    intermediaryCorrAccount: kept(foreignAccount, 'intermediary-account'),
    exoticCurrency: kept(choice, 'exotic-currency'),
    isExotic: { kind: choice },
    amount,
    /** Filled in when the person typed what the recipient gets; `amount` is then computed. */
    exoticAmount: kept(
      amountIn(facts => valueOf(facts, 'exotic')?.currency),
      'exotic-amount',
    ),
    exoticRate: kept(rate, 'exotic-rate'),
    rubCodeVo: kept(choice, 'currency-operation', {
      onlyIn: ['RUB'],
      notInOthers: 'RUB_CODE_MUST_BE_NULL',
    }),
    categoryCode: kept(choice, 'purpose-category', {
      onlyIn: ['KZT', 'CNY', 'AED'],
      notInOthers: 'PAYMENT_CODE_MUST_BE_NULL',
    }),
    /** In tenge the seven digits of the purpose, in roubles the recipient's own code. */
    kpp: kept(text, 'kpp', { onlyIn: ['RUB', 'KZT'], notInOthers: 'KPP_MUST_BE_NULL' }),
    purpose: { kind: latinPurpose, required: 'always' },
    commissionOption: kept(choice, 'commission-option', { required: 'always' }),
    commissionAccount: kept(ownAccount, 'commission-account', { required: 'always' }),
    commissionCurrency: { kind: choice },
    valueDate,
    transferNum,
  },
  facts: {
    payer: 'payerAccount',
    exotic: 'exoticCurrency',
    rate: 'exoticCurrency',
    abroad: 'country',
    commissionPayer: 'commissionAccount',
    commission: 'commissionOption',
    day: 'valueDate',
  },
  checks: [
    payerPaysAbroad,
    currencyIsOf('payerCurrency', 'payer'),
    correspondentKeeps('payerAccount'),
    countryIsKnown,
    correspondentAccepts('country'),
    bankIsAbroad('recipientBic'),
    correspondentAccepts('recipientBic'),
    accountIsSound,
    accountFitsBank,
    bankIsAbroad('intermediaryBankBic'),
    organisationHasKpp,
    kppRepeatsCategory,
    categoryIsKnown('rubCodeVo'),
    categoryIsKnown('categoryCode'),
    exoticIsMeant,
    currencyIsExotic,
    correspondentKeeps('exoticCurrency'),
    exoticHasRate,
    rateIsCurrent('exoticRate'),
    amountIsPositive,
    exoticAmountsFollow,
    purposeFitsNetwork,
    optionIsOffered,
    feeOfBenIsInAmount,
    amountCoversFeeOfBen,
    currencyIsOf('commissionCurrency', 'commissionPayer'),
    valueDateIsOpen,
  ],
  terms: {
    exoticSide: { canonical: 'exotic-side', show: nothingToRead },
    exoticRatePair: { canonical: 'exotic-rate-pair', show: nothingToRead },
  },
  show: {
    exoticAmount(value, { terms }) {
      const exotic = readExoticTerms(terms)
      return exotic ? formatAmount(exotic.amountMinor, exotic.currency) : value
    },
    exoticRate(value, { terms }) {
      const pair = readExoticTerms(terms)?.rate
      return pair ? `1 ${pair.base} = ${formatExact(value)} ${pair.quote}` : value
    },
  },
  operationOf: () => 'SWIFT',
  contentOf: ({ values, facts }) => ({
    recipientAccount: values['recipientAccount'] ?? '',
    recipientBic: values['recipientBic'] ?? '',
    recipientName: values['recipientName'] ?? '',
    terms: {
      ...(sentCurrencyOf(facts) === 'KZT' ? { kpp: values['kpp'] || emptyKpp } : {}),
      ...exoticTermsOf(values, facts),
    },
  }),
  // The sum that was not typed follows from the rate of now; seven zeros were never typed.
  choicesOf({ terms }, source) {
    const exotic = readExoticTerms(terms)
    const digits = source === 'typed' && terms['kpp'] === emptyKpp ? { kpp: '' } : {}
    if (exotic?.side !== 'BUY') return { exoticAmount: '', ...digits }
    return source === 'typed' ? { amount: '', ...digits } : {}
  },
  toOrder(document) {
    const { terms, amountMinor, commissionMinor, paymentId } = document
    const option = commissionOptions.find(one => one === terms['commissionOption'])
    if (!option) throw new Error(`Payment abroad ${paymentId} has no charge option`)
    const exotic = readExoticTerms(terms)
    const { recipientAddress, commissionAccount } = terms
    return {
      operationCode: 'SWIFT',
      recipientAccount: document.recipientAccount,
      recipientBic: document.recipientBic,
      recipientName: document.recipientName,
      recipientTown: terms['recipientCity'] ?? '',
      country: terms['country'] ?? '',
      commissionOption: option,
      ...(recipientAddress === undefined ? {} : { recipientStreet: recipientAddress }),
      ...termsAsTheyAre(terms),
      ...(commissionAccount === undefined ? {} : { commissionAccount }),
      ...(option === 'BEN' ? { amountMinor: amountMinor - commissionMinor } : {}),
      ...(exotic
        ? {
            exotic: {
              amountMinor: exotic.amountMinor,
              currency: exotic.currency,
              rate: exotic.rate,
            },
          }
        : {}),
    }
  },
})

const sameNames = [
  'recipientBankName',
  'corrAccount',
  'intermediaryBankBic',
  'intermediaryCorrAccount',
  'categoryCode',
  'rubInn',
  'rubCodeVo',
  'kpp',
  'kztBin',
] as const

/** Terms that the order names as the document does. */
function termsAsTheyAre(
  terms: Readonly<Record<string, string>>,
): Partial<Record<(typeof sameNames)[number], string>> {
  return Object.fromEntries(
    sameNames.flatMap(name => (terms[name] === undefined ? [] : [[name, terms[name]]])),
  )
}

function exoticTermsOf(values: FormValues, facts: FormFacts): Record<string, string> {
  const sides = exoticSides(values, facts, 'wire')
  if (!sides) return {}
  const { base, quote, value } = need(facts, 'rate').rate
  return {
    exoticAmount: toDecimal(sides.recipientMinor, sides.recipient),
    exoticRate: value,
    exoticSide: sides.side,
    exoticRatePair: `${base}/${quote}`,
  }
}
