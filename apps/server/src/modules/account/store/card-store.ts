import type { Db } from '../../../platform/db/db.ts'
import type { CardGrant, CardPermission } from '../public.ts'

type CardTables = {
  'account.card_permission': {
    legal_party_id: string
    person_id: string
    card_id: string
    permissions: CardPermission[]
  }
  'account.card_title': { legal_party_id: string; card_id: string; card_title: string }
}

/** What one person may do, by card id. */
export type CardGrants = ReadonlyMap<string, readonly CardPermission[]>

export interface CardStore {
  findGrants(legalPartyId: string, personId: string): Promise<CardGrants>
  /** Names that the organisation gave its cards, by card id. */
  findTitles(legalPartyId: string): Promise<ReadonlyMap<string, string>>
  saveGrants(rows: readonly CardGrant[]): Promise<void>
  /** An empty title takes the name away. */
  saveTitle(legalPartyId: string, cardId: string, cardTitle: string): Promise<void>
}

export function createCardStore(handle: Db): CardStore {
  const db = handle.withTables<CardTables>()
  return {
    async findGrants(legalPartyId, personId) {
      const rows = await db
        .selectFrom('account.card_permission as p')
        .select(['p.card_id', 'p.permissions'])
        .where('p.legal_party_id', '=', legalPartyId)
        .where('p.person_id', '=', personId)
        .execute()
      return new Map(rows.map(row => [row.card_id, row.permissions]))
    },

    async findTitles(legalPartyId) {
      const rows = await db
        .selectFrom('account.card_title as t')
        .select(['t.card_id', 't.card_title'])
        .where('t.legal_party_id', '=', legalPartyId)
        .execute()
      return new Map(rows.map(row => [row.card_id, row.card_title]))
    },

    async saveGrants(rows) {
      if (rows.length === 0) return
      await db
        .insertInto('account.card_permission')
        .values(
          rows.map(row => ({
            legal_party_id: row.legalPartyId,
            person_id: row.personId,
            card_id: row.cardId,
            permissions: [...row.permissions],
          })),
        )
        .onConflict(conflict =>
          conflict
            .columns(['legal_party_id', 'person_id', 'card_id'])
            .doUpdateSet(({ ref }) => ({ permissions: ref('excluded.permissions') })),
        )
        .execute()
    },

    async saveTitle(legalPartyId, cardId, cardTitle) {
      if (cardTitle === '') {
        await db
          .deleteFrom('account.card_title')
          .where('legal_party_id', '=', legalPartyId)
          .where('card_id', '=', cardId)
          .execute()
        return
      }
      await db
        .insertInto('account.card_title')
        .values({ legal_party_id: legalPartyId, card_id: cardId, card_title: cardTitle })
        .onConflict(conflict =>
          conflict.columns(['legal_party_id', 'card_id']).doUpdateSet({ card_title: cardTitle }),
        )
        .execute()
    },
  }
}
