import { sql, type RawBuilder } from 'kysely'
import type { BankCard, CardAccountBalances } from '@tartip/bank-ports/cards'
import type { SetLimit } from '@tartip/domain/cards/card-limits'
import type { CardLimitType, CardStatus, CardStatusReason } from '@tartip/domain/cards/card-words'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import type { CardSystem } from '@tartip/domain/identifiers/card-system'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { bishkekDate, type Instant, type LocalDate } from '@tartip/domain/time/instant'
import { timestamp, type TwinDb } from '../store/twin-db.ts'

interface CardRow {
  card_id: string
  legal_party_id: string
  account_id: string
  account: string
  currency: CurrencyCode
  masked_number: string
  rbs_number: string
  holder_name: string
  expiry_date: LocalDate
  payment_system: CardSystem
  status: CardStatus
  status_reason: CardStatusReason | null
  status_at: Instant
  is_internet_available: boolean
}

/** A card that is over shows so from the next day on, though nobody has touched its row. */
function cardColumns(now: Instant): RawBuilder<CardRow> {
  return sql<CardRow>`
    card.card_id, card.legal_party_id, card.account_id, account.account, account.currency,
    card.masked_number, card.rbs_number, card.holder_name, card.expiry_date, card.payment_system,
    case when card.status in ('ACTIVE', 'BLOCKED') and card.expiry_date < ${bishkekDate(now)}::date
      then 'EXPIRED' else card.status end as status,
    card.status_reason, card.status_at, card.is_internet_available
    from twin.card card join twin.account account on account.account_id = card.account_id`
}

export async function readCardsOf(
  db: TwinDb,
  legalPartyId: string,
  now: Instant,
): Promise<BankCard[]> {
  if (!isUuid(legalPartyId)) return []
  const { rows } = await sql<CardRow>`
    select ${cardColumns(now)} where card.legal_party_id = ${legalPartyId}
    order by account.account, card.masked_number, card.card_id`.execute(db)
  return rows.map(cardOf)
}

/** `lock` holds the card against changes until the end of the transaction. */
export async function findCard(
  db: TwinDb,
  legalPartyId: string,
  cardId: string,
  now: Instant,
  lock: 'lock' | 'read' = 'read',
): Promise<BankCard | undefined> {
  if (!isUuid(legalPartyId) || !isUuid(cardId)) return undefined
  const { rows } = await sql<CardRow>`
    select ${cardColumns(now)}
    where card.card_id = ${cardId} and card.legal_party_id = ${legalPartyId}
    ${lock === 'lock' ? sql`for update of card` : sql``}`.execute(db)
  return rows[0] === undefined ? undefined : cardOf(rows[0])
}

/** Locks every card of the organisation: the total of all limits is decided by one at a time. */
export async function lockCardsOf(tx: TwinDb, legalPartyId: string): Promise<void> {
  if (!isUuid(legalPartyId)) return
  await sql`
    select from twin.card where legal_party_id = ${legalPartyId}
    order by card_id for update`.execute(tx)
}

export async function saveCardStatus(
  tx: TwinDb,
  cardId: string,
  status: CardStatus,
  reason: CardStatusReason,
  at: Instant,
): Promise<void> {
  await sql`
    update twin.card set status = ${status}, status_reason = ${reason}, status_at = ${timestamp(at)}
    where card_id = ${cardId}`.execute(tx)
}

export async function saveInternet(
  tx: TwinDb,
  cardId: string,
  isAvailable: boolean,
): Promise<void> {
  await sql`
    update twin.card set is_internet_available = ${isAvailable}
    where card_id = ${cardId}`.execute(tx)
}

/** The limits of cards as they were set, by card. */
export async function readSetLimits(
  db: TwinDb,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SetLimit[]>> {
  const { rows } = await sql<{
    card_id: string
    limit_type: CardLimitType
    max_amount_minor: bigint
    max_number: number | null
    start_date: LocalDate | null
    end_date: LocalDate | null
  }>`
    select card_id, limit_type, max_amount_minor, max_number, start_date, end_date
    from twin.card_limit where card_id = any(${cardIds}::uuid[])`.execute(db)
  const limits = new Map<string, SetLimit[]>()
  for (const row of rows) {
    const { start_date: startDate, end_date: endDate } = row
    const list = limits.get(row.card_id) ?? []
    list.push({
      limitType: row.limit_type,
      maxAmountMinor: row.max_amount_minor,
      ...(row.max_number === null ? {} : { maxNumber: row.max_number }),
      ...(startDate === null || endDate === null ? {} : { period: { startDate, endDate } }),
    })
    limits.set(row.card_id, list)
  }
  return limits
}

export async function saveLimit(tx: TwinDb, cardId: string, limit: SetLimit): Promise<void> {
  await sql`
    insert into twin.card_limit
      (card_id, limit_type, is_temporary, max_amount_minor, max_number, start_date, end_date)
    values (${cardId}, ${limit.limitType}, ${limit.period !== undefined}, ${limit.maxAmountMinor},
      ${limit.maxNumber ?? null}, ${limit.period?.startDate ?? null},
      ${limit.period?.endDate ?? null})
    on conflict (card_id, limit_type, is_temporary) do update
      set max_amount_minor = excluded.max_amount_minor, max_number = excluded.max_number,
        start_date = excluded.start_date, end_date = excluded.end_date`.execute(tx)
}

export async function readBalancesOf(
  db: TwinDb,
  legalPartyId: string,
): Promise<CardAccountBalances[]> {
  if (!isUuid(legalPartyId)) return []
  // An account without rows of its own has the one balance that every account has.
  const { rows } = await sql<{
    account_id: string
    currency: CurrencyCode
    booked_minor: bigint
    held_minor: bigint
  }>`
    select account.account_id, money.currency, money.booked_minor, money.held_minor
    from twin.account account
    left join twin.card_balance balance on balance.account_id = account.account_id
    join ledger.account money
      on money.id = coalesce(balance.ledger_account_id, account.account_id)
    where account.legal_party_id = ${legalPartyId} and account.type = 'CARD'
    order by account.account, balance.position`.execute(db)
  const accounts = new Map<string, CardAccountBalances['balances'][number][]>()
  for (const row of rows) {
    const list = accounts.get(row.account_id) ?? []
    list.push({
      currency: row.currency,
      balanceMinor: row.booked_minor,
      heldMinor: row.held_minor,
    })
    accounts.set(row.account_id, list)
  }
  return [...accounts].map(([accountId, balances]) => ({ accountId, balances }))
}

function cardOf(row: CardRow): BankCard {
  return {
    cardId: row.card_id,
    legalPartyId: row.legal_party_id,
    accountId: row.account_id,
    account: row.account,
    currency: row.currency,
    maskedNumber: row.masked_number,
    rbsNumber: row.rbs_number,
    holderName: row.holder_name,
    expiryDate: row.expiry_date,
    paymentSystem: row.payment_system,
    status: row.status,
    ...(row.status_reason === null ? {} : { statusReason: row.status_reason }),
    statusAt: row.status_at,
    isInternetAvailable: row.is_internet_available,
  }
}
