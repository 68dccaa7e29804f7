import type { BankText } from '@tartip/domain/bank-text'
import { mayBeCredited, mayBeDebited } from '@tartip/domain/accounts/account-moves'
import type { BankRefusal, PaymentOrder } from '@tartip/bank-ports/payment-execution'
import type { ContractualQuote } from '@tartip/bank-ports/rate-quotes'
import type { SalaryContract, SalaryRegister } from '@tartip/bank-ports/salary-project'
import type {
  BudgetOrder,
  CompanyCardOrder,
  ConversionOrder,
  DomesticOrder,
  ExecutedOperationCode,
  RefundOrder,
  RetailCardOrder,
  SalaryOrder,
  SwiftOrder,
} from '@tartip/domain/payment/payment-order'
import { convertByRate, isConversion, type QuotedRate } from '@tartip/domain/money/convert-by-rate'
import { largestInputMinor } from '@tartip/domain/money/decimal'
import { compareExact } from '@tartip/domain/money/exact-decimal'
import { interbankAmountRefusal } from '@tartip/domain/payment/interbank-choice'
import { paysSalary } from '@tartip/domain/salary/salary-project'
import type { AccountFacts } from '../store/account-store.ts'
import { amlHit } from './aml-screening.ts'

/** Whether the customer of a QR sale can get money back. */
export type SenderState = 'ACTIVE' | 'BLOCKED' | 'INACTIVE'

/** A QR sale of the seller who wants to give it back. */
export interface SaleFacts {
  readonly amountMinor: bigint
  readonly senderState?: SenderState
  /** Of a customer whose account is kept at this bank. */
  readonly customerAccountId?: string | undefined
  /** Another refund of the sale is pending or done. */
  readonly isRefunded: boolean
}

/** What an order of salaries pays. */
export interface SalaryFacts {
  readonly contract: SalaryContract | undefined
  /** The register that it names, of its own organisation. */
  readonly register: SalaryRegister | undefined
  /** Another order has paid it. */
  readonly isPaid: boolean
}

/** What the bank looks up before it decides on an order. */
export interface OrderFacts {
  readonly payer: AccountFacts | undefined
  /** The recipient's account when it is kept at this bank, a private client's card account too. */
  readonly recipient: AccountFacts | undefined
  /** The account that pays the commission, when it is another one than the payer's. */
  readonly commissionPayer?: AccountFacts | undefined
  readonly sale?: SaleFacts | undefined
  /** Another order pays the code of one use, or the debt or fine behind it. */
  readonly isCodePaid?: boolean
  /** What an order to the budget pays, by a name that only one order may have. */
  readonly budgetItem?: string | undefined
  readonly salary?: SalaryFacts | undefined
  /**
   * The bank directory: `bic prefix` of every bank with this account prefix, and `bic ` with an
   * empty prefix where it is unknown.
   */
  readonly bankPrefixes: ReadonlySet<string>
  readonly ownPrefix: string
  /** The order comes too late for its value date. */
  readonly isLate: boolean
  readonly amlWords: readonly string[]
  /** Of an order abroad: none of the bank's correspondents keeps the currency, or none carries money there. */
  readonly correspondentLack?: 'none' | 'policy' | undefined
  /** The bank's middle rate between the two currencies of an exchange, where it is known. */
  readonly middleRate?: QuotedRate | undefined
  /** The dealer's quote that a conversion names, as it is now. */
  readonly quote?: ContractualQuote | undefined
}

export interface OrderRefusal {
  readonly code: BankRefusal
  readonly reason?: BankText
}

/** The refusal of an order, funds aside; undefined when it is acceptable. Pure. */
export function orderRefusal(order: PaymentOrder, facts: OrderFacts): OrderRefusal | undefined {
  const code =
    payerRefusal(order, facts) ??
    commissionRefusal(order, facts) ??
    kindRefusal(order, facts) ??
    // A late order is never executed under another date.
    (facts.isLate ? ('CUT_OFF_PASSED' as const) : undefined) ??
    (amlHit(order, facts.amlWords) === undefined ? undefined : ('AML_REFUSED' as const))
  return code === undefined ? undefined : { code }
}

