import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { filterInputOf } from '@tartip/domain/lists/list'
import { qrDocumentList, type QrDocumentListRow } from '@tartip/domain/lists/qr-document-list'
import { colourOfStatus } from '@tartip/domain/payment/status-view'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { DateTimeText } from '../../../components/text/date-time-text.tsx'
import { StatusChip } from '../../../components/text/status-chip.tsx'
import { useBankToday } from '../../../lib/use-bank-today.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useMe } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { FilterChips } from '../../../lists/filter-chips.tsx'
import { FoundList } from '../../../lists/found-list.tsx'
import type { ColumnStyles } from '../../../lists/list-columns.tsx'
import { ListToolbar } from '../../../lists/list-toolbar.tsx'
import { useListAddress } from '../../../lists/use-list-address.ts'
import { useListWords } from '../../../lists/use-list-words.ts'
import { documentsQuery } from '../api/qr-documents.ts'
import classes from '../qr.module.css'
import { signedDocumentHref } from '../urls.ts'
import { QrHistoryTabs } from './qr-history-tabs.tsx'

const columnStyles: ColumnStyles<QrDocumentListRow> = {
  date: { width: '10.5rem' },
  kind: { width: '7rem', isRowName: true },
  number: { width: '6rem' },
  purpose: { isExtra: true },
  creator: { width: '11rem', isExtra: true },
  status: {
    width: '14rem',
    cell: ({ statusCode }) => (
      <StatusChip status={statusCode} colour={colourOfStatus(statusCode)} />
    ),
  },
}

/** `/qr-history/documents`: own documents that pay a code or give a sale back. */
export function QrDocumentsPage() {
  const { t } = useTranslation('qr')
  const words = useListWords(qrDocumentList)
  const router = useRouter()
  const legalPartyId = useMe().currentContract.orgReferenceId
  const address = useListAddress(qrDocumentList)
  const { search, go } = address
  const today = useBankToday()
  const filter = { legalPartyId, ...filterInputOf(qrDocumentList, search) }
  const found = useQuery(documentsQuery(filter, search.page ?? 1))
  return (
    <Page title={words.title} isWide>
      <QrHistoryTabs value="documents" />
      <ListToolbar list={qrDocumentList} words={words} address={address} today={today} />
      <FilterChips list={qrDocumentList} words={words} search={search} onChange={go} />
      <FoundList
        list={qrDocumentList}
        words={words}
        address={address}
        found={found}
        columnStyles={columnStyles}
        renderCard={row => <DocumentCard row={row} />}
        rowName={row => row.transferNum}
        rowHref={row => signedDocumentHref(row.id)}
        onOpenRow={row => router.history.push(signedDocumentHref(row.id))}
        empty={
          <EmptyState
            illustration="empty"
            title={t($ => $.history.documentsEmpty)}
            text={t($ => $.history.documentsEmptyText)}
          />
        }
      />
    </Page>
  )
}

function DocumentCard({ row }: { row: QrDocumentListRow }) {
  const language = useLanguage()
  const kind = qrDocumentList.columns.find(({ id }) => id === 'kind')?.value(row, language)
  return (
    <span className={classes.card}>
      <span className={classes.cardHead}>
        <span>{kind}</span>
        <Amount value={row.amount} currency="KGS" />
      </span>
      <span className={classes.note}>
        <DateTimeText value={row.createdDate} /> · {row.purpose}
      </span>
      <StatusChip status={row.statusCode} colour={colourOfStatus(row.statusCode)} />
    </span>
  )
}
