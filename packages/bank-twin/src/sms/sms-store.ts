import { sql, type Kysely, type Migration } from 'kysely'
import type { SmsMessage, SmsPurpose } from '@tartip/bank-ports/sms'
import type { Instant } from '@tartip/domain/time/instant'
import { timestamp, type TwinDb } from '../store/twin-db.ts'

export interface StoredSms {
  readonly messageId: string
  readonly fingerprint: string
  readonly phone: string
  readonly text: string
  readonly purpose: SmsPurpose
  readonly acceptedAt: Instant
  readonly expiresAt: Instant | undefined
  readonly isFailing: boolean
}

interface SmsRow {
  message_id: string
  fingerprint: string
  phone: string
  text: string
  purpose: SmsPurpose
  accepted_at: Instant
  expires_at: Instant | null
  is_failing: boolean
}

/** Writes the message unless its id is taken; answers what stands under the id. */
export async function saveSms(
  db: TwinDb,
  message: SmsMessage,
  fingerprint: string,
  acceptedAt: Instant,
): Promise<StoredSms | undefined> {
  const expiresAt = message.expiresAt === undefined ? sql`null` : timestamp(message.expiresAt)
  await sql`
    insert into twin.sms (message_id, fingerprint, phone, text, purpose, accepted_at, expires_at, is_failing)
    values (${message.messageId}, ${fingerprint}, ${message.phone}, ${message.text},
      ${message.purpose}, ${timestamp(acceptedAt)}, ${expiresAt},
      exists (select from twin.sms_failing_phone where phone = ${message.phone}))
    on conflict (message_id) do nothing`.execute(db)
  return findSms(db, message.messageId)
}

export async function findSms(db: TwinDb, messageId: string): Promise<StoredSms | undefined> {
  const { rows } = await sql<SmsRow>`
    select * from twin.sms where message_id = ${messageId}`.execute(db)
  return rows[0] === undefined ? undefined : smsOf(rows[0])
}

/** The newest messages first; of one phone, or of all. */
export async function readNewestSms(
  db: TwinDb,
  phone: string | undefined,
  limit: number,
): Promise<StoredSms[]> {
  const { rows } = await sql<SmsRow>`
    select * from twin.sms where ${phone ?? null}::text is null or phone = ${phone ?? null}
    order by accepted_at desc, message_id desc limit ${limit}`.execute(db)
  return rows.map(smsOf)
}

export async function setPhoneFailing(
  db: TwinDb,
  phone: string,
  isFailing: boolean,
): Promise<void> {
  await (
    isFailing
      ? sql`insert into twin.sms_failing_phone values (${phone}) on conflict do nothing`
      : sql`delete from twin.sms_failing_phone where phone = ${phone}`
  ).execute(db)
}

function smsOf(row: SmsRow): StoredSms {
  return {
    messageId: row.message_id,
    fingerprint: row.fingerprint,
    phone: row.phone,
    text: row.text,
    purpose: row.purpose,
    acceptedAt: row.accepted_at,
    expiresAt: row.expires_at ?? undefined,
    isFailing: row.is_failing,
  }
}

const outbox: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table twin.sms (
        message_id uuid primary key,
        fingerprint text not null,
        phone text not null,
        text text not null,
        purpose text not null check (purpose in ('CODE', 'NOTICE', 'CREDENTIALS')),
        accepted_at timestamptz not null,
        expires_at timestamptz,
        is_failing boolean not null
      )`.execute(db)
    await sql`create index sms_newest on twin.sms (accepted_at desc)`.execute(db)
    await sql`create table twin.sms_failing_phone (phone text primary key)`.execute(db)
    const roles = sql`tartip_app, tartip_system`
    await sql`grant select, insert on twin.sms, twin.sms_failing_phone to ${roles}`.execute(db)
    await sql`grant delete on twin.sms_failing_phone to ${roles}`.execute(db)
  },
}

export const smsMigrations: Readonly<Record<string, Migration>> = { '0001-outbox': outbox }
