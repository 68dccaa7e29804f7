import { sql } from 'kysely'

import type { Instant } from '@tartip/domain/time/instant'

import { toTimestamp, type Db } from '../../../platform/db/db.ts'

const dayMs = 24 * 60 * 60_000
/** Longer than any lockout of a login could matter to whoever tries it. */
const loginLifeMs = 30 * dayMs

/** Removes what has lost its meaning: used captchas, first steps without a second, old sessions. */
export async function removeStale(handle: Db, now: Instant): Promise<void> {
  await sql`
    delete from access_control.used_captcha where valid_until <= ${toTimestamp(now)}`.execute(
    handle,
  )
  await sql`
    delete from access_control.pre_session where expires_at <= ${toTimestamp(now)}`.execute(handle)
  await sql`
    delete from access_control.session where ended_at <= ${toTimestamp(now - dayMs)}`.execute(
    handle,
  )
  await sql`
    delete from access_control.sms_code where sent_at <= ${toTimestamp(now - dayMs)}`.execute(
    handle,
  )
  // Counters of people are kept: a permanent lockout is lifted by the bank, not by time. Those of
  // logins go, whoever has them: a counter that stayed would reveal that somebody does.
  await sql`
    delete from access_control.guess_counter
    where subject like 'login:%'
      and changed_at <= ${toTimestamp(now - loginLifeMs)}`.execute(handle)
  // Passwords from an address count for a day.
  await sql`
    delete from access_control.guess_counter
    where subject like 'address:%'
      and changed_at <= ${toTimestamp(now - 2 * dayMs)}`.execute(handle)
  // Account lookups count for an hour.
  await sql`
    delete from access_control.guess_counter
    where subject like 'lookup:%'
      and changed_at <= ${toTimestamp(now - dayMs)}`.execute(handle)
  // Tries of one's own password within a session mean nothing when the session is over.
  await sql`
    delete from access_control.guess_counter
    where subject like 'own-password:%'
      and changed_at <= ${toTimestamp(now - dayMs)}`.execute(handle)
}
