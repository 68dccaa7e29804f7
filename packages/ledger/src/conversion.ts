import { isConversion } from '@tartip/domain/money/convert-by-rate'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { exactDecimal } from '@tartip/domain/money/exact-decimal'
import type { Effects } from './effects.ts'
import type { MalformedRequest, MoveRequest, TransferRequest } from './transfer.ts'

/** One side of a conversion: the client's account and the bank's position in the same currency. */
export interface ConversionSide {
  readonly transferId: string
  readonly accountId: string
  /**
   * The bank's own account that shows how much of the currency it has bought or sold; it allows
   * overdraft.
   */
  readonly positionAccountId: string
  readonly currency: CurrencyCode
  readonly amountMinor: bigint
}

/** The two linked transfers of a conversion: either both are booked or neither. */
export function conversionRequests(conversion: {
  readonly sold: ConversionSide
  readonly bought: ConversionSide
  readonly rate: string
  readonly pricedCurrency: CurrencyCode
  readonly bookedAt: number
}): [TransferRequest, TransferRequest] {
  const { sold, bought, rate, pricedCurrency, bookedAt } = conversion
  return [
    {
      kind: 'TRANSFER',
      id: sold.transferId,
      debitAccountId: sold.accountId,
      creditAccountId: sold.positionAccountId,
      currency: sold.currency,
      amountMinor: sold.amountMinor,
      bookedAt,
      isLinkedToNext: true,
    },
    {
      kind: 'TRANSFER',
      id: bought.transferId,
      debitAccountId: bought.positionAccountId,
      creditAccountId: bought.accountId,
      currency: bought.currency,
      amountMinor: bought.amountMinor,
      bookedAt,
      conversion: { soldTransferId: sold.transferId, rate, pricedCurrency },
    },
  ]
}

const rateForm = /^(?:0|[1-9]\d{0,11})(?:\.\d{1,10})?$/

/**
 * The reason why these terms cannot be kept with this transfer. The amounts must follow from the
 * rate with one rounding in the bank's favour, whichever of the two the client entered, so rounding never
 * creates money.
 */
export function conversionRefusal(
  request: MoveRequest,
  effects: Effects,
): MalformedRequest | undefined {
  const terms = request.conversion
  if (terms === undefined) return undefined
  if (!rateForm.test(terms.rate) || exactDecimal(terms.rate).unscaled === 0n) {
    return 'CONVERSION_RATE_INVALID'
  }
  const sold = effects.transfers.find(transfer => transfer.id === terms.soldTransferId)
  if (sold === undefined || sold.currency === request.currency) return 'CONVERSION_INCOMPLETE'
  const { pricedCurrency: base } = terms
  if (base !== sold.currency && base !== request.currency) return 'CONVERSION_INCOMPLETE'
  const quote = base === sold.currency ? request.currency : sold.currency
  const follows = isConversion(sold, request, { base, quote, value: terms.rate })
  return follows ? undefined : 'CONVERSION_RATE_MISMATCH'
}
