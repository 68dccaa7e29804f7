import type { AuditAction } from '@tartip/domain/audit/action-names'
import { createHash } from 'node:crypto'

import type { CardAnswer, CardRefusal } from '@tartip/bank-ports/cards'
import { isBlockReason, isUnlockReason, statusOfReason } from '@tartip/domain/cards/card-status'
import type { SetLimit } from '@tartip/domain/cards/card-limits'
import {
  cardLimitTotalMinor,
  cardLimitLargestNumber,
  temporaryLimitLongestDays,
} from '@tartip/domain/cards/card-limits'
import type { CardStatus, CardStatusReason } from '@tartip/domain/cards/card-words'
import {
  parseIdempotencyKey,
  type IdempotencyKeyRefusal,
} from '@tartip/domain/identifiers/idempotency-key'
import { uuidOfHash } from '@tartip/domain/identifiers/uuid'
import { toDecimal } from '@tartip/domain/money/decimal'
import { may, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, ok, type Result } from '@tartip/domain/result'
import { readCardTitle } from '@tartip/domain/text/own-name'

import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/db.ts'
import { recordAudit, type AuditDetails } from '../../../platform/audit/audit-log.ts'
import { inTenant } from '../../../platform/db/transaction.ts'
import {
  findAnswer,
  IdempotencyRace,
  requestHashOf,
  storeAnswer,
} from '../../../platform/idempotency/idempotency-store.ts'
import { publishAccountEvent, type AccountEventKind } from '../account-events.ts'
import type { CardPermission } from '../public.ts'
import { createCardStore } from '../store/card-store.ts'
import { readCard, readCardFor, type CardView, type ReadCardsDeps } from './read-cards.ts'

export interface ChangeCardDeps extends ReadCardsDeps {
  readonly db: Db
  /** The real time, for the audit. */
  readonly realClock: { now(): number }
}

export type ChangeCardRefusal =
  | PolicyRefusal
  | Exclude<CardRefusal, 'ORDER_CHANGED'>
  | 'CARD_REASON_INVALID'
  | IdempotencyKeyRefusal
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'IDEMPOTENCY_IN_PROGRESS'

/** What the bank is requested, and how it is written down. */
interface CardChange {
  readonly operation: string
  readonly cardId: string
  readonly permission: CardPermission
  /** All that the person sent; the same key with another body is refused. */
  readonly body: AuditDetails
  readonly kind: AccountEventKind
  readonly action: AuditAction
  order(requestId: string): Promise<CardAnswer>
}

/**
 * Changes a card at the bank and writes it down. The bank comes first, under an id that follows from the
 * person's key: a repeated call finds the order done there and only writes down what is missing here.
 */
async function changeCard(
  deps: ChangeCardDeps,
  actor: Actor,
  idempotencyKey: string | undefined,
  change: CardChange,
): Promise<Result<CardView, ChangeCardRefusal>> {
  const allowed = may(actor, 'cards.manage')
  if (!allowed.ok) return allowed
  const before = await readCardFor(deps)(actor, change.cardId, change.permission)
  if (!before.ok) return before
  const parsedKey = parseIdempotencyKey(idempotencyKey)
  if (!parsedKey.ok) return parsedKey
  const { legalPartyId, personId } = actor
  const key = { legalPartyId, personId, operation: change.operation, key: parsedKey.value }
  const answer = await change.order(requestIdOf(Object.values(key)))
  if (answer.outcome === 'refused') return refusalOf(answer)
  const written = await writeDown(deps, actor, key, change, before.value)
  return written.ok ? readCard(deps)(actor, change.cardId) : written
}

async function writeDown(
  deps: ChangeCardDeps,
  actor: Actor,
  key: Parameters<typeof findAnswer>[1],
  { body, cardId, kind, action }: CardChange,
  { card }: CardView,
): Promise<Result<void, 'IDEMPOTENCY_KEY_REUSED' | 'IDEMPOTENCY_IN_PROGRESS'>> {
  const requestHash = requestHashOf({ ...body, cardId })
  const { legalPartyId, personId } = actor
  try {
    return await inTenant(deps.db, legalPartyId, async tx => {
      const earlier = await findAnswer(tx, key, requestHash)
      if (earlier.kind === 'changed') return err('IDEMPOTENCY_KEY_REUSED')
      if (earlier.kind === 'same') return ok(undefined)
      await recordAudit(tx, {
        legalPartyId,
        at: deps.realClock.now(),
        personId,
        action,
        outcome: 'ok',
        details: { ...body, cardId, card: card.maskedNumber, statusBefore: card.status },
      })
      await publishAccountEvent(tx, legalPartyId, { kind, cardId })
      await storeAnswer(tx, key, requestHash, true)
      return ok(undefined)
    })
  } catch (error) {
    if (error instanceof IdempotencyRace) return err('IDEMPOTENCY_IN_PROGRESS')
    throw error
  }
}

function requestIdOf(parts: readonly string[]): string {
  return uuidOfHash(createHash('sha256').update(JSON.stringify(parts)).digest('hex'))
}

