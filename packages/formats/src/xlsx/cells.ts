import { mostSpreadsheetDigits } from '@tartip/domain/text/spreadsheet-text'
import {
  bishkekDate,
  bishkekMinute,
  daysBetween,
  minutesOfDay,
  type Instant,
  type LocalDate,
} from '@tartip/domain/time/instant'

import type { XlsxValue } from './workbook-stream.ts'

/**
 * An amount as a decimal. One of more digits than a spreadsheet keeps stays a text rather than becoming another amount;
 * `whole` is for currencies without a minor unit.
 */
export const amountCell = (decimal: string, style: 'amount' | 'whole' = 'amount'): XlsxValue =>
  decimal.replaceAll(/\D/g, '').length > mostSpreadsheetDigits
    ? { text: decimal }
    : { number: decimal, style }

/** Day zero of a spreadsheet, one day early because of the leap year 1900 that never was. */
const dayZero = '1899-12-30'

export const dateCell = (date: LocalDate): XlsxValue => ({
  number: String(daysBetween(dayZero, date)),
  style: 'date',
})

export const dateTimeCell = (at: Instant): XlsxValue => ({
  number: String(daysBetween(dayZero, bishkekDate(at)) + bishkekMinute(at) / minutesOfDay),
  style: 'dateTime',
})