/** Whether the money goes to an account of this bank, whose owner may be kept from getting it. */
export function hasRecipientHere(order: {
  readonly operationCode: ExecutedOperationCode
  readonly recipientAccountId: string | undefined
}): boolean {
  return order.recipientAccountId !== undefined || order.operationCode.startsWith('INTRABANK')
}

/** Clearing, gross and the budget are national systems in som only. */
const nationalCurrency = 'KGS'

function payerRefusal(order: PaymentOrder, facts: OrderFacts): BankRefusal | undefined {
  const { payer } = facts
  // Another organisation's account is answered like a missing one.
  if (payer === undefined || payer.legalPartyId !== order.legalPartyId) return 'ACCOUNT_NOT_FOUND'
  const stopped = debitRefusal(payer)
  if (stopped !== undefined) return stopped
  if (payer.currency !== order.currency) return 'CURRENCY_MISMATCH'
  if (order.amountMinor > largestInputMinor(order.currency)) return 'AMOUNT_TOO_LARGE'
  const isSame = 'recipientAccount' in order && order.payerAccount === order.recipientAccount
  return isSame ? 'SAME_ACCOUNT' : undefined
}

function commissionRefusal(order: PaymentOrder, facts: OrderFacts): BankRefusal | undefined {
  if (order.commissionMinor === 0n) return undefined
  const isOther =
    order.commissionAccount !== undefined && order.commissionAccount !== order.payerAccount
  const account = isOther ? facts.commissionPayer : facts.payer
  if (account?.legalPartyId !== order.legalPartyId) return 'ACCOUNT_NOT_FOUND'
  if (account.currency !== order.commissionCurrency) return 'CURRENCY_MISMATCH'
  return debitRefusal(account)
}

/** Whether the account may be debited; checked again at execution. */
export function debitRefusal(account: AccountFacts): BankRefusal | undefined {
  if (mayBeDebited(account.status)) return undefined
  return account.status === 'CLOSED' ? 'ACCOUNT_CLOSED' : 'ACCOUNT_SEIZED'
}

/** Whether the account may be credited: an ordinary arrest stops only debits. */
export function creditRefusal(
  account: Pick<AccountFacts, 'status'> | undefined,
): BankRefusal | undefined {
  if (account === undefined) return 'RECIPIENT_ACCOUNT_NOT_FOUND'
  if (mayBeCredited(account.status)) return undefined
  return account.status === 'CLOSED' ? 'RECIPIENT_ACCOUNT_CLOSED' : 'RECIPIENT_ACCOUNT_SEIZED'
}

function kindRefusal(order: PaymentOrder, facts: OrderFacts): BankRefusal | undefined {
  switch (order.operationCode) {
    case 'CLEARING':
    case 'GROSS':
      return interbankRefusal(order, facts)
    case 'BUDGET':
      return budgetRefusal(order, facts)
    case 'INTRABANK_OWN':
    case 'INTRABANK_FOREIGN':
      return intrabankRefusal(order, facts)
    case 'SWIFT':
      return swiftRefusal(order, facts)
    case 'CONVERSION':
      return conversionRefusal(order, facts)
    case 'RKO_2_CARD':
    case 'CARD_2_RKO':
    case 'CARD_2_CARD':
      return order.recipientCard === 'RETAIL'
        ? retailCardRefusal(order, facts)
        : companyCardRefusal(order, facts)
    case 'QR':
      if (order.currency !== nationalCurrency) return 'CURRENCY_MISMATCH'
      if (facts.isCodePaid === true) return 'QR_ALREADY_PAID'
      return order.recipientAccount === undefined ? undefined : creditRefusal(facts.recipient)
    case 'REFUND':
      return refundRefusal(order, facts)
    case 'SALARY':
      return salaryRefusal(order, facts)
  }
}

function interbankRefusal(order: DomesticOrder, facts: OrderFacts): BankRefusal | undefined {
  if (order.currency !== nationalCurrency) return 'CURRENCY_MISMATCH'
  const isInterbank = order.operationCode === 'CLEARING' || order.operationCode === 'GROSS'
  const tooMuch = isInterbank && interbankAmountRefusal(order.operationCode, order.amountMinor)
  return tooMuch || addressRefusal(order, facts)
}

