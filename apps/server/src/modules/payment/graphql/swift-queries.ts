import { known, type FormFacts } from '@tartip/domain/forms/facts'
import { exoticSides, purposeLinesOf, commissionOptions } from '@tartip/domain/forms/swift'
import { countryOfBank } from '@tartip/domain/identifiers/swift-code'
import { currencies, currencyCodes, isCurrencyCode } from '@tartip/domain/money/currency'
import { toDecimal } from '@tartip/domain/money/decimal'
import { hasTariff, tariffOf } from '@tartip/domain/payment/commission'
import { chooseCorrespondent, type Correspondent } from '@tartip/domain/payment/correspondent'
import { documentMayBeRepeated } from '@tartip/domain/payment/derived-actions'
import { interbankSystems } from '@tartip/domain/payment/interbank-choice'
import type { OperationCode } from '@tartip/domain/payment/operation'
import { readExoticTerms } from '@tartip/domain/payment/swift-terms'
import { matchKeyOf } from '@tartip/domain/lists/search-text'

import type { Actor } from '../../../platform/actor.ts'
import { requireActor } from '../../../platform/graphql/context.ts'
import { refusal, unwrap } from '../../../platform/graphql/unwrap.ts'
import type { PurposeCategory } from '../../rules/public.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentDocument } from '../payment-document.ts'
import { findConversionRate } from '../use-cases/conversion-rate.ts'
import { accessScopeOf } from '../use-cases/viewer-access.ts'
import { fitsInto, longestSearch } from './payment-input.ts'
import { presentText } from './payment-presenter.ts'
import type {
  Correspondent as WireCorrespondent,
  OperationTypeCategory,
  QueryResolvers,
  SwiftData,
} from './payment.generated.ts'
import { requireOwn, requireReader } from './seen-documents.ts'

type SwiftQueries = Pick<
  QueryResolvers,
  | 'getAllCountry'
  | 'getOperationTypeCategoryByCode'
  | 'getSwiftOptions'
  | 'getRepeatableSwiftOptions'
  | 'getRepeatableTransferOptions'
  | 'calculateExoticAmountInSwift'
>

const mostRepeatable = 20

/** Queries of the form of a payment abroad. */
export function createSwiftQueries(deps: PaymentDeps): SwiftQueries {
  const { rules, reads } = deps
  const repeatableOf = async (
    actor: Actor,
    operations: readonly OperationCode[],
    search: string | null | undefined,
  ) => {
    unwrap(fitsInto('search', search, longestSearch))
    const scope = await accessScopeOf(deps, actor)
    const text = (search ?? '').trim()
    const found = await Promise.all(operations.map(one => reads.findLatestOf(scope, one, text)))
    return found
      .flat()
      .filter(payment => documentMayBeRepeated(payment, actor).ok)
      .toSorted((one, other) => other.createdAt - one.createdAt)
      .slice(0, mostRepeatable)
      .map(({ id, recipientName, recipientAccount, amountMinor, currency, valueDate }) => ({
        id,
        recipientName,
        recipientAccount,
        amount: toDecimal(amountMinor, currency),
        currency,
        valueDate,
      }))
  }
  return {
    getAllCountry: (_root, _args, ctx) => {
      requireActor(ctx)
      return [...rules.abroad().countries].map(([code, name]) => ({
        code,
        name: presentText(name),
      }))
    },

    getOperationTypeCategoryByCode: (_root, { currency, code }, ctx) => {
      requireActor(ctx)
      unwrap(fitsInto('code', code, longestSearch))
      if (!isCurrencyCode(currency)) throw refusal('BAD_USER_INPUT', { field: 'currency' })
      const wanted = matchKeyOf((code ?? '').trim())
      return rules
        .abroad()
        .categoriesOf(currency)
        .filter(one => one.isActive && matches(one, wanted))
        .map(presentCategory)
    },

    getSwiftOptions: (_root, _args, ctx) => {
      requireActor(ctx)
      const { commissionOptions: options, correspondents, kztParties, holidaysOf } = rules.abroad()
      return {
        commissionOptions: options.map(({ code, name, hint }) => ({
          code,
          name: presentText(name),
          hint: presentText(hint),
          currencies: currencyCodes.filter(currency =>
            hasTariff(rules.tariffs(), tariffOf('SWIFT', code), currency),
          ),
        })),
        exoticCurrencies: currencyCodes.filter(code => currencies[code].isExotic),
        correspondents: correspondents.map(presentCorrespondent),
        currencyHolidays: [...new Set(correspondents.map(({ currency }) => currency))].map(
          currency => ({ currency, days: [...holidaysOf(currency)] }),
        ),
        kztParties: kztParties.map(presentCategory),
        ownCode: rules.banks().find(deps.ownBic)?.swiftCode ?? '',
      }
    },

    getRepeatableSwiftOptions: async (_root, { legalPartyId, search }, ctx) => {
      const actor = requireReader(ctx)
      requireOwn(actor, legalPartyId)
      return repeatableOf(actor, ['SWIFT'], search)
    },

    getRepeatableTransferOptions: async (_root, { legalPartyId, search }, ctx) => {
      const actor = requireReader(ctx)
      requireOwn(actor, legalPartyId)
      return repeatableOf(actor, interbankSystems, search)
    },

    calculateExoticAmountInSwift: async (_root, { calculateAmount }, ctx) => {
      const actor = requireActor(ctx)
      const { legalPartyId, payerCurrency, exoticCurrency, amount, exoticAmount } = calculateAmount
      requireOwn(actor, legalPartyId)
      if (!isCurrencyCode(payerCurrency))
        throw refusal('BAD_USER_INPUT', { field: 'payerCurrency' })
      if (!isCurrencyCode(exoticCurrency) || !currencies[exoticCurrency].isExotic) {
        throw refusal('CURRENCY_NOT_ALLOWED_FOR_SWIFT_EXOTIC', { currency: exoticCurrency })
      }
      const rate = unwrap(await findConversionRate(deps, payerCurrency, exoticCurrency))
      const facts: FormFacts = {
        payer: known({ account: '', currency: payerCurrency }),
        exotic: known({ currency: exoticCurrency }),
        rate: known(rate),
      }
      const texts = { amount: amount ?? '', exoticAmount: exoticAmount ?? '' }
      const sides = exoticSides(texts, facts, 'wire')
      if (!sides || sides.payerMinor <= 0n || sides.recipientMinor <= 0n) {
        throw refusal('CONVERSION_AMOUNT_TOO_SMALL')
      }
      return {
        amount: toDecimal(sides.payerMinor, sides.payer),
        exoticAmount: toDecimal(sides.recipientMinor, sides.recipient),
        exoticRate: rate.rate.value,
        rateBase: rate.rate.base,
        rateQuote: rate.rate.quote,
      }
    },
  }
}

