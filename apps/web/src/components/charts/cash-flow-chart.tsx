import { formatDayMonth } from '@tartip/domain/time/format-date'
import type { LocalDate } from '@tartip/domain/time/instant'
import { useId, useState } from 'react'
import { AppLink } from '../controls/app-link.tsx'
import { useComponentText } from '../i18n/use-component-text.ts'
import { Amount } from '../text/amount.tsx'
import { amountText } from '../text/amount-text.ts'
import { DateText } from '../text/date-text.tsx'
import { CashFlowPlot, cashFlowPlotHeight } from './cash-flow-plot.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { DayPlot } from './day-plot.tsx'
import { plotValue } from './plot-value.ts'
import classes from './plot.module.css'
import { usePlotSlider } from './use-plot-slider.ts'

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
  /** Left out for money that only comes in: nothing of money out is shown then. */
  totalOut?: string
  /** The same number of days before these, a light tick for each, and their label. */
  before?: { readonly days: readonly CashFlowDay[]; readonly label: string } | undefined
  /** Where a day leads, and the way there. */
  dayLink?:
    | { readonly hrefOf: (day: LocalDate) => string; readonly onOpen: (day: LocalDate) => void }
    | undefined
}

/** Money in above and out below one axis, a pair of bars a day. */
export function CashFlowChart(props: CashFlowChartProps) {
  const { title, days, currency, totalIn, totalOut, before, dayLink } = props
  const { t, language } = useComponentText()
  const helpId = useId()
  const [touched, setTouched] = useState<LocalDate>()
  const textOf = (place: number): string => {
    const day = days[place]
    if (!day) return ''
    return t($ => (totalOut === undefined ? $.chart.dayInflow : $.chart.dayFlow), {
      day: formatDayMonth(day.date, language),
      inflow: amountText(day.inflow, currency),
      outflow: amountText(day.outflow, currency),
    })
  }
  const slider = usePlotSlider({
    count: days.length,
    label: title,
    describedBy: dayLink ? helpId : undefined,
    textOf,
    // A finger reads first: it is offered the way, and does not leave the page by a slip.
    onChoose: ({ from }, by) => {
      const day = days[from]?.date
      if (!dayLink || day === undefined) return
      if (by === 'touch') setTouched(day)
      else dayLink.onOpen(day)
    },
  })
  const { index } = slider
  const read = index === undefined ? undefined : days[index]
  const heights = (list: readonly CashFlowDay[]) =>
    list.map(({ inflow, outflow }) => ({
      up: plotValue(inflow, currency),
      down: plotValue(outflow, currency),
    }))
  return (
    <ChartFrame
      isTall
      title={title}
      reading={
        <>
          {read ? <DateText value={read.date} /> : null}
          <span>
            {t($ => $.chart.moneyIn)} <Amount value={read?.inflow ?? totalIn} currency={currency} />
          </span>
          {totalOut === undefined ? null : (
            <span>
              {t($ => $.chart.moneyOut)}{' '}
              <Amount value={read?.outflow ?? totalOut} currency={currency} />
            </span>
          )}
        </>
      }
      table={{
        head: [
          t($ => $.chart.day),
          t($ => $.chart.moneyIn),
          ...(totalOut === undefined ? [] : [t($ => $.chart.moneyOut)]),
        ],
        rows: days.map(({ date, inflow, outflow }) => [
          dayLink ? (
            <AppLink key="date" href={dayLink.hrefOf(date)}>
              <DateText value={date} />
            </AppLink>
          ) : (
            <DateText key="date" value={date} />
          ),
          <Amount key="in" value={inflow} currency={currency} />,
          ...(totalOut === undefined
            ? []
            : [<Amount key="out" value={outflow} currency={currency} />]),
        ]),
      }}
    >
      <DayPlot
        slider={slider}
        days={days}
        usualWidth={560}
        usualHeight={cashFlowPlotHeight}
        {...(dayLink ? { help: { id: helpId, text: t($ => $.chart.dayHelp) } } : {})}
      >
        {(width, height) => (
          <CashFlowPlot
            days={heights(days)}
            before={heights(before?.days.slice(0, days.length) ?? [])}
            width={width}
            height={height}
            readIndex={index}
          />
        )}
      </DayPlot>
      {before || touched ? (
        <div className={classes.legend}>
          {before ? (
            <span className={classes.signs} aria-hidden>
              <span>
                <span className={classes.stroke} data-kind="tick" />
                {before.label}
              </span>
            </span>
          ) : null}
          {dayLink && touched ? (
            <AppLink className={classes.open} href={dayLink.hrefOf(touched)}>
              {t($ => $.chart.openDay, { day: formatDayMonth(touched, language) })}
            </AppLink>
          ) : null}
        </div>
      ) : null}
    </ChartFrame>
  )
}
