import { CompiledQuery } from 'kysely'

import { toIso, type Instant } from '@tartip/domain/time/instant'

import type { Db } from '../../../platform/db/db.ts'
import type { Totp } from './totp-store.ts'

/** An attempt that is counted and committed, with what it takes to check the code. */
export interface CodeAttempt {
  readonly attempts: number
  readonly round: number
  /** Undefined when the person is unknown or has no TOTP: every code is wrong then. */
  readonly totp: Totp | undefined
}

/** Whose code, and the counter of their guesses. */
export interface CountCall {
  readonly subject: string
  readonly personId: string
  readonly at: Instant
}

export interface RoundOfAttempts {
  readonly subject: string
  readonly at: Instant
  readonly round: number
}

/**
 * The usual case of a one-time code: one statement before checking it and one after a right one, for as many calls
 * as come together. Two calls of one person never share a statement's effect: the second has no answer of
 * its own there, and its caller judges it in turn.
 */
export function createOneTimeCodeStore(handle: Db) {
  return {
    /** Counts tries below `limit`; undefined when there is none, or a lockout is or was in force. */
    async countAttempts(
      calls: readonly CountCall[],
      limit: number,
    ): Promise<readonly (CodeAttempt | undefined)[]> {
      const { rows } = await handle.executeQuery<CodeAttemptRow>(
        CompiledQuery.raw(countAttempts, [
          calls.map(({ subject }) => subject),
          calls.map(({ personId }) => personId),
          calls.map(({ at }) => toIso(at)),
          limit,
        ]),
      )
      const found = new Map(rows.map(row => [row.subject, codeAttemptOf(row)]))
      return onePerSubject(calls, subject => found.get(subject))
    },

    /** Forgets the tries of a round; false when the round is over or has reached `limit`. */
    async forgetAttempts(
      calls: readonly RoundOfAttempts[],
      limit: number,
    ): Promise<readonly boolean[]> {
      const { rows } = await handle.executeQuery<{ subject: string }>(
        CompiledQuery.raw(forgetAttempts, [
          calls.map(({ subject }) => subject),
          calls.map(({ round }) => round),
          calls.map(({ at }) => toIso(at)),
          limit,
        ]),
      )
      const forgotten = new Set(rows.map(({ subject }) => subject))
      return onePerSubject(calls, subject => forgotten.has(subject)).map(answer => answer ?? false)
    },
  }
}

/** The effect on a counter belongs to the first of its calls; the others have none. */
function onePerSubject<T>(
  calls: readonly { readonly subject: string }[],
  answerOf: (subject: string) => T | undefined,
): readonly (T | undefined)[] {
  const given = new Set<string>()
  return calls.map(({ subject }) => {
    if (given.has(subject)) return undefined
    given.add(subject)
    return answerOf(subject)
  })
}

interface CodeAttemptRow {
  subject: string
  tries: number
  round: number
  totp_secret: string | null
  totp_last_step: bigint | null
  totp_last_call: string | null
}

function codeAttemptOf(row: CodeAttemptRow): CodeAttempt {
  const { tries, round, totp_secret, totp_last_step } = row
  const lastStep = totp_last_step === null ? undefined : Number(totp_last_step)
  const lastCall = row.totp_last_call ?? undefined
  const totp = totp_secret === null ? undefined : { sealedSecret: totp_secret, lastStep, lastCall }
  return { attempts: tries, round, totp }
}

/*
 * The counter is made at the first try. Rows are taken in the order of their keys, so that two processes
 * with the same people wait for each other instead of ending in a deadlock.
 */
const countAttempts = `
  with called as (
    select distinct on (subject) subject, person_id, at
    from unnest($1::text[], $2::uuid[], $3::timestamptz[]) as k(subject, person_id, at)
    order by subject
  ), counted as (
    insert into access_control.guess_counter as g (subject, tries, changed_at)
    select subject, 1, at from called
    on conflict (subject) do update
      set tries = g.tries + 1, changed_at = excluded.changed_at
      where g.tries + 1 < $4::integer and g.locked_until is null and not g.is_permanent
    returning g.subject, g.tries, g.round
  )
  select c.subject, c.tries, c.round, p.totp_secret, p.totp_last_step, p.totp_last_call
  from counted c
  join called k on k.subject = c.subject
  left join access_control.person p on p.person_id = k.person_id`

const forgetAttempts = `
  with called as (
    select distinct on (subject) subject, round, at
    from unnest($1::text[], $2::integer[], $3::timestamptz[]) as k(subject, round, at)
    order by subject
  )
  update access_control.guess_counter g
  set tries = 0, round = g.round + 1, changed_at = k.at
  from called k
  where g.subject = k.subject and g.round = k.round and g.tries < $4::integer
  returning g.subject`
