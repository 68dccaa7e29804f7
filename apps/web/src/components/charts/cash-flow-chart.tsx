import { useElementWidth } from '../../lib/use-element-width.ts'
import { formatDayMonth } from '@tartip/domain/time/format-date'
import type { LocalDate } from '@tartip/domain/time/instant'
import { useComponentText } from '../i18n/use-component-text.ts'
import { Amount } from '../text/amount.tsx'
import { DateText } from '../text/date-text.tsx'
import { amountText } from '../text/amount-text.ts'
import { ChartFrame } from './chart-frame.tsx'
import { plotValue } from './plot-value.ts'
import classes from './plot.module.css'
import { bandsOver, linearScale } from './scale.ts'
import { useChartReading } from './use-chart-reading.ts'

export interface CashFlowDay {
  readonly date: LocalDate
  /** Wire decimals, both positive. */
  readonly inflow: string
  readonly outflow: string
}

interface CashFlowChartProps {
  title: string
  days: readonly CashFlowDay[]
  currency: string
  /** Exact totals of the period, wire decimals. */
  totalIn: string
  totalOut: string
}

const height = 132

/** Money in above and out below one axis, a pair of bars a day. */
export function CashFlowChart({ title, days, currency, totalIn, totalOut }: CashFlowChartProps) {
  const { t, language } = useComponentText()
  const { ref, width: measured } = useElementWidth()
  const width = measured || 560
  const bars = days.map(day => ({
    ...day,
    up: plotValue(day.inflow, currency),
    down: plotValue(day.outflow, currency),
  }))
  const top = Math.max(1, ...bars.map(bar => bar.up))
  const bottom = Math.max(1, ...bars.map(bar => bar.down))
  const bands = bandsOver(bars.length, width, 0.42)
  const y = linearScale([-bottom, top], [height, 0])
  const zero = y(0)
  const textOf = (index: number): string => {
    const day = days[index]
    if (!day) return ''
    return t($ => $.chart.dayFlow, {
      day: formatDayMonth(day.date, language),
      inflow: amountText(day.inflow, currency),
      outflow: amountText(day.outflow, currency),
    })
  }
  const { index, plotProps } = useChartReading(bars.length, textOf, title)
  const read = index === undefined ? undefined : bars[index]
  const barWidth = Math.min(bands.width, 14)
  const first = days[0]
  const last = days.at(-1)

  return (
    <ChartFrame
      title={title}
      reading={
        <>
          {read ? <DateText value={read.date} /> : null}
          <span>
            {t($ => $.chart.moneyIn)} <Amount value={read?.inflow ?? totalIn} currency={currency} />
          </span>
          <span>
            {t($ => $.chart.moneyOut)}{' '}
            <Amount value={read?.outflow ?? totalOut} currency={currency} />
          </span>
        </>
      }
      table={{
        head: [t($ => $.chart.day), t($ => $.chart.moneyIn), t($ => $.chart.moneyOut)],
        rows: days.map(day => [
          <DateText key="date" value={day.date} />,
          <Amount key="in" value={day.inflow} currency={currency} />,
          <Amount key="out" value={day.outflow} currency={currency} />,
        ]),
      }}
    >
      <div ref={ref} className={classes.plot} {...plotProps}>
        <svg className={classes.svg} viewBox={`0 0 ${width} ${height}`} height={height} aria-hidden>
          {bars.map((bar, place) => {
            const left = bands.leftOf(place) + (bands.width - barWidth) / 2
            const dimmed = read && place !== index ? classes.dimmed : ''
            return (
              <g key={bar.date} className={dimmed}>
                <Bar kind="inflow" left={left} width={barWidth} from={y(bar.up)} to={zero - 1} />
                <Bar
                  kind="outflow"
                  left={left}
                  width={barWidth}
                  from={zero + 1}
                  to={y(-bar.down)}
                />
              </g>
            )
          })}
          <line className={classes.axis} x1={0} x2={width} y1={zero} y2={zero} />
        </svg>
      </div>
      {first && last ? (
        <div className={classes.days} aria-hidden>
          <span>{formatDayMonth(first.date, language)}</span>
          <span>{formatDayMonth(last.date, language)}</span>
        </div>
      ) : null}
    </ChartFrame>
  )
}

interface BarProps {
  kind: 'inflow' | 'outflow'
  left: number
  width: number
  from: number
  to: number
}

/** A day with any money at all shows at least a sliver. */
function Bar({ kind, left, width, from, to }: BarProps) {
  const isNothing = Math.abs(to - from) <= 1
  if (isNothing) return null
  return (
    <rect
      className={classes[kind]}
      x={left}
      width={width}
      y={Math.min(from, to)}
      height={Math.max(Math.abs(to - from), 2)}
      rx={Math.min(2, width / 2)}
    />
  )
}
