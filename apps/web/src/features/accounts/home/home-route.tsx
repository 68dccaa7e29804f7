import { useQuery, useQueryClient } from '@tanstack/react-query'
import { may } from '@tartip/domain/people/policy'
import { formatWeekdayDate } from '@tartip/domain/time/format-date'
import { useTranslation } from '../../../lib/use-translation.ts'
import { SkeletonBlock, RowsSkeleton } from '../../../components/feedback/skeletons.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { phoneQuery, wideQuery } from '../../../components/theme/breakpoints.ts'
import { useBankNow } from '../../../lib/use-bank-now.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useViewer } from '../../../lib/use-me.ts'
import { useMedia } from '../../../lib/use-media.ts'
import {
  accountsKey,
  officialRatesQuery,
  ownAccountsQuery,
  foreignMoneyQuery,
} from '../account-queries.ts'
import { noForeignMoney } from '../foreign-money.ts'
import { noRates } from '../official-rates.ts'
import { useBankToday } from '../../../lib/use-bank-today.ts'
import { useLiveMoney } from '../../../lib/live-money/use-live-money.ts'
import { AccountsCard } from './accounts-card.tsx'
import { SideSums } from './side-sums.tsx'
import { signQueueQuery } from './sign-queue-card.tsx'
import { CashFlow } from './cash-flow.tsx'
import classes from './home-route.module.css'
import { LatestPayments, latestPaymentsQuery } from './latest-payments.tsx'
import { OutlookLine } from './outlook-line.tsx'
import { OverdueLoans } from './overdue-loans.tsx'
import { SumsSkeleton } from './sums-skeleton.tsx'
import { TaxDebtLine } from './tax-debt-line.tsx'
import { Totals } from './totals.tsx'
import { useGivesRights } from '../../../lib/use-gives-rights.ts'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import type { Account } from '../accounts-model.ts'
import type { ForeignMoney } from '../foreign-money.ts'

/** The first screen of the day: what there is, what moved, and what waits for this person. */
export function HomeRoute() {
  const { t } = useTranslation('accounts')
  const viewer = useViewer()
  const language = useLanguage()
  const now = useBankNow()
  const today = useBankToday()
  const accounts = useQuery(ownAccountsQuery(viewer.legalPartyId))
  const { foreign, isForeignPending } = useForeignMoney(viewer.legalPartyId, accounts.data)
  useLiveMoney(viewer.legalPartyId, accountsKey)
  const rates = useQuery(officialRatesQuery)
  const latest = useQuery(latestPaymentsQuery(viewer.legalPartyId))
  const client = useQueryClient()
  // A bank that was away has left out more than the part beside whose button the person stands.
  const reload = () =>
    client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  const isSumPending = accounts.isPending || isForeignPending || rates.isPending
  const isWide = useMedia(wideQuery)
  // Whoever signs takes the phone out for that.
  const isQueueFirst = useMedia(phoneQuery) && may(viewer, 'payments.sign').ok
  const queue = useQuery({ ...signQueueQuery(viewer.legalPartyId), enabled: isQueueFirst })
  // The queue has any height, so nothing stands below it before it is there.
  const isQueueAwaited = isQueueFirst && (queue.isPending || accounts.isPending)
  const side = (
    <SideSums
      viewer={viewer}
      accounts={accounts.data}
      today={today}
      now={now}
      hasFoot={!isQueueAwaited}
    />
  )

  const sums = (
    <>
      {may(viewer, 'taxDebt.read').ok ? <TaxDebtLine legalPartyId={viewer.legalPartyId} /> : null}
      {may(viewer, 'history.read').ok && !accounts.isError ? (
        <OutlookLine legalPartyId={viewer.legalPartyId} accounts={accounts.data} today={today} />
      ) : null}
      <div className={classes.top}>
        <SummaryCard className={classes.sums}>
          <QueryState
            query={{ ...accounts, refetch: reload }}
            skeleton={<SumsSkeleton />}
            empty={<NoAccounts />}
          >
            {list => (
              <>
                {rates.isPending || isForeignPending ? (
                  <SumsSkeleton />
                ) : (
                  <Totals
                    accounts={list}
                    foreign={foreign}
                    rates={rates.data}
                    onReload={() => void reload()}
                  />
                )}
                {rates.isPending ? null : (
                  <CashFlow
                    legalPartyId={viewer.legalPartyId}
                    today={today}
                    rates={rates.data ?? noRates}
                  />
                )}
              </>
            )}
          </QueryState>
        </SummaryCard>
        {isQueueFirst ? null : side}
        {isWide ? <LatestPayments payments={latest} isNarrow /> : null}
      </div>
      {/* Their place is known when the height of the sums above is: put there sooner they would move on
          the screen of a company with money in many currencies. */}
      {isSumPending ? (
        <>
          <SummaryCard title={t($ => $.home.accounts)}>
            <RowsSkeleton rows={2} />
          </SummaryCard>
          {isWide ? null : (
            <SummaryCard title={t($ => $.latest.title)}>
              <RowsSkeleton rows={5} />
            </SummaryCard>
          )}
        </>
      ) : (
        <>
          {/* A failure is reported once, above; here it would only be reported again. */}
          {accounts.data && accounts.data.length > 0 ? (
            <AccountsCard accounts={accounts.data} foreign={foreign ?? noForeignMoney} />
          ) : null}
          {isWide ? null : <LatestPayments payments={latest} />}
        </>
      )}
    </>
  )

  return (
    <Page
      title={
        today ? formatWeekdayDate(today, language) : <SkeletonBlock width="14rem" height="2rem" />
      }
      documentTitle={t($ => $.home.documentTitle)}
      isWide
    >
      {accounts.data?.some(({ type }) => type === 'LOAN') ? (
        <OverdueLoans legalPartyId={viewer.legalPartyId} today={today} />
      ) : null}
      {isQueueFirst ? <div className={classes.top}>{side}</div> : null}
      {isQueueAwaited ? null : sums}
    </Page>
  )
}

/** The person may read no account: they are shown who can change that. */
function NoAccounts() {
  const { t } = useTranslation('accounts')
  const givesRights = useGivesRights()
  return (
    <EmptyState
      illustration="locked"
      title={t($ => $.home.noAccountsTitle)}
      text={t($ => (givesRights ? $.home.noAccountsOwnText : $.home.noAccountsText))}
      isCompact
    />
  )
}

/**
 * The other currencies of card accounts, requested together with the accounts and not after them. Only a
 * company with card accounts waits for the answer; undefined when the bank has not given it.
 */
function useForeignMoney(
  legalPartyId: string,
  accounts: readonly Account[] | undefined,
): { readonly foreign: ForeignMoney | undefined; readonly isForeignPending: boolean } {
  const money = useQuery(foreignMoneyQuery(legalPartyId))
  const hasCards = accounts?.some(account => account.type === 'CARD') ?? false
  return hasCards
    ? { foreign: money.data, isForeignPending: money.isPending }
    : { foreign: noForeignMoney, isForeignPending: false }
}
