import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { may, seesOnlyOwnCashRegisters } from '@tartip/domain/people/policy'
import { formatDateTime } from '@tartip/domain/time/format-date'
import { fromIso } from '@tartip/domain/time/instant'
import { AppLink } from '../../../components/controls/app-link.tsx'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { CardAndListSkeleton } from '../../../components/feedback/page-skeletons.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { useMe, useViewer } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { OutletTabs } from '../outlet-tabs.tsx'
import {
  cashiersQuery,
  outletsWithRegistersQuery,
  type CashierLine,
  type OutletWithRegisters,
} from '../outlets-queries.ts'
import classes from '../outlets.module.css'
import { outletUrls } from '../urls.ts'
import { CashierHome } from './cashier-home.tsx'
import { TodaySales } from './today-sales.tsx'

/** What a person sells today: their own registers, or the whole organisation. */
export function OutletHomeRoute() {
  return seesOnlyOwnCashRegisters(useViewer()) ? <CashierHome /> : <SellingHome />
}

/** Who sells now, who has not come in yet, and what can be done next. */
function SellingHome() {
  const { t } = useTranslation('outlets')
  const { orgReferenceId } = useMe().currentContract
  const mayManage = may(useViewer(), 'outlets.manage').ok
  const outlets = useQuery(outletsWithRegistersQuery(orgReferenceId))
  const cashiers = useQuery(cashiersQuery(orgReferenceId))
  return (
    <Page title={t($ => $.home.sellingTitle)}>
      <OutletTabs value="today" />
      <QueryState
        query={outlets}
        skeleton={<CardAndListSkeleton rows={3} />}
        empty={
          <EmptyState
            illustration="empty"
            title={mayManage ? t($ => $.home.start) : t($ => $.list.empty)}
            text={mayManage ? t($ => $.home.startText) : t($ => $.list.emptyText)}
            action={
              mayManage ? (
                <LinkButton href={outletUrls.newPoint}>{t($ => $.list.add)}</LinkButton>
              ) : undefined
            }
          />
        }
      >
        {list => (
          <div className={classes.stack}>
            <Figures outlets={list} cashiers={cashiers.data} />
            {mayManage ? (
              <div className={classes.row}>
                <LinkButton href="/qr-sell">{t($ => $.home.sell)}</LinkButton>
                <LinkButton variant="default" href={outletUrls.newPoint}>
                  {t($ => $.list.add)}
                </LinkButton>
                <LinkButton variant="default" href={outletUrls.newCashier}>
                  {t($ => $.cashiers.add)}
                </LinkButton>
              </div>
            ) : null}
            <TodaySales />
            <QueryState query={cashiers}>{people => <People cashiers={people} />}</QueryState>
          </div>
        )}
      </QueryState>
    </Page>
  )
}

interface FiguresProps {
  outlets: readonly OutletWithRegisters[]
  /** Undefined until it is known. */
  cashiers: readonly CashierLine[] | undefined
}

function Figures({ outlets, cashiers }: FiguresProps) {
  const { t } = useTranslation('outlets')
  const figures = [
    [t($ => $.tabs.points), outlets.length],
    [t($ => $.point.registers), outlets.flatMap(one => one.cashRegisters).length],
    [t($ => $.tabs.cashiers), cashiers?.length],
    [t($ => $.home.shifts), cashiers?.filter(one => one.shiftOpenedDate).length],
  ] as const
  return (
    <dl className={classes.figures}>
      {figures.map(([name, figure]) => (
        <div key={name} className={classes.card}>
          <dt>{name}</dt>
          <dd className={classes.bigNumber}>{figure ?? '—'}</dd>
        </div>
      ))}
    </dl>
  )
}

function People({ cashiers }: { cashiers: readonly CashierLine[] }) {
  const { t } = useTranslation('outlets')
  const working = cashiers.filter(one => one.shiftOpenedDate)
  const waiting = cashiers.filter(one => one.authState === 'INIT')
  return (
    <div className={classes.cards}>
      <section className={classes.card}>
        <h2>{t($ => $.home.shifts)}</h2>
        {working.length === 0 ? (
          <p className={classes.quiet}>{t($ => $.home.noShifts)}</p>
        ) : (
          <CashierLines
            cashiers={working}
            noteOf={({ shiftOpenedDate }) =>
              t($ => $.home.shiftOpen, {
                time: formatDateTime(fromIso(shiftOpenedDate ?? '')),
              })
            }
          />
        )}
      </section>
      {waiting.length > 0 ? (
        <section className={classes.card}>
          <h2>{t($ => $.home.waiting)}</h2>
          <p className={classes.quiet}>{t($ => $.home.waitingText)}</p>
          <CashierLines
            cashiers={waiting}
            noteOf={({ salePoints }) => (
              <span translate="no">{salePoints.map(point => point.name).join(', ')}</span>
            )}
          />
        </section>
      ) : null}
    </div>
  )
}

interface CashierLinesProps {
  cashiers: readonly CashierLine[]
  noteOf: (cashier: CashierLine) => ReactNode
}

function CashierLines({ cashiers, noteOf }: CashierLinesProps) {
  return (
    <ul className={classes.lines}>
      {cashiers.map(cashier => (
        <li key={cashier.referenceId}>
          <span className={classes.line}>
            <AppLink href={outletUrls.cashier(cashier.referenceId)} className={classes.lineName}>
              <span translate="no">{cashier.fullName}</span>
            </AppLink>
            <span className={classes.quiet}>{noteOf(cashier)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
