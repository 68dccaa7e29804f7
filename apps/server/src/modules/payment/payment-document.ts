import type { PaymentOrigin } from '@tartip/domain/payment/origin'
import type { PaymentState } from '@tartip/domain/payment/life-cycle'
import type { PaymentContent } from '@tartip/domain/payment/payment-content'
import type { PaymentStatus } from '@tartip/domain/payment/status'

import type { StoredDocument } from '../../platform/documents/document-kind.ts'

/** A payment document as it is stored: its life-cycle state, its content and its traces. */
export interface PaymentDocument
  extends StoredDocument<PaymentStatus>, PaymentState, PaymentContent {
  readonly origin: PaymentOrigin
  /** Year (Bishkek) within which the number is unique for the organisation. */
  readonly transferYear: number
}
