import { sql } from 'kysely'

import type { Instant } from '@tartip/domain/time/instant'

import { toTimestamp, type Db } from '../../../platform/db/db.ts'
import type { AccessControlTables } from './tables.ts'

export interface SentCode {
  readonly mobile: string
  /** The hash of the pre-session's token; a code is good in the flow that requested it. */
  readonly flow: string
  readonly codeMac: string
  readonly sentAt: Instant
  readonly validUntil: Instant
}

export type StoredCode = Pick<SentCode, 'codeMac' | 'sentAt' | 'validUntil'> & {
  readonly isUsed: boolean
}

export function createSmsCodeStore(handle: Db) {
  const db = handle.withTables<AccessControlTables>()
  return {
    /** Whoever else wants to send to the number waits until this transaction ends. */
    async lockNumber(mobile: string): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`sms ${mobile}`}, 0))`.execute(
        handle,
      )
    },

    /** When codes went to a number, since an instant. */
    async findSentSince(mobile: string, since: Instant): Promise<Instant[]> {
      const rows = await db
        .selectFrom('access_control.sms_code as c')
        .select('c.sent_at')
        .where('c.mobile', '=', mobile)
        .where('c.sent_at', '>', toTimestamp(since))
        .execute()
      return rows.map(row => row.sent_at)
    },

    async add(sent: SentCode): Promise<void> {
      await db
        .insertInto('access_control.sms_code')
        .values({
          mobile: sent.mobile,
          flow: sent.flow,
          code_mac: sent.codeMac,
          sent_at: toTimestamp(sent.sentAt),
          valid_until: toTimestamp(sent.validUntil),
        })
        .execute()
    },

    /** The last code of a flow; earlier ones are of no use any more. */
    async findLast(mobile: string, flow: string): Promise<StoredCode | undefined> {
      const row = await db
        .selectFrom('access_control.sms_code as c')
        .select(['c.code_mac', 'c.sent_at', 'c.valid_until', 'c.used_at'])
        .where('c.mobile', '=', mobile)
        .where('c.flow', '=', flow)
        .orderBy('c.sent_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return (
        row && {
          codeMac: row.code_mac,
          sentAt: row.sent_at,
          validUntil: row.valid_until,
          isUsed: row.used_at !== null,
        }
      )
    },

    /** Uses a code up; false when another request has done so. */
    async use(mobile: string, sentAt: Instant, now: Instant): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('access_control.sms_code')
        .set({ used_at: toTimestamp(now) })
        .where('mobile', '=', mobile)
        .where('sent_at', '=', toTimestamp(sentAt))
        .where('used_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
  }
}
