import type { Words } from '@tartip/domain/bank-text'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { PaymentOrigin } from '@tartip/domain/payment/origin'
import type { PaymentContent } from '@tartip/domain/payment/payment-content'
import type { PaymentState } from '@tartip/domain/payment/life-cycle'
import type { Instant, LocalDate } from '@tartip/domain/time/instant'

/** A payment document as it is stored: its life-cycle state, its content and its traces. */
export interface PaymentDocument extends PaymentState, PaymentContent {
  readonly currency: CurrencyCode
  readonly valueDate: LocalDate
  readonly origin: PaymentOrigin
  /** Year (Bishkek) within which the number is unique for the organisation. */
  readonly transferYear: number
  /** The version that wrote the content; signatures of an earlier one are void. */
  readonly contentVersion: number
  /** Carries every signature it needs and rests until its value date opens; the submitting job looks for it. */
  readonly isFullySigned: boolean
  readonly createdAt: Instant
  readonly updatedAt: Instant
  /** Person who made the last step; absent when the bank or the clock made it. */
  readonly updatedBy?: string
  /** The signatory's comment of a return or a revocation, or the bank's reason of a refusal. */
  readonly description?: Words
  /** The bank's stable code of a refusal. */
  readonly errorCode?: string
}
