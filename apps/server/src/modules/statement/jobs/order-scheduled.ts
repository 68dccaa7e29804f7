import { err, ok, type Result } from '@tartip/domain/result'
import { scheduledPeriod, nextScheduleDate } from '@tartip/domain/statements/statement-schedule'
import { bishkekDate, type LocalDate } from '@tartip/domain/time/instant'
import { currencies } from '@tartip/domain/money/currency'

import { inSystem, inTenant } from '../../../platform/db/transaction.ts'
import type { JobTask } from '../../../platform/jobs/job-queue.ts'
import { notify } from '../../notification/public.ts'
import type { StatementDeps } from '../statement-deps.ts'
import { saveFile } from '../store/file-store.ts'
import {
  findDueSchedules,
  moveSchedule,
  stopSchedule,
  type StatementSchedule,
} from '../store/schedule-store.ts'
import type { StatementRecord } from '../store/statement-store.ts'
import {
  newStatement,
  placeOrder,
  resolveOrder,
  type ResolveOrderRefusal,
} from '../use-cases/order-statement.ts'

export const orderScheduledTask = 'order-scheduled-statements'

/** Orders every statement that is due; each once, whatever number of processes does so. */
export const orderScheduledStatements =
  (deps: StatementDeps): JobTask =>
  async () => {
    const today = bishkekDate(deps.clock.now())
    const due = await inSystem(deps.db, tx => findDueSchedules(tx, today))
    for (const schedule of due) {
      try {
        await orderOne(deps, schedule, today)
      } catch (error) {
        // The others do not wait for this one; it is due until it is ordered.
        deps.logger.error({ err: error, scheduleId: schedule.id }, 'a scheduled statement failed')
      }
    }
  }

async function orderOne(
  deps: StatementDeps,
  schedule: StatementSchedule,
  today: LocalDate,
): Promise<void> {
  const { legalPartyId, period, nextDate: due } = schedule
  const ordered = await statementOf(deps, schedule, due)
  await inTenant(deps.db, legalPartyId, async tx => {
    if (!ordered.ok) {
      const { code, params } = ordered.error
      if (await stopSchedule(tx, schedule, { code, params }))
        await notify(tx, noticeOf(schedule, code))
      return
    }
    // Somebody else was faster.
    if (!(await moveSchedule(tx, schedule, nextScheduleDate(period, today)))) return
    const placed = await placeOrder(tx, ordered.value)
    if (!placed.ok) throw new Error(placed.error.code)
    const { format, language } = schedule
    await saveFile(tx, ordered.value, { format, language, status: 'ORDERED' }, deps.clock.now())
  })
}

/** The statement of a schedule, with the rights that the person has now. */
async function statementOf(
  deps: StatementDeps,
  schedule: StatementSchedule,
  due: LocalDate,
): Promise<Result<StatementRecord, ResolveOrderRefusal | 'CONTRACT_LOST'>> {
  const { legalPartyId, userContractId, kind, accounts, period, language } = schedule
  const actor = await deps.accessControl.actorOf(legalPartyId, userContractId)
  if (actor === undefined) return err('CONTRACT_LOST')
  const resolved = await resolveOrder(deps, actor, {
    legalPartyId,
    kind,
    accounts: accounts ?? [],
    currencies: schedule.currencies.map(code => currencies[code].specNum),
    ...scheduledPeriod(period, due),
  })
  if (!resolved.ok) return resolved
  const { order, places } = resolved.value
  const record = newStatement(deps, actor, order, places, language)
  return ok({ ...record, scheduleId: schedule.id })
}

const noticeOf = (
  { legalPartyId, personId, id, nextDate, kind }: StatementSchedule,
  errorCode: string,
) => ({
  legalPartyId,
  personIds: [personId],
  code: 'STATEMENT_SCHEDULE_STOPPED' as const,
  source: `schedule ${id} ${nextDate}`,
  details: { statementKind: kind, errorCode },
})
