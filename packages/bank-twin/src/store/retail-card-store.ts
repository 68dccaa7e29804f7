import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { RetailCard } from '@tartip/bank-ports/retail-cards'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import type { AccountFacts } from './account-store.ts'
import { recordset, type TwinDb } from './twin-db.ts'

/** A private client's card when it is given out; the number itself is not stored. */
export interface NewRetailCard {
  readonly cardId: string
  readonly ownerName: string
  /** Twelve digits with the country code. */
  readonly phone: string
  readonly cardNumber: string
  readonly currency: CurrencyCode
}

interface CardRow {
  card_id: string
  owner_name: string
  masked_number: string
  currency: CurrencyCode
  is_active: boolean
}

export async function saveRetailCards(db: TwinDb, list: readonly NewRetailCard[]): Promise<void> {
  const rows = list.map(card => ({
    card_id: card.cardId,
    owner_name: card.ownerName,
    phone: card.phone,
    number_digest: digestOf(card.cardNumber),
    masked_number: `${card.cardNumber.slice(0, 6)}******${card.cardNumber.slice(-4)}`,
    currency: card.currency,
    is_active: true,
  }))
  await sql`
    insert into twin.retail_card
    select * from json_populate_recordset(null::twin.retail_card, ${recordset(rows)})
    on conflict (card_id) do nothing`.execute(db)
}

export async function findRetailCardsByPhone(db: TwinDb, phone: string): Promise<RetailCard[]> {
  const { rows } = await sql<CardRow>`
    select card_id, owner_name, masked_number, currency, is_active from twin.retail_card
    where phone = ${phone} and is_active order by masked_number, card_id`.execute(db)
  return rows.map(retailCardOf)
}

export async function findRetailCardByNumber(
  db: TwinDb,
  cardNumber: string,
): Promise<RetailCard | undefined> {
  const { rows } = await sql<CardRow>`
    select card_id, owner_name, masked_number, currency, is_active from twin.retail_card
    where number_digest = ${digestOf(cardNumber)} and is_active`.execute(db)
  return rows[0] === undefined ? undefined : retailCardOf(rows[0])
}

export async function findRetailCard(db: TwinDb, cardId: string): Promise<RetailCard | undefined> {
  if (!isUuid(cardId)) return undefined
  const { rows } = await sql<CardRow>`
    select card_id, owner_name, masked_number, currency, is_active from twin.retail_card
    where card_id = ${cardId} and is_active`.execute(db)
  return rows[0] === undefined ? undefined : retailCardOf(rows[0])
}

/** The cards among these ids as accounts that can be credited, by id. */
export async function readRetailCardFacts(
  db: TwinDb,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, AccountFacts>> {
  const ids = cardIds.filter(isUuid)
  if (ids.length === 0) return new Map()
  const { rows } = await sql<CardRow>`
    select card_id, owner_name, masked_number, currency, is_active from twin.retail_card
    where card_id = any(${ids}::uuid[])`.execute(db)
  return new Map(
    rows.map(row => [
      row.card_id,
      {
        accountId: row.card_id,
        account: row.masked_number,
        // Private clients are no organisations; nobody's own account equals this.
        legalPartyId: '',
        currency: row.currency,
        status: row.is_active ? 'OPEN' : 'CLOSED',
        type: 'CARD',
      },
    ]),
  )
}

function digestOf(cardNumber: string): string {
  return createHash('sha256').update(cardNumber).digest('hex')
}

function retailCardOf(row: CardRow): RetailCard {
  return {
    cardReferencesId: row.card_id,
    maskedNumber: row.masked_number,
    maskedOwnerName: maskName(row.owner_name),
    currency: row.currency,
  }
}

/** «Асанов Бакыт» → «Бакыт А.»: names are kept with the family name first. */
function maskName(ownerName: string): string {
  const [family = '', given] = ownerName.split(/\s+/)
  const initial = `${family.slice(0, 1)}.`
  return given === undefined ? initial : `${given} ${initial}`
}
