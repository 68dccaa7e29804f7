import { useElementSize } from '../../../lib/use-element-size.ts'
import { formatDate } from '@tartip/domain/time/format-date'
import { ChartFrame } from '../../../components/charts/chart-frame.tsx'
import plotClasses from '../../../components/charts/plot.module.css'
import { plotValue } from '../../../components/charts/plot-value.ts'
import { bandsOver, linearScale } from '../../../components/charts/scale.ts'
import { usePlotSlider } from '../../../components/charts/use-plot-slider.ts'
import { Amount } from '../../../components/text/amount.tsx'
import { amountText } from '../../../components/text/amount-text.ts'
import { DateText } from '../../../components/text/date-text.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { monthOf } from '../loans-model.ts'
import type { LoanMonth } from '../loans-model.ts'
import type { LoanRow } from '../loans-queries.ts'
import classes from './loan-chart.module.css'

interface LoanChartProps {
  rows: readonly LoanRow[]
  currency: string
}

const height = 168

/** Every payment of the schedule as one bar: principal below, interest on top; what is paid is darker. */
export function LoanChart({ rows, currency }: LoanChartProps) {
  const { t } = useTranslation('loans')
  const { ref, width: measured } = useElementSize()
  const width = measured || 640
  const months = rows.map(row => monthOf(row, currency))
  const textOf = (index: number): string => {
    const month = months[index]
    if (!month) return ''
    return t($ => $.chart.reading, {
      day: formatDate(month.row.lastPayDate),
      payment: amountText(month.row.amountCharge, currency),
      interest: amountText(month.interest, currency),
    })
  }
  const { index, plotProps } = usePlotSlider({
    count: months.length,
    label: t($ => $.chart.title),
    textOf,
  })
  const nextIndex = Math.max(
    months.findIndex(({ row }) => row.state !== 'PAID'),
    0,
  )
  const read = months[index ?? nextIndex]
  const amount = (value: string) => <Amount value={value} currency={currency} />
  return (
    <ChartFrame
      title={t($ => $.chart.title)}
      reading={
        read ? (
          <>
            <DateText value={read.row.lastPayDate} />
            <span>
              {t($ => $.chart.principal)} {amount(read.principal)}
            </span>
            <span>
              {t($ => $.chart.interest)} {amount(read.interest)}
            </span>
          </>
        ) : null
      }
      table={{
        head: [
          t($ => $.chart.month),
          t($ => $.chart.payment),
          t($ => $.chart.principal),
          t($ => $.chart.interest),
        ],
        rows: months.map(({ row, principal, interest }) => [
          <DateText key="date" value={row.lastPayDate} />,
          <span key="payment">{amount(row.amountCharge)}</span>,
          <span key="principal">{amount(principal)}</span>,
          <span key="interest">{amount(interest)}</span>,
        ]),
      }}
    >
      <div ref={ref} className={plotClasses.plot} style={{ height }} {...plotProps}>
        <Bars months={months} width={width} currency={currency} readIndex={index} />
      </div>
      <Ends rows={rows} />
      <p className={classes.legend} aria-hidden>
        <span className={classes.swatch} data-part="principal" />
        {t($ => $.chart.principal)}
        <span className={classes.swatch} data-part="interest" />
        {t($ => $.chart.interest)}
      </p>
    </ChartFrame>
  )
}

function Ends({ rows }: { rows: readonly LoanRow[] }) {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return null
  return (
    <div className={classes.days} aria-hidden>
      <span>{formatDate(first.lastPayDate)}</span>
      <span>{formatDate(last.lastPayDate)}</span>
    </div>
  )
}

interface BarsProps {
  months: readonly LoanMonth[]
  width: number
  currency: string
  readIndex: number | undefined
}

function Bars({ months, width, currency, readIndex }: BarsProps) {
  const values = months.map(({ principal, interest }) => ({
    principal: plotValue(principal, currency),
    interest: plotValue(interest, currency),
  }))
  const top = Math.max(1, ...values.map(({ principal, interest }) => principal + interest))
  const bands = bandsOver(months.length, width, 0.35)
  const y = linearScale([0, top], [height, 6])
  const barWidth = Math.min(bands.width, 18)
  return (
    <svg className={plotClasses.svg} viewBox={`0 0 ${width} ${height}`} height={height} aria-hidden>
      <g className={classes.columns}>
        {months.map(({ row }, place) => {
          const value = values[place] ?? { principal: 0, interest: 0 }
          const left = bands.leftOf(place) + (bands.width - barWidth) / 2
          const middle = y(value.principal)
          return (
            <g
              key={row.lastPayDate}
              data-state={row.state}
              data-dimmed={(readIndex !== undefined && readIndex !== place) || undefined}
            >
              <rect
                className={classes.principal}
                x={left}
                y={middle}
                width={barWidth}
                height={height - middle}
              />
              <rect
                className={classes.interest}
                x={left}
                y={y(value.principal + value.interest)}
                width={barWidth}
                height={Math.max(middle - y(value.principal + value.interest) - 1, 0)}
              />
            </g>
          )
        })}
      </g>
      <line className={plotClasses.axis} x1={0} x2={width} y1={height} y2={height} />
    </svg>
  )
}