function matches({ code, name }: PurposeCategory, wanted: string): boolean {
  return (
    matchKeyOf(code).startsWith(wanted) ||
    [name.ru, name.ky, name.en].some(one => matchKeyOf(one).includes(wanted))
  )
}

const presentCategory = ({ code, name, isActive }: PurposeCategory): OperationTypeCategory => ({
  categoryCode: code,
  name: presentText(name),
  isActive,
})

const presentCorrespondent = ({ intermediary, ...one }: Correspondent): WireCorrespondent => ({
  ...one,
  intermediary: intermediary || null,
})

/** The own fields of a payment abroad; undefined for a document of another kind. */
export function presentSwift(
  payment: PaymentDocument,
  { rules }: Pick<PaymentDeps, 'rules'>,
): Omit<SwiftData, 'transfer'> | undefined {
  const { terms, currency, recipientBic } = payment
  const commissionOption = commissionOptions.find(one => one === terms['commissionOption'])
  if (payment.operationCode !== 'SWIFT' || !commissionOption) return undefined
  const exotic = readExoticTerms(terms)
  const { country = '' } = terms
  const bank = countryOfBank(recipientBic)
  const correspondent = chooseCorrespondent(
    rules.abroad().correspondents,
    exotic?.currency ?? currency,
    [...(bank === undefined ? [] : [bank]), country],
  )
  const facts: FormFacts = {
    payer: known({ account: payment.payerAccount, currency }),
    ...(exotic ? { exotic: known({ currency: exotic.currency }) } : {}),
  }
  return {
    country,
    recipientCity: terms['recipientCity'] ?? '',
    recipientAddress: terms['recipientAddress'] ?? null,
    recipientBankCode: recipientBic,
    recipientBankName: terms['recipientBankName'] ?? null,
    corrAccount: terms['corrAccount'] ?? null,
    intermediaryBankCode: terms['intermediaryBankBic'] ?? null,
    intermediaryCorrAccount: terms['intermediaryCorrAccount'] ?? null,
    commissionAccount: terms['commissionAccount'] ?? payment.payerAccount,
    commissionOption,
    rubInn: terms['rubInn'] ?? null,
    rubCodeVo: terms['rubCodeVo'] ?? null,
    kpp: terms['kpp'] ?? null,
    kztBin: terms['kztBin'] ?? null,
    categoryCode: terms['categoryCode'] ?? null,
    isExotic: exotic !== undefined,
    exoticAmount: exotic ? toDecimal(exotic.amountMinor, exotic.currency) : null,
    exoticCurrencyCode: exotic?.currency ?? null,
    exoticRate: exotic?.rate.value ?? null,
    purposeLines: purposeLinesOf({ ...terms, purpose: payment.purpose }, facts),
    correspondent: typeof correspondent === 'string' ? null : presentCorrespondent(correspondent),
  }
}
