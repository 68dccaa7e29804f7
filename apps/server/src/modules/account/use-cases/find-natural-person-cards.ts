import type { RetailCard, RetailCards } from '@tartip/bank-ports/retail-cards'
import { readCardSearch, type CardSearch } from '@tartip/domain/cards/card-search'
import { may, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, ok, type Result } from '@tartip/domain/result'

import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTenant } from '../../../platform/db/transaction.ts'
import { countCardSearch } from '../store/card-search-store.ts'

export interface FindNaturalPersonCardsDeps {
  readonly db: Db
  readonly retailCards: RetailCards
  readonly realClock: { now(): number }
}

/** Enough for a morning of payments, too few to try phones in a row. */
const searchesAnHour = 30

/** Cards of a private client that a payer knows by phone or by the whole number of a card. */
export const findNaturalPersonCards =
  ({ db, retailCards, realClock }: FindNaturalPersonCardsDeps) =>
  async (
    actor: Actor,
    search: CardSearch,
  ): Promise<
    Result<
      readonly RetailCard[],
      PolicyRefusal | 'CARD_SEARCH_INVALID' | 'ELCART_UNAVAILABLE' | 'CARD_SEARCH_TOO_OFTEN'
    >
  > => {
    const allowed = may(actor, 'payments.create')
    if (!allowed.ok) return allowed
    const wanted = readCardSearch(search)
    if (!wanted.ok) return wanted
    const { legalPartyId, personId } = actor
    const count = await inTenant(db, legalPartyId, tx =>
      countCardSearch(tx, legalPartyId, personId, realClock.now()),
    )
    if (count > searchesAnHour) return err('CARD_SEARCH_TOO_OFTEN')
    if ('phone' in wanted.value) return ok(await retailCards.findByPhone(wanted.value.phone))
    const found = await retailCards.findByNumber(wanted.value.cardNumber)
    return ok(found ? [found] : [])
  }
