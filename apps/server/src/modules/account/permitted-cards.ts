import type { BankCard } from '@tartip/bank-ports/cards'
import { may } from '@tartip/domain/people/policy'

import type { Actor } from '../../platform/actor.ts'
import { grantableOnCard } from './grantable-permissions.ts'
import { cardPermissions, type CardPermission } from './public.ts'
import type { CardGrants } from './store/card-store.ts'

/** A card with what the person may do with it, when they may at least see it. */
export interface PermittedCard {
  readonly card: BankCard
  readonly permissions: readonly CardPermission[]
}

/**
 * What the person may do with a card. The first signatory may do everything; everybody else what was granted
 * to them and still goes with their right.
 */
export function permissionsOfCard(
  actor: Actor,
  granted: readonly CardPermission[],
): readonly CardPermission[] {
  if (!may(actor, 'cards.read').ok) return []
  if (actor.signRight === 'FIRST') return cardPermissions
  return grantableOnCard(actor.signRight).filter(permission => granted.includes(permission))
}

export function permittedCards(
  actor: Actor,
  cards: readonly BankCard[],
  grants: CardGrants,
): readonly PermittedCard[] {
  return cards
    .map(card => ({ card, permissions: permissionsOfCard(actor, grants.get(card.cardId) ?? []) }))
    .filter(({ permissions }) => permissions.includes('READ_CARD'))
}
