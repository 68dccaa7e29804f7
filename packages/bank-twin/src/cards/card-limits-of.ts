import type { BankCard, CardLimits } from '@tartip/bank-ports/cards'
import { limitInForce, periodOfLimit, reservedByLimits } from '@tartip/domain/cards/card-limits'
import { isGone } from '@tartip/domain/cards/card-status'
import { cardLimitTypes } from '@tartip/domain/cards/card-words'
import { bishkekDate, type Instant } from '@tartip/domain/time/instant'
import type { TwinDb } from '../store/twin-db.ts'
import { readLimitUse } from './card-operation-store.ts'
import { readCardsOf, readSetLimits } from './card-store.ts'

/** The limits of one card with what was used of them, and the total of all cards. */
export async function readCardLimits(
  db: TwinDb,
  legalPartyId: string,
  cardId: string,
  now: Instant,
): Promise<CardLimits | undefined> {
  const cards = await readCardsOf(db, legalPartyId, now)
  if (!cards.some(card => card.cardId === cardId)) return undefined
  const today = bishkekDate(now)
  const set = await readSetLimits(
    db,
    cards.map(card => card.cardId),
  )
  const limits = []
  for (const limitType of cardLimitTypes) {
    const limit = limitInForce(set.get(cardId) ?? [], limitType, today)
    const period = periodOfLimit(limit, today)
    const use = await readLimitUse(db, cardId, limitType, period)
    limits.push({
      limitType,
      maxAmountMinor: limit.maxAmountMinor,
      ...(limit.maxNumber === undefined ? {} : { maxNumber: limit.maxNumber }),
      ...use,
      ...period,
      isTemporary: limit.period !== undefined,
    })
  }
  return { cardId, limits, totalSetMinor: reservedByCards(cards, set, today) }
}

/** What the limits of cards take from the total; a card that will never work again takes nothing. */
export function reservedByCards(
  cards: readonly BankCard[],
  set: Awaited<ReturnType<typeof readSetLimits>>,
  today: string,
): bigint {
  return cards
    .filter(card => !isGone(card.status))
    .reduce((sum, card) => sum + reservedByLimits(set.get(card.cardId) ?? [], today), 0n)
}
