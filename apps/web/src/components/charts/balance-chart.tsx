import { useElementWidth } from '../../lib/use-element-width.ts'
import { formatDayMonth } from '@tartip/domain/time/format-date'
import type { LocalDate } from '@tartip/domain/time/instant'
import type { CSSProperties } from 'react'
import { useComponentText } from '../i18n/use-component-text.ts'
import { Amount } from '../text/amount.tsx'
import { amountText } from '../text/amount-text.ts'
import { DateText } from '../text/date-text.tsx'
import { chartTokenOf, tokenValue } from '../theme/tokens.ts'
import { BalanceAxis } from './balance-axis.tsx'
import { BalancePlot } from './balance-plot.tsx'
import { bigMoves } from './big-moves.ts'
import { ChartFrame } from './chart-frame.tsx'
import { plotValue } from './plot-value.ts'
import classes from './plot.module.css'
import { useChartReading } from './use-chart-reading.ts'

export interface BalanceDay {
  readonly date: LocalDate
  /** Closing balance, wire decimal. */
  readonly balance: string
}

interface BalanceChartProps {
  title: string
  days: readonly BalanceDay[]
  currency: string
  /** A click or Enter on a day: the list below shows that day. */
  onDayChoose?: (day: LocalDate) => void
}

/**
 * The closing balance day by day. A step and not a slope, because money does not seep between two
 * days; dots mark the largest moves.
 */
export function BalanceChart({ title, days, currency, onDayChoose }: BalanceChartProps) {
  const { t, language } = useComponentText()
  const { ref, width: measured } = useElementWidth()
  const width = measured || 640
  const points = days.map(day => ({ ...day, value: plotValue(day.balance, currency) }))
  const values = points.map(point => point.value)
  const textOf = (index: number): string => {
    const day = days[index]
    return day ? `${formatDayMonth(day.date, language)}: ${amountText(day.balance, currency)}` : ''
  }
  const { index, plotProps } = useChartReading(points.length, textOf, title)
  const read = index === undefined ? undefined : points[index]
  const shown = read ?? points.at(-1)
  const first = days[0]
  const last = days.at(-1)
  const series: CSSProperties & Record<'--series', string> = {
    '--series': tokenValue(chartTokenOf(currency)),
  }
  const choose = () => {
    if (read) onDayChoose?.(read.date)
  }

  return (
    <ChartFrame
      title={title}
      reading={
        shown ? (
          <>
            <DateText value={shown.date} />
            <Amount value={shown.balance} currency={currency} />
          </>
        ) : null
      }
      table={{
        head: [t($ => $.chart.day), t($ => $.chart.balance)],
        rows: days.map(day => [
          <DateText key="date" value={day.date} />,
          <Amount key="balance" value={day.balance} currency={currency} />,
        ]),
      }}
    >
      <div className={classes.withAxis}>
        <BalanceAxis values={values} />
        <div
          ref={ref}
          className={classes.plot}
          style={series}
          {...plotProps}
          onClick={choose}
          onKeyDown={event => {
            plotProps.onKeyDown(event)
            if (event.key === 'Enter') choose()
          }}
        >
          <BalancePlot values={values} width={width} readIndex={index} />
        </div>
        {first && last ? (
          <div className={classes.days} aria-hidden>
            <span>{formatDayMonth(first.date, language)}</span>
            <span>{formatDayMonth(last.date, language)}</span>
          </div>
        ) : null}
      </div>
      {bigMoves(values).length > 0 ? (
        <p className={classes.legend} style={series} aria-hidden>
          <span className={classes.swatch} />
          {t($ => $.chart.bigMove)}
        </p>
      ) : null}
    </ChartFrame>
  )
}
