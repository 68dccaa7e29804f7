import { IconQrcode } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { listInputOf, rowMatches, type ListSearch } from '@tartip/domain/lists/list'
import { qrOperationList } from '@tartip/domain/lists/qr-operation-list'
import { may } from '@tartip/domain/people/policy'
import type { TableView } from '@tartip/domain/people/table-views'
import { addDays } from '@tartip/domain/time/instant'
import { useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { DateTimeText } from '../../../components/text/date-time-text.tsx'
import { useLiveSales } from '../../../lib/live-sales/live-sales.ts'
import { useBankToday } from '../../../lib/use-bank-today.ts'
import { salePlaceOf } from '../../../lib/sale-place.ts'
import { useMe, useViewer } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { ExportButton } from '../../../lists/export-button.tsx'
import { FilterChips } from '../../../lists/filter-chips.tsx'
import { FoundList } from '../../../lists/found-list.tsx'
import type { ColumnStyles } from '../../../lists/list-columns.tsx'
import { ListToolbar } from '../../../lists/list-toolbar.tsx'
import { useListAddress, type ListAddress } from '../../../lists/use-list-address.ts'
import { useListWords } from '../../../lists/use-list-words.ts'
import {
  addLiveSale,
  filterSourcesOf,
  salesQuery,
  withLiveSales,
  type QrSaleRow,
} from '../api/qr-queries.ts'
import classes from '../qr.module.css'
import { qrHistoryHref, qrPayHref, qrSellHref } from '../urls.ts'
import { QrDocumentsPage } from './qr-documents-page.tsx'
import { QrHistoryTabs } from './qr-history-tabs.tsx'
import { SaleSheet } from './sale-sheet.tsx'
import { SalesPictures } from './sales-pictures.tsx'

const columnStyles: ColumnStyles<QrSaleRow> = {
  date: { width: '10.5rem' },
  sender: { width: '8rem', isRowName: true },
  salePoint: {
    width: '10rem',
    isExtra: true,
    note: row => salePlaceOf({ cashName: row.cashName }) || undefined,
  },
  fee: { width: '6rem', isExtra: true },
}

/** What only some sales have stands in their sheets and in files; the register stands under its outlet. */
const usualView: TableView = {
  hidden: [
    ...qrOperationList.columns.filter(({ shown }) => shown === 'onDemand').map(({ id }) => id),
    'cash',
  ],
  isCompact: false,
}

/** `/qr-history/sales` and `/qr-history/documents`. */
export function QrHistoryRoute() {
  const { name } = useParams({ strict: false })
  return name === 'documents' ? <QrDocumentsPage /> : <SalesPage />
}

/** What customers have paid by QR, live. */
function SalesPage() {
  const { t } = useTranslation('qr')
  const words = useListWords(qrOperationList)
  const legalPartyId = useMe().currentContract.orgReferenceId
  const viewer = useViewer()
  const address = useListAddress(qrOperationList)
  const { search, go } = address
  const today = useBankToday()
  const [live, setLive] = useState<readonly QrSaleRow[]>([])
  useLiveSales(legalPartyId, sale => setLive(known => addLiveSale(known, sale)))
  const changedIds = new Set(live.slice(0, 1).map(({ id }) => id))
  const filter = { legalPartyId, ...listInputOf(qrOperationList, search), ...asOfPart(search) }
  const isNewestPage = search.page === undefined && search.sort === undefined
  const found = useQuery({
    ...salesQuery(filter, search.page ?? 1),
    select: page =>
      isNewestPage
        ? withLiveSales(
            page,
            live.filter(sale => rowMatches(qrOperationList, search, sale, undefined)),
          )
        : page,
  })
  const sources = filterSourcesOf(legalPartyId)
  return (
    <Page
      title={words.title}
      isWide
      actions={
        <>
          {may(viewer, 'payments.create').ok ? (
            <LinkButton href={qrPayHref} variant="default">
              {t($ => $.history.pay)}
            </LinkButton>
          ) : null}
          <LinkButton
            href={qrSellHref}
            variant="filled"
            leftSection={<IconQrcode size={18} aria-hidden />}
          >
            {t($ => $.history.sell)}
          </LinkButton>
        </>
      }
    >
      <QrHistoryTabs value="sales" />
      {today ? (
        <SalesPictures
          legalPartyId={legalPartyId}
          from={String(search['from'] ?? addDays(today, -29))}
          to={String(search['to'] ?? today)}
          address={address}
        />
      ) : null}
      <ListToolbar
        list={qrOperationList}
        words={words}
        address={address}
        today={today}
        sources={sources}
        shortcuts={today ? <QuickPeriods address={address} today={today} /> : undefined}
      >
        <Export search={search} />
      </ListToolbar>
      <FilterChips
        list={qrOperationList}
        words={words}
        search={search}
        sources={sources}
        onChange={go}
      />
      <FoundList
        list={qrOperationList}
        words={words}
        address={address}
        found={found}
        columnStyles={columnStyles}
        changedIds={changedIds}
        view={usualView}
        renderCard={row => <SaleCard row={row} />}
        rowName={row => row.senderName}
        rowHref={row => qrHistoryHref('sales', { ...search, sale: row.id })}
        empty={
          <EmptyState
            illustration="empty"
            title={t($ => $.history.empty)}
            text={t($ => $.history.emptyText)}
            action={<LinkButton href={qrSellHref}>{t($ => $.history.sell)}</LinkButton>}
          />
        }
      />
      <SaleSheet
        legalPartyId={legalPartyId}
        saleId={search['sale'] === undefined ? undefined : String(search['sale'])}
        listed={found.data?.list}
        onClose={() => go({ ...search, sale: undefined })}
      />
    </Page>
  )
}

const asOfPart = ({ asOf }: ListSearch) => (asOf ? { asOf } : {})

function QuickPeriods({ address, today }: { address: ListAddress; today: string }) {
  const { t } = useTranslation('qr')
  const { search, go } = address
  return (
    <div className={classes.periods} role="group" aria-label={t($ => $.history.periods)}>
      {([7, 30] as const).map(days => {
        const from = addDays(today, 1 - days)
        const isOn = search['from'] === from && search['to'] === today
        return (
          <Button
            key={days}
            variant={isOn ? 'light' : 'subtle'}
            aria-pressed={isOn}
            onClick={() => go({ ...search, from, to: today, page: 1 })}
          >
            {t($ => $.history.lastDays, { count: days })}
          </Button>
        )
      })}
    </div>
  )
}

/** A file needs both days: without them it would hold everything ever sold. */
function Export({ search }: { search: ListSearch }) {
  const { t } = useTranslation('qr')
  if (search['from'] !== undefined && search['to'] !== undefined) {
    return <ExportButton name={qrOperationList.name} input={listInputOf(qrOperationList, search)} />
  }
  return <span className={classes.note}>{t($ => $.history.exportNeedsPeriod)}</span>
}

/** A sale on a phone: how much and from whom, then where and when. */
function SaleCard({ row }: { row: QrSaleRow }) {
  const place = salePlaceOf(row)
  return (
    <span className={classes.card}>
      <span className={classes.cardHead}>
        <span>{row.senderName}</span>
        <Amount value={row.amountWithFee} currency="KGS" />
      </span>
      <span className={classes.note}>
        <DateTimeText value={row.createdAt} />
        {place ? ` · ${place}` : ''}
      </span>
    </span>
  )
}
