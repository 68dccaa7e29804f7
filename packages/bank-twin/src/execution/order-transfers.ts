import { fillTexts } from '@tartip/domain/bank-text'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { Instant } from '@tartip/domain/time/instant'
import type { TransferRequest } from '@tartip/ledger/transfer'
import { internalAccountId, transferIdOf } from '../internal-accounts.ts'
import type { OperationText } from '../store/operation-store.ts'
import type { FeeAccount } from '../store/fee-account.ts'
import type { OpenOrder } from '../store/order-store.ts'
import { statementWords } from '../words/statement-words.ts'

interface HoldMoney {
  readonly paymentId: string
  readonly payerAccountId: string
  readonly creditAccountId: string
  readonly amountMinor: bigint
  readonly currency: CurrencyCode
  readonly commissionAccountId: string
  readonly commissionMinor: bigint
  readonly commissionCurrency: CurrencyCode
}

/** Holds amount and commission, both or neither. */
export function holdRequests(money: HoldMoney, now: Instant): TransferRequest[] {
  const { paymentId, currency, commissionMinor, commissionCurrency } = money
  const amount: TransferRequest = {
    kind: 'HOLD',
    id: transferIdOf(paymentId, 'hold-amount'),
    debitAccountId: money.payerAccountId,
    creditAccountId: money.creditAccountId,
    currency,
    amountMinor: money.amountMinor,
    bookedAt: now,
  }
  if (commissionMinor === 0n) return [amount]
  return [
    { ...amount, isLinkedToNext: true },
    {
      kind: 'HOLD',
      id: transferIdOf(paymentId, 'hold-commission'),
      debitAccountId: money.commissionAccountId,
      creditAccountId: internalAccountId('FEE_INCOME', commissionCurrency),
      currency: commissionCurrency,
      amountMinor: commissionMinor,
      bookedAt: now,
    },
  ]
}

/** Posts all holds of the order and its further transfers: all or nothing. */
export function postRequests(order: OpenOrder, now: Instant): TransferRequest[] {
  const [amount, ...commission] = resolutions(order, now, 'POST_HOLD', 'post')
  const further = order.further.map((planned): TransferRequest => {
    const { purpose, rate, ...transfer } = planned
    const soldTransferId = transferIdOf(order.paymentId, 'post-amount')
    return {
      kind: 'TRANSFER',
      id: transferIdOf(order.paymentId, purpose),
      ...transfer,
      bookedAt: now,
      ...(rate === undefined
        ? {}
        : { conversion: { soldTransferId, rate: rate.value, pricedCurrency: rate.base } }),
    }
  })
  return chain([...(amount === undefined ? [] : [amount]), ...further, ...commission])
}

/** Releases the holds. */
export function voidRequests(order: OpenOrder, now: Instant): TransferRequest[] {
  return chain(resolutions(order, now, 'VOID_HOLD', 'void'))
}

function resolutions(
  order: OpenOrder,
  now: Instant,
  kind: 'POST_HOLD' | 'VOID_HOLD',
  verb: 'post' | 'void',
): TransferRequest[] {
  const { paymentId } = order
  const part = (name: 'amount' | 'commission'): TransferRequest => ({
    kind,
    id: transferIdOf(paymentId, `${verb}-${name}`),
    holdId: transferIdOf(paymentId, `hold-${name}`),
    bookedAt: now,
  })
  return order.commissionMinor === 0n ? [part('amount')] : [part('amount'), part('commission')]
}

function chain(requests: readonly TransferRequest[]): TransferRequest[] {
  return requests.map((request, index) =>
    index === requests.length - 1 ? request : { ...request, isLinkedToNext: true },
  )
}

const betweenOwnAccounts: readonly OpenOrder['operationCode'][] = [
  'INTRABANK_OWN',
  'CONVERSION',
  'RKO_2_CARD',
  'CARD_2_RKO',
  'CARD_2_CARD',
]

/** What the statements of the payer, and of a recipient at this bank, say about the executed order. */
export function operationTexts(
  order: OpenOrder,
  fee: FeeAccount,
  salaryPeople?: number,
): OperationText[] {
  const ofBoth = {
    documentNumber: order.transferNum,
    operationCode: order.operationCode,
    salaryPeople,
  }
  const common = { ...ofBoth, paymentId: order.paymentId }
  const transferId = transferIdOf(order.paymentId, 'post-amount')
  const withCode = order.paymentCode === undefined ? {} : { paymentCode: order.paymentCode }
  const isElsewhere = order.recipientAccountId === undefined && order.recipientBic !== ''
  const texts: OperationText[] = [
    {
      ...common,
      accountId: order.payerAccountId,
      transferId,
      counterpartyName: order.recipientName,
      counterpartyAccount: order.recipientAccount,
      ...(isElsewhere ? { counterpartyBank: order.recipientBic } : {}),
      ...(order.recipientInn === undefined ? {} : { counterpartyInn: order.recipientInn }),
      ...withCode,
      purpose: order.purpose,
    },
  ]
  if (order.recipientAccountId !== undefined) {
    // The recipient sees who paid; the document opens only for the organisation that made it.
    texts.push({
      accountId: order.recipientAccountId,
      // Bought currency comes out of the bank's position, by a transfer of its own.
      transferId:
        order.creditAccountId === order.recipientAccountId
          ? transferId
          : transferIdOf(order.paymentId, 'bought-amount'),
      counterpartyName: order.payerName,
      counterpartyAccount: order.payerAccount,
      ...(order.payerInn === undefined ? {} : { counterpartyInn: order.payerInn }),
      ...withCode,
      purpose: order.purpose,
      ...ofBoth,
      ...(betweenOwnAccounts.includes(order.operationCode) ? { paymentId: order.paymentId } : {}),
    })
  }
  const sellersFee = order.further.find(({ purpose }) => purpose === 'qr-fee')
  if (sellersFee) {
    texts.push({
      accountId: sellersFee.debitAccountId,
      transferId: transferIdOf(order.paymentId, 'qr-fee'),
      counterpartyName: fee.bankName,
      counterpartyAccount: fee.account,
      purpose: statementWords.qrSaleFee,
    })
  }
  if (order.commissionMinor > 0n) {
    texts.push({
      ...common,
      accountId: order.commissionAccountId,
      transferId: transferIdOf(order.paymentId, 'post-commission'),
      counterpartyName: fee.bankName,
      counterpartyAccount: fee.account,
      purpose: fillTexts(statementWords.documentFee, { number: order.transferNum }),
    })
  }
  return texts
}
