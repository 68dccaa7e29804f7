import type { DayKind } from '@tartip/domain/bank-day/calendar'
import { createCalendar } from '@tartip/domain/bank-day/calendar'
import type { BankDay, TimeRule } from '@tartip/domain/bank-day/time-rule'
import { bankDayAt } from '@tartip/domain/bank-day/time-rule'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import { isOperationCode } from '@tartip/domain/payment/operation'
import type { Instant, LocalDate } from '@tartip/domain/time/instant'
import { addDays, minuteOfTime, weekday } from '@tartip/domain/time/instant'

/** The bank's days and deadlines as the server sends them. */
export interface WireDays {
  /** The bank's day when it answered; working days are listed from then on. */
  readonly today: LocalDate
  readonly workingDays: readonly LocalDate[]
  readonly timeRules: readonly WireTimeRule[]
}

interface WireTimeRule {
  readonly operationCode: string
  readonly ruleTrait: string
  readonly fromTime: string
  readonly createDeadline: string
  readonly signDeadline: string
}

/** The server lists working days one year ahead. */
export const knownDaysAhead = 365

/**
 * The bank's day at a moment, so that the rules of the domain answer here as they do on the server.
 * Deadlines come already shifted when today is a short day, so there are no shifts to apply.
 */
export function bankDayOfWire(now: Instant, wire: WireDays): BankDay {
  return bankDayAt(now, {
    calendar: createCalendar(exceptionsOf(wire)),
    timeRules: wire.timeRules.flatMap(timeRuleOfWire),
    shortDayShifts: [],
  })
}

function exceptionsOf({ today, workingDays }: WireDays): { date: LocalDate; kind: DayKind }[] {
  const working = new Set(workingDays)
  const days = Array.from({ length: knownDaysAhead + 1 }, (_, ahead) => addDays(today, ahead))
  return days.flatMap(date => {
    const isWeekday = weekday(date) <= 5
    if (working.has(date) === isWeekday) return []
    return [{ date, kind: isWeekday ? ('holiday' as const) : ('working' as const) }]
  })
}

function timeRuleOfWire(rule: WireTimeRule): readonly TimeRule[] {
  const { operationCode, ruleTrait } = rule
  const trait = ruleTrait === 'DEFAULT' || isCurrencyCode(ruleTrait) ? ruleTrait : undefined
  if (!isOperationCode(operationCode) || trait === undefined) return []
  return [
    {
      operationCode,
      trait,
      fromMinute: minuteOfTime(rule.fromTime),
      createDeadlineMinute: minuteOfTime(rule.createDeadline),
      signDeadlineMinute: minuteOfTime(rule.signDeadline),
    },
  ]
}
