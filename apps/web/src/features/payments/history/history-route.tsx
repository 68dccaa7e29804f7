import { IconArrowUp } from '@tabler/icons-react'
import { listInputOf } from '@tartip/domain/lists/list'
import { paymentList } from '@tartip/domain/lists/payment-list'
import { may } from '@tartip/domain/people/policy'
import { bishkekDate } from '@tartip/domain/time/instant'
import { useMemo } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { VisuallyHidden } from '../../../components/controls/visually-hidden.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { amountText } from '../../../components/text/amount-text.ts'
import { canSelect } from '../../../documents/actions/document-action.ts'
import { useNeighbours } from '../../../documents/drawer/neighbours.ts'
import { useBankNow } from '../../../lib/use-bank-now.ts'
import { useMe, useViewer } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { ExportButton } from '../../../lists/export-button.tsx'
import { FilterChips } from '../../../lists/filter-chips.tsx'
import { FoundList } from '../../../lists/found-list.tsx'
import { ListToolbar } from '../../../lists/list-toolbar.tsx'
import classes from '../../../lists/lists.module.css'
import { useListViews } from '../../../lists/use-list-views.ts'
import { useListWords } from '../../../lists/use-list-words.ts'
import { accountsSource, creatorsSource } from '../api/payment-queries.ts'
import type { PaymentRow } from '../api/payment-queries.ts'
import { paymentKind } from '../payment-kind.ts'
import { historyHref } from '../urls.ts'
import { BulkBar } from './bulk-bar.tsx'
import { HistoryEmpty } from './history-empty.tsx'
import { HistorySheet, preloadHistorySheet } from './history-sheet.tsx'
import { HistoryTabs } from './history-tabs.tsx'
import { PaymentCard } from './payment-card.tsx'
import { paymentLooks } from './payment-looks.tsx'
import { useHistory } from './use-history.ts'

const canSelectRow = (row: PaymentRow) => canSelect(paymentKind, row)

/** Operation history: all documents of the company, found, read and acted upon. */
export function HistoryRoute() {
  const { t } = useTranslation('payments')
  const viewer = useViewer()
  const { legalPartyId } = viewer
  const now = useBankNow()
  const words = useListWords(paymentList)
  const views = useListViews(
    paymentList,
    'PAYMENT_HISTORY',
    `history-view:${useMe().userReferenceId}`,
  )
  const history = useHistory()
  const { address, flow, live, rows, selection, select, openPayment } = history
  const { search, go, adjust } = address
  const neighbours = useNeighbours(history.order, openPayment)
  const sources = useMemo(
    () => ({ account: accountsSource(legalPartyId), creator: creatorsSource(legalPartyId) }),
    [legalPartyId],
  )
  const mayAct = may(viewer, 'payments.create').ok || may(viewer, 'payments.sign').ok

  return (
    <Page title={words.title}>
      <HistoryTabs words={words} search={search} viewer={viewer} onChange={go} />
      <div
        style={{ display: 'contents' }}
        onFocus={event => history.setIsTyping(event.target.matches('input, textarea'))}
        onBlur={() => history.setIsTyping(false)}
      >
        <ListToolbar
          list={paymentList}
          words={words}
          address={address}
          today={bishkekDate(now())}
          sources={sources}
          views={views}
        >
          <ExportButton name={paymentList.name} input={listInputOf(paymentList, search)} />
        </ListToolbar>
        <FilterChips
          list={paymentList}
          words={words}
          search={search}
          sources={sources}
          onChange={go}
        />
      </div>
      {history.hasHeldNews ? (
        <Button
          className={classes.news}
          leftSection={<IconArrowUp size={18} aria-hidden />}
          onClick={live.showWaiting}
        >
          {t($ => $.history.live.waiting, { count: live.waitingCount })}
        </Button>
      ) : null}
      <FoundList
        list={paymentList}
        words={words}
        address={address}
        found={history.found}
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
        view={views.view}
        selection={selection}
        {...(mayAct ? { onSelect: select } : {})}
        canSelect={canSelectRow}
        changedIds={live.changedIds}
        onNear={preloadHistorySheet}
      />
      <BulkBar
        rows={rows}
        selection={selection}
        onSelect={select}
        onAct={(action, possible, skipped) => flow.start(action, possible, skipped)}
      />
      <HistorySheet
        legalPartyId={legalPartyId}
        documentId={openPayment}
        neighbours={neighbours}
        flow={flow}
        state={history.state}
        onOpen={payment => adjust({ ...search, payment })}
        onClose={history.closeSheet}
      />
      <VisuallyHidden role="status">{history.announcement}</VisuallyHidden>
    </Page>
  )
}

const textOf = (part: string | number | undefined) =>
  part === undefined ? undefined : String(part)
