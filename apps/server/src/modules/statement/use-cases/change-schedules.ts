import { isUuid } from '@tartip/domain/identifiers/uuid'
import type { Language } from '@tartip/domain/language'
import { err, ok, type Result } from '@tartip/domain/result'
import { formatsOfKind } from '@tartip/domain/statements/statement'
import { nextScheduleDate, type SchedulePeriod } from '@tartip/domain/statements/statement-schedule'
import { bishkekDate } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import { inTenant } from '../../../platform/db/transaction.ts'
import type { StatementDeps } from '../statement-deps.ts'
import {
  deleteSchedule,
  findSchedules,
  insertSchedule,
  resumeSchedule,
  type StatementSchedule,
} from '../store/schedule-store.ts'
import { resolveOrder, type ResolveOrderRefusal } from './order-statement.ts'

const mostSchedules = 10

export interface NewSchedule {
  readonly legalPartyId: string
  readonly kind: StatementSchedule['kind']
  /** Empty means every account that the person may read when the time has come. */
  readonly accounts: readonly string[]
  /** Numbers of currencies. */
  readonly currencies: readonly string[]
  readonly period: SchedulePeriod
  readonly format: StatementSchedule['format']
}

type ScheduleDeps = Pick<StatementDeps, 'db' | 'clock' | 'ids' | 'core' | 'acquiring' | 'accounts'>

export type SaveScheduleRefusal =
  | ResolveOrderRefusal
  | 'STATEMENT_FORMAT_NOT_AVAILABLE'
  | 'STATEMENT_SCHEDULES_TOO_MANY'

/** Keeps a schedule of the person; one that is there already is returned, and orders again if it has stopped. */
export async function saveSchedule(
  deps: ScheduleDeps,
  actor: Actor,
  { period, format, ...wanted }: NewSchedule,
  language: Language,
): Promise<Result<StatementSchedule, SaveScheduleRefusal>> {
  const today = bishkekDate(deps.clock.now())
  const resolved = await resolveOrder(deps, actor, { ...wanted, startDate: today, endDate: today })
  if (!resolved.ok) return resolved
  if (!formatsOfKind[wanted.kind].includes(format)) return err('STATEMENT_FORMAT_NOT_AVAILABLE')
  const { legalPartyId, personId, userContractId } = actor
  const schedule: StatementSchedule = {
    legalPartyId,
    id: deps.ids.uuid(),
    userContractId,
    personId,
    kind: wanted.kind,
    accounts: wanted.accounts.length === 0 ? undefined : resolved.value.order.accounts,
    currencies: resolved.value.order.currencies,
    period,
    format,
    language,
    nextDate: nextScheduleDate(period, today),
    createdAt: deps.clock.now(),
  }
  return inTenant(deps.db, legalPartyId, async tx => {
    const own = await findSchedules(tx, legalPartyId, personId)
    const same = own.find(one => contentOf(one) === contentOf(schedule))
    if (same) {
      if (same.failure === undefined) return ok(same)
      const { failure: _failure, ...stopped } = same
      const resumed = { ...stopped, userContractId, nextDate: schedule.nextDate }
      await resumeSchedule(tx, resumed)
      return ok(resumed)
    }
    if (own.length >= mostSchedules) {
      return err('STATEMENT_SCHEDULES_TOO_MANY', { max: mostSchedules })
    }
    await insertSchedule(tx, schedule)
    return ok(schedule)
  })
}

const contentOf = ({ kind, accounts, currencies, period, format }: StatementSchedule): string =>
  JSON.stringify([kind, accounts, currencies, period, format])

export async function removeSchedule(
  { db }: Pick<StatementDeps, 'db'>,
  { legalPartyId, personId }: Actor,
  scheduleId: string,
): Promise<Result<true, 'STATEMENT_SCHEDULE_NOT_FOUND'>> {
  if (!isUuid(scheduleId)) return err('STATEMENT_SCHEDULE_NOT_FOUND')
  const isGone = await inTenant(db, legalPartyId, tx =>
    deleteSchedule(tx, legalPartyId, personId, scheduleId),
  )
  return isGone ? ok(true) : err('STATEMENT_SCHEDULE_NOT_FOUND')
}
