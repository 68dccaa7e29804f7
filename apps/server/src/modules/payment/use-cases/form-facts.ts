import type { QrSale } from '@tartip/bank-ports/qr-sales'
import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import {
  known,
  sentCurrencyOf,
  valueOf,
  type Fact,
  type FactTypes,
  type FormFacts,
} from '@tartip/domain/forms/facts'
import type { PaymentForm } from '@tartip/domain/forms/form'
import { commissionOptions, exoticSides } from '@tartip/domain/forms/swift'
import { maskCardNumber } from '@tartip/domain/identifiers/card-number'
import { isCurrencyCode, type CurrencyCode } from '@tartip/domain/money/currency'
import { parseDecimal } from '@tartip/domain/money/decimal'
import { hasTariff, tariffOf, type CommissionBase } from '@tartip/domain/payment/commission'
import { dayPaymentKinds } from '@tartip/domain/payment/day-code'
import type { OperationCode } from '@tartip/domain/payment/operation'
import { budgetItemKey, qrBillKey } from '@tartip/domain/payment/paid-once'
import { readElqr } from '@tartip/domain/qr/elqr'
import type { Params } from '@tartip/domain/result'
import { withoutBlanks } from '@tartip/domain/text/blanks'

import type { Actor } from '../../../platform/actor.ts'
import type { DirectoryBank } from '../../rules/public.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { commissionOfPayment } from './commission-of-payment.ts'
import { findConversionRate } from './conversion-rate.ts'
import { maskOwnerName } from './mask-owner-name.ts'
import { itemIsFree } from './paid-once.ts'

/** What is looked up for a form. A value is '' where its field is empty or wrong: then nothing is looked up. */
export interface FactRequest {
  readonly form: PaymentForm
  readonly operation: OperationCode
  /** The document that is edited: what it pays already it may go on paying. */
  readonly editedId?: string | undefined
  valueOf(wireName: string): string
}

const refused = (code: ErrorCode, params: Params = {}) => ({ refused: { code, params } })

/** What the bank's dictionaries say; they are in memory and cost nothing. */
export function dictionaryFacts(
  { rules }: Pick<PaymentDeps, 'rules'>,
  { form, valueOf }: FactRequest,
): FormFacts {
  const { bank: bankField, bankOfAccount: accountField, paymentCode: codeField } = form.facts
  const bic = valueOf(bankField ?? '')
  const bank = rules.banks().find(bic)
  const ofAccount = rules.banks().ofAccount(valueOf(accountField ?? ''))
  const classCode = valueOf(codeField ?? '')
  const code = rules.paymentCodes().find(one => one.classCode === classCode)
  const exotic = 'exotic' in form.facts ? valueOf('exoticCurrency') : ''
  return {
    day: known(rules.bankDay()),
    bank: bank ? known(bankFact(bank)) : refused('BIC_INVALID', { bic }),
    bankOfAccount: known(ofAccount ? bankFact(ofAccount) : null),
    paymentCode: known({ isActive: code?.isActive ?? false }),
    ...(exotic === ''
      ? {}
      : {
          exotic: isCurrencyCode(exotic)
            ? known({ currency: exotic })
            : refused('CURRENCY_NOT_ALLOWED_FOR_SWIFT_EXOTIC', { currency: exotic }),
        }),
  }
}

const bankFact = ({ bankCode, accountPrefix, isOwn, isActive }: DirectoryBank) => ({
  bic: bankCode,
  accountPrefix,
  isOwn,
  isActive,
})

/** Data of the bank's books. It calls the bank, so it runs before the transaction and never inside it. */
export async function bookFacts(
  deps: PaymentDeps,
  actor: Actor,
  request: FactRequest,
  dictionary: FormFacts,
): Promise<FormFacts> {
  const [payer, recipient, retailCard, dayCode, commissionPayer, qrSeller, sale] =
    await Promise.all([
      findPayer(deps, actor, request),
      findRecipient(deps, actor, request),
      findRetailCard(deps, request),
      findDayCode(deps, actor, request),
      findCommissionPayer(deps, actor, request),
      findQrSeller(deps, actor, request),
      findSale(deps, actor, request),
    ])
  const facts: FormFacts = { ...dictionary, payer, recipient, commissionPayer }
  const rate = await findRate(deps, request, facts)
  return {
    payer,
    recipient,
    retailCard,
    dayCode,
    commissionPayer,
    qrSeller,
    sale,
    abroad: findAbroad(deps, request, facts),
    rate,
    commission: await findCommission(deps, request, { ...facts, rate }),
  }
}

