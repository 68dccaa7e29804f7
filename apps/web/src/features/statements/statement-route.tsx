import { IconFilePlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import { formatDate } from '@tartip/domain/time/format-date'
import { isLocalDate } from '@tartip/domain/time/instant'
import { useEffect } from 'react'
import { LinkButton } from '../../components/controls/link-button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { Page } from '../../components/layout/page.tsx'
import { runPassively } from '../../lib/passive.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { orderHref, periodId } from '../../lib/statement-href.ts'
import { PaymentFilters, useFilterAddress } from './payment-filters.tsx'
import { StatementContents, StatementSkeleton } from './statement-contents.tsx'
import { StatementFiles } from './statement-files.tsx'
import {
  liveStatements,
  numbersOf,
  paymentsOfPeriodQuery,
  paymentsOfStatementQuery,
  statementAccountsQuery,
  statementQuery,
  type StatementPayments,
} from './statement-queries.ts'
import { boxOfKind, type StatementBox, type StatementRow } from './statement-row.ts'
import { StatementState } from './statement-state.tsx'
import classes from './statements.module.css'
import { documentsHref, orderOfAddress } from './urls.ts'

/** `/account-statements/{id}`: a statement as it is read on the screen. */
export function StatementRoute() {
  const { id = '' } = useParams({ strict: false })
  return id === periodId ? <PeriodPage /> : <StatementPage id={id} />
}

function useBackLink() {
  const { t } = useTranslation('statements')
  return { href: documentsHref('statements'), label: t($ => $.documents.statements) }
}

function StatementPage({ id }: { id: string }) {
  const { t } = useTranslation('statements')
  const { legalPartyId } = useViewer()
  const back = useBackLink()
  const statement = useQuery(statementQuery(legalPartyId, id))
  useLiveStatement(legalPartyId, id, boxOfKind(statement.data?.kind ?? 'ACCOUNT'))
  const days = statement.data && {
    from: formatDate(statement.data.startDate),
    to: formatDate(statement.data.endDate),
  }
  const title = days ? t($ => $.view.title, days) : t($ => $.view.untitled)
  return (
    <Page
      title={title}
      back={back}
      actions={
        statement.data?.status === 'READY' && days ? (
          <StatementFiles statement={statement.data} name={t($ => $.list.period, days)} />
        ) : undefined
      }
    >
      <QueryState query={statement} skeleton={<StatementSkeleton />}>
        {found =>
          found.status === 'READY' ? <ReadyStatement statement={found} /> : <Unready {...found} />
        }
      </QueryState>
    </Page>
  )
}

/** Shows how the statement is made, and that it was deleted. */
function useLiveStatement(partyId: string, id: string, box: StatementBox): void {
  const client = useQueryClient()
  useEffect(
    function followStatement() {
      const { queryKey } = statementQuery(partyId, id)
      let lastEventId: string | null = null
      const readAgain = () => runPassively(() => void client.invalidateQueries({ queryKey }))
      return liveStatements(partyId, box).follow(() => lastEventId, {
        onEvent(event) {
          lastEventId = event.eventId
          const { row } = event
          if (event.id !== id) return
          if (row === undefined) readAgain()
          else {
            client.setQueryData(queryKey, known =>
              known && known.version > row.version ? known : row,
            )
          }
        },
        onMissed: readAgain,
      })
    },
    [client, partyId, id, box],
  )
}

/** There is nothing to read, and why. */
function Unready(statement: StatementRow) {
  return (
    <EmptyState
      illustration="empty"
      title={<StatementState statement={statement} />}
      text={statement.errorMessage ?? undefined}
    />
  )
}

function ReadyStatement({ statement }: { statement: StatementRow }) {
  const address = useFilterAddress()
  const payments = useQuery(paymentsOfStatementQuery(statement.id, address.filter, address.page))
  return (
    <>
      <PaymentFilters address={address} kind={statement.kind} accounts={statement.accounts} />
      <QueryState query={payments} skeleton={<StatementSkeleton />}>
        {found => (
          <StatementContents
            payments={ofAccount(found, address.account)}
            kind={statement.kind}
            page={address.page}
            isFiltered={address.isFiltered}
            onPageChange={page => address.go({ page })}
          />
        )}
      </QueryState>
    </>
  )
}

/** Without the balances of accounts that were not chosen. */
const ofAccount = (found: StatementPayments, account: string): StatementPayments =>
  account === ''
    ? found
    : { ...found, accounts: found.accounts.filter(one => one.clientAccount === account) }

/** Days for which nothing was ordered, read from the bank now. */
function PeriodPage() {
  const { t } = useTranslation('statements')
  const { legalPartyId: partyId } = useViewer()
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const back = useBackLink()
  const address = orderOfAddress(raw)
  const { accounts = [], currencies = [], from = '', to = '' } = address
  const filters = useFilterAddress()
  const { search, direction, page } = filters
  const filter = {
    ...(search ? { search } : {}),
    ...(direction === 'ALL' ? {} : { direction }),
  }
  const own = useQuery(statementAccountsQuery(partyId)).data ?? []
  const isSound = isLocalDate(from) && isLocalDate(to)
  const payments = useQuery({
    ...paymentsOfPeriodQuery(
      {
        partyId,
        account: null,
        accounts: [...accounts],
        currencies: [...numbersOf(currencies.filter(isCurrencyCode))],
        startDate: from,
        endDate: to,
      },
      filter,
      page,
    ),
    enabled: isSound,
  })
  const order = (
    <LinkButton
      variant="filled"
      href={orderHref(address)}
      leftSection={<IconFilePlus size={18} aria-hidden />}
    >
      {t($ => $.order.submit)}
    </LinkButton>
  )
  if (!isSound) {
    return (
      <Page title={t($ => $.view.untitled)} back={back}>
        <EmptyState illustration="empty" title={t($ => $.view.noPeriod)} action={order} />
      </Page>
    )
  }
  return (
    <Page
      title={t($ => $.view.periodTitle, { from: formatDate(from), to: formatDate(to) })}
      back={back}
      actions={order}
    >
      <p className={classes.note}>{t($ => $.view.periodNote)}</p>
      <PaymentFilters
        address={filters}
        kind="ACCOUNT"
        accounts={own.filter(({ kind }) => kind === 'ACCOUNT').map(({ account }) => account)}
        needsDays
      />
      <QueryState query={payments} skeleton={<StatementSkeleton />}>
        {found => (
          <StatementContents
            payments={found}
            kind="ACCOUNT"
            page={page}
            isFiltered={Object.keys(filter).length > 0}
            onPageChange={next => filters.go({ page: next })}
          />
        )}
      </QueryState>
    </Page>
  )
}
