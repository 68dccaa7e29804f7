import type { ExecutedOperationCode } from '@tartip/domain/payment/payment-order'
import {
  type BankCalendar,
  isShortDay,
  isWorkingDay,
  nextWorkingDay,
  workingDayOnOrAfter,
} from '@tartip/domain/bank-day/calendar'
import {
  addDays,
  bishkekDate,
  bishkekMinute,
  type Instant,
  instantAt,
  type LocalDate,
} from '@tartip/domain/time/instant'
import type { SettlementTransit } from '../internal-accounts.ts'

/** Minutes of the bank's day in Bishkek. */
export interface BankTimetable {
  readonly calendar: () => BankCalendar
  /** Orders of a day are started from here. */
  readonly opensAtMinute: number
  /** When clearing nets and settles, ascending. */
  readonly clearingSessionMinutes: readonly number[]
  readonly grossWindow: { readonly fromMinute: number; readonly toMinute: number }
  readonly swift: {
    readonly cutOffMinute: number
    /** When, and after how many working days, the correspondent confirms. */
    readonly workingDays: number
    readonly confirmedAtMinute: number
  }
  readonly conversionCutOffMinute: number
  readonly budgetCutOffMinute: number
  /** How much earlier gross, SWIFT, conversion and budget close on a shortened day; sessions keep their time. */
  readonly shortDayMinutes: number
  /** When the treasury's and the QR system's money of the day is settled. */
  readonly treasurySessionMinute: number
  readonly qrSessionMinute: number
}

/** A working day of the demo bank; a real bank changes it here. */
export function usualTimetable(calendar: () => BankCalendar): BankTimetable {
  return {
    calendar,
    opensAtMinute: 8 * 60 + 30,
    clearingSessionMinutes: [10 * 60, 12 * 60],
    grossWindow: { fromMinute: 8 * 60 + 30, toMinute: 16 * 60 },
    swift: { cutOffMinute: 16 * 60, workingDays: 1, confirmedAtMinute: 10 * 60 },
    conversionCutOffMinute: 17 * 60,
    budgetCutOffMinute: 16 * 60 + 30,
    shortDayMinutes: 60,
    treasurySessionMinute: 17 * 60,
    qrSessionMinute: 23 * 60,
  }
}

/** Without a timetable nothing waits for hours, and sessions follow each other quickly. */
const quickSessionMs = 5_000

/** The minute from which an order for that day is too late; undefined: it is accepted until the day ends. */
function cutOffMinute(
  operation: ExecutedOperationCode,
  date: LocalDate,
  table: BankTimetable,
): number | undefined {
  const earlier = isShortDay(table.calendar(), date) ? table.shortDayMinutes : 0
  switch (operation) {
    case 'CLEARING':
      return table.clearingSessionMinutes.at(-1) ?? 0
    case 'GROSS':
      return table.grossWindow.toMinute - earlier
    case 'SWIFT':
      return table.swift.cutOffMinute - earlier
    case 'CONVERSION':
      return table.conversionCutOffMinute - earlier
    case 'BUDGET':
      return table.budgetCutOffMinute - earlier
    default:
      return undefined
  }
}

/** Operations of systems that are closed on holidays; all others run every day. */
const restDayOperations: ReadonlySet<ExecutedOperationCode> = new Set([
  'CLEARING',
  'GROSS',
  'SWIFT',
  'CONVERSION',
  'BUDGET',
])

interface DatedOrder {
  readonly operationCode: ExecutedOperationCode
  readonly valueDate: LocalDate
}

/**
 * The processing day of an order: its value date, or the next working day if its system is closed
 * on it, which may have become a holiday after signing.
 */
function workedOn(order: DatedOrder, calendar: BankCalendar | undefined): LocalDate {
  const { operationCode, valueDate } = order
  return calendar !== undefined && restDayOperations.has(operationCode)
    ? workingDayOnOrAfter(calendar, valueDate)
    : valueDate
}

/** The timetable, or only the holidays if there is none. */
export interface BankHours {
  readonly timetable?: BankTimetable
  readonly calendar?: () => BankCalendar
}

/** Whether the order comes too late for its processing day. */
export function isCutOffPassed(
  order: DatedOrder,
  now: Instant,
  { timetable, calendar }: BankHours,
): boolean {
  const today = bishkekDate(now)
  const day = workedOn(order, (timetable?.calendar ?? calendar)?.())
  if (day < today) return true
  if (timetable === undefined || day > today) return false
  const limit = cutOffMinute(order.operationCode, day, timetable)
  return limit !== undefined && bishkekMinute(now) >= limit
}

/** When the bank begins with an order; without a timetable it begins on the value date, whatever day that is. */
export function dayOpensAt(order: DatedOrder, table: BankTimetable | undefined): Instant {
  return instantAt(workedOn(order, table?.calendar()), table?.opensAtMinute ?? 0)
}

/** When the money of a confirmed order moves: clearing in its next session, gross within its window. */
export function executionMoment(
  operation: ExecutedOperationCode,
  earliest: Instant,
  table: BankTimetable | undefined,
): Instant {
  if (table === undefined) return earliest
  switch (operation) {
    case 'CLEARING':
      return nextSession(table.clearingSessionMinutes, earliest, table)
    case 'GROSS':
      return nextInWindow(earliest, table)
    case 'SWIFT':
      return confirmationMoment(earliest, table)
    default:
      return earliest
  }
}

/** The session that settles money moved at `at`: the first one not before it. */
export function settlementMoment(
  system: SettlementTransit,
  at: Instant,
  table: BankTimetable | undefined,
): Instant {
  if (table === undefined) return Math.ceil(at / quickSessionMs) * quickSessionMs
  return nextSession(sessionMinutes(system, table), at, table)
}

function sessionMinutes(system: SettlementTransit, table: BankTimetable): readonly number[] {
  switch (system) {
    case 'CLEARING_TRANSIT':
      return table.clearingSessionMinutes
    case 'TREASURY_TRANSIT':
      return [table.treasurySessionMinute]
    case 'QR_TRANSIT':
      return [table.qrSessionMinute]
  }
}

function nextSession(
  minutes: readonly number[],
  from: Instant,
  { calendar }: BankTimetable,
): Instant {
  const first = minutes[0]
  if (first === undefined) throw new RangeError('A system without sessions never settles')
  const today = workingDayOnOrAfter(calendar(), bishkekDate(from))
  const later = minutes.map(minute => instantAt(today, minute)).find(moment => moment >= from)
  return later ?? instantAt(nextWorkingDay(calendar(), today), first)
}

function nextInWindow(from: Instant, table: BankTimetable): Instant {
  const { calendar } = table
  const { fromMinute } = table.grossWindow
  const date = bishkekDate(from)
  const toMinute = cutOffMinute('GROSS', date, table) ?? table.grossWindow.toMinute
  const isOpenDay = isWorkingDay(calendar(), date)
  if (isOpenDay && from < instantAt(date, fromMinute)) return instantAt(date, fromMinute)
  if (isOpenDay && from < instantAt(date, toMinute)) return from
  return instantAt(workingDayOnOrAfter(calendar(), addDays(date, 1)), fromMinute)
}

function confirmationMoment(from: Instant, { calendar, swift }: BankTimetable): Instant {
  let date = workingDayOnOrAfter(calendar(), bishkekDate(from))
  for (let day = 0; day < swift.workingDays; day += 1) date = nextWorkingDay(calendar(), date)
  return Math.max(from, instantAt(date, swift.confirmedAtMinute))
}