/** What the dictionaries say about the currency that goes abroad. */
function findAbroad(
  { rules, ownBic }: PaymentDeps,
  { form }: FactRequest,
  facts: FormFacts,
): Fact<FactTypes['abroad']> | undefined {
  const sent = sentCurrencyOf(facts)
  if (!('abroad' in form.facts) || sent === undefined) return undefined
  const { countries, correspondents, categoriesOf } = rules.abroad()
  const offered = categoriesOf(sent).filter(({ isActive }) => isActive)
  const tariffs = rules.tariffs()
  return known({
    countries: new Set(countries.keys()),
    correspondents,
    categories: new Set(offered.map(({ code }) => code)),
    commissionOptions: new Set(
      commissionOptions.filter(one => hasTariff(tariffs, tariffOf('SWIFT', one), sent)),
    ),
    ownCode: rules.banks().find(ownBic)?.swiftCode ?? '',
  })
}

/** The fee is paid from an account from which the person may pay abroad as well. */
async function findCommissionPayer(
  { accounts }: PaymentDeps,
  actor: Actor,
  { form, operation, valueOf }: FactRequest,
): Promise<Fact<FactTypes['commissionPayer']> | undefined> {
  const number = valueOf(form.facts.commissionPayer ?? '')
  if (number === '') return undefined
  const found = await accounts.payerAccount(actor, number, operation)
  if (!found.ok) return refused(found.error.code, found.error.params)
  const { account, currency } = found.value
  return known({ account, currency })
}

async function findRate(
  deps: PaymentDeps,
  { form }: FactRequest,
  facts: FormFacts,
): Promise<Fact<FactTypes['rate']> | undefined> {
  const from = valueOf(facts, 'payer')?.currency
  const to = valueOf(facts, 'recipient')?.currency ?? valueOf(facts, 'exotic')?.currency
  if (!('rate' in form.facts) || from === undefined || to === undefined) return undefined
  const found = await findConversionRate(deps, from, to)
  return found.ok ? known(found.value) : refused(found.error.code, found.error.params)
}

async function findPayer(
  { accounts }: PaymentDeps,
  actor: Actor,
  { form, operation, valueOf }: FactRequest,
): Promise<Fact<FactTypes['payer']> | undefined> {
  const number = valueOf(form.facts.payer ?? '')
  if (number === '') return undefined
  const found = await accounts.payerAccount(actor, number, operation, form.permission)
  if (!found.ok) return refused(found.error.code, found.error.params)
  const { account, currency } = found.value
  return known({ account, currency })
}

async function findRecipient(
  deps: PaymentDeps,
  actor: Actor,
  { form, operation, valueOf }: FactRequest,
): Promise<Fact<FactTypes['recipient']> | undefined> {
  const number = valueOf(form.facts.recipient ?? '')
  if (number === '') return undefined
  if (operation === 'INTRABANK_FOREIGN') return findClientOfBank(deps, actor, number)
  const own = await deps.accounts.ownAccount(actor.legalPartyId, number)
  if (!own) return refused('RECIPIENT_ACCOUNT_NOT_FOUND')
  const { currency, status, type } = own
  return known({ name: actor.companyName, currency, status, type, isOwn: true })
}

async function findDayCode(
  deps: PaymentDeps,
  { legalPartyId }: Actor,
  { form, valueOf, editedId }: FactRequest,
): Promise<Fact<FactTypes['dayCode']> | undefined> {
  const code = valueOf(form.facts.dayCode ?? '')
  if (code === '') return undefined
  const kind = dayPaymentKinds.find(one => one === valueOf('kind'))
  const found = kind && (await deps.dayCodes[kind].findCode(legalPartyId, code))
  if (!found) return refused('DAY_CODE_NOT_FOUND')
  const item = budgetItemKey(kind, found.clears ?? found.code)
  const free = await itemIsFree(deps, legalPartyId, item, { codeUntil: found.validUntil, editedId })
  if (!free.ok) return refused(free.error.code, free.error.params)
  return known({ ...found, isPaid: found.state === 'PAID' })
}

async function findQrSeller(
  deps: PaymentDeps,
  { legalPartyId }: Actor,
  { form, valueOf, editedId }: FactRequest,
): Promise<Fact<FactTypes['qrSeller']> | undefined> {
  const scanned = valueOf(form.facts.qrSeller ?? '')
  const code = scanned === '' ? undefined : readElqr(scanned)
  if (!code?.ok) return undefined
  const seller = await deps.qr.findSeller(code.value)
  if (!seller) return refused('QR_RECIPIENT_UNKNOWN')
  const { isDynamic, transaction, provider, service, recipient } = code.value
  // The number of a permanent code is no bill, also where a document was stored with it as one.
  const bill = isDynamic ? qrBillKey(transaction, [provider, service, recipient]) : undefined
  const free = await itemIsFree(deps, legalPartyId, bill, { editedId })
  if (!free.ok) return refused(free.error.code, free.error.params)
  const isOfBank = seller.account !== undefined
  return known({ ...seller, name: isOfBank ? maskOwnerName(seller.name) : seller.name })
}

