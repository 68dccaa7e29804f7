import type { Sms, SmsDeliveryState, SmsMessage, SmsRefusal } from '@tartip/bank-ports/sms'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { err, holds, type Verdict } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'
import { asBankCall } from '../bank-call.ts'
import { fingerprintOf } from '../common/stored-json.ts'
import { answerRepeated } from '../common/repeated-request.ts'
import type { ServiceDeps } from '../common/service-deps.ts'
import type { TwinDb } from '../store/twin-db.ts'
import { findSms, readNewestSms, saveSms, setPhoneFailing, type StoredSms } from './sms-store.ts'

/** Delivery time from the gateway to the phone. */
const deliveryMs = 1_000
/** Five parts of a long message. */
const longestText = 670
const largestList = 200

/** A message as the simulator console shows it. */
export interface DeskSms {
  readonly messageId: string
  readonly phone: string
  readonly text: string
  readonly purpose: SmsMessage['purpose']
  readonly acceptedAt: Instant
  readonly state: SmsDeliveryState
}

export interface SmsDesk {
  /** The newest first, of one phone or of all; at most 200. */
  messages(phone: string | undefined, limit: number): Promise<DeskSms[]>
  /** From now on messages to this phone fail, or are delivered again. */
  setPhoneFailing(phone: string, isFailing: boolean): Promise<void>
}

/** The gateway keeps what it was given; whether it has arrived follows from the time. */
export function createSms({ db, realClock }: Pick<ServiceDeps, 'db' | 'realClock'>): {
  readonly sms: Sms
  readonly desk: SmsDesk
  /** For the bank's own messages: queued in the transaction of their cause. */
  readonly leaveSms: (tx: TwinDb, message: SmsMessage) => Promise<void>
} {
  const stateOf = (message: StoredSms): SmsDeliveryState => deliveryState(message, realClock.now())
  return {
    sms: {
      send: message =>
        asBankCall(async () => {
          const verdict = checkMessage(message)
          if (!verdict.ok) return verdict
          const fingerprint = fingerprintOf(message)
          const stored = await saveSms(db, message, fingerprint, realClock.now())
          const answer = answerRepeated(stored, fingerprint, taken => ({ state: stateOf(taken) }))
          if (answer === undefined) throw new Error('A message that was written is not there')
          return answer
        }),
      deliveryOf: messageId =>
        asBankCall(async () => {
          const stored = isUuid(messageId) ? await findSms(db, messageId) : undefined
          return stored === undefined ? undefined : stateOf(stored)
        }),
    },
    async leaveSms(tx, message) {
      const verdict = checkMessage(message)
      if (!verdict.ok) throw new RangeError(`The bank's own message: ${verdict.error.code}`)
      await saveSms(tx, message, fingerprintOf(message), realClock.now())
    },
    desk: {
      async messages(phone, limit) {
        const rows = Math.min(Math.max(1, limit), largestList)
        const list = await readNewestSms(db, phone, rows)
        return list.map(message => ({
          messageId: message.messageId,
          phone: message.phone,
          text: message.text,
          purpose: message.purpose,
          acceptedAt: message.acceptedAt,
          state: stateOf(message),
        }))
      },
      setPhoneFailing: (phone, isFailing) => setPhoneFailing(db, phone, isFailing),
    },
  }
}

function checkMessage({ messageId, phone, text }: SmsMessage): Verdict<SmsRefusal> {
  if (!isUuid(messageId)) throw new RangeError('The id of a message is a UUID')
  if (!/^996\d{9}$/.test(phone)) return err('PHONE_INVALID')
  if (text.trim() === '' || text.length > longestText) return err('TEXT_INVALID')
  return holds
}

/** The delivery state of a message by time. */
export function deliveryState(
  message: Pick<StoredSms, 'acceptedAt' | 'expiresAt' | 'isFailing'>,
  now: Instant,
): SmsDeliveryState {
  const deliveredAt = message.acceptedAt + deliveryMs
  if (message.isFailing) return now < deliveredAt ? 'QUEUED' : 'FAILED'
  if (message.expiresAt !== undefined && message.expiresAt < deliveredAt) {
    return now <= message.expiresAt ? 'QUEUED' : 'EXPIRED'
  }
  return now < deliveredAt ? 'QUEUED' : 'DELIVERED'
}
