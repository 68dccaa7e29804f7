import type { LocalizedText } from '../language.ts'
import { stageWaitingIn } from '../payment/life-cycle.ts'
import type { PaymentStatus } from '../payment/status.ts'
import { err, holds, type Verdict } from '../result.ts'

export const refundReasonLength = { min: 4, max: 140 } as const

const refusedCharacters = /[\\«»&<>]/

/** Why money is given back, in the words of the seller (specification 2, section 5). */
export function refundReasonIsSound(
  text: string,
): Verdict<'FIELD_REQUIRED' | 'FIELD_TOO_SHORT' | 'FIELD_TOO_LONG' | 'FIELD_PATTERN'> {
  const { min, max } = refundReasonLength
  const reason = text.trim()
  if (reason === '') return err('FIELD_REQUIRED')
  if (reason.length < min) return err('FIELD_TOO_SHORT', { min })
  if (reason.length > max) return err('FIELD_TOO_LONG', { max })
  return refusedCharacters.test(reason) ? err('FIELD_PATTERN') : holds
}

/** A sale is given back once, fully or in part. */
export function refundFitsSale(
  amountMinor: bigint,
  sale: { readonly amountMinor: bigint; readonly isRefunded: boolean },
): Verdict<'ALREADY_REFUNDED' | 'REFUND_AMOUNT_EXCEEDED' | 'AMOUNT_NOT_POSITIVE'> {
  if (sale.isRefunded) return err('ALREADY_REFUNDED')
  if (amountMinor <= 0n) return err('AMOUNT_NOT_POSITIVE')
  return amountMinor > sale.amountMinor ? err('REFUND_AMOUNT_EXCEEDED') : holds
}

/** How far the document has come that gives a sale back. */
export type RefundProgress = 'prepared' | 'signing' | 'processing' | 'done'

/** Money has gone back only when the document is executed. */
export function refundProgress(statusCode: PaymentStatus): RefundProgress {
  if (statusCode === 'SUCCESS') return 'done'
  if (statusCode === 'DRAFT' || statusCode === 'FOR_EDITING') return 'prepared'
  return stageWaitingIn(statusCode) === undefined ? 'processing' : 'signing'
}

export const refundProgressNames: Readonly<Record<RefundProgress, LocalizedText>> = {
  prepared: {
    ru: 'Возврат не отправлен на подпись',
    ky: 'Кайтаруу кол коюуга жөнөтүлгөн жок',
    en: 'Refund not sent for signing',
  },
  signing: {
    ru: 'Возврат на подписи',
    ky: 'Кайтаруу: кол тамга күтүлүүдө',
    en: 'Refund awaiting signature',
  },
  processing: {
    ru: 'Возврат в обработке',
    ky: 'Кайтаруу иштетилүүдө',
    en: 'Refund in progress',
  },
  done: { ru: 'Возвращено', ky: 'Кайтарылды', en: 'Refunded' },
}
