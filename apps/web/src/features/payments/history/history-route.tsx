import { IconFileText, IconSignature, IconTemplate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { listInputOf, rowMatches, wasMadeBefore, type ListSearch } from '@tartip/domain/lists/list'
import {
  mostInOneCFile,
  mostInPaperFile,
  paymentList,
  toSignList,
} from '@tartip/domain/lists/payment-list'
import { formatNumber } from '@tartip/domain/money/format-amount'
import { may } from '@tartip/domain/people/policy'
import type { ViewedTable } from '@tartip/domain/people/table-views'
import type { Viewer } from '@tartip/domain/people/viewer'
import { fromIso } from '@tartip/domain/time/instant'
import { useMemo } from 'react'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { amountText } from '../../../components/text/amount-text.ts'
import { SignDeadline } from '../../../documents/drawer/sign-deadline.tsx'
import { DocumentListView } from '../../../documents/list/document-list-view.tsx'
import { templatesHref } from '../../../documents/form/form-address.ts'
import { useDocumentList } from '../../../documents/list/use-document-list.ts'
import { useBankNow } from '../../../lib/use-bank-now.ts'
import { lazySlot } from '../../../lib/lazy-part.tsx'
import { orderHref } from '../../../lib/statement-href.ts'
import { useMe, useViewer } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { ExportButton } from '../../../lists/export-button.tsx'
import { useListAddress } from '../../../lists/use-list-address.ts'
import { useOtherLayout } from '../../../lists/use-other-layout.ts'
import { useListViews } from '../../../lists/use-list-views.ts'
import { useListWords } from '../../../lists/use-list-words.ts'
import {
  accountsSource,
  creatorsSource,
  searchQuery,
  tabCountsQuery,
} from '../api/payment-queries.ts'
import type { PaymentRow } from '../api/payment-queries.ts'
import type { PaymentDrawerProps } from '../payment-drawer.tsx'
import { PaymentStatusChip } from '../../../components/text/payment-status-chip.tsx'
import { paymentKind } from '../payment-kind.ts'
import { historyHref } from '../urls.ts'
import { HistoryEmpty } from './history-empty.tsx'
import { HistorySummary } from './history-summary.tsx'
import { HistoryTabs } from './history-tabs.tsx'
import { livePayments } from './live-payments.ts'
import { pageSizeOf } from './page-size.ts'
import { PaymentCard } from './payment-card.tsx'
import { paymentColumnStyles } from './payment-column-styles.tsx'
import { UnfinishedPayments } from './unfinished-payments.tsx'

const drawer = lazySlot<PaymentDrawerProps>(
  async () => (await import('../payment-drawer.tsx')).PaymentDrawer,
)

/** Operation history: all documents of the company, found, read and acted upon. */
export function HistoryRoute() {
  const viewer = useViewer()
  const words = useListWords(paymentList)
  const { search, go } = useListAddress(paymentList)
  const isQueue = search['status'] === 'FOR_SIGN'
  return (
    <Page
      title={words.title}
      actions={
        isQueue ? (
          may(viewer, 'payments.sign').ok && <DeskLink viewer={viewer} />
        ) : may(viewer, 'payments.create').ok ? (
          <TemplatesLink />
        ) : null
      }
    >
      <HistoryTabs words={words} search={search} viewer={viewer} onChange={go} />
      {search['status'] === 'DRAFT' && may(viewer, 'payments.create').ok ? (
        <UnfinishedPayments legalPartyId={viewer.legalPartyId} />
      ) : null}
      {/* The queue has columns, an order and views of its own. */}
      {isQueue ? (
        <Documents key="queue" list={toSignList} table="SIGNING_QUEUE" />
      ) : (
        <Documents key="history" list={paymentList} table="PAYMENT_HISTORY" />
      )}
    </Page>
  )
}

/** Leads to the desk while something waits for this person. */
function DeskLink({ viewer }: { viewer: Viewer }) {
  const { t } = useTranslation('documents')
  const counts = useQuery(tabCountsQuery(viewer.legalPartyId))
  const count = counts.data?.get('FOR_SIGN') ?? 0
  if (count === 0) return null
  return (
    <LinkButton href="/sign" variant="filled" leftSection={<IconSignature size={18} aria-hidden />}>
      {t($ => $.desk.open, { count })}
    </LinkButton>
  )
}

/** What is paid again and again is filled from templates. */
function TemplatesLink() {
  const { t } = useTranslation('payments')
  return (
    <LinkButton
      href={templatesHref()}
      variant="default"
      leftSection={<IconTemplate size={18} aria-hidden />}
    >
      {t($ => $.templates.title)}
    </LinkButton>
  )
}

interface DocumentsProps {
  list: typeof paymentList
  table: ViewedTable
}

function Documents({ list, table }: DocumentsProps) {
  const { t } = useTranslation('payments')
  const viewer = useViewer()
  const { legalPartyId } = viewer
  const now = useBankNow()
  const words = useListWords(list)
  const olderName = table === 'PAYMENT_HISTORY' ? 'history-view' : 'queue-view'
  const views = useListViews(list, table, `${olderName}:${useMe().userReferenceId}`)
  const address = useListAddress(list)
  const { search } = address
  const { asOf } = search
  const { found, listKey, input, instead } = useOtherLayout(listInputOf(list, search), texts =>
    searchQuery(
      { legalPartyId, ...texts, ...(asOf ? { asOf } : {}) },
      search.page ?? 1,
      pageSizeOf(search['status'], viewer),
    ),
  )
  const shownSearch = instead ? { ...search, q: instead.shown } : search
  const documents = useDocumentList<PaymentRow>({
    kind: paymentKind,
    list,
    legalPartyId,
    address,
    found,
    listKey,
    source: livePayments(legalPartyId),
    belongs: row =>
      wasMadeBefore(search, row.createdDate) && rowMatches(list, shownSearch, row, viewer),
  })
  const sources = useMemo(
    () => ({ account: accountsSource(legalPartyId), creator: creatorsSource(legalPartyId) }),
    [legalPartyId],
  )
  const columnStyles = useMemo(
    () => ({
      ...paymentColumnStyles,
      deadline: {
        width: '13.5rem',
        cell: (row: PaymentRow) =>
          row.signDeadline ? (
            <SignDeadline deadline={fromIso(row.signDeadline)} now={now} hidesLabel />
          ) : list === paymentList ? (
            '—'
          ) : (
            // It waits for nobody any more: what has become of it is in sight until the queue is read again.
            <PaymentStatusChip row={row} />
          ),
      },
    }),
    [list, now],
  )
  return (
    <>
      <DocumentListView
        documents={documents}
        list={list}
        words={words}
        sources={sources}
        views={views}
        columnStyles={columnStyles}
        renderCard={row => <PaymentCard row={row} now={now} />}
        rowName={row =>
          t($ => $.history.rowName, {
            name: row.recipientName,
            amount: amountText(row.amount, row.currency),
          })
        }
        rowHref={row => historyHref({ ...search, payment: row.id })}
        empty={<HistoryEmpty status={textOf(search['status'])} viewer={viewer} />}
        mayAct={may(viewer, 'payments.create').ok || may(viewer, 'payments.sign').ok}
        waitingText={count => t($ => $.history.live.waiting, { count })}
        sheet={drawer}
        note={instead && t($ => $.history.otherLayout, instead)}
      >
        <StatementLink search={search} />
        <ExportButton
          name={paymentList.name}
          input={input}
          others={[
            {
              name: 'payment-orders',
              type: 'pdf',
              label: t($ => $.paper.pdf, { max: formatNumber(mostInPaperFile) }),
            },
            {
              name: 'payments-1c',
              type: 'txt',
              label: t($ => $.paper.oneCUpTo, { max: formatNumber(mostInOneCFile) }),
            },
          ]}
        />
      </DocumentListView>
      <HistorySummary filter={{ legalPartyId, ...input }} />
    </>
  )
}

/** The same days and account as the bank has booked them. */
function StatementLink({ search }: { search: ListSearch }) {
  const { t } = useTranslation('payments')
  const account = textOf(search['account'])
  return (
    <LinkButton
      variant="default"
      href={orderHref({
        ...(account ? { accounts: [account] } : {}),
        from: textOf(search['from']),
        to: textOf(search['to']),
      })}
      leftSection={<IconFileText size={18} aria-hidden />}
    >
      {t($ => $.history.statement)}
    </LinkButton>
  )
}

const textOf = (part: string | number | undefined) =>
  part === undefined ? undefined : String(part)
