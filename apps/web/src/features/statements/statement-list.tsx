import { statementKindNames } from '@tartip/domain/statements/statement'
import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { shortAccount } from '@tartip/domain/identifiers/account-number'
import { formatNumber } from '@tartip/domain/money/format-amount'
import { formatDate } from '@tartip/domain/time/format-date'
import { useState, type ReactNode } from 'react'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { LineLink } from '../../components/controls/line-link.tsx'
import { LinkButton } from '../../components/controls/link-button.tsx'
import { VisuallyHidden } from '../../components/controls/visually-hidden.tsx'
import { Meter } from '../../components/charts/meter.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { RowsSkeleton } from '../../components/feedback/skeletons.tsx'
import { toast } from '../../components/feedback/toast-store.ts'
import { SummaryCard } from '../../components/layout/summary-card.tsx'
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx'
import { Pager } from '../../components/table/pager.tsx'
import { DateTimeText } from '../../components/text/date-time-text.tsx'
import { failureWords } from '../../lib/failure-words.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { orderHref } from '../../lib/statement-href.ts'
import { useAnnouncement } from '../../lists/use-announcement.ts'
import { useLiveList } from '../../lists/use-live-list.ts'
import { StatementFiles } from './statement-files.tsx'
import {
  deleteStatement,
  liveStatements,
  statementsKey,
  statementsQuery,
} from './statement-queries.ts'
import {
  currencyOfNumber,
  isInPreparation,
  type StatementBox,
  type StatementRow,
} from './statement-row.ts'
import { StatementState } from './statement-state.tsx'
import classes from './statements.module.css'
import { statementHref } from './urls.ts'

interface StatementListProps {
  box: StatementBox
  page: number
  onPageChange: (page: number) => void
  /** Stands there when there are none. */
  emptyAction?: ReactNode
}

/** Ordered statements, newest first, as they become ready. */
export function StatementList({ box, page, onPageChange, emptyAction }: StatementListProps) {
  const { t } = useTranslation('statements')
  const { legalPartyId } = useViewer()
  const query = statementsQuery(legalPartyId, box, page)
  const found = useQuery(query)
  const announcement = useAnnouncement()
  const live = useLiveList<StatementRow>({
    source: liveStatements(legalPartyId, box),
    listKey: query.queryKey,
    belongs: () => page === 1,
    isBusy: false,
    onRemoved: () => undefined,
    onChanged: count => announcement.announce(t($ => $.list.updated, { count })),
  })
  return (
    <SummaryCard title={t($ => $.list.titles[box])} isFlush>
      <VisuallyHidden role="status">{announcement.text}</VisuallyHidden>
      <QueryState
        query={found}
        skeleton={<RowsSkeleton rows={5} />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            illustration="empty"
            title={t($ => $.list.empty)}
            text={t($ => $.list.emptyText)}
            action={emptyAction}
            isCompact
          />
        }
      >
        {({ list, amountPages }) => (
          <>
            <ul>
              {list.map(statement => (
                <StatementLine
                  key={statement.id}
                  statement={statement}
                  isChanged={live.changedIds.has(statement.id)}
                />
              ))}
            </ul>
            <Pager
              label={t($ => $.list.titles[box])}
              page={page}
              pages={amountPages}
              onChange={onPageChange}
            />
          </>
        )}
      </QueryState>
    </SummaryCard>
  )
}

interface StatementLineProps {
  statement: StatementRow
  isChanged: boolean
}

function StatementLine({ statement, isChanged }: StatementLineProps) {
  const { t } = useTranslation('statements')
  const { status, startDate, endDate, errorMessage } = statement
  const period = t($ => $.list.period, { from: formatDate(startDate), to: formatDate(endDate) })
  const isReady = status === 'READY'
  return (
    <li className={classes.row} data-changed={isChanged || undefined}>
      <div className={classes.what}>
        <p className={classes.name}>
          {isReady ? <LineLink href={statementHref(statement.id)}>{period}</LineLink> : period}
        </p>
        <p className={classes.note}>{useContents(statement)}</p>
        <p className={classes.note}>
          <DateTimeText value={statement.requestDate} /> ·{' '}
          {statement.requestedBy ?? t($ => $.list.bySchedule)}
          {isReady
            ? ` · ${t($ => $.list.operations, { count: formatNumber(statement.operationCount) })}`
            : ''}
        </p>
        {errorMessage ? <p className={classes.reason}>{errorMessage}</p> : null}
      </div>
      <div className={classes.state}>
        <StatementState statement={statement} />
        {isInPreparation(statement) ? (
          <div className={classes.progress}>
            <Meter part={statement.progress / 100} />
            <span className={classes.note}>
              {t($ => $.list.progress, { percent: statement.progress })}
            </span>
          </div>
        ) : null}
      </div>
      <div className={classes.actions} data-no-print>
        {isReady ? <StatementFiles statement={statement} name={period} /> : null}
        {status === 'FAIL' ? (
          <LinkButton variant="default" size="sm" href={repeatHref(statement)}>
            {t($ => $.order.again)}
          </LinkButton>
        ) : null}
        {statement.isDeletable ? <DeleteButton statement={statement} name={period} /> : null}
      </div>
    </li>
  )
}

/** Which accounts and currencies, or which terminals. */
function useContents({ kind, sources, currencies }: StatementRow): string {
  const { t } = useTranslation('statements')
  const language = useLanguage()
  const most = 3
  const names = kind === 'POS' ? sources : sources.map(shortAccount)
  const shown = names.slice(0, most).join(kind === 'POS' ? '; ' : ', ')
  const more = names.length > most ? t($ => $.list.more, { count: names.length - most }) : ''
  return [
    statementKindNames[kind][language],
    [shown, more].filter(part => part !== '').join(' '),
    currencies.flatMap(number => currencyOfNumber(number) ?? []).join(', '),
  ]
    .filter(part => part !== '')
    .join(' · ')
}

const repeatHref = ({ kind, accounts, currencies, startDate, endDate }: StatementRow): string =>
  orderHref({
    kind,
    accounts,
    currencies: currencies.flatMap(number => currencyOfNumber(number) ?? []),
    from: startDate,
    to: endDate,
  })

interface DeleteButtonProps {
  statement: StatementRow
  name: string
}

function DeleteButton({ statement: { id }, name }: DeleteButtonProps) {
  const { t } = useTranslation('statements')
  const { t: common } = useTranslation('common')
  const language = useLanguage()
  const client = useQueryClient()
  const { legalPartyId } = useViewer()
  const [isAsked, setIsAsked] = useState(false)
  const remove = useMutation({
    mutationFn: () => deleteStatement(legalPartyId, id),
    async onSuccess() {
      setIsAsked(false)
      await client.invalidateQueries({ queryKey: [statementsKey, 'list', legalPartyId] })
    },
    onError: async error => toast.error(await failureWords(error, common, language)),
  })
  return (
    <>
      <IconButton
        className={classes.above}
        aria-label={t($ => $.list.remove, { name })}
        onClick={() => setIsAsked(true)}
      >
        <IconTrash size={18} aria-hidden />
      </IconButton>
      <ConfirmDialog
        opened={isAsked}
        tone="danger"
        title={t($ => $.list.removeTitle)}
        body={t($ => $.list.removeText, { name })}
        confirmLabel={t($ => $.list.removeConfirm)}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setIsAsked(false)}
      />
    </>
  )
}
