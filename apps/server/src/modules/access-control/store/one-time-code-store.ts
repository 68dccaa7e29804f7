import { CompiledQuery } from 'kysely'

import { toIso, type Instant } from '@tartip/domain/time/instant'

import type { Db } from '../../../platform/db/db.ts'
import type { Totp } from './person-store.ts'

/** A try that is counted and committed, with what it takes to look at the code. */
export interface CountedTry {
  readonly tries: number
  readonly round: number
  /** Undefined when the person is unknown or has no TOTP: every code is wrong then. */
  readonly totp: Totp | undefined
}

/** The usual case of a one-time code, in one statement before looking at it and one after. */
export function createOneTimeCodeStore(handle: Db) {
  return {
    /** Counts a try below `limit`; undefined when there is none, or a lockout is or was in force. */
    async takeTry(
      of: { readonly subject: string; readonly personId: string },
      limit: number,
      now: Instant,
    ): Promise<CountedTry | undefined> {
      const { rows } = await handle.executeQuery<CountedTryRow>(
        CompiledQuery.raw(takeTry, [of.subject, of.personId, limit, toIso(now)]),
      )
      const row = rows[0]
      if (row === undefined) return undefined
      const lastStep = row.totp_last_step === null ? undefined : Number(row.totp_last_step)
      const totp =
        row.totp_secret === null ? undefined : { sealedSecret: row.totp_secret, lastStep }
      return { tries: row.tries, round: row.round, totp }
    },

    /**
     * Marks `step` and all before it as used, unless `firstStep` or a later one is, and forgets the
     * tries of the round. `isForgotten` is false when the round is over or has reached `limit`.
     */
    async useStep(
      of: { readonly subject: string; readonly personId: string },
      steps: { readonly firstStep: number; readonly step: number },
      counter: { readonly round: number; readonly limit: number },
      now: Instant,
    ): Promise<{ readonly isUsed: boolean; readonly isForgotten: boolean }> {
      const { rows } = await handle.executeQuery<{ is_used: boolean; is_forgotten: boolean }>(
        CompiledQuery.raw(useStep, [
          of.personId,
          steps.step,
          steps.firstStep,
          of.subject,
          counter.round,
          counter.limit,
          toIso(now),
        ]),
      )
      const row = rows[0]
      return { isUsed: row?.is_used ?? false, isForgotten: row?.is_forgotten ?? false }
    },
  }
}

interface CountedTryRow {
  tries: number
  round: number
  totp_secret: string | null
  totp_last_step: bigint | null
}

const takeTry = `
  with counted as (
    update access_control.guess_counter
    set tries = tries + 1, changed_at = $4::timestamptz
    where subject = $1 and tries + 1 < $3::integer and locked_until is null and not is_permanent
    returning tries, round
  )
  select c.tries, c.round, p.totp_secret, p.totp_last_step
  from counted c
  left join access_control.person p on p.person_id = $2::uuid`

// The person's row before the counter's, like everywhere that needs both: else two could deadlock.
const useStep = `
  with used as (
    update access_control.person
    set totp_last_step = $2::bigint
    where person_id = $1::uuid and (totp_last_step is null or totp_last_step < $3::bigint)
    returning 1
  ), forgotten as (
    update access_control.guess_counter
    set tries = 0, round = round + 1, changed_at = $7::timestamptz
    where subject = $4 and round = $5::integer and tries < $6::integer
      and exists (select from used)
    returning 1
  )
  select exists (select from used) as is_used, exists (select from forgotten) as is_forgotten`
