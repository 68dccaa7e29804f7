import { useQuery } from '@tanstack/react-query'
import { formatAccountNumber } from '@tartip/domain/identifiers/account-number'
import { may } from '@tartip/domain/people/policy'
import { useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { UntitledListSkeleton } from '../../../components/feedback/page-skeletons.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { SearchField } from '../../../components/fields/search-field.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import type { DataColumn } from '../../../components/table/data-column.ts'
import { ShortTable } from '../../../components/table/short-table.tsx'
import { useMe, useViewer } from '../../../lib/use-me.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { addressText } from '../address-text.ts'
import { OutletTabs } from '../outlet-tabs.tsx'
import { outletsQuery, type OutletLine } from '../outlets-queries.ts'
import classes from '../outlets.module.css'
import { outletUrls } from '../urls.ts'

const searchPauseMs = 250
const firstSize = 50
const largestSize = 1_000

type Order = 'alphabet' | 'newest'

/** Every outlet that the person may see, to be found by name or code. */
export function PointsPage() {
  const { t } = useTranslation('outlets')
  const { orgReferenceId } = useMe().currentContract
  const mayManage = may(useViewer(), 'outlets.manage').ok
  const [text, setText] = useState('')
  const [order, setOrder] = useState<Order>('alphabet')
  const [size, setSize] = useState(firstSize)
  const wanted = useSettled(text.trim(), searchPauseMs)
  const outlets = useQuery(outletsQuery({ orgReferenceId, text: wanted, order, size }))
  const add = <LinkButton href={outletUrls.newPoint}>{t($ => $.list.add)}</LinkButton>
  return (
    <Page title={t($ => $.title)} actions={mayManage ? add : undefined}>
      <OutletTabs value="points" />
      <div className={classes.filters}>
        <SearchField label={t($ => $.list.search)} value={text} onChange={setText} />
        <SelectField
          label={t($ => $.list.order)}
          value={order}
          onChange={value => setOrder(value === 'newest' ? 'newest' : 'alphabet')}
          options={[
            { value: 'alphabet', label: t($ => $.list.alphabet) },
            { value: 'newest', label: t($ => $.list.newest) },
          ]}
        />
      </div>
      <QueryState
        query={outlets}
        skeleton={<UntitledListSkeleton rows={5} />}
        isEmpty={({ totalElements }) => totalElements === 0}
        empty={
          wanted === '' ? (
            <EmptyState
              illustration="empty"
              title={t($ => $.list.empty)}
              text={t($ => $.list.emptyText)}
              action={mayManage ? add : undefined}
            />
          ) : (
            <EmptyState
              illustration="empty"
              title={t($ => $.list.nothing)}
              text={t($ => $.list.nothingText)}
              action={
                <Button variant="default" onClick={() => setText('')}>
                  {t($ => $.list.clear)}
                </Button>
              }
            />
          )
        }
      >
        {({ list, totalElements }) => (
          <div className={classes.stack}>
            <SummaryCard isFlush>
              <PointsTable points={list} />
            </SummaryCard>
            {totalElements > list.length && size < largestSize ? (
              <div className={classes.row}>
                <Button
                  variant="default"
                  loading={outlets.isFetching}
                  onClick={() => setSize(Math.min(size * 4, largestSize))}
                >
                  {t($ => $.list.more)}
                </Button>
              </div>
            ) : null}
          </div>
        )}
      </QueryState>
    </Page>
  )
}

function PointsTable({ points }: { points: readonly OutletLine[] }) {
  const { t } = useTranslation('outlets')
  const registersOf = (point: OutletLine) =>
    t($ => $.list.registers, { count: point.cashRegisterCount })
  const columns: readonly DataColumn<OutletLine>[] = [
    {
      id: 'name',
      header: t($ => $.list.name),
      isRowName: true,
      width: '28%',
      cell: point => <span translate="no">{point.name}</span>,
      note: point => t($ => $.list.code, { code: point.code }),
    },
    {
      id: 'address',
      header: t($ => $.list.address),
      cell: point => <span translate="no">{addressText(point.addressAttributes)}</span>,
    },
    {
      id: 'account',
      header: t($ => $.list.account),
      width: '13rem',
      isExtra: true,
      cell: point => formatAccountNumber(point.account),
    },
    {
      id: 'registers',
      header: t($ => $.list.registersColumn),
      width: '8rem',
      cell: registersOf,
    },
  ]
  return (
    <ShortTable
      label={t($ => $.tabs.points)}
      columns={columns}
      rows={points}
      getRowId={point => point.id}
      rowHref={point => outletUrls.point(point.id)}
      renderCard={point => (
        <span className={classes.line}>
          <span className={classes.lineName} translate="no">
            {point.name}
          </span>
          <span className={classes.quiet} translate="no">
            {addressText(point.addressAttributes)}
          </span>
          <span className={classes.quiet}>
            {t($ => $.list.code, { code: point.code })} · {registersOf(point)}
          </span>
        </span>
      )}
    />
  )
}