/**
 * An account prefix does not always follow from the BIC, so the directory decides; where it is
 * silent, the other bank will.
 */
function addressRefusal(
  order: { readonly recipientBic: string; readonly recipientAccount: string },
  facts: OrderFacts,
): BankRefusal | undefined {
  const prefixes = [order.recipientAccount.slice(0, 3), '']
  if (!prefixes.some(prefix => facts.bankPrefixes.has(`${order.recipientBic} ${prefix}`))) {
    return 'BIC_ACCOUNT_MISMATCH'
  }
  return order.recipientAccount.startsWith(facts.ownPrefix) ? 'BIC_ACCOUNT_MISMATCH' : undefined
}

function budgetRefusal(order: BudgetOrder, facts: OrderFacts): BankRefusal | undefined {
  if (order.currency !== nationalCurrency) return 'CURRENCY_MISMATCH'
  return addressRefusal(order, facts) ?? (facts.isCodePaid ? 'DAY_CODE_ALREADY_PAID' : undefined)
}

function intrabankRefusal(order: DomesticOrder, facts: OrderFacts): BankRefusal | undefined {
  if (!order.recipientBic.startsWith(facts.ownPrefix)) return 'BIC_ACCOUNT_MISMATCH'
  const { recipient } = facts
  const stopped = creditRefusal(recipient)
  if (stopped !== undefined) return stopped
  if (order.operationCode === 'INTRABANK_OWN' && recipient?.legalPartyId !== order.legalPartyId) {
    return 'RECIPIENT_ACCOUNT_NOT_FOUND'
  }
  return recipient?.currency === order.currency ? undefined : 'CURRENCY_MISMATCH'
}

function swiftRefusal(order: SwiftOrder, facts: OrderFacts): BankRefusal | undefined {
  const sent = order.exotic?.currency ?? order.currency
  // No correspondent keeps som.
  if (sent === nationalCurrency || facts.correspondentLack === 'none') {
    return 'CORRESPONDENT_NOT_FOUND'
  }
  if (facts.correspondentLack === 'policy') return 'SWIFT_CORRESPONDENT_POLICY'
  if (order.recipientTown.trim() === '' || !/^[A-Z]{2}$/.test(order.country)) {
    return 'RECIPIENT_ADDRESS_INCOMPLETE'
  }
  const { exotic } = order
  return exotic === undefined ? undefined : rateRefusal(order, exotic, exotic.rate, facts)
}

function conversionRefusal(order: ConversionOrder, facts: OrderFacts): BankRefusal | undefined {
  const { recipient } = facts
  const stopped = creditRefusal(recipient)
  if (stopped !== undefined) return stopped
  if (recipient?.legalPartyId !== order.legalPartyId) return 'RECIPIENT_ACCOUNT_NOT_FOUND'
  if (recipient.currency !== order.recipientCurrency) return 'CURRENCY_MISMATCH'
  if (order.recipientCurrency === order.currency) return 'CURRENCY_MISMATCH'
  if (!isAtItsQuote(order, facts.quote)) return 'RATE_NOT_VALID'
  const bought = { amountMinor: order.recipientAmountMinor, currency: order.recipientCurrency }
  return rateRefusal(order, bought, order.rate, facts)
}

/** A contractual rate is the one that the dealer gave for exactly this exchange, and it still holds. */
function isAtItsQuote(order: ConversionOrder, quote: ContractualQuote | undefined): boolean {
  if (order.rateKind === 'FIXED') return order.quoteId === undefined
  if (quote?.state !== 'QUOTED' || quote.rate === undefined) return false
  const { rate } = order
  const quotedMinor = quote.side === 'SELL' ? order.amountMinor : order.recipientAmountMinor
  return (
    quote.legalPartyId === order.legalPartyId &&
    quote.sell === order.currency &&
    quote.buy === order.recipientCurrency &&
    quote.amountMinor === quotedMinor &&
    quote.rate.base === rate.base &&
    quote.rate.quote === rate.quote &&
    compareExact(quote.rate.value, rate.value) === 0
  )
}

