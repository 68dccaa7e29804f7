import { IconArrowUp } from '@tabler/icons-react'
import { bishkekDate } from '@tartip/domain/time/instant'
import { Button } from '../../../components/controls/button.tsx'
import { VisuallyHidden } from '../../../components/controls/visually-hidden.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { useBankNow } from '../../../lib/use-bank-now.ts'
import { useMe, useViewer } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { useNeighbours } from '../../../documents/drawer/neighbours.ts'
import { BulkBar } from './bulk-bar.tsx'
import { FilterChips } from './filter-chips.tsx'
import { HistoryFound } from './history-found.tsx'
import { HistorySheet } from './history-sheet.tsx'
import { HistoryTabs } from './history-tabs.tsx'
import { HistoryToolbar } from './history-toolbar.tsx'
import classes from './history.module.css'
import { useHistory } from './use-history.ts'
import { useHistoryViews } from './use-history-views.ts'

/** Operation history: all documents of the company, found, read and acted upon. */
export function HistoryRoute() {
  const { t } = useTranslation('payments')
  const me = useMe()
  const viewer = useViewer()
  const now = useBankNow()
  const views = useHistoryViews(me.userReferenceId)
  const history = useHistory()
  const { address, flow, live, rows, selection, select } = history
  const { search, go, adjust } = address
  const { legalPartyId } = viewer
  const neighbours = useNeighbours(history.order, search.payment)

  return (
    <Page title={t($ => $.history.title)}>
      <HistoryTabs search={search} viewer={viewer} onChange={go} />
      <div
        style={{ display: 'contents' }}
        onFocus={event => history.setIsTyping(event.target.matches('input, textarea'))}
        onBlur={() => history.setIsTyping(false)}
      >
        <HistoryToolbar
          legalPartyId={legalPartyId}
          address={address}
          today={bishkekDate(now())}
          views={views}
        />
        <FilterChips legalPartyId={legalPartyId} search={search} onChange={go} />
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
      <HistoryFound
        found={history.found}
        search={search}
        viewer={viewer}
        view={views.view}
        selection={selection}
        changedIds={live.changedIds}
        onSelect={select}
        onChange={go}
      />
      <BulkBar
        rows={rows}
        selection={selection}
        onSelect={select}
        onAct={(action, possible, skipped) => flow.start(action, possible, skipped)}
      />
      <HistorySheet
        legalPartyId={legalPartyId}
        documentId={search.payment}
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
