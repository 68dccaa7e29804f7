import type { Result } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'

/** What the message is about; the gateway gives codes precedence over news. */
export type SmsPurpose = 'CODE' | 'NOTICE' | 'CREDENTIALS'

/** One message to one phone. */
export interface SmsMessage {
  /** UUID; the same message again is delivered once. */
  readonly messageId: string
  /** Twelve digits, 996 first. */
  readonly phone: string
  /** 1..670 characters, as the person reads it. Never logged: it may carry a code. */
  readonly text: string
  readonly purpose: SmsPurpose
  /** After this instant the message is of no use and is dropped undelivered. */
  readonly expiresAt?: Instant
}

/**
 * PHONE_INVALID and TEXT_INVALID are reported before anything is kept: a corrected message may go under
 * the same id. REQUEST_CHANGED: the id belongs to another message.
 */
export type SmsRefusal = 'PHONE_INVALID' | 'TEXT_INVALID' | 'REQUEST_CHANGED'

/**
 * QUEUED: taken, the network has not answered yet. DELIVERED: on the phone. EXPIRED: not delivered
 * before `expiresAt`, and dropped. FAILED: the network gave up. Only QUEUED changes.
 */
export type SmsDeliveryState = 'QUEUED' | 'DELIVERED' | 'EXPIRED' | 'FAILED'

/** The bank's SMS gateway. */
export interface Sms {
  /**
   * Hands a message to the gateway; delivery follows by itself. The same message under a known id is taken
   * once, another one under it is refused with REQUEST_CHANGED.
   *
   * @throws BankUnavailable (payment-execution.ts) when the outcome is unknown; repeat with the same id.
   */
  send(message: SmsMessage): Promise<Result<{ readonly state: SmsDeliveryState }, SmsRefusal>>

  /** Where a message stands; `undefined` for an id the gateway has never seen. */
  deliveryOf(messageId: string): Promise<SmsDeliveryState | undefined>
}
