import { formatDayMonth } from '@tartip/domain/time/format-date'
import type { LocalDate } from '@tartip/domain/time/instant'
import { useId } from 'react'
import type { CSSProperties } from 'react'
import { useComponentText } from '../i18n/use-component-text.ts'
import { Amount } from '../text/amount.tsx'
import { amountText } from '../text/amount-text.ts'
import { DateText } from '../text/date-text.tsx'
import { chartTokenOf, tokenValue } from '../theme/tokens.ts'
import { BalanceAxis, balancePlotHeight } from './balance-axis.tsx'
import { readDays, spanOfDays } from './balance-days.ts'
import type { BalanceDay } from './balance-days.ts'
import { BalanceLegend } from './balance-legend.tsx'
import { allHeights, BalancePlot } from './balance-plot.tsx'
import { BalanceReading } from './balance-reading.tsx'
import { bigMoves } from './big-moves.ts'
import { ChartFrame } from './chart-frame.tsx'
import { DayPlot } from './day-plot.tsx'
import type { PlotSpan } from './plot-span.ts'
import { plotValue } from './plot-value.ts'
import { usePlotSlider } from './use-plot-slider.ts'

interface BalanceChartProps {
  title: string
  days: readonly BalanceDay[]
  currency: string
  /** The same number of days before these, drawn dashed, and how they are called: «месяцем раньше». */
  before?: { readonly days: readonly BalanceDay[]; readonly label: string } | undefined
  /** Days after the last one as they are planned, drawn dotted. */
  planned?: readonly BalanceDay[]
  /** The days that the list below shows. */
  span?: { readonly from: LocalDate; readonly to: LocalDate } | undefined
  /** Days were chosen with the pointer or the keys: the list below shows them. */
  onSpanChoose?: (from: LocalDate, to: LocalDate) => void
  onSpanClear?: () => void
}

const none: readonly BalanceDay[] = []

/**
 * The closing balance day by day. A step and not a slope, because money does not seep between two
 * days; dots mark the largest moves.
 */
export function BalanceChart(props: BalanceChartProps) {
  const { title, days, currency, before, planned = none, onSpanChoose, onSpanClear } = props
  const { t, language } = useComponentText()
  const helpId = useId()
  const points = readDays(days, before?.days ?? none, planned)
  const heightOf = ({ balance }: BalanceDay) => plotValue(balance, currency)
  const heights = {
    days: days.map(heightOf),
    before: (before?.days ?? none).slice(0, days.length).map(heightOf),
    planned: planned.map(heightOf),
  }
  const dayOf = (place: number): string => {
    const point = points[place]
    return point ? formatDayMonth(point.date, language) : ''
  }
  const textOf = (place: number): string => {
    const point = points[place]
    if (!point) return ''
    const { balance, earlier, isPlanned } = point
    const spoken = `${dayOf(place)}: ${amountText(balance, currency)}`
    if (isPlanned) return `${spoken} (${t($ => $.chart.planned)})`
    return earlier === undefined || !before
      ? spoken
      : `${spoken}; ${before.label}: ${amountText(earlier, currency)}`
  }
  const spanTextOf = ({ from, to }: PlotSpan) =>
    t($ => $.chart.chosen, { days: from === to ? dayOf(from) : `${dayOf(from)} – ${dayOf(to)}` })
  const slider = usePlotSlider({
    count: points.length,
    choosable: days.length,
    label: title,
    describedBy: onSpanChoose ? helpId : undefined,
    textOf,
    spanTextOf,
    hasSpans: true,
    span: spanOfDays(days, props.span),
    onChoose: ({ from, to }) => {
      const [first, last] = [days[from], days[to]]
      if (first && last) onSpanChoose?.(first.date, last.date)
    },
    onClear: onSpanClear,
  })
  const { index, span } = slider
  const series: CSSProperties & Record<'--series', string> = {
    '--series': tokenValue(chartTokenOf(currency)),
  }
  return (
    <ChartFrame
      isTall
      title={title}
      reading={
        <BalanceReading
          points={points}
          days={days}
          currency={currency}
          index={index}
          span={span}
          earlierLabel={before?.label}
        />
      }
      table={{
        head: [t($ => $.chart.day), t($ => $.chart.balance), ...(before ? [before.label] : [])],
        rows: points.map(({ date, balance, earlier, isPlanned }) => [
          <span key="date">
            <DateText value={date} />
            {isPlanned ? ` · ${t($ => $.chart.planned)}` : ''}
          </span>,
          <Amount key="balance" value={balance} currency={currency} />,
          ...(before
            ? [earlier === undefined ? '' : <Amount key="e" value={earlier} currency={currency} />]
            : []),
        ]),
      }}
    >
      <DayPlot
        slider={slider}
        days={points}
        usualWidth={640}
        usualHeight={balancePlotHeight}
        axis={height => <BalanceAxis values={allHeights(heights)} height={height} />}
        style={series}
        {...(onSpanChoose ? { help: { id: helpId, text: t($ => $.chart.spanHelp) } } : {})}
      >
        {(width, height) => (
          <BalancePlot
            heights={heights}
            width={width}
            height={height}
            readIndex={index}
            span={span}
          />
        )}
      </DayPlot>
      <BalanceLegend
        style={series}
        hasMarks={bigMoves(heights.days).length > 0}
        beforeLabel={heights.before.length > 0 ? before?.label : undefined}
        hasPlan={planned.length > 0}
        onClear={props.span && span ? onSpanClear : undefined}
      />
    </ChartFrame>
  )
}
