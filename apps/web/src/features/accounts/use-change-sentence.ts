import { amountChange } from '@tartip/domain/money/amount-change'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import { parseDecimal } from '@tartip/domain/money/decimal'
import { useTranslation } from '../../lib/use-translation.ts'
import type { CurvePeriod } from './account/account-search.ts'

interface Compared {
  readonly what: 'balance' | 'moneyIn' | 'moneyOut'
  /** Wire decimals. */
  readonly before: string
  readonly now: string
  readonly currency: string
  /** How many days lie between them. */
  readonly days: CurvePeriod
}

/** «Остаток на 12 % больше, чем месяцем раньше.»; undefined where a percentage would say nothing. */
export function useChangeSentence(): (compared: Compared) => string | undefined {
  const { t } = useTranslation('accounts')
  return ({ what, before, now, currency, days }) => {
    if (!isCurrencyCode(currency)) return undefined
    const [then, later] = [parseDecimal(before, currency), parseDecimal(now, currency)]
    const change = then.ok && later.ok ? amountChange(then.value, later.value) : undefined
    if (!change) return undefined
    const words = { what: t($ => $.change.what[what]), when: t($ => $.change.when[days]) }
    if (change.kind === 'same') return t($ => $.change.same, words)
    if (change.kind === 'times') {
      return t($ => $.change.times, { ...words, count: Number(change.times) })
    }
    return t($ => $.change[change.kind], { ...words, percent: String(change.percent) })
  }
}
