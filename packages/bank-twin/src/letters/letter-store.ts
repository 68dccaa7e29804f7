import { sql, type Kysely, type Migration } from 'kysely'
import type { LetterFromBank, LetterState, LetterToBank } from '@tartip/bank-ports/bank-letters'
import type { Instant } from '@tartip/domain/time/instant'
import { fromStoredJson, toStoredJson } from '../common/stored-json.ts'
import { timestamp, type TwinDb } from '../store/twin-db.ts'
import { convertContentTexts } from '../words/convert-texts.ts'

interface LetterRow {
  letter_id: string
  fingerprint: string
  content: string
  state: LetterState
  received_at: Instant
}

export interface StoredLetter {
  readonly letter: LetterToBank
  readonly fingerprint: string
  readonly state: LetterState
  readonly receivedAt: Instant
}

const columns = sql`
  letter_id, fingerprint, content::text as content, state, received_at from twin.letter_to_bank`

export async function insertLetter(
  tx: TwinDb,
  letter: LetterToBank,
  fingerprint: string,
  receivedAt: Instant,
): Promise<void> {
  await sql`
    insert into twin.letter_to_bank
      (letter_id, fingerprint, legal_party_id, content, state, received_at)
    values (${letter.letterId}, ${fingerprint}, ${letter.legalPartyId},
      ${toStoredJson(letter)}::jsonb, 'RECEIVED', ${timestamp(receivedAt)})`.execute(tx)
}

export async function findLetter(
  db: TwinDb,
  letterId: string,
  lock: 'read' | 'for update' = 'read',
): Promise<StoredLetter | undefined> {
  const { rows } = await sql<LetterRow>`
    select ${columns} where letter_id = ${letterId}
    ${lock === 'read' ? sql`` : sql`for update`}`.execute(db)
  return rows[0] && storedOf(rows[0])
}

/** What the officers still have to do, the oldest first. */
export async function readOpenLetters(db: TwinDb, limit: number): Promise<StoredLetter[]> {
  const { rows } = await sql<LetterRow>`
    select ${columns} where state <> 'PROCESSED'
    order by received_at, letter_id limit ${limit}`.execute(db)
  return rows.map(storedOf)
}

export async function setLetterState(
  tx: TwinDb,
  letterId: string,
  state: LetterState,
): Promise<void> {
  await sql`
    update twin.letter_to_bank set state = ${state} where letter_id = ${letterId}`.execute(tx)
}

export async function insertLetterFromBank(tx: TwinDb, letter: LetterFromBank): Promise<void> {
  await sql`
    insert into twin.letter_from_bank (letter_id, legal_party_id, content)
    values (${letter.letterId}, ${letter.legalPartyId}, ${toStoredJson(letter)}::jsonb)`.execute(tx)
}

/** The first reading counts; a letter of somebody else is not touched. */
export async function markLetterRead(
  db: TwinDb,
  legalPartyId: string,
  letterId: string,
  readAt: Instant,
): Promise<void> {
  await sql`
    update twin.letter_from_bank set read_at = ${timestamp(readAt)}
    where letter_id = ${letterId} and legal_party_id = ${legalPartyId}
      and read_at is null`.execute(db)
}

/** Letters of the bank, the newest first, with the instant at which somebody opened them. */
export async function readLettersFromBank(
  db: TwinDb,
  limit: number,
): Promise<{ letter: LetterFromBank; readAt: Instant | undefined }[]> {
  const { rows } = await sql<{ content: string; read_at: Instant | null }>`
    select content::text as content, read_at from twin.letter_from_bank
    order by letter_id desc limit ${limit}`.execute(db)
  return rows.map(row => ({
    letter: fromStoredJson<LetterFromBank>(row.content),
    readAt: row.read_at ?? undefined,
  }))
}

function storedOf(row: LetterRow): StoredLetter {
  return {
    letter: fromStoredJson<LetterToBank>(row.content),
    fingerprint: row.fingerprint,
    state: row.state,
    receivedAt: row.received_at,
  }
}

const letters: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table twin.letter_to_bank (
        letter_id uuid primary key,
        fingerprint text not null,
        legal_party_id uuid not null,
        content jsonb not null,
        state text not null check (state in ('RECEIVED', 'IN_PROCESSING', 'PROCESSED')),
        received_at timestamptz not null
      )`.execute(db)
    await sql`
      create index letter_to_bank_open on twin.letter_to_bank (received_at)
        where state <> 'PROCESSED'`.execute(db)
    await sql`
      create table twin.letter_from_bank (
        letter_id uuid primary key,
        legal_party_id uuid not null,
        content jsonb not null,
        read_at timestamptz
      )`.execute(db)
    const tables = sql`twin.letter_to_bank, twin.letter_from_bank`
    await sql`grant select, insert, update on ${tables} to tartip_app, tartip_system`.execute(db)
    // What was written stays as it was written.
    await sql`revoke update on ${tables} from tartip_app, tartip_system`.execute(db)
    await sql`grant update (state) on twin.letter_to_bank to tartip_app, tartip_system`.execute(db)
    await sql`
      grant update (read_at) on twin.letter_from_bank to tartip_app, tartip_system`.execute(db)
  },
}

const bankWords: Migration = {
  up: (db: Kysely<unknown>) =>
    convertContentTexts(db, 'twin.letter_from_bank', ['senderName'], 'name'),
}

export const letterMigrations: Readonly<Record<string, Migration>> = {
  '0001-letters': letters,
  '0002-words-of-the-bank': bankWords,
}
