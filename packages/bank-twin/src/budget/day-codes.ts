import { formatAmount } from '@tartip/domain/money/format-amount'
import type {
  DayCodePayment,
  DayCodePaymentRefusal,
  DayPaymentCode,
  DayPaymentCodes,
  DayPaymentKind,
} from '@tartip/bank-ports/day-payment-code'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import type { LocalizedText } from '@tartip/domain/language'
import { err, holds, ok, type Result, type Verdict } from '@tartip/domain/result'
import { bishkekDate, instantAt, type Instant } from '@tartip/domain/time/instant'
import { asBankCall } from '../bank-call.ts'
import { fingerprintOf } from '../common/stored-json.ts'
import {
  answerRepeated,
  lockRequest,
  runOnce,
  type StoredRequest,
} from '../common/repeated-request.ts'
import { digitsText } from '../common/random-text.ts'
import type { ServiceDeps } from '../common/service-deps.ts'
import { inTransaction, type TwinDb } from '../store/twin-db.ts'
import {
  findDayCode,
  findDayCodeOfRequest,
  findDayCodePaidBy,
  findOpenDayCode,
  insertDayCode,
  insertFurtherRequest,
  markDayCodePaid,
  type StoredDayCode,
} from './day-code-store.ts'

/** What a provider accepts for a request. */
export interface DayCodeOffer {
  readonly amountMinor: bigint
  readonly paymentCode: string
  readonly title: LocalizedText
  /** The debt or fine that the payment clears. */
  readonly clears?: string
}

export interface DayCodeRequest {
  readonly requestId: string
  readonly legalPartyId: string
}

const kindDigits: Readonly<Record<DayPaymentKind, string>> = { TAX: '1', TUNDUK: '2', FINES: '3' }
const randomDigits = 9

/**
 * Issues a code for a request, or returns the one issued before: for the same request, or today for the same debt or fine.
 *
 * @param offerFor the provider's offer, inside the transaction that stores the code
 */
export async function obtainDayCode<Refusal extends string>(
  { db, clock, random }: Pick<ServiceDeps, 'db' | 'clock' | 'random'>,
  kind: DayPaymentKind,
  request: DayCodeRequest,
  offerFor: (tx: TwinDb, now: Instant) => Promise<Result<DayCodeOffer, Refusal>>,
): Promise<Result<DayPaymentCode, Refusal | 'REQUEST_CHANGED'>> {
  if (!isUuid(request.requestId) || !isUuid(request.legalPartyId)) {
    throw new RangeError('Ids of requests and organisations are UUIDs')
  }
  const { requestId, legalPartyId } = request
  const fingerprint = fingerprintOf({ kind, request })
  return inTransaction(db, tx => {
    const find = () => findDayCodeOfRequest(tx, requestId)
    const answerOf = ({ dayCode }: StoredDayCode) => dayCode
    return runOnce(tx, { kind: 'day code', requestId, fingerprint, find, answerOf }, async () => {
      const createdAt = clock.now()
      const offer = await offerFor(tx, createdAt)
      if (!offer.ok) return offer
      const code = dayCodeDigits(kind, createdAt, digitsText(random, randomDigits))
      const { clears, amountMinor } = offer.value
      if (clears !== undefined && isUuid(clears)) {
        const item = { legalPartyId, clears, amountMinor }
        const open = await findOpenCodeOfItem(tx, kind, item, createdAt)
        if (open) {
          await insertFurtherRequest(tx, { requestId, fingerprint, code: open.code })
          return ok(open)
        }
      }
      const shared = { requestId, fingerprint, legalPartyId, createdAt }
      await insertDayCode(tx, { ...offer.value, clears, code, kind, ...shared })
      const written = await find()
      if (written === undefined) throw new Error('A code that was written is not there')
      return ok(written.dayCode)
    })
  })
}

/**
 * Whoever begins again to pay a debt or fine gets the code that is still open today: two codes for one debt would invite
 * to pay it twice.
 */