function refusalOf(
  answer: Extract<CardAnswer, { outcome: 'refused' }>,
): Result<never, ChangeCardRefusal> {
  switch (answer.code) {
    case 'ORDER_CHANGED':
      return err('IDEMPOTENCY_KEY_REUSED')
    case 'CARD_LIMIT_TOTAL_EXCEEDED':
      return err(answer.code, {
        max: toDecimal(cardLimitTotalMinor, 'KGS'),
        available: toDecimal(answer.availableMinor ?? 0n, 'KGS'),
      })
    case 'CARD_LIMIT_NUMBER_INVALID':
      return err(answer.code, { max: cardLimitLargestNumber })
    case 'CARD_LIMIT_PERIOD_INVALID':
      return err(answer.code, { max: temporaryLimitLongestDays })
    default:
      return err(answer.code)
  }
}

/** Sets one limit of a card. */
export const setCardLimit =
  (deps: ChangeCardDeps) =>
  (actor: Actor, idempotencyKey: string | undefined, cardId: string, limit: SetLimit) =>
    changeCard(deps, actor, idempotencyKey, {
      operation: 'setCardLimit',
      cardId,
      permission: 'SET_LIMIT',
      kind: 'CARD_LIMIT_CHANGED',
      action: 'cardLimitChanged',
      body: {
        limitType: limit.limitType,
        maxAmount: toDecimal(limit.maxAmountMinor, 'KGS'),
        maxNumber: limit.maxNumber ?? null,
        startDate: limit.period?.startDate ?? null,
        endDate: limit.period?.endDate ?? null,
      },
      order: requestId =>
        deps.cards.setLimit({ requestId, legalPartyId: actor.legalPartyId, cardId, ...limit }),
    })

/** Blocks a card, or lifts a temporary block when the wanted status is ACTIVE. */
export const setCardStatus =
  (deps: ChangeCardDeps) =>
  async (
    actor: Actor,
    idempotencyKey: string | undefined,
    wanted: {
      readonly cardId: string
      readonly status: CardStatus
      readonly reason: CardStatusReason
    },
  ): Promise<Result<CardView, ChangeCardRefusal>> => {
    const { cardId, status, reason } = wanted
    if (status === 'ACTIVE') return unlockCard(deps)(actor, idempotencyKey, cardId, reason)
    if (!isBlockReason(reason)) return err('CARD_REASON_INVALID')
    if (statusOfReason(reason) !== status) return err('CARD_REASON_INVALID')
    return changeCard(deps, actor, idempotencyKey, {
      operation: 'setCardStatus',
      cardId,
      permission: 'SET_STATUS',
      kind: 'CARD_STATUS_CHANGED',
      action: 'cardBlocked',
      body: { status, reason },
      order: requestId =>
        deps.cards.block({ requestId, legalPartyId: actor.legalPartyId, cardId, reason }),
    })
  }

export const unlockCard =
  (deps: ChangeCardDeps) =>
  async (
    actor: Actor,
    idempotencyKey: string | undefined,
    cardId: string,
    reason: CardStatusReason,
  ): Promise<Result<CardView, ChangeCardRefusal>> => {
    if (!isUnlockReason(reason)) return err('CARD_REASON_INVALID')
    return changeCard(deps, actor, idempotencyKey, {
      operation: 'unlockCard',
      cardId,
      permission: 'SET_STATUS',
      kind: 'CARD_STATUS_CHANGED',
      action: 'cardUnlocked',
      body: { reason },
      order: requestId =>
        deps.cards.unlock({ requestId, legalPartyId: actor.legalPartyId, cardId, reason }),
    })
  }

export const setInternetTransactions =
  (deps: ChangeCardDeps) =>
  (actor: Actor, idempotencyKey: string | undefined, cardId: string, isAvailable: boolean) =>
    changeCard(deps, actor, idempotencyKey, {
      operation: 'setInternetTransactionsAvailability',
      cardId,
      permission: 'SET_STATUS',
      kind: 'INTERNET_TRANSACTIONS_CHANGED',
      action: 'cardInternetSwitched',
      body: { isAvailable },
      order: requestId =>
        deps.cards.setInternetAvailability({
          requestId,
          legalPartyId: actor.legalPartyId,
          cardId,
          isAvailable,
        }),
    })

/** Names a card for everybody in the organisation; an empty title takes the name away. */
export const renameCard =
  (deps: ChangeCardDeps) =>
  async (
    actor: Actor,
    cardId: string,
    typed: string,
  ): Promise<Result<CardView, PolicyRefusal | 'CARD_NOT_FOUND' | 'CARD_TITLE_INVALID'>> => {
    const allowed = may(actor, 'cards.manage')
    if (!allowed.ok) return allowed
    const title = readCardTitle(typed)
    if (!title.ok) return title
    const found = await readCard(deps)(actor, cardId)
    if (!found.ok) return found
    const { legalPartyId, personId } = actor
    const before = found.value.title ?? ''
    await inTenant(deps.db, legalPartyId, async tx => {
      await createCardStore(tx).saveTitle(legalPartyId, cardId, title.value)
      await recordAudit(tx, {
        legalPartyId,
        at: deps.realClock.now(),
        personId,
        action: 'cardRenamed',
        outcome: 'ok',
        details: { cardId, before, after: title.value },
      })
      await publishAccountEvent(tx, legalPartyId, { kind: 'CARD_RENAMED', cardId })
    })
    return ok({ ...found.value, title: title.value === '' ? undefined : title.value })
  }
