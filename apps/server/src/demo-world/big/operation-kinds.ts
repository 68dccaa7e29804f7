import { broughtForwardCode } from '@tartip/bank-ports/core-accounts'
import { fillTexts } from '@tartip/domain/bank-text'
import type { LocalizedText } from '@tartip/domain/language'
import { statementWords } from '@tartip/bank-twin/words/statement-words'
import { internalAccountId } from '@tartip/bank-twin/internal-accounts'
import type { OperationText } from '@tartip/bank-twin/store/operation-store'
import { bishkekDate, bishkekMinute } from '@tartip/domain/time/instant'
import { costOf } from '@tartip/domain/money/convert-by-rate'
import { clearingLimitMinor } from '@tartip/domain/payment/interbank-choice'
import { conversionRequests } from '@tartip/ledger/conversion'
import type { MoveRequest, TransferRequest } from '@tartip/ledger/transfer'
import type { DemoCounterparty } from '../demo-counterparties.ts'
import type { DemoRandom } from '../demo-random.ts'
import { clearingEndsAtMinute } from './big-calendar.ts'
import type { BigAccount, BigOrganisation } from './big-organisations.ts'
import type { MonthlyObligation } from './monthly-obligations.ts'

/**
 * One operation: its transfers, linked where there are several, and the texts of the statements.
 */
export interface BigOperation {
  readonly requests: readonly TransferRequest[]
  readonly texts: readonly OperationText[]
}

/** The data operations are generated from. */
export interface OperationTerms {
  readonly random: DemoRandom
  readonly counterparties: readonly DemoCounterparty[]
  readonly organisations: readonly BigOrganisation[]
  /** The bank's tariff, tyiyn. */
  readonly commission: (operation: 'CLEARING' | 'GROSS', amountMinor: bigint) => bigint
  readonly transferId: (at: number) => string
  /** The name of the own bank in statements. */
  readonly bankName: LocalizedText
  /** The account number of the bank in statements, for commissions and conversions. */
  readonly feeAccount: string
}

/** Payer, amount, time, and the document number. */
export interface OperationContext {
  readonly organisation: BigOrganisation
  readonly amountMinor: bigint
  readonly at: number
  readonly number: number
}

export const clearingTransit = internalAccountId('CLEARING_TRANSIT', 'KGS')
export const nationalBank = internalAccountId('NBKR_CORRESPONDENT', 'KGS')
const fees = internalAccountId('FEE_INCOME', 'KGS')
const positions = {
  KGS: internalAccountId('POSITION', 'KGS'),
  USD: internalAccountId('POSITION', 'USD'),
}

const incoming = [
  'Оплата за товар по счёту NO ',
  'Оплата по договору поставки NO ',
  'Предоплата по счёту NO ',
]
const outgoing = [
  'Оплата за товар по накладной NO ',
  'Оплата за материалы по счёту NO ',
  'Транспортные услуги по акту NO ',
  'Оплата по договору подряда NO ',
  'Оплата за услуги по акту выполненных работ NO ',
]

/** A purpose with the number and date of a contract that is some days old. */
function purposeOf(random: DemoRandom, kinds: readonly string[], at: number): string {
  const [year, month, day] = bishkekDate(at - random.integer(1, 25) * 86_400_000).split('-')
  return `${random.pick(kinds)}${random.integer(1, 480)} от ${day}.${month}.${year}`
}

/** A transfer in som. */
export function moveSom(
  id: string,
  debitAccountId: string,
  creditAccountId: string,
  amountMinor: bigint,
  bookedAt: number,
): MoveRequest {
  const currency = 'KGS'
  return { kind: 'TRANSFER', id, debitAccountId, creditAccountId, currency, amountMinor, bookedAt }
}

/** The opening balance of a year ago. */
export function bookOpening(terms: OperationTerms, context: OperationContext): BigOperation {
  const { organisation, amountMinor, at, number } = context
  const { accountId } = organisation.main
  const request = moveSom(terms.transferId(at), nationalBank, accountId, amountMinor, at)
  const text: OperationText = {
    accountId,
    transferId: request.id,
    counterpartyName: statementWords.balanceForward,
    counterpartyAccount: '',
    purpose: statementWords.openingBalance,
    documentNumber: String(number),
    operationCode: broughtForwardCode,
  }
  return { requests: [request], texts: [text] }
}

export function receive(terms: OperationTerms, context: OperationContext): BigOperation {
  const { organisation, amountMinor, at } = context
  const { accountId } = organisation.main
  const request = moveSom(terms.transferId(at), nationalBank, accountId, amountMinor, at)
  // The payer's own document number.
  const paper = { ...context, number: terms.random.integer(1, 2_400) }
  return {
    requests: [request],
    texts: [{ ...partyText(terms, paper, request.id, incoming), operationCode: railOf(context) }],
  }
}

/** Monthly obligations: rent like any other payment, wages and taxes without a commission. */
export function payObligation(
  terms: OperationTerms,
  context: OperationContext,
  obligation: MonthlyObligation,
): BigOperation {
  const { organisation, at, number } = context
  const { amountMinor, operationCode, purpose, party } = obligation
  const { accountId } = organisation.main
  if (party === undefined || operationCode === 'RENT') {
    return pay(
      terms,
      { ...context, amountMinor },
      { purpose, party: landlordOf(terms, organisation) },
    )
  }
  const request = moveSom(terms.transferId(at), accountId, nationalBank, amountMinor, at)
  const text: OperationText = {
    accountId,
    transferId: request.id,
    counterpartyName: party.name,
    counterpartyAccount: party.account,
    ...(party.bic === undefined ? {} : { counterpartyBank: party.bic }),
    purpose,
    documentNumber: String(number),
    operationCode,
    ...(operationCode === 'SALARY' ? { salaryPeople: organisation.employees } : {}),
  }
  return { requests: [request], texts: [text] }
}

