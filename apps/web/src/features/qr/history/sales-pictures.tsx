import { useQuery } from '@tanstack/react-query'
import type { LocalDate } from '@tartip/domain/time/instant'
import { memo } from 'react'
import { CashFlowChart } from '../../../components/charts/cash-flow-chart.tsx'
import { plotValue } from '../../../components/charts/plot-value.ts'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { SkeletonBlock } from '../../../components/feedback/skeletons.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { twoDaysQuery } from '../../../lib/live-sales/live-sales.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import type { ListAddress } from '../../../lists/use-list-address.ts'
import { summaryQuery } from '../api/qr-queries.ts'
import classes from '../qr.module.css'
import { qrHistoryHref } from '../urls.ts'

interface SalesPicturesProps {
  legalPartyId: string
  from: LocalDate
  to: LocalDate
  address: ListAddress
}

/**
 * Today and yesterday in numbers, the days of the period as a curve, its outlets side by side. They follow what is read
 * again, not each sale that comes.
 */
export const SalesPictures = memo(function SalesPictures({
  legalPartyId,
  from,
  to,
  address: { search, go },
}: SalesPicturesProps) {
  const { t } = useTranslation('qr')
  const read = useQuery(summaryQuery(legalPartyId, from, to))
  const summary = read.data
  return (
    <div className={classes.pictures}>
      <TwoDays legalPartyId={legalPartyId} />
      {summary ? (
        <SalesByDay
          days={summary.days}
          title={t($ => $.pictures.byDay)}
          onDay={day => go({ ...search, from: day, to: day, page: 1 })}
        />
      ) : null}
      {read.isError && !summary ? (
        <SummaryCard title={t($ => $.pictures.byDay)}>
          <QueryState query={read}>{() => null}</QueryState>
        </SummaryCard>
      ) : null}
      {summary && summary.points.length > 0 ? <Points points={summary.points} /> : null}
    </div>
  )
})

function TwoDays({ legalPartyId }: { legalPartyId: string }) {
  const { t } = useTranslation('qr')
  const query = useQuery(twoDaysQuery(legalPartyId))
  return (
    <SummaryCard title={t($ => $.pictures.twoDays)}>
      <QueryState query={query} skeleton={<DayTotals />}>
        {days => <DayTotals days={days} />}
      </QueryState>
    </SummaryCard>
  )
}

interface DayTotal {
  readonly totalAmount: string
  readonly operationCount: number
}

/** Without the totals as high as with them. */
function DayTotals({ days: known }: { days?: Readonly<Record<'today' | 'yesterday', DayTotal>> }) {
  const { t } = useTranslation('qr')
  const days = [
    ['today', known?.today],
    ['yesterday', known?.yesterday],
  ] as const
  return (
    <dl className={classes.twoDays}>
      {days.map(([day, total]) => (
        <div key={day}>
          <dt>{t($ => $.pictures[day])}</dt>
          <dd>
            {total ? (
              <>
                <Amount value={total.totalAmount} currency="KGS" size="lg" />
                <span className={classes.note}>
                  {t($ => $.pictures.sales, { count: total.operationCount })}
                </span>
              </>
            ) : (
              <SkeletonBlock width="9rem" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface SalesByDayProps {
  title: string
  days: readonly { readonly date: LocalDate; readonly totalAmount: string }[]
  onDay: (day: LocalDate) => void
}

function SalesByDay({ title, days, onDay }: SalesByDayProps) {
  const flow = days.map(({ date, totalAmount }) => ({
    date,
    inflow: totalAmount,
    outflow: '0.00',
  }))
  return (
    <CashFlowChart
      title={title}
      days={flow}
      currency="KGS"
      totalIn={sumOf(days)}
      dayLink={{ hrefOf: day => qrHistoryHref('sales', { from: day, to: day }), onOpen: onDay }}
    />
  )
}

/** Wire decimals of som, added up exactly. */
function sumOf(totals: readonly { readonly totalAmount: string }[]): string {
  const tyiyn = totals.reduce(
    (sum, { totalAmount }) => sum + BigInt(totalAmount.replace('.', '')),
    0n,
  )
  const digits = tyiyn.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

interface PointTotal {
  readonly salePointCode?: string | null
  readonly salePointName?: string | null
  readonly totalAmount: string
  readonly operationCount: number
}

/** So many outlets stand by themselves; a chain of shops would push the list off the screen. */
const mostPoints = 3

/** Outlets beside each other, the largest first, each with a bar to scale; the rest of a chain together. */
function Points({ points }: { points: readonly PointTotal[] }) {
  const { t } = useTranslation('qr')
  const isChain = points.length > mostPoints + 1
  const shown = isChain ? points.slice(0, mostPoints) : points
  const others = points.slice(shown.length)
  const lines = [
    ...shown.map(({ salePointCode, salePointName, ...total }) => ({
      key: salePointCode ?? 'account',
      name: salePointName ?? t($ => $.pictures.ofAccount),
      ...total,
    })),
    ...(isChain
      ? [
          {
            key: 'others',
            name: t($ => $.pictures.otherPoints, { count: others.length }),
            totalAmount: sumOf(others),
            operationCount: others.reduce((sum, { operationCount }) => sum + operationCount, 0),
          },
        ]
      : []),
  ]
  const most = Math.max(...lines.map(({ totalAmount }) => plotValue(totalAmount, 'KGS')), 1)
  return (
    <SummaryCard title={t($ => $.pictures.points)}>
      <ul className={classes.points}>
        {lines.map(({ key, name, totalAmount, operationCount }) => (
          <li key={key}>
            <span className={classes.cardHead}>
              <span>{name}</span>
              <Amount value={totalAmount} currency="KGS" />
            </span>
            <span
              className={classes.bar}
              style={{ inlineSize: `${(plotValue(totalAmount, 'KGS') / most) * 100}%` }}
              aria-hidden
            />
            <span className={classes.note}>
              {t($ => $.pictures.sales, { count: operationCount })}
            </span>
          </li>
        ))}
      </ul>
    </SummaryCard>
  )
}
