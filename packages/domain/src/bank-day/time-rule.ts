import type { CurrencyCode } from '../money/currency.ts'
import type { OperationCode } from '../payment/operation.ts'
import { err, holds } from '../result.ts'
import type { Verdict } from '../result.ts'
import { addDays, bishkekDate, bishkekMinute, instantAt, timeOfMinute } from '../time/instant.ts'
import type { Instant, LocalDate } from '../time/instant.ts'
import { isShortDay, isWorkingDay, nextWorkingDay, workingDayOnOrBefore } from './calendar.ts'
import type { BankCalendar } from './calendar.ts'

/** Until when payments of a kind are created and signed on their value date (specification, 9). */
export interface TimeRule {
  readonly operationCode: OperationCode
  /** The currency it is for, or DEFAULT for the currencies without a rule of their own. */
  readonly trait: 'DEFAULT' | CurrencyCode
  /** From this minute the bank takes payments of the day; creating and signing may be earlier. */
  readonly fromMinute: number
  /** «до 11:15»: the last moment is 11:14:59. A deadline of 23:59 means the end of the day. */
  readonly createDeadlineMinute: number
  readonly signDeadlineMinute: number
  /** Works on days off too. Unless stated, only a rule that spans the whole day does. */
  readonly isEveryDay?: boolean
}

/** How much earlier the deadlines are on a shortened working day; the shifts are negative. */
export interface ShortDayShift {
  readonly operationCode: OperationCode
  readonly createShiftMinutes: number
  readonly signShiftMinutes: number
}

/** What is fixed for the whole day: the calendar and the deadlines. */
export interface BankDayRules {
  readonly calendar: BankCalendar
  readonly timeRules: readonly TimeRule[]
  readonly shortDayShifts: readonly ShortDayShift[]
}

/** The bank's day at one moment, in Bishkek. Every rule about time takes it as an argument. */
export interface BankDay extends BankDayRules {
  readonly now: Instant
  readonly date: LocalDate
  readonly minute: number
}

export type ValueDateRefusal =
  | 'VALUE_DATE_PAST'
  | 'VALUE_DATE_NON_WORKING'
  | 'VALUE_DATE_TOO_FAR'
  | 'CREATE_DEADLINE_PASSED'
  | 'SIGN_DEADLINE_PASSED'

const lastMinute = 1439
const endOfDay = 1440
/** How far ahead a value date may lie: a year, today included. */
const longestDaysAhead = 365

/** The bank day of an instant in Bishkek, with the rules that hold on it. */
export function bankDayAt(now: Instant, rules: BankDayRules): BankDay {
  return { ...rules, now, date: bishkekDate(now), minute: bishkekMinute(now) }
}

/**
 * The rule of the payment's currency, else the operation's default, with its deadlines moved when
 * the date is a shortened day. An operation without any rule gets one that is closed all day: what
 * nobody allowed is not allowed.
 */
export function timeRuleFor(
  day: BankDay,
  operation: OperationCode,
  currency: CurrencyCode,
  onDate: LocalDate = day.date,
): TimeRule {
  return timeRuleOn(day, operation, currency, onDate)
}

function timeRuleOn(
  rules: BankDayRules,
  operation: OperationCode,
  currency: CurrencyCode,
  date: LocalDate,
): TimeRule {
  const ofOperation = rules.timeRules.filter(rule => rule.operationCode === operation)
  const rule =
    ofOperation.find(candidate => candidate.trait === currency) ??
    ofOperation.find(candidate => candidate.trait === 'DEFAULT') ??
    closedRule(operation)
  const shift = isShortDay(rules.calendar, date)
    ? rules.shortDayShifts.find(candidate => candidate.operationCode === operation)
    : undefined
  if (!shift) return rule
  return {
    ...rule,
    createDeadlineMinute: Math.max(0, rule.createDeadlineMinute + shift.createShiftMinutes),
    signDeadlineMinute: Math.max(0, rule.signDeadlineMinute + shift.signShiftMinutes),
  }
}

function closedRule(operationCode: OperationCode): TimeRule {
  return {
    operationCode,
    trait: 'DEFAULT',
    fromMinute: 0,
    createDeadlineMinute: 0,
    signDeadlineMinute: 0,
  }
}

/** May a payment for today still be created? */
export function createIsAllowed(
  day: BankDay,
  operation: OperationCode,
  currency: CurrencyCode,
): boolean {
  return valueDateVerdict(day, operation, currency, day.date, 'create').ok
}

/** May a payment for today still be signed? */
export function signIsAllowed(
  day: BankDay,
  operation: OperationCode,
  currency: CurrencyCode,
): boolean {
  return valueDateVerdict(day, operation, currency, day.date, 'sign').ok
}

/**
 * The last day that may be a value date: a year ahead, and never beyond the years whose days off are
 * known, since a date there may turn out to be one. Today itself is always within it.
 */
export function valueDateHorizon(day: BankDay): LocalDate {
  const known = horizons.get(day)
  if (known !== undefined) return known
  const horizon = horizonOf(day)
  horizons.set(day, horizon)
  return horizon
}

/** A page of a list compares every row with the horizon of one day. */
const horizons = new WeakMap<BankDay, LocalDate>()

