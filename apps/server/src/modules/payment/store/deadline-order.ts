import { signDeadlineMinuteOn, type BankDayRules } from '@tartip/domain/bank-day/time-rule'
import { isShortDay } from '@tartip/domain/bank-day/calendar'
import { currencyCodes, isCurrencyCode, type CurrencyCode } from '@tartip/domain/money/currency'
import { operationCodes, type OperationCode } from '@tartip/domain/payment/operation'
import type { LocalDate } from '@tartip/domain/time/instant'

/** No bank works less on it. */
const usualDay: LocalDate = '1970-01-01'

/** Sorts by the moment at which documents can no longer be signed (`signDeadlineAt`), as expressions of SQL. */
export function deadlineOrder(rules: BankDayRules): readonly string[] {
  const shortDays = [...rules.calendar.exceptions.keys()].filter(date =>
    isShortDay(rules.calendar, date),
  )
  const [shortDay] = shortDays
  const usual = minuteOn(rules, usualDay)
  if (shortDay === undefined) return ['p.value_date', usual]
  const days = shortDays.map(date => `'${date}'`).join(', ')
  // Every shortened day moves the deadlines alike.
  const minute = `case when p.value_date in (${days}) then ${minuteOn(rules, shortDay)} else ${usual} end`
  return ['p.value_date', minute]
}

function minuteOn(rules: BankDayRules, date: LocalDate): string {
  const operations = operationCodes.map(
    operation => `when '${operation}' then ${minuteOfOperation(rules, operation, date)}`,
  )
  return `case p.operation_code ${operations.join(' ')} end`
}

function minuteOfOperation(rules: BankDayRules, operation: OperationCode, date: LocalDate): string {
  const minuteOf = (currency: CurrencyCode) =>
    signDeadlineMinuteOn(rules, operation, currency, date)
  const named = rules.timeRules.flatMap(({ operationCode, trait }) =>
    operationCode === operation && isCurrencyCode(trait) ? [trait] : [],
  )
  const others = currencyCodes.find(currency => !named.includes(currency))
  const usual = others === undefined ? 'null' : String(minuteOf(others))
  if (named.length === 0) return usual
  const ofCurrencies = named.map(currency => `when '${currency}' then ${minuteOf(currency)}`)
  return `(case p.currency ${ofCurrencies.join(' ')} else ${usual} end)`
}
