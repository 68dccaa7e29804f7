import { sql } from 'kysely'
import type {
  BankCard,
  CardAnswer,
  CardBlockOrder,
  CardInternetOrder,
  CardLimitOrder,
  CardUnlockOrder,
} from '@tartip/bank-ports/cards'
import {
  availableForLimit,
  checkLimitChange,
  type SetLimit,
} from '@tartip/domain/cards/card-limits'
import { blockedStatus, isGone, isUnlockable } from '@tartip/domain/cards/card-status'
import { bishkekDate, type Instant } from '@tartip/domain/time/instant'
import { answerRepeated } from '../common/repeated-request.ts'
import { timestamp, type TwinDb } from '../store/twin-db.ts'
import { reservedByCards } from './card-limits-of.ts'
import {
  findCard,
  lockCardsOf,
  readCardsOf,
  readSetLimits,
  saveCardStatus,
  saveInternet,
  saveLimit,
} from './card-store.ts'

interface Order {
  readonly requestId: string
  readonly legalPartyId: string
  readonly cardId: string
}

const done: CardAnswer = { outcome: 'done' }

/**
 * Runs an order once. Orders of one organisation run one after the other, so that two concurrent
 * limit increases cannot exceed the total.
 */
async function once(
  tx: TwinDb,
  order: Order,
  kind: string,
  now: Instant,
  act: (card: BankCard) => Promise<CardAnswer>,
): Promise<CardAnswer> {
  await lockCardsOf(tx, order.legalPartyId)
  const fingerprint = fingerprintOf(kind, order)
  const { rows } = await sql<{ fingerprint: string }>`
    select fingerprint from twin.card_request where request_id = ${order.requestId}`.execute(tx)
  const repeated = answerRepeated(rows[0], fingerprint, () => done)
  if (repeated?.ok === false) return { outcome: 'refused', code: 'ORDER_CHANGED' }
  if (repeated !== undefined) return repeated.value
  const card = await findCard(tx, order.legalPartyId, order.cardId, now)
  if (card === undefined) return { outcome: 'refused', code: 'CARD_NOT_FOUND' }
  const answer = await act(card)
  if (answer.outcome === 'done') {
    await sql`
      insert into twin.card_request (request_id, fingerprint, answer, at)
      values (${order.requestId}, ${fingerprint}, ${JSON.stringify(answer)}::jsonb,
        ${timestamp(now)})`.execute(tx)
  }
  return answer
}

/** What the order requests, field by field in the order of their names. */
function fingerprintOf(kind: string, order: Order): string {
  const entries = Object.entries(order).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([kind, entries], (_name, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
}

export function setLimit(tx: TwinDb, order: CardLimitOrder, now: Instant): Promise<CardAnswer> {
  return once(tx, order, 'LIMIT', now, async card => {
    if (isGone(card.status)) return { outcome: 'refused', code: 'CARD_STATUS_FORBIDS' }
    const today = bishkekDate(now)
    const cards = await readCardsOf(tx, order.legalPartyId, now)
    const set = await readSetLimits(
      tx,
      cards.map(one => one.cardId),
    )
    const change: SetLimit = {
      limitType: order.limitType,
      maxAmountMinor: order.maxAmountMinor,
      ...(order.maxNumber === undefined ? {} : { maxNumber: order.maxNumber }),
      ...(order.period === undefined ? {} : { period: order.period }),
    }
    const input = {
      own: set.get(card.cardId) ?? [],
      othersReservedMinor: reservedByCards(
        cards.filter(one => one.cardId !== card.cardId),
        set,
        today,
      ),
      change,
      today,
    }
    const checked = checkLimitChange(input)
    if (!checked.ok) {
      const { code } = checked.error
      return code === 'CARD_LIMIT_TOTAL_EXCEEDED'
        ? { outcome: 'refused', code, availableMinor: availableForLimit(input) }
        : { outcome: 'refused', code }
    }
    await saveLimit(tx, card.cardId, change)
    return done
  })
}

export function blockCard(tx: TwinDb, order: CardBlockOrder, now: Instant): Promise<CardAnswer> {
  return once(tx, order, 'BLOCK', now, async card => {
    const status = blockedStatus(card.status, order.reason)
    if (!status.ok) return { outcome: 'refused', code: status.error.code }
    await saveCardStatus(tx, card.cardId, status.value, order.reason, now)
    return done
  })
}

export function unlockCard(tx: TwinDb, order: CardUnlockOrder, now: Instant): Promise<CardAnswer> {
  return once(tx, order, 'UNLOCK', now, async card => {
    if (!isUnlockable(card.status)) return { outcome: 'refused', code: 'CARD_NOT_UNLOCKABLE' }
    await saveCardStatus(tx, card.cardId, 'ACTIVE', order.reason, now)
    return done
  })
}

export function setInternet(
  tx: TwinDb,
  order: CardInternetOrder,
  now: Instant,
): Promise<CardAnswer> {
  return once(tx, order, 'INTERNET', now, async card => {
    if (isGone(card.status)) return { outcome: 'refused', code: 'CARD_STATUS_FORBIDS' }
    await saveInternet(tx, card.cardId, order.isAvailable)
    return done
  })
}
