import type { RetailCards } from '@tartip/bank-ports/retail-cards'
import { asBankCall } from './bank-call.ts'
import {
  findRetailCard,
  findRetailCardByNumber,
  findRetailCardsByPhone,
} from './store/retail-card-store.ts'
import type { TwinDb } from './store/twin-db.ts'

export function createRetailCards({ db }: { db: TwinDb }): RetailCards {
  return {
    findByPhone: phone => asBankCall(() => findRetailCardsByPhone(db, phone)),
    findByNumber: cardNumber => asBankCall(() => findRetailCardByNumber(db, cardNumber)),
    find: cardReferencesId => asBankCall(() => findRetailCard(db, cardReferencesId)),
  }
}
