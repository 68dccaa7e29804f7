import { broughtForwardCode } from '@tartip/bank-ports/core-accounts'
import { fillTexts } from '@tartip/domain/bank-text'
import type { LocalizedText } from '@tartip/domain/language'
import { statementWords } from '@tartip/bank-twin/words/statement-words'
import { internalAccountId } from '@tartip/bank-twin/internal-accounts'
import type { OperationText } from '@tartip/bank-twin/store/operation-store'
import { bishkekDate, bishkekMinute } from '@tartip/domain/time/instant'
import { convertAt } from '@tartip/domain/money/money'
import { clearingLimitMinor } from '@tartip/domain/payment/interbank-choice'
import { conversionRequests } from '@tartip/ledger/conversion'
import type { MoveRequest, TransferRequest } from '@tartip/ledger/transfer'
import type { DemoCounterparty } from '../demo-counterparties.ts'
import type { DemoRandom } from '../demo-random.ts'
import { clearingEndsAtMinute } from './big-calendar.ts'
import type { BigAccount, BigOrganisation } from './big-organisations.ts'
import type { Duty } from './monthly-duties.ts'

/** One thing that happened: its transfers, linked where there are several, and what statements say. */
export interface BigOperation {
  readonly requests: readonly TransferRequest[]
  readonly texts: readonly OperationText[]
}

/** What an operation is made of. */
export interface OperationTerms {
  readonly random: DemoRandom
  readonly counterparties: readonly DemoCounterparty[]
  readonly organisations: readonly BigOrganisation[]
  /** The bank's own tariff, tyiyn. */
  readonly commission: (operation: 'CLEARING' | 'GROSS', amountMinor: bigint) => bigint
  readonly transferId: (at: number) => string
  /** What the own bank is called in statements. */
  readonly bankName: LocalizedText
  /** The account number that statements name for commissions and conversions. */
  readonly feeAccount: string
}

/** Who does it, how much, when, and the number of the document. */
export interface Occasion {
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

/** A purpose with the number and the day of a paper that is some days old. */
function purposeOf(random: DemoRandom, kinds: readonly string[], at: number): string {
  const [year, month, day] = bishkekDate(at - random.integer(1, 25) * 86_400_000).split('-')
  return `${random.pick(kinds)}${random.integer(1, 480)} от ${day}.${month}.${year}`
}

/** A movement of som. */
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

/** What stood on the account a year ago. */
export function beginWith(terms: OperationTerms, occasion: Occasion): BigOperation {
  const { organisation, amountMinor, at, number } = occasion
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

export function receive(terms: OperationTerms, occasion: Occasion): BigOperation {
  const { organisation, amountMinor, at } = occasion
  const { accountId } = organisation.main
  const request = moveSom(terms.transferId(at), nationalBank, accountId, amountMinor, at)
  // The payer has numbered it.
  const paper = { ...occasion, number: terms.random.integer(1, 2_400) }
  return {
    requests: [request],
    texts: [{ ...partyText(terms, paper, request.id, incoming), operationCode: wayOf(occasion) }],
  }
}

/** What is paid each month: rent like any other payment, wages and the budget without a commission. */
export function payDuty(terms: OperationTerms, occasion: Occasion, duty: Duty): BigOperation {
  const { organisation, at, number } = occasion
  const { amountMinor, operationCode, purpose, party } = duty
  const { accountId } = organisation.main
  if (party === undefined || operationCode === 'RENT') {
    return pay(
      terms,
      { ...occasion, amountMinor },
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
  }
  return { requests: [request], texts: [text] }
}

/** The same partner all year. */
function landlordOf({ counterparties }: OperationTerms, { wagesMinor }: BigOrganisation) {
  return counterparties[Number(wagesMinor / 100_00n) % counterparties.length]
}

/** Between banks: by clearing while it takes payments of the day, gross above its limit and later. */
function wayOf({ amountMinor, at }: Occasion): 'CLEARING' | 'GROSS' {
  const isClearing = amountMinor <= clearingLimitMinor && bishkekMinute(at) < clearingEndsAtMinute
  return isClearing ? 'CLEARING' : 'GROSS'
}

/** To another bank, with the commission of the tariff. */
export function pay(
  terms: OperationTerms,
  occasion: Occasion,
  what: { readonly purpose?: string; readonly party?: DemoCounterparty | undefined } = {},
): BigOperation {
  const { organisation, amountMinor, at, number } = occasion
  const operationCode = wayOf(occasion)
  const { accountId } = organisation.main
  const way = operationCode === 'GROSS' ? nationalBank : clearingTransit
  const amount = moveSom(terms.transferId(at), accountId, way, amountMinor, at)
  const own = { ...partyText(terms, occasion, amount.id, outgoing, what), operationCode }
  const commissionMinor = terms.commission(operationCode, amountMinor)
  if (commissionMinor === 0n) return { requests: [amount], texts: [own] }
  const commission = moveSom(terms.transferId(at), accountId, fees, commissionMinor, at)
  const purpose = fillTexts(statementWords.documentFee, { number: String(number) })
  const text = bankText(terms, occasion, accountId, commission.id, purpose, operationCode)
  return {
    requests: [{ ...amount, isLinkedToNext: true }, commission],
    texts: [own, text],
  }
}

/** To another company of this bank: both statements speak of it. */
export function payNeighbour(terms: OperationTerms, occasion: Occasion): BigOperation {
  const { organisation: payer, amountMinor, at, number } = occasion
  const recipient = terms.random.pick(terms.organisations)
  if (recipient === payer) return pay(terms, occasion)
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

/** `occasion.amountMinor` is in cents. */
export function buyDollars(
  terms: OperationTerms,
  occasion: Occasion,
  dollars: BigAccount,
): BigOperation {
  const { organisation, amountMinor, at } = occasion
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
        amountMinor: convertAt(amountMinor, 'USD', 'KGS', rate),
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
      bankText(terms, occasion, accountId, soldId, purpose, 'CONVERSION'),
      bankText(terms, occasion, dollars.accountId, boughtId, purpose, 'CONVERSION'),
    ],
  }
}

function partyText(
  { random, counterparties }: OperationTerms,
  { organisation, number, at }: Occasion,
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
    purpose: what.purpose ?? purposeOf(random, purposes, at),
    documentNumber: String(number),
  }
}

function bankText(
  { bankName, feeAccount }: OperationTerms,
  { number }: Occasion,
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
