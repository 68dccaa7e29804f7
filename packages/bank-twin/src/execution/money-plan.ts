import type { PaymentOrder } from '@tartip/domain/payment/payment-order'
import { convertByRate, type QuotedRate } from '@tartip/domain/money/convert-by-rate'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { qrFeeMinor } from '@tartip/domain/qr/sale-fee'
import {
  internalAccountId,
  type SettlementTransit,
  type TransferPurpose,
} from '../internal-accounts.ts'

/** A transfer booked together with the payer's, or not at all. */
export interface PlannedTransfer {
  readonly purpose: Extract<TransferPurpose, 'bought-amount' | 'margin' | 'qr-fee'>
  readonly debitAccountId: string
  readonly creditAccountId: string
  readonly currency: CurrencyCode
  readonly amountMinor: bigint
  /** The rate of the exchange, kept in the books with what was bought. */
  readonly rate?: QuotedRate
}

/** The postings of an order; decided once, when it is accepted. */
export interface MoneyPlan {
  /** Gets what is held on the payer's account. */
  readonly creditAccountId: string
  readonly further: readonly PlannedTransfer[]
}

/** What decides the postings besides the order. */
export interface MoneyPlanFacts {
  /** The ledger account of a recipient kept at this bank. */
  readonly recipientAccountId: string | undefined
  /** The bank's account with the correspondent of an order abroad; absent: the one for unnamed banks. */
  readonly correspondentAccountId?: string | undefined
  /** The bank's middle rate between the two currencies of a conversion, where it is known. */
  readonly middleRate: QuotedRate | undefined
}

/** Pure. The order has been checked before. */
export function moneyPlanOf(order: PaymentOrder, facts: MoneyPlanFacts): MoneyPlan {
  const plain = (creditAccountId: string): MoneyPlan => ({ creditAccountId, further: [] })
  const { currency } = order
  switch (order.operationCode) {
    case 'CLEARING':
    case 'BUDGET':
      return plain(internalAccountId(transitOf(order.operationCode), currency))
    case 'REFUND':
      return plain(facts.recipientAccountId ?? internalAccountId('QR_TRANSIT', currency))
    case 'QR': {
      const seller = facts.recipientAccountId
      if (seller === undefined) return plain(internalAccountId('QR_TRANSIT', currency))
      return { creditAccountId: seller, further: sellersFee(order, seller) }
    }
    case 'GROSS':
      return plain(internalAccountId('NBKR_CORRESPONDENT', currency))
    case 'INTRABANK_OWN':
    case 'INTRABANK_FOREIGN':
    case 'RKO_2_CARD':
    case 'CARD_2_RKO':
    case 'CARD_2_CARD':
    case 'SALARY':
      return plain(required(facts.recipientAccountId))
    case 'SWIFT': {
      const { exotic } = order
      const correspondent =
        facts.correspondentAccountId ??
        internalAccountId('CORRESPONDENT', exotic?.currency ?? currency)
      if (exotic === undefined) return plain(correspondent)
      return exchange(order, exotic, exotic.rate, correspondent, facts)
    }
    case 'CONVERSION': {
      const bought = { amountMinor: order.recipientAmountMinor, currency: order.recipientCurrency }
      return exchange(order, bought, order.rate, required(facts.recipientAccountId), facts)
    }
  }
}

/** A seller of this bank pays the fee of every sale by QR, whoever the customer is. */
function sellersFee({ amountMinor, currency }: Amount, seller: string): PlannedTransfer[] {
  const feeMinor = qrFeeMinor(amountMinor)
  if (feeMinor === 0n) return []
  return [
    {
      purpose: 'qr-fee',
      debitAccountId: seller,
      creditAccountId: internalAccountId('FEE_INCOME', currency),
      currency,
      amountMinor: feeMinor,
    },
  ]
}

/** The transit of an operation that always goes through one. */
const transitOf = (operation: 'CLEARING' | 'BUDGET'): SettlementTransit =>
  operation === 'CLEARING' ? 'CLEARING_TRANSIT' : 'TREASURY_TRANSIT'

/** The transit in whose session the money is settled; undefined when nothing is left to settle. */
export function settlementSystemOf(plan: {
  readonly creditAccountId: string
  readonly currency: CurrencyCode
}): SettlementTransit | undefined {
  return settlementTransits.find(
    transit => internalAccountId(transit, plan.currency) === plan.creditAccountId,
  )
}

const settlementTransits: readonly SettlementTransit[] = [
  'CLEARING_TRANSIT',
  'TREASURY_TRANSIT',
  'QR_TRANSIT',
]

interface Amount {
  readonly amountMinor: bigint
  readonly currency: CurrencyCode
}

/**
 * The bank buys one currency into its position and sells the other from it. The difference to the
 * middle rate is the bank's margin; a better contractual rate costs the bank the difference.
 */
function exchange(
  paid: Amount,
  bought: Amount,
  rate: QuotedRate,
  creditAccountId: string,
  { middleRate }: MoneyPlanFacts,
): MoneyPlan {
  const position = internalAccountId('POSITION', bought.currency)
  const income = internalAccountId('FX_INCOME', bought.currency)
  const further: PlannedTransfer[] = [
    {
      purpose: 'bought-amount',
      debitAccountId: position,
      creditAccountId,
      currency: bought.currency,
      amountMinor: bought.amountMinor,
      rate,
    },
  ]
  const worth =
    middleRate === undefined
      ? bought.amountMinor
      : convertByRate(paid.amountMinor, paid.currency, middleRate)
  const marginMinor = worth - bought.amountMinor
  if (marginMinor !== 0n) {
    const isEarned = marginMinor > 0n
    further.push({
      purpose: 'margin',
      debitAccountId: isEarned ? position : income,
      creditAccountId: isEarned ? income : position,
      currency: bought.currency,
      amountMinor: isEarned ? marginMinor : -marginMinor,
    })
  }
  return { creditAccountId: internalAccountId('POSITION', paid.currency), further }
}

function required(accountId: string | undefined): string {
  if (accountId === undefined) throw new RangeError('The recipient’s account is not known')
  return accountId
}
