import type { ExecutedOperationCode } from '@tartip/bank-ports/payment-execution'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { Instant } from '@tartip/domain/time/instant'
import type { TransferRequest } from '@tartip/ledger/transfer'
import { internalAccountId, transferIdOf } from '../internal-accounts.ts'
import type { OperationText } from '../store/operation-store.ts'
import type { OpenOrder } from '../store/order-store.ts'

interface HoldMoney {
  readonly paymentId: string
  readonly operationCode: ExecutedOperationCode
  readonly payerAccountId: string
  readonly recipientAccountId: string | undefined
  readonly amountMinor: bigint
  readonly commissionMinor: bigint
  readonly currency: CurrencyCode
}

/** Sets amount and commission aside, both or neither. */
export function holdRequests(money: HoldMoney, now: Instant): TransferRequest[] {
  const { paymentId, currency, commissionMinor } = money
  const common = {
    kind: 'HOLD' as const,
    debitAccountId: money.payerAccountId,
    currency,
    bookedAt: now,
  }
  const amount: TransferRequest = {
    ...common,
    id: transferIdOf(paymentId, 'hold-amount'),
    creditAccountId: creditAccountOf(money),
    amountMinor: money.amountMinor,
  }
  if (commissionMinor === 0n) return [amount]
  return [
    { ...amount, isLinkedToNext: true },
    {
      ...common,
      id: transferIdOf(paymentId, 'hold-commission'),
      creditAccountId: internalAccountId('FEE_INCOME', currency),
      amountMinor: commissionMinor,
    },
  ]
}

/** Clearing rests in transit until its session is settled; gross leaves the bank at once. */
function creditAccountOf(money: HoldMoney): string {
  switch (money.operationCode) {
    case 'CLEARING':
      return internalAccountId('CLEARING_TRANSIT', money.currency)
    case 'GROSS':
      return internalAccountId('NBKR_CORRESPONDENT', money.currency)
    case 'INTRABANK_OWN':
    case 'INTRABANK_FOREIGN':
      if (money.recipientAccountId === undefined) {
        throw new RangeError('A transfer inside the bank needs the recipient’s account')
      }
      return money.recipientAccountId
  }
}

/** Moves what was set aside, all of it. */
export function postRequests(order: OpenOrder, now: Instant): TransferRequest[] {
  return resolution(order, now, 'POST_HOLD', 'post')
}

/** Makes what was set aside available again. */
export function voidRequests(order: OpenOrder, now: Instant): TransferRequest[] {
  return resolution(order, now, 'VOID_HOLD', 'void')
}

function resolution(
  order: OpenOrder,
  now: Instant,
  kind: 'POST_HOLD' | 'VOID_HOLD',
  verb: 'post' | 'void',
): TransferRequest[] {
  const { paymentId } = order
  const amount: TransferRequest = {
    kind,
    id: transferIdOf(paymentId, `${verb}-amount`),
    holdId: transferIdOf(paymentId, 'hold-amount'),
    bookedAt: now,
  }
  if (order.commissionMinor === 0n) return [amount]
  return [
    { ...amount, isLinkedToNext: true },
    {
      kind,
      id: transferIdOf(paymentId, `${verb}-commission`),
      holdId: transferIdOf(paymentId, 'hold-commission'),
      bookedAt: now,
    },
  ]
}

/** The account to which commissions are said to go. */
export interface FeeAccount {
  readonly bankName: string
  readonly account: string
}

/** What the statements of the payer, and of a recipient at this bank, say about the executed order. */
export function operationTexts(order: OpenOrder, fee: FeeAccount): OperationText[] {
  const common = {
    documentNumber: order.transferNum,
    operationCode: order.operationCode,
    paymentId: order.paymentId,
  }
  const transferId = transferIdOf(order.paymentId, 'post-amount')
  const texts: OperationText[] = [
    {
      ...common,
      accountId: order.payerAccountId,
      transferId,
      counterpartyName: order.recipientName,
      counterpartyAccount: order.recipientAccount,
      ...(order.recipientAccountId === undefined ? { counterpartyBank: order.recipientBic } : {}),
      purpose: order.purpose,
    },
  ]
  if (order.recipientAccountId !== undefined) {
    // The recipient sees who paid, but the document is the payer's own.
    texts.push({
      accountId: order.recipientAccountId,
      transferId,
      counterpartyName: order.payerName,
      counterpartyAccount: order.payerAccount,
      purpose: order.purpose,
      documentNumber: order.transferNum,
      operationCode: order.operationCode,
    })
  }
  if (order.commissionMinor > 0n) {
    texts.push({
      ...common,
      accountId: order.payerAccountId,
      transferId: transferIdOf(order.paymentId, 'post-commission'),
      counterpartyName: fee.bankName,
      counterpartyAccount: fee.account,
      purpose: `Комиссия по документу № ${order.transferNum}`,
    })
  }
  return texts
}
