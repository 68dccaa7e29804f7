import { sql } from 'kysely'
import type { CardSystem, NaturalPersonCard } from '@tartip/bank-ports/cards'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { bishkekDate, type Instant } from '@tartip/domain/time/instant'
import type { TwinDb } from '../store/twin-db.ts'

/** Cards of natural persons that work today, by phone or by the whole number. */
export async function findRetailCards(
  db: TwinDb,
  by: { readonly phone: string } | { readonly cardNumber: string },
  now: Instant,
): Promise<NaturalPersonCard[]> {
  const isWanted =
    'phone' in by ? sql`retail.phone = ${by.phone}` : sql`vault.card_number = ${by.cardNumber}`
  const { rows } = await sql<{
    card_id: string
    masked_number: string
    owner_name: string
    payment_system: CardSystem
    currency: CurrencyCode
    account: string
  }>`
    select card.card_id, card.masked_number, retail.owner_name, card.payment_system,
      account.currency, account.account
    from twin.retail_card retail
    join twin.card card on card.card_id = retail.card_id
    join twin.card_vault vault on vault.card_id = retail.card_id
    join twin.account account on account.account_id = card.account_id
    where ${isWanted} and card.status = 'ACTIVE' and account.status = 'OPEN'
      and card.expiry_date >= ${bishkekDate(now)}::date
    order by card.masked_number, card.card_id`.execute(db)
  return rows.map(row => ({
    cardId: row.card_id,
    maskedNumber: row.masked_number,
    ownerName: row.owner_name,
    paymentSystem: row.payment_system,
    currency: row.currency,
    account: row.account,
  }))
}
