import { useQuery } from '@tanstack/react-query'
import { formatPhone } from '@tartip/domain/identifiers/phone'
import { may } from '@tartip/domain/people/policy'
import { isPersonFound } from '@tartip/domain/lists/search-text'
import { useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { UntitledListSkeleton } from '../../../components/feedback/page-skeletons.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { SearchField } from '../../../components/fields/search-field.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import type { DataColumn } from '../../../components/table/data-column.ts'
import { ShortTable } from '../../../components/table/short-table.tsx'
import { useMe, useViewer } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { CashierStateChip } from '../cashier-state-chip.tsx'
import { OutletTabs } from '../outlet-tabs.tsx'
import { cashiersQuery, type CashierLine } from '../outlets-queries.ts'
import classes from '../outlets.module.css'
import { outletUrls } from '../urls.ts'

/** Everybody who stands at a register, to be found by name or phone. */
export function CashiersPage() {
  const { t } = useTranslation('outlets')
  const { orgReferenceId } = useMe().currentContract
  const mayManage = may(useViewer(), 'outlets.manage').ok
  const cashiers = useQuery(cashiersQuery(orgReferenceId))
  const [text, setText] = useState('')
  const add = <LinkButton href={outletUrls.newCashier}>{t($ => $.cashiers.add)}</LinkButton>
  return (
    <Page title={t($ => $.title)} actions={mayManage ? add : undefined}>
      <OutletTabs value="cashiers" />
      <SearchField label={t($ => $.cashiers.search)} value={text} onChange={setText} />
      <QueryState
        query={cashiers}
        skeleton={<UntitledListSkeleton rows={5} />}
        empty={
          <EmptyState
            illustration="empty"
            title={t($ => $.cashiers.empty)}
            text={t($ => $.cashiers.emptyText)}
            action={mayManage ? add : undefined}
          />
        }
      >
        {list => (
          <SummaryCard isFlush>
            <CashiersTable
              cashiers={list.filter(({ fullName, mobile }) =>
                isPersonFound({ fullName, numbers: mobile ? [mobile] : [] }, text),
              )}
              onClear={() => setText('')}
            />
          </SummaryCard>
        )}
      </QueryState>
    </Page>
  )
}

interface CashiersTableProps {
  cashiers: readonly CashierLine[]
  onClear: () => void
}

function CashiersTable({ cashiers, onClear }: CashiersTableProps) {
  const { t } = useTranslation('outlets')
  if (cashiers.length === 0) {
    return (
      <EmptyState
        illustration="empty"
        title={t($ => $.list.nothing)}
        text={t($ => $.list.nothingText)}
        action={
          <Button variant="default" onClick={onClear}>
            {t($ => $.list.clear)}
          </Button>
        }
      />
    )
  }
  const columns: readonly DataColumn<CashierLine>[] = [
    {
      id: 'name',
      header: t($ => $.cashiers.name),
      isRowName: true,
      width: '36%',
      cell: cashier => <span translate="no">{cashier.fullName}</span>,
      note: cashier => (cashier.mobile ? formatPhone(cashier.mobile) : null),
    },
    { id: 'places', header: t($ => $.cashiers.places), cell: placesOf },
    {
      id: 'state',
      header: t($ => $.cashiers.state),
      width: '12rem',
      cell: cashier => <CashierStateChip cashier={cashier} />,
    },
  ]
  return (
    <ShortTable
      label={t($ => $.tabs.cashiers)}
      columns={columns}
      rows={cashiers}
      getRowId={cashier => cashier.referenceId}
      rowHref={cashier => outletUrls.cashier(cashier.referenceId)}
      renderCard={cashier => (
        <span className={classes.line}>
          <span className={classes.lineName} translate="no">
            {cashier.fullName}
          </span>
          <span className={classes.quiet}>{placesOf(cashier)}</span>
          <CashierStateChip cashier={cashier} />
        </span>
      )}
    />
  )
}

const placesOf = ({ salePoints }: CashierLine) => (
  <span translate="no">{salePoints.map(point => point.name).join(', ')}</span>
)