async function findSale(
  { qr }: PaymentDeps,
  actor: Actor,
  { form, valueOf }: FactRequest,
): Promise<Fact<FactTypes['sale']> | undefined> {
  const saleId = valueOf(form.facts.sale ?? '')
  if (saleId === '') return undefined
  const amount = parseDecimal(valueOf('amount'), 'KGS')
  // A wrong amount is refused by its own field; whether anything can be given back is another matter.
  const requestedMinor = amount.ok && amount.value > 0n ? amount.value : 1n
  const access = await qr.accessOf(actor)
  const found = await qr.checkRefund(access, saleId, requestedMinor)
  if (found.ok) return known(saleFact(found.value.sale))
  const sale =
    found.error.code === 'REFUND_AMOUNT_EXCEEDED' ? await qr.find(access, saleId) : undefined
  return sale ? known(saleFact(sale)) : refused(found.error.code, found.error.params)
}

const saleFact = ({ account, operationId, amountMinor, senderName, senderAccount }: QrSale) => ({
  account,
  operationId,
  amountMinor,
  senderName,
  senderAccount,
})

async function findRetailCard(
  { retailCards }: PaymentDeps,
  { form, valueOf }: FactRequest,
): Promise<Fact<FactTypes['retailCard']> | undefined> {
  const id = valueOf(form.facts.retailCard ?? '')
  if (id === '') return undefined
  const card = await retailCards.find(id)
  return card
    ? known({ ...card, maskedNumber: withoutBlanks(maskCardNumber(card.maskedNumber)) })
    : refused('RECIPIENT_CARD_NOT_FOUND')
}

async function findClientOfBank(
  { accounts, accessControl: { recipientLookups } }: PaymentDeps,
  actor: Actor,
  number: string,
): Promise<Fact<FactTypes['recipient']>> {
  const [recipient, left] = await Promise.all([
    accounts.findRecipient(number),
    recipientLookups.hasLookupsLeft(actor),
  ])
  // A form does not bypass the limit: after too many guesses the answer is the same for every account.
  const lookup = left.ok && !recipient ? await recipientLookups.take(actor) : left
  if (!lookup.ok) return refused(lookup.error.code, lookup.error.params)
  if (!recipient) return refused('RECIPIENT_ACCOUNT_NOT_FOUND')
  const { legalPartyId, ownerName, currency, status } = recipient
  // The signatory must see whose account it is: what the payer typed is not what the bank knows.
  const name = maskOwnerName(ownerName)
  return known({ name, currency, status, isOwn: legalPartyId === actor.legalPartyId })
}

/** A bank without a tariff for the currency does not carry it; no tariff does not mean free of charge. */
async function findCommission(
  deps: PaymentDeps,
  { form, operation, valueOf: textOf }: FactRequest,
  facts: FormFacts,
): Promise<Fact<FactTypes['commission']> | undefined> {
  const payer = valueOf(facts, 'payer')?.currency
  const base = payer && baseOf(textOf, facts, payer)
  const isElsewhere = 'commissionPayer' in form.facts
  const payingCurrency = isElsewhere ? valueOf(facts, 'commissionPayer')?.currency : payer
  if (!('commission' in form.facts) || !base || !payingCurrency) return undefined
  const commissionOption = textOf('commissionOption')
  const charged = { operation, commissionOption, base, payingCurrency }
  const commission = await commissionOfPayment(deps, charged)
  const { currency } = base
  return commission ? known(commission) : refused('OPERATION_CURRENCY_UNAVAILABLE', { currency })
}

/** What the recipient gets, as far as the sums are sound. */
function baseOf(
  textOf: FactRequest['valueOf'],
  facts: FormFacts,
  payer: CurrencyCode,
): CommissionBase | undefined {
  if (facts.exotic) {
    const texts = { amount: textOf('amount'), exoticAmount: textOf('exoticAmount') }
    const sides = exoticSides(texts, facts, 'wire')
    return sides && { currency: sides.recipient, amountMinor: sides.recipientMinor }
  }
  const amount = parseDecimal(textOf('amount'), payer)
  return amount.ok ? { currency: payer, amountMinor: amount.value } : undefined
}
