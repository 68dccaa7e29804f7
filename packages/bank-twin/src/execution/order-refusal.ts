import type { BankRefusal, PaymentOrder } from '@tartip/bank-ports/payment-execution'
import type { LocalDate } from '@tartip/domain/time/instant'
import type { AccountFacts } from '../store/account-store.ts'

/** What the bank looks up before it decides on an order. */
export interface OrderFacts {
  readonly payer: AccountFacts | undefined
  /** The recipient's account when it is kept at this bank. */
  readonly recipient: AccountFacts | undefined
  /** The bank directory: `bic prefix` of every bank that keeps accounts with this prefix. */
  readonly bankPrefixes: ReadonlySet<string>
  readonly ownPrefix: string
  readonly today: LocalDate
}

export interface OrderRefusal {
  readonly code: BankRefusal
  readonly reason?: string
}

/** Why the bank does not take the order, money aside; undefined when it would. Pure. */
export function orderRefusal(order: PaymentOrder, facts: OrderFacts): OrderRefusal | undefined {
  const code =
    payerRefusal(order, facts) ??
    (isInterbank(order.operationCode)
      ? interbankRefusal(order, facts)
      : recipientRefusal(order, facts)) ??
    // An order that comes after its day is not executed under another date on the bank's own account.
    (order.valueDate < facts.today ? ('CUT_OFF_PASSED' as const) : undefined)
  return code === undefined ? undefined : { code }
}

export function isInterbank(operationCode: PaymentOrder['operationCode']): boolean {
  return operationCode === 'CLEARING' || operationCode === 'GROSS'
}

/** Clearing and gross are national systems; they know the som alone. */
const interbankCurrency = 'KGS'

function payerRefusal(order: PaymentOrder, facts: OrderFacts): BankRefusal | undefined {
  const { payer } = facts
  // Another organisation's account is answered like one that does not exist.
  if (payer === undefined || payer.legalPartyId !== order.legalPartyId) return 'ACCOUNT_NOT_FOUND'
  const stopped = debitRefusal(payer)
  if (stopped !== undefined) return stopped
  if (payer.currency !== order.currency) return 'CURRENCY_MISMATCH'
  if (order.commissionMinor > 0n && order.commissionCurrency !== payer.currency) {
    return 'CURRENCY_MISMATCH'
  }
  return order.payerAccount === order.recipientAccount ? 'SAME_ACCOUNT' : undefined
}

/** Whether money may leave the account; asked again when the order is executed. */
export function debitRefusal(account: AccountFacts): BankRefusal | undefined {
  switch (account.status) {
    case 'OPEN':
      return undefined
    case 'CLOSED':
      return 'ACCOUNT_CLOSED'
    case 'ARRESTED':
    case 'FINAL_ARRESTED':
      return 'ACCOUNT_SEIZED'
  }
}

/** Whether money may come in: an ordinary arrest stops debits only. */
export function creditRefusal(account: AccountFacts | undefined): BankRefusal | undefined {
  if (account === undefined) return 'RECIPIENT_ACCOUNT_NOT_FOUND'
  return account.status === 'CLOSED' || account.status === 'FINAL_ARRESTED'
    ? 'RECIPIENT_ACCOUNT_CLOSED'
    : undefined
}

function interbankRefusal(order: PaymentOrder, facts: OrderFacts): BankRefusal | undefined {
  if (order.currency !== interbankCurrency) return 'CURRENCY_MISMATCH'
  // The beginning of an account number is not always that of the BIC, so only the directory can tell.
  const pair = `${order.recipientBic} ${order.recipientAccount.slice(0, 3)}`
  if (!facts.bankPrefixes.has(pair)) return 'BIC_ACCOUNT_MISMATCH'
  return order.recipientAccount.startsWith(facts.ownPrefix) ? 'BIC_ACCOUNT_MISMATCH' : undefined
}

function recipientRefusal(order: PaymentOrder, facts: OrderFacts): BankRefusal | undefined {
  if (!order.recipientBic.startsWith(facts.ownPrefix)) return 'BIC_ACCOUNT_MISMATCH'
  const { recipient } = facts
  const stopped = creditRefusal(recipient)
  if (stopped !== undefined) return stopped
  if (order.operationCode === 'INTRABANK_OWN' && recipient?.legalPartyId !== order.legalPartyId) {
    return 'RECIPIENT_ACCOUNT_NOT_FOUND'
  }
  return recipient?.currency === order.currency ? undefined : 'CURRENCY_MISMATCH'
}
