import type { Instant } from '../time/instant.ts'
import type { PaymentContent } from './payment-content.ts'
import type { PaymentStatus } from './status.ts'

/** Within this time a second payment to the same payee is likely to be the first one once more. */
export const samePaymentWindowMs = 60 * 60_000

/** What makes two payments the same to a person. */
export type PaymentToCompare = Pick<
  PaymentContent,
  'recipientAccount' | 'amountMinor' | 'currency' | 'valueDate'
>

/** Nobody pays with a document in one of these: another one is no second payment. */
export const withoutEffect: ReadonlySet<PaymentStatus> = new Set([
  'CANCELED_SIGN_ONE',
  'CANCELED_SIGN_TWO',
  'TIMEOUT_CANCELED_SIGN_ONE',
  'TIMEOUT_CANCELED_SIGN_TWO',
  'REVOKE',
  'ERROR',
  'TIME_IS_OUT',
])

/** The same payee gets the same amount on the same day, by a document made within the window. */
export function isSamePayment(
  payment: PaymentToCompare,
  earlier: PaymentToCompare & {
    readonly statusCode: PaymentStatus
    readonly createdAt: Instant
  },
  now: Instant,
): boolean {
  return (
    payment.recipientAccount === earlier.recipientAccount &&
    payment.amountMinor === earlier.amountMinor &&
    payment.currency === earlier.currency &&
    payment.valueDate === earlier.valueDate &&
    now - earlier.createdAt <= samePaymentWindowMs &&
    !withoutEffect.has(earlier.statusCode)
  )
}
