import { useQuery } from '@tanstack/react-query'
import { useParams, useRouter } from '@tanstack/react-router'
import { instalmentClaimList } from '@tartip/domain/lists/instalment-claim-list'
import { listInputOf, rowMatches } from '@tartip/domain/lists/list'
import { formatDate } from '@tartip/domain/time/format-date'
import { Tabs } from '../../components/controls/tabs.tsx'
import { VisuallyHidden } from '../../components/controls/visually-hidden.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Page } from '../../components/layout/page.tsx'
import { Amount } from '../../components/text/amount.tsx'
import { DateTimeText } from '../../components/text/date-time-text.tsx'
import { useBankToday } from '../../lib/use-bank-today.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { ExportButton } from '../../lists/export-button.tsx'
import { FilterChips } from '../../lists/filter-chips.tsx'
import { FoundList } from '../../lists/found-list.tsx'
import type { ColumnStyles } from '../../lists/list-columns.tsx'
import { ListToolbar } from '../../lists/list-toolbar.tsx'
import { useAnnouncement } from '../../lists/use-announcement.ts'
import { useListAddress } from '../../lists/use-list-address.ts'
import { useListWords } from '../../lists/use-list-words.ts'
import { useLiveList } from '../../lists/use-live-list.ts'
import { ClaimStatusChip } from './claim-status-chip.tsx'
import { claimSources, claimsQuery, liveClaims, type ClaimRow } from './installment-queries.ts'
import classes from './installments.module.css'
import { MerchantProducts } from './merchant-products.tsx'

const tabs = ['claims', 'products'] as const
type Tab = (typeof tabs)[number]

/** `/installment/$name`: the claims of buyers, and the products that the organisation sells with. */
export function InstallmentsRoute() {
  const { t } = useTranslation('installments')
  const { name } = useParams({ strict: false })
  const { history } = useRouter()
  const tab: Tab = name === 'products' ? 'products' : 'claims'
  return (
    <Page title={t($ => $.title)}>
      <Tabs
        label={t($ => $.tabs.label)}
        value={tab}
        tabs={tabs.map(value => ({ value, label: t($ => $.tabs[value]) }))}
        onChange={next => history.push(`/installment/${next}`)}
      />
      {tab === 'claims' ? <Claims /> : <MerchantProducts />}
    </Page>
  )
}

const columnStyles: ColumnStyles<ClaimRow> = {
  date: { width: '10.5rem' },
  number: { width: '6rem' },
  client: { isRowName: true },
  product: { isExtra: true },
  sum: { width: '9rem' },
  status: { width: '18rem', cell: row => <ClaimStatusChip status={row.status} /> },
}
const claimHref = ({ id }: Pick<ClaimRow, 'id'>) => `/installment/detail/${id}`

function Claims() {
  const { t } = useTranslation('installments')
  const { history } = useRouter()
  const language = useLanguage()
  const { legalPartyId } = useViewer()
  const list = instalmentClaimList
  const words = useListWords(list)
  const address = useListAddress(list)
  const { search, go } = address
  const today = useBankToday()
  const query = claimsQuery(legalPartyId, search, language)
  const found = useQuery(query)
  const announcement = useAnnouncement()
  const live = useLiveList<ClaimRow>({
    source: liveClaims(legalPartyId),
    listKey: query.queryKey,
    belongs: row => rowMatches(list, search, row, undefined),
    isBusy: false,
    onRemoved: () => undefined,
    onChanged: count => announcement.announce(t($ => $.list.updated, { count })),
  })
  const sources = claimSources(legalPartyId, language)
  return (
    <>
      <ListToolbar list={list} words={words} address={address} today={today} sources={sources}>
        <ExportButton name={list.name} input={listInputOf(list, search)} />
      </ListToolbar>
      <FilterChips list={list} words={words} search={search} sources={sources} onChange={go} />
      {search['from'] === undefined && search['to'] === undefined && found.data?.fromDate ? (
        <p className={classes.quiet}>
          {t($ => $.list.since, { since: formatDate(found.data.fromDate) })}
        </p>
      ) : null}
      <FoundList
        list={list}
        words={words}
        address={address}
        found={found}
        columnStyles={columnStyles}
        renderCard={row => <ClaimCard row={row} />}
        rowName={row => `${row.claimNumber}, ${row.clientName}`}
        rowHref={claimHref}
        onOpenRow={row => history.push(claimHref(row))}
        changedIds={live.changedIds}
        empty={
          <EmptyState
            illustration="empty"
            title={t($ => $.list.emptyTitle)}
            text={t($ => $.list.emptyText)}
          />
        }
      />
      <VisuallyHidden role="status">{announcement.text}</VisuallyHidden>
    </>
  )
}

/** A claim on a phone: who buys for how much, then where it stands. */
function ClaimCard({ row }: { row: ClaimRow }) {
  return (
    <span className={classes.claim}>
      <span className={classes.line}>
        <span className={classes.name} translate="no">
          {row.clientName}
        </span>
        <Amount value={row.sum} currency="KGS" />
      </span>
      <span className={classes.quiet}>
        {row.claimNumber} · <DateTimeText value={row.createdDate} /> · {row.productName}
      </span>
      <span>
        <ClaimStatusChip status={row.status} />
      </span>
    </span>
  )
}