function horizonOf(day: BankDay): LocalDate {
  const yearAhead = addDays(day.date, longestDaysAhead)
  const { knownUntil } = day.calendar
  if (knownUntil === undefined || knownUntil > yearAhead) return yearAhead
  return knownUntil < day.date ? day.date : knownUntil
}

/**
 * A value date is not in the past, not beyond the horizon and not a day off, and a payment for today meets the deadline of
 * its operation (specification, 5 and 8). Parameters: the value date, the deadline, and the next
 * working day, which the screen offers instead; behind the horizon the last one before it.
 */
export function valueDateVerdict(
  day: BankDay,
  operation: OperationCode,
  currency: CurrencyCode,
  valueDate: LocalDate,
  purpose: 'create' | 'sign',
): Verdict<ValueDateRefusal> {
  const known = verdicts.get(day) ?? new Map<string, Verdict<ValueDateRefusal>>()
  verdicts.set(day, known)
  const name = `${operation} ${currency} ${valueDate} ${purpose}`
  const verdict = known.get(name) ?? decideValueDate(day, operation, currency, valueDate, purpose)
  known.set(name, verdict)
  return verdict
}

/** A batch and a page of a list have few value dates. */
const verdicts = new WeakMap<BankDay, Map<string, Verdict<ValueDateRefusal>>>()

function decideValueDate(
  day: BankDay,
  operation: OperationCode,
  currency: CurrencyCode,
  valueDate: LocalDate,
  purpose: 'create' | 'sign',
): Verdict<ValueDateRefusal> {
  if (valueDate < day.date) {
    return err('VALUE_DATE_PAST', { valueDate, nextWorkingDay: nextAfter(day, day.date) })
  }
  const horizon = valueDateHorizon(day)
  if (valueDate > horizon) {
    const nearest = workingDayOnOrBefore(day.calendar, horizon)
    return err('VALUE_DATE_TOO_FAR', { valueDate, latest: horizon, nextWorkingDay: nearest })
  }
  const rule = timeRuleOn(day, operation, currency, valueDate)
  if (!isEveryDay(rule) && !isWorkingDay(day.calendar, valueDate)) {
    return err('VALUE_DATE_NON_WORKING', { valueDate, nextWorkingDay: nextAfter(day, valueDate) })
  }
  if (valueDate > day.date) return holds
  const deadline = purpose === 'create' ? rule.createDeadlineMinute : rule.signDeadlineMinute
  if (day.minute < endOfDeadline(deadline)) return holds
  return err(purpose === 'create' ? 'CREATE_DEADLINE_PASSED' : 'SIGN_DEADLINE_PASSED', {
    operation,
    valueDate,
    deadline: timeOfMinute(deadline),
    nextWorkingDay: nextAfter(day, valueDate),
  })
}

/** Whether the bank leaves payments of a kind alone on that day: a day off, unless the kind is worked every day. */
export function processingIsPausedOn(
  rules: BankDayRules,
  operation: OperationCode,
  currency: CurrencyCode,
  date: LocalDate,
): boolean {
  const rule = timeRuleOn(rules, operation, currency, date)
  return !isEveryDay(rule) && !isWorkingDay(rules.calendar, date)
}

/**
 * Whether nothing of a kind is submitted at this moment, however long ago its value date was: on a day off, and after
 * one until the hour at which the kind is taken up again.
 */
export function processingIsPausedNow(
  day: BankDay,
  operation: OperationCode,
  currency: CurrencyCode,
): boolean {
  if (processingIsPausedOn(day, operation, currency, day.date)) return true
  if (!processingIsPausedOn(day, operation, currency, addDays(day.date, -1))) return false
  return day.now < processingOpensAt(day, operation, currency, day.date)
}

/**
 * When the bank begins to take fully signed payments of that value date. One that has become a day off since it was
 * chosen is followed by the next working day.
 */
export function processingOpensAt(
  rules: BankDayRules,
  operation: OperationCode,
  currency: CurrencyCode,
  valueDate: LocalDate,
): Instant {
  const opensOn = processingIsPausedOn(rules, operation, currency, valueDate)
    ? nextWorkingDay(rules.calendar, valueDate)
    : valueDate
  return instantAt(opensOn, timeRuleOn(rules, operation, currency, opensOn).fromMinute)
}

/** The first moment at which a payment of that value date can no longer be signed. */
export function signDeadlineAt(
  rules: BankDayRules,
  operation: OperationCode,
  currency: CurrencyCode,
  valueDate: LocalDate,
): Instant {
  return instantAt(valueDate, signDeadlineMinuteOn(rules, operation, currency, valueDate))
}

/** The minute of the value date at which signing ends. */
export function signDeadlineMinuteOn(
  rules: BankDayRules,
  operation: OperationCode,
  currency: CurrencyCode,
  valueDate: LocalDate,
): number {
  return endOfDeadline(timeRuleOn(rules, operation, currency, valueDate).signDeadlineMinute)
}

function nextAfter(day: BankDay, date: LocalDate): LocalDate {
  return nextWorkingDay(day.calendar, date)
}

/** Time tables write the whole day as 00:00–23:59; its last minute must not be a closed one. */
function endOfDeadline(minute: number): number {
  return minute >= lastMinute ? endOfDay : minute
}

/** Whether payments of the rule are executed on days off too. */
export function isEveryDay(rule: TimeRule): boolean {
  return rule.isEveryDay ?? (rule.fromMinute === 0 && rule.signDeadlineMinute >= lastMinute)
}