/** The same counterparty all year. */
function landlordOf({ counterparties }: OperationTerms, { wagesMinor }: BigOrganisation) {
  return counterparties[Number(wagesMinor / 100_00n) % counterparties.length]
}

/** The rail between banks: clearing up to its limit and cut-off, otherwise gross. */
function railOf({ amountMinor, at }: OperationContext): 'CLEARING' | 'GROSS' {
  const isClearing = amountMinor <= clearingLimitMinor && bishkekMinute(at) < clearingEndsAtMinute
  return isClearing ? 'CLEARING' : 'GROSS'
}

/** To another bank, with the commission of the tariff. */
export function pay(
  terms: OperationTerms,
  context: OperationContext,
  what: { readonly purpose?: string; readonly party?: DemoCounterparty | undefined } = {},
): BigOperation {
  const { organisation, amountMinor, at, number } = context
  const operationCode = railOf(context)
  const { accountId } = organisation.main
  const transitAccount = operationCode === 'GROSS' ? nationalBank : clearingTransit
  const amount = moveSom(terms.transferId(at), accountId, transitAccount, amountMinor, at)
  const own = { ...partyText(terms, context, amount.id, outgoing, what), operationCode }
  const commissionMinor = terms.commission(operationCode, amountMinor)
  if (commissionMinor === 0n) return { requests: [amount], texts: [own] }
  const commission = moveSom(terms.transferId(at), accountId, fees, commissionMinor, at)
  const purpose = fillTexts(statementWords.documentFee, { number: String(number) })
  const text = bankText(terms, context, accountId, commission.id, purpose, operationCode)
  return {
    requests: [{ ...amount, isLinkedToNext: true }, commission],
    texts: [own, text],
  }
}

/** To another company of this bank: both statements show it. */
export function payBankClient(terms: OperationTerms, context: OperationContext): BigOperation {
  const { organisation: payer, amountMinor, at, number } = context
  const recipient = terms.random.pick(terms.organisations)
  if (recipient === payer) return pay(terms, context)
  const { accountId } = payer.main
  const request = moveSom(
    terms.transferId(at),
    accountId,
    recipient.main.accountId,
    amountMinor,
    at,
  )
  const purpose = purposeOf(terms.random, outgoing, at)
  const text = (owner: BigOrganisation, other: BigOrganisation): OperationText => ({
    accountId: owner.main.accountId,
    transferId: request.id,
    counterpartyName: other.companyName,
    counterpartyAccount: other.main.account,
    purpose,
    documentNumber: String(number),
    operationCode: 'INTRABANK_FOREIGN',
  })
  return { requests: [request], texts: [text(payer, recipient), text(recipient, payer)] }
}

/** `context.amountMinor` is in cents. */
export function buyDollars(
  terms: OperationTerms,
  context: OperationContext,
  dollars: BigAccount,
): BigOperation {
  const { organisation, amountMinor, at } = context
  const rate = `87.${terms.random.integer(1_000, 9_999)}`
  const purpose = fillTexts(statementWords.dollarsBought, { rate })
  const [soldId, boughtId] = [terms.transferId(at), terms.transferId(at)]
  const { accountId } = organisation.main
  return {
    requests: conversionRequests({
      sold: {
        transferId: soldId,
        accountId,
        positionAccountId: positions.KGS,
        currency: 'KGS',
        amountMinor: costOf(amountMinor, 'USD', { base: 'USD', quote: 'KGS', value: rate }),
      },
      bought: {
        transferId: boughtId,
        accountId: dollars.accountId,
        positionAccountId: positions.USD,
        currency: 'USD',
        amountMinor,
      },
      rate,
      pricedCurrency: 'USD',
      bookedAt: at,
    }),
    texts: [
      bankText(terms, context, accountId, soldId, purpose, 'CONVERSION'),
      bankText(terms, context, dollars.accountId, boughtId, purpose, 'CONVERSION'),
    ],
  }
}

function partyText(
  { random, counterparties }: OperationTerms,
  { organisation, number, at }: OperationContext,
  transferId: string,
  purposes: readonly string[],
  what: Parameters<typeof pay>[2] = {},
): OperationText {
  const party = what.party ?? random.pick(counterparties)
  return {
    accountId: organisation.main.accountId,
    transferId,
    counterpartyName: party.name,
    counterpartyAccount: party.account,
    counterpartyBank: party.bic,
    counterpartyInn: party.inn,
    purpose: what.purpose ?? purposeOf(random, purposes, at),
    documentNumber: String(number),
  }
}

function bankText(
  { bankName, feeAccount }: OperationTerms,
  { number }: OperationContext,
  accountId: string,
  transferId: string,
  purpose: LocalizedText,
  operationCode: string,
): OperationText {
  return {
    accountId,
    transferId,
    counterpartyName: bankName,
    counterpartyAccount: feeAccount,
    purpose,
    documentNumber: String(number),
    operationCode,
  }
}
