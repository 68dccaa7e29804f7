import { isNotZero } from '@tartip/domain/money/decimal'
import { useComponentText } from '../i18n/use-component-text.ts'
import { Amount } from '../text/amount.tsx'
import { DateText } from '../text/date-text.tsx'
import { changeOver } from './balance-days.ts'
import type { BalanceDay, ReadDay } from './balance-days.ts'
import type { PlotSpan } from './plot-span.ts'

interface BalanceReadingProps {
  points: readonly ReadDay[]
  /** The known ones of the points. */
  days: readonly BalanceDay[]
  currency: string
  index: number | undefined
  span: PlotSpan | undefined
  earlierLabel: string | undefined
}

/** A day in figures; without one the chosen span, without that the last day that is known. */
export function BalanceReading(props: BalanceReadingProps) {
  const { points, days, currency, index, span, earlierLabel } = props
  const { t } = useComponentText()
  const isWide = span !== undefined && span.to > span.from
  if (span && isWide) {
    const { from, to } = span
    const change = changeOver(days, span, currency)
    return (
      <>
        <span>
          <DateText value={days[from]?.date ?? ''} />
          {' – '}
          <DateText value={days[to]?.date ?? ''} />
        </span>
        {change === undefined ? null : <Change value={change} currency={currency} />}
      </>
    )
  }
  const shown = index === undefined ? points[days.length - 1] : points[index]
  if (!shown) return null
  return (
    <>
      <span>
        <DateText value={shown.date} />
        {shown.isPlanned ? ` · ${t($ => $.chart.planned)}` : ''}
      </span>
      <Amount value={shown.balance} currency={currency} />
      {index === undefined || shown.earlier === undefined || !earlierLabel ? null : (
        <span>
          {earlierLabel} <Amount value={shown.earlier} currency={currency} />
        </span>
      )}
    </>
  )
}

/** With its sign: what a span has added or taken. */
function Change({ value, currency }: { value: string; currency: string }) {
  if (!isNotZero(value)) return <Amount value={value} currency={currency} />
  return value.startsWith('-') ? (
    <Amount value={value.slice(1)} currency={currency} direction="DEBIT" />
  ) : (
    <Amount value={value} currency={currency} direction="CREDIT" />
  )
}
