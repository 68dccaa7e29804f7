import type { Cards } from '@tartip/bank-ports/cards'
import type { Clock } from '@tartip/bank-ports/runtime'
import { asBankCall } from '../bank-call.ts'
import { inTransaction, type TwinDb } from '../store/twin-db.ts'
import { readCardLimits } from './card-limits-of.ts'
import { readCardOperations } from './card-operation-store.ts'
import { blockCard, setInternet, setLimit, unlockCard } from './card-orders.ts'
import { findCard, readBalancesOf, readCardsOf } from './card-store.ts'

export function createCards({ db, clock }: { readonly db: TwinDb; readonly clock: Clock }): Cards {
  const inBank = <T>(run: (tx: TwinDb) => Promise<T>) => asBankCall(() => inTransaction(db, run))
  return {
    cardsOf: legalPartyId => asBankCall(() => readCardsOf(db, legalPartyId, clock.now())),
    findCard: (legalPartyId, cardId) =>
      asBankCall(() => findCard(db, legalPartyId, cardId, clock.now())),
    balancesOf: legalPartyId => asBankCall(() => readBalancesOf(db, legalPartyId)),
    limitsOf: (legalPartyId, cardId) =>
      asBankCall(() => readCardLimits(db, legalPartyId, cardId, clock.now())),
    operations: (legalPartyId, accountId, from, to) =>
      asBankCall(() => readCardOperations(db, legalPartyId, accountId, from, to)),
    setLimit: order => inBank(tx => setLimit(tx, order, clock.now())),
    block: order => inBank(tx => blockCard(tx, order, clock.now())),
    unlock: order => inBank(tx => unlockCard(tx, order, clock.now())),
    setInternetAvailability: order => inBank(tx => setInternet(tx, order, clock.now())),
  }
}
