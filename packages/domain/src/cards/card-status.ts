import { err, ok, type Result } from '../result.ts'
import {
  cardBlockReasons,
  cardUnlockReasons,
  type CardBlockReason,
  type CardStatus,
  type CardStatusReason,
  type CardUnlockReason,
} from './card-words.ts'

const statuses: Readonly<Record<CardBlockReason, CardStatus>> = {
  LOSS: 'LOST',
  THEFT: 'STOLEN',
  COMPROMISE: 'COMPROMISED',
  TEMPORARY: 'BLOCKED',
}

/** What a card becomes when it is blocked for the reason. */
export function statusOfReason(reason: CardBlockReason): CardStatus {
  return statuses[reason]
}

export interface CardStatusChoice {
  readonly status: CardStatus
  readonly reasons: readonly CardStatusReason[]
}

/**
 * What an organisation may set a card to. A working card may be blocked for any reason, a temporarily
 * blocked one may still turn out lost; what is lost, stolen or known to strangers stays so: the bank
 * issues another card.
 */
export function availableStatuses(status: CardStatus): readonly CardStatusChoice[] {
  const blocks = cardBlockReasons.map(reason => ({
    status: statusOfReason(reason),
    reasons: [reason],
  }))
  switch (status) {
    case 'ACTIVE':
      return blocks
    case 'BLOCKED':
      return [
        { status: 'ACTIVE', reasons: cardUnlockReasons },
        ...blocks.filter(choice => choice.status !== 'BLOCKED'),
      ]
    default:
      return []
  }
}

/** Blocks a card for a reason; CARD_STATUS_NOT_AVAILABLE where that is no way forward. */
export function blockedStatus(
  status: CardStatus,
  reason: CardBlockReason,
): Result<CardStatus, 'CARD_STATUS_NOT_AVAILABLE'> {
  const wanted = statusOfReason(reason)
  return availableStatuses(status).some(choice => choice.status === wanted)
    ? ok(wanted)
    : err('CARD_STATUS_NOT_AVAILABLE')
}

/** Only a temporary block is lifted here. */
export function isUnlockable(status: CardStatus): boolean {
  return status === 'BLOCKED'
}

/** The card will never work again, so its limits count no more and nothing of it can be changed. */
export function isGone(status: CardStatus): boolean {
  return status !== 'ACTIVE' && status !== 'BLOCKED'
}

/** Whether a card may be blocked for it. */
export function isBlockReason(reason: CardStatusReason): reason is CardBlockReason {
  return cardBlockReasons.some(one => one === reason)
}

/** Whether a card may be unlocked for it. */
export function isUnlockReason(reason: CardStatusReason): reason is CardUnlockReason {
  return cardUnlockReasons.some(one => one === reason)
}
