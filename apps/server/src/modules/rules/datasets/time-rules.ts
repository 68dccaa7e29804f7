import type { ShortDayShift, TimeRule } from '@tartip/domain/bank-day/time-rule'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import { operationCodes, type OperationCode } from '@tartip/domain/payment/operation'
import { minuteOfTime } from '@tartip/domain/time/instant'

import { DatasetFault, parseTabSeparated, type TabRow } from '@tartip/domain/text/tab-separated'

const columns = ['set', 'operation', 'trait', 'from_time', 'create_deadline', 'sign_deadline']

/** The set of rows that this bank works by; rows of other sets are published examples. */
const shippedSet = 'demo'
const shortDaySet = 'demo-short-day'

/** Reads `cutoffs.tsv`: the deadlines of ordinary days and their shifts on shortened ones. */
export function parseTimeRules(content: string): {
  timeRules: readonly TimeRule[]
  shortDayShifts: readonly ShortDayShift[]
} {
  const rows = parseTabSeparated('cutoffs', content, columns).map((row, index) => ({ row, index }))
  return {
    timeRules: rows
      .filter(({ row }) => row['set'] === shippedSet)
      .map(({ row, index }) => ({
        operationCode: operationOf(row, index),
        trait: traitOf(row, index),
        fromMinute: minuteOfTime(row['from_time'] ?? ''),
        createDeadlineMinute: minuteOfTime(row['create_deadline'] ?? ''),
        signDeadlineMinute: minuteOfTime(row['sign_deadline'] ?? ''),
      })),
    shortDayShifts: rows
      .filter(({ row }) => row['set'] === shortDaySet)
      .map(({ row, index }) => ({
        operationCode: operationOf(row, index),
        createShiftMinutes: shiftMinutes(row['create_deadline'] ?? ''),
        signShiftMinutes: shiftMinutes(row['sign_deadline'] ?? ''),
      })),
  }
}

function operationOf(row: TabRow, index: number): OperationCode {
  const found = operationCodes.find(code => code === row['operation'])
  if (!found) throw new DatasetFault('cutoffs', index + 2, `unknown operation ${row['operation']}`)
  return found
}

function traitOf(row: TabRow, index: number): TimeRule['trait'] {
  const trait = row['trait'] ?? ''
  if (trait === 'DEFAULT' || isCurrencyCode(trait)) return trait
  throw new DatasetFault('cutoffs', index + 2, `unknown trait ${trait}`)
}

/** `-01:00` → -60: a shift, not a time of day. */
function shiftMinutes(text: string): number {
  return text.startsWith('-') ? -minuteOfTime(text.slice(1)) : minuteOfTime(text)
}
