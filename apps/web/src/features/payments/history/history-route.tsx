import { useQuery } from '@tanstack/react-query'
import { listInputOf, rowMatches } from '@tartip/domain/lists/list'
import { paymentList } from '@tartip/domain/lists/payment-list'
import { may } from '@tartip/domain/people/policy'
import { fromIso } from '@tartip/domain/time/instant'
import { useMemo } from 'react'
import { Page } from '../../../components/layout/page.tsx'
import { amountText } from '../../../components/text/amount-text.ts'
import { DocumentListView } from '../../../documents/list/document-list-view.tsx'
import { useDocumentList } from '../../../documents/list/use-document-list.ts'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useMe, useViewer } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { ExportButton } from '../../../lists/export-button.tsx'
import { useListAddress } from '../../../lists/use-list-address.ts'
import { useListViews } from '../../../lists/use-list-views.ts'
import { useListWords } from '../../../lists/use-list-words.ts'
import { accountsSource, creatorsSource, searchQuery } from '../api/payment-queries.ts'
import type { PaymentRow } from '../api/payment-queries.ts'
import type { PaymentDrawerProps } from '../payment-drawer.tsx'
import { paymentKind } from '../payment-kind.ts'
import { historyHref } from '../urls.ts'
import { HistoryEmpty } from './history-empty.tsx'
import { HistoryTabs } from './history-tabs.tsx'
import { livePayments } from './live-payments.ts'
import { pageSizeOf } from './page-size.ts'
import { PaymentCard } from './payment-card.tsx'
import { paymentLooks } from './payment-looks.tsx'

const drawer = lazyPart<PaymentDrawerProps>(
  async () => (await import('../payment-drawer.tsx')).PaymentDrawer,
)

/** Operation history: all documents of the company, found, read and acted upon. */
export function HistoryRoute() {
  const { t } = useTranslation('payments')
  const viewer = useViewer()
  const { legalPartyId } = viewer
  const words = useListWords(paymentList)
  const views = useListViews(
    paymentList,
    'PAYMENT_HISTORY',
    `history-view:${useMe().userReferenceId}`,
  )
  const address = useListAddress(paymentList)
  const { search, go } = address
  const { asOf } = search
  const query = searchQuery(
    { legalPartyId, ...listInputOf(paymentList, search), ...(asOf ? { asOf } : {}) },
    search.page ?? 1,
    pageSizeOf(search['status'], viewer),
  )
  const documents = useDocumentList<PaymentRow>({
    kind: paymentKind,
    list: paymentList,
    legalPartyId,
    address,
    found: useQuery(query),
    listKey: query.queryKey,
    source: livePayments(legalPartyId),
    belongs: row =>
      (asOf === undefined || fromIso(row.createdDate) <= fromIso(asOf)) &&
      rowMatches(paymentList, search, row, viewer),
  })
  const sources = useMemo(
    () => ({ account: accountsSource(legalPartyId), creator: creatorsSource(legalPartyId) }),
    [legalPartyId],
  )
  return (
    <Page title={words.title}>
      <HistoryTabs words={words} search={search} viewer={viewer} onChange={go} />
      <DocumentListView
        documents={documents}
        list={paymentList}
        words={words}
        sources={sources}
        views={views}
        looks={paymentLooks}
        renderCard={row => <PaymentCard row={row} />}
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
      >
        <ExportButton name={paymentList.name} input={listInputOf(paymentList, search)} />
      </DocumentListView>
    </Page>
  )
}

const textOf = (part: string | number | undefined) =>
  part === undefined ? undefined : String(part)
