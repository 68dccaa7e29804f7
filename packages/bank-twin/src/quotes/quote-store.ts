import { sql, type Kysely, type Migration } from 'kysely'
import type { ContractualQuote } from '@tartip/bank-ports/rate-quotes'
import { fromStoredJson, toStoredJson } from '../common/stored-json.ts'
import type { TwinDb } from '../store/twin-db.ts'
import { convertContentTexts } from '../words/convert-texts.ts'

export interface StoredQuote {
  readonly quote: ContractualQuote
  readonly fingerprint: string
}

export async function insertQuote(
  tx: TwinDb,
  quote: ContractualQuote,
  fingerprint: string,
): Promise<void> {
  await sql`
    insert into twin.rate_quote (quote_id, legal_party_id, fingerprint, state, content)
    values (${quote.quoteId}, ${quote.legalPartyId}, ${fingerprint}, ${quote.state},
      ${toStoredJson(quote)}::jsonb)`.execute(tx)
}

export async function findQuote(
  db: TwinDb,
  quoteId: string,
  lock: 'read' | 'for update' = 'read',
): Promise<StoredQuote | undefined> {
  const { rows } = await sql<{ content: string; fingerprint: string }>`
    select content::text as content, fingerprint from twin.rate_quote where quote_id = ${quoteId}
    ${lock === 'read' ? sql`` : sql`for update`}`.execute(db)
  const row = rows[0]
  return (
    row && { quote: fromStoredJson<ContractualQuote>(row.content), fingerprint: row.fingerprint }
  )
}

export async function updateQuote(tx: TwinDb, quote: ContractualQuote): Promise<void> {
  await sql`
    update twin.rate_quote set state = ${quote.state}, content = ${toStoredJson(quote)}::jsonb
    where quote_id = ${quote.quoteId}`.execute(tx)
}

/** Quotes by id, locked: what they allow is decided once. */
export async function lockQuotes(
  tx: TwinDb,
  quoteIds: readonly string[],
): Promise<ReadonlyMap<string, ContractualQuote>> {
  if (quoteIds.length === 0) return new Map()
  const { rows } = await sql<{ content: string }>`
    select content::text as content from twin.rate_quote
    where quote_id = any(${quoteIds}::uuid[]) order by quote_id for update`.execute(tx)
  const quotes = rows.map(row => fromStoredJson<ContractualQuote>(row.content))
  return new Map(quotes.map(quote => [quote.quoteId, quote]))
}

/** What waits for the dealer, the oldest first. */
export async function readWaitingQuotes(db: TwinDb, limit: number): Promise<ContractualQuote[]> {
  const { rows } = await sql<{ content: string }>`
    select content::text as content from twin.rate_quote where state = 'WAITING'
    order by (content ->> 'requestedAt')::bigint, quote_id limit ${limit}`.execute(db)
  return rows.map(row => fromStoredJson<ContractualQuote>(row.content))
}

const quotes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table twin.rate_quote (
        quote_id uuid primary key,
        legal_party_id uuid not null,
        fingerprint text not null,
        state text not null check (state in ('WAITING', 'QUOTED', 'REFUSED', 'CANCELLED')),
        content jsonb not null
      )`.execute(db)
    await sql`
      create index rate_quote_waiting on twin.rate_quote (quote_id)
        where state = 'WAITING'`.execute(db)
    await sql`
      grant select, insert, update on twin.rate_quote to tartip_app, tartip_system`.execute(db)
  },
}

const bankWords: Migration = {
  up: (db: Kysely<unknown>) => convertContentTexts(db, 'twin.rate_quote', ['reason'], 'reason'),
}

const usedQuotes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table twin.rate_quote drop constraint rate_quote_state_check,
        add constraint rate_quote_state_check
          check (state in ('WAITING', 'QUOTED', 'USED', 'REFUSED', 'CANCELLED'))`.execute(db)
  },
}

export const quoteMigrations: Readonly<Record<string, Migration>> = {
  '0001-quotes': quotes,
  '0002-words-of-the-bank': bankWords,
  '0003-used-quotes': usedQuotes,
}