interface Amount {
  readonly amountMinor: bigint
  readonly currency: AccountFacts['currency']
}

/** Allowed deviation of a rate from the middle rate, percent; more is a typing error. */
const widestMarginPercent = 20n

function rateRefusal(
  paid: Amount,
  bought: Amount,
  rate: QuotedRate,
  { middleRate }: OrderFacts,
): BankRefusal | undefined {
  if (bought.amountMinor <= 0n || !isConversion(paid, bought, rate)) return 'RATE_NOT_VALID'
  if (middleRate === undefined) return undefined
  const worth = convertByRate(paid.amountMinor, paid.currency, middleRate)
  const distance =
    worth > bought.amountMinor ? worth - bought.amountMinor : bought.amountMinor - worth
  // One minor unit is rounding, whatever the percentage of a tiny amount.
  const isFar = distance > 1n && distance * 100n > worth * widestMarginPercent
  return isFar ? 'RATE_NOT_VALID' : undefined
}

function companyCardRefusal(order: CompanyCardOrder, facts: OrderFacts): BankRefusal | undefined {
  const { payer, recipient } = facts
  const stopped = creditRefusal(recipient)
  if (stopped !== undefined) return stopped
  if (recipient?.legalPartyId !== order.legalPartyId) return 'RECIPIENT_ACCOUNT_NOT_FOUND'
  const isCardPayer = order.operationCode !== 'RKO_2_CARD'
  const isCardRecipient = order.operationCode !== 'CARD_2_RKO'
  if ((payer?.type === 'CARD') !== isCardPayer) return 'ACCOUNT_NOT_FOUND'
  if ((recipient.type === 'CARD') !== isCardRecipient) return 'RECIPIENT_ACCOUNT_NOT_FOUND'
  return recipient.currency === order.currency ? undefined : 'CURRENCY_MISMATCH'
}

function retailCardRefusal(order: RetailCardOrder, facts: OrderFacts): BankRefusal | undefined {
  const { recipient } = facts
  if (recipient === undefined || creditRefusal(recipient) !== undefined) {
    return 'RECIPIENT_CARD_NOT_FOUND'
  }
  return recipient.currency === order.currency ? undefined : 'CURRENCY_MISMATCH'
}

/** The order pays the register that was handed over, whole, once, by the accounts of the contract. */
function salaryRefusal(
  order: SalaryOrder,
  { recipient, salary }: OrderFacts,
): BankRefusal | undefined {
  const { contract, register, isPaid } = salary ?? {}
  if (contract === undefined || !paysSalary(contract.state)) return 'SALARY_CONTRACT_NOT_FOUND'
  const isOfContract =
    contract.payerAccount === order.payerAccount &&
    contract.transitAccount === order.recipientAccount
  if (!isOfContract) return 'SALARY_ACCOUNT_DIFFERENCE'
  const stopped = creditRefusal(recipient)
  if (stopped !== undefined) return stopped
  if (recipient?.legalPartyId !== order.legalPartyId) return 'RECIPIENT_ACCOUNT_NOT_FOUND'
  if (recipient.currency !== order.currency) return 'CURRENCY_MISMATCH'
  const isWhole =
    register?.digest === order.registerDigest &&
    register.totalMinor === order.amountMinor &&
    register.currency === order.currency
  return isWhole && !isPaid ? undefined : 'ORDER_CHANGED'
}

function refundRefusal(
  order: RefundOrder,
  { sale, recipient }: OrderFacts,
): BankRefusal | undefined {
  if (sale === undefined) return 'SALE_NOT_FOUND'
  if (sale.isRefunded) return 'ALREADY_REFUNDED'
  if (sale.senderState === 'BLOCKED') return 'RECIPIENT_ACCOUNT_SEIZED'
  if (sale.senderState === 'INACTIVE') return 'RECIPIENT_ACCOUNT_CLOSED'
  if (order.amountMinor > sale.amountMinor) return 'REFUND_AMOUNT_EXCEEDED'
  return sale.customerAccountId === undefined ? undefined : creditRefusal(recipient)
}
