import { isBlockReason, isUnlockReason, statusOfReason } from '@tartip/domain/cards/card-status'
import type { CardStatusReason } from '@tartip/domain/cards/card-words'
import type { CardStatusChoicesQuery } from '../api/card-status-choices.account.generated.ts'

export type StatusChoice = CardStatusChoicesQuery['getAvailableStatusesForCard'][number]

export interface ReasonsOfCard {
  /** Why the block may be lifted; empty when there is none to lift. */
  readonly unlock: readonly CardStatusReason[]
  /** Why the card may be blocked, the harmless one first. */
  readonly block: readonly CardStatusReason[]
}

/** The bank's choices by what the person wants: to stop the card or to let it work again. */
export function reasonsOf(choices: readonly StatusChoice[]): ReasonsOfCard {
  const all = choices.flatMap(choice => choice.reasons)
  const block = all.filter(isBlockReason)
  return {
    unlock: all.filter(isUnlockReason),
    block: [
      ...block.filter(reason => reason === 'TEMPORARY'),
      ...block.filter(reason => reason !== 'TEMPORARY'),
    ],
  }
}

/** Afterwards the card never works again, so it needs a confirmation. */
export const isForGood = (reason: CardStatusReason): boolean =>
  isBlockReason(reason) && statusOfReason(reason) !== 'BLOCKED'
