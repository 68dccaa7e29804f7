import type { RetailCard, RetailCards } from '@tartip/bank-ports/retail-cards'
import { isLuhnValid } from '@tartip/domain/identifiers/card-number'
import { parsePhone } from '@tartip/domain/identifiers/phone'
import { may, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, ok, type Result } from '@tartip/domain/result'
import { withoutBlanks } from '@tartip/domain/text/blanks'

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
const longestText = 40

export interface NaturalPersonSearch {
  readonly phone: string | undefined
  readonly cardNum: string | undefined
}

/** Cards of a private client that a payer knows by phone or by the whole number of a card. */
export const findNaturalPersonCards =
  ({ db, retailCards, realClock }: FindNaturalPersonCardsDeps) =>
  async (
    actor: Actor,
    search: NaturalPersonSearch,
  ): Promise<
    Result<readonly RetailCard[], PolicyRefusal | 'CARD_SEARCH_INVALID' | 'CARD_SEARCH_TOO_OFTEN'>
  > => {
    const allowed = may(actor, 'payments.create')
    if (!allowed.ok) return allowed
    const wanted = wantedOf(search)
    if (!wanted) return err('CARD_SEARCH_INVALID')
    const { legalPartyId, personId } = actor
    const count = await inTenant(db, legalPartyId, tx =>
      countCardSearch(tx, legalPartyId, personId, realClock.now()),
    )
    if (count > searchesAnHour) return err('CARD_SEARCH_TOO_OFTEN')
    if ('phone' in wanted) return ok(await retailCards.findByPhone(wanted.phone))
    const found = await retailCards.findByNumber(wanted.cardNumber)
    return ok(found ? [found] : [])
  }

function wantedOf({
  phone,
  cardNum,
}: NaturalPersonSearch): { readonly phone: string } | { readonly cardNumber: string } | undefined {
  if ((phone === undefined) === (cardNum === undefined)) return undefined
  if (phone !== undefined) {
    const parsed = phone.length > longestText ? undefined : parsePhone(phone)
    return parsed?.ok ? { phone: parsed.value } : undefined
  }
  const cardNumber = withoutBlanks((cardNum ?? '').slice(0, longestText))
  return isLuhnValid(cardNumber) ? { cardNumber } : undefined
}
