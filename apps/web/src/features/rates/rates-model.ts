import { isCurrencyCode } from '@tartip/domain/money/currency'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { isNotZero, toDecimal } from '@tartip/domain/money/decimal'
import { parseTypedAmount } from '@tartip/domain/money/typed-amount'
import { convertWithQuotes, crossRate } from '@tartip/domain/rates/convert'
import type { Quote } from '@tartip/domain/rates/convert'
import { rateGroups } from '@tartip/domain/rates/rate-group'
import type { RateGroup } from '@tartip/domain/rates/rate-group'
import type { LocalDate } from '@tartip/domain/time/instant'
import type { CurrencyRatesQuery } from './api/currency-rates.payment.generated.ts'

export type Rates = CurrencyRatesQuery['getCurrencyRates']
export type Rate = Rates['cash'][number]

/** One kind of rates with its day. */
export interface RateSheet {
  readonly group: RateGroup
  readonly rates: readonly Rate[]
  readonly date: LocalDate | undefined
  readonly isOld: boolean
}

const fields = { CASH: 'cash', CASHLESS: 'cashless', CARD: 'card', NBKR: 'nbkr' } as const

export function sheetOf(rates: Rates, group: RateGroup): RateSheet {
  const info = rates.info.find(one => one.group === group)
  return {
    group,
    rates: rates[fields[group]],
    date: info?.date ?? undefined,
    isOld: info?.isOld ?? false,
  }
}

/** Groups that have at least one rate; the others are not offered. */
export const groupsWithRates = (rates: Rates): readonly RateGroup[] =>
  rateGroups.filter(group => rates[fields[group]].length > 0)

/** Which way a rate went since the set before: up is dearer for whoever buys the currency. */
export function directionOf({ change }: Pick<Rate, 'change'>): 'up' | 'down' | 'same' {
  if (change === null || change === undefined || !isNotZero(change)) return 'same'
  return change.startsWith('-') ? 'down' : 'up'
}

/** The som and every currency of the sheet, in its order. */
export const currenciesOf = ({ rates }: RateSheet): readonly CurrencyCode[] => [
  'KGS',
  ...rates.map(rate => rate.code).filter(isCurrencyCode),
]

const quotesOf = ({ rates }: RateSheet): readonly Quote[] =>
  rates.flatMap(({ code, salesRate, purchaseRate }) =>
    isCurrencyCode(code) ? [{ currency: code, salesRate, purchaseRate }] : [],
  )

export type Calculation =
  | { readonly state: 'nothing' }
  | { readonly state: 'wrong' }
  | { readonly state: 'noRate' }
  | {
      readonly state: 'done'
      /** Wire decimal. */
      readonly amount: string
      /** Units of `to` for one unit of `from`. */
      readonly rate: string
    }

/** What an amount is in another currency by the rates of a sheet; the rule the bank itself converts by. */
export function calculate(
  typed: string,
  from: CurrencyCode,
  to: CurrencyCode,
  sheet: RateSheet,
): Calculation {
  if (typed.trim() === '') return { state: 'nothing' }
  const amount = parseTypedAmount(typed, from)
  if (!amount.ok) return { state: 'wrong' }
  const quotes = quotesOf(sheet)
  const converted = convertWithQuotes(amount.value, from, to, quotes)
  const rate = crossRate(from, to, quotes)
  if (!converted.ok || !rate.ok) return { state: 'noRate' }
  return { state: 'done', amount: toDecimal(converted.value, to), rate: rate.value }
}