async function findOpenCodeOfItem(
  tx: TwinDb,
  kind: DayPaymentKind,
  item: Parameters<typeof findOpenDayCode>[2],
  now: Instant,
): Promise<DayPaymentCode | undefined> {
  // Two requests at once must not both find nothing.
  await lockRequest(tx, 'item of a day code', `${item.legalPartyId} ${item.clears}`)
  const startOfDay = instantAt(bishkekDate(now), 0)
  return (await findOpenDayCode(tx, kind, item, startOfDay))?.dayCode
}

/** Kind, day and random digits: 16 digits, unique. */
function dayCodeDigits(kind: DayPaymentKind, createdAt: Instant, random: string): string {
  return kindDigits[kind] + bishkekDate(createdAt).replaceAll('-', '').slice(2) + random
}

/** @param clear clears what was paid, in the transaction that marks the code as paid */
export function createDayCodes(
  { db }: Pick<ServiceDeps, 'db'>,
  kind: DayPaymentKind,
  clear: (tx: TwinDb, paid: StoredDayCode) => Promise<void>,
): DayPaymentCodes {
  return {
    findCode: (legalPartyId, code) =>
      asBankCall(async () =>
        isUuid(legalPartyId)
          ? (await findDayCode(db, kind, legalPartyId, code))?.dayCode
          : undefined,
      ),
    findCodeOfRequest: (legalPartyId, requestId) =>
      asBankCall(async () => {
        const found = isUuid(requestId) ? await findDayCodeOfRequest(db, requestId) : undefined
        const isOwn = found?.dayCode.kind === kind && found.dayCode.legalPartyId === legalPartyId
        return isOwn ? found.dayCode : undefined
      }),
    confirmPaid: payment =>
      asBankCall(() =>
        inTransaction(db, async tx => {
          const { legalPartyId, paymentId, code } = payment
          if (!isUuid(paymentId)) throw new RangeError('The id of a payment is a UUID')
          if (!isUuid(legalPartyId)) return err('DAY_CODE_NOT_FOUND')
          const stored = await findDayCode(tx, kind, legalPartyId, code, 'for update')
          const paid = storedPaymentRequest(
            await findDayCodePaidBy(tx, kind, legalPartyId, paymentId),
          )
          const repeated = answerRepeated(paid, fingerprintOf(payment), () => undefined)
          if (repeated !== undefined) return repeated
          const verdict = paymentMatchesCode(stored?.dayCode, payment)
          if (stored === undefined || !verdict.ok) return verdict
          await markDayCodePaid(tx, code, paymentId, payment.paidAt)
          await clear(tx, stored)
          return holds
        }),
      ),
  }
}

/** The payment of a code as a comparable request; the code stores all its fields. */
function storedPaymentRequest(stored: StoredDayCode | undefined): StoredRequest | undefined {
  if (stored?.dayCode.paymentId === undefined || stored.paidAt === undefined) return undefined
  const { code, legalPartyId, paymentId, amountMinor } = stored.dayCode
  const given: DayCodePayment = {
    code,
    legalPartyId,
    paymentId,
    amountMinor,
    paidAt: stored.paidAt,
  }
  return { fingerprint: fingerprintOf(given) }
}

/** A code accepts one payment of its amount on its day. */
export function paymentMatchesCode(
  code: DayPaymentCode | undefined,
  payment: Pick<DayCodePayment, 'amountMinor' | 'paidAt'>,
): Verdict<DayCodePaymentRefusal> {
  if (code === undefined) return err('DAY_CODE_NOT_FOUND')
  if (payment.amountMinor !== code.amountMinor) {
    return err('DAY_CODE_AMOUNT_DIFFERS', { amount: formatAmount(code.amountMinor, 'KGS') })
  }
  if (code.state === 'PAID') return err('DAY_CODE_ALREADY_PAID')
  const isInTime = payment.paidAt >= code.createdAt && payment.paidAt <= code.validUntil
  return isInTime ? holds : err('DAY_CODE_EXPIRED')
}
