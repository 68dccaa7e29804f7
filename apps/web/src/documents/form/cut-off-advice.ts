import { isWorkingDay, nextWorkingDay } from '@tartip/domain/bank-day/calendar'
import type { BankDay } from '@tartip/domain/bank-day/time-rule'
import { timeRuleFor, valueDateVerdict } from '@tartip/domain/bank-day/time-rule'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { Instant, LocalDate } from '@tartip/domain/time/instant'
import { instantAt, timeOfMinute } from '@tartip/domain/time/instant'
import type { OperationCode } from '@tartip/domain/payment/operation'

/** Until when one kind of document is created and signed for a value date. */
export interface CutOffs {
  readonly createTime: string
  readonly signTime: string
  readonly createAt: Instant
  readonly signAt: Instant
  readonly isToday: boolean
  /** A document for the value date may still be created. */
  readonly isOpen: boolean
}

export function cutOffsOf(
  day: BankDay,
  operation: OperationCode,
  currency: CurrencyCode,
  valueDate: LocalDate,
): CutOffs {
  const rule = timeRuleFor(day, operation, currency, valueDate)
  return {
    createTime: timeOfMinute(rule.createDeadlineMinute),
    signTime: timeOfMinute(rule.signDeadlineMinute),
    createAt: instantAt(valueDate, rule.createDeadlineMinute),
    signAt: instantAt(valueDate, rule.signDeadlineMinute),
    isToday: valueDate === day.date,
    isOpen: valueDateVerdict(day, operation, currency, valueDate, 'create').ok,
  }
}

/** What to do about a value date the bank no longer takes: never a dead end. */
export interface CutOffAdvice {
  readonly code: 'VALUE_DATE_PAST' | 'VALUE_DATE_NON_WORKING' | 'CREATE_DEADLINE_PASSED'
  /** The deadline that has passed; only for CREATE_DEADLINE_PASSED. */
  readonly deadline: string | undefined
  readonly nextWorkingDay: LocalDate
  /** Another rail that is still open on the chosen day: gross, when clearing is closed. */
  readonly otherRail: OperationCode | undefined
}

export function adviseOnValueDate(
  day: BankDay,
  operation: OperationCode,
  rails: readonly OperationCode[],
  currency: CurrencyCode,
  valueDate: LocalDate,
): CutOffAdvice | undefined {
  const verdict = valueDateVerdict(day, operation, currency, valueDate, 'create')
  if (verdict.ok) return undefined
  const { code, params } = verdict.error
  // The deadline of signing is no matter here; a day too far ahead is refused beside its field.
  if (code === 'SIGN_DEADLINE_PASSED' || code === 'VALUE_DATE_TOO_FAR') return undefined
  return {
    code,
    deadline: typeof params['deadline'] === 'string' ? params['deadline'] : undefined,
    nextWorkingDay: nextWorkingDay(day.calendar, valueDate < day.date ? day.date : valueDate),
    otherRail:
      code === 'CREATE_DEADLINE_PASSED'
        ? rails.find(rail => rail !== operation && isOpenOn(day, rail, currency, valueDate))
        : undefined,
  }
}

const isOpenOn = (
  day: BankDay,
  operation: OperationCode,
  currency: CurrencyCode,
  valueDate: LocalDate,
): boolean => valueDateVerdict(day, operation, currency, valueDate, 'create').ok

/** The value date a new form shows: today, or the next working day when the bank rests today. */
export function usualValueDate(day: BankDay): LocalDate {
  return isWorkingDay(day.calendar, day.date) ? day.date : nextWorkingDay(day.calendar, day.date)
}
