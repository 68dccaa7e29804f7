import { queryOptions, useQuery } from '@tanstack/react-query'
import { notFound, useParams } from '@tanstack/react-router'
import { may } from '@tartip/domain/people/policy'
import { formatDate } from '@tartip/domain/time/format-date'
import { bishkekDate, fromIso } from '@tartip/domain/time/instant'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { UntitledListSkeleton } from '../../../components/feedback/page-skeletons.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Chip, type ChipTone } from '../../../components/text/chip.tsx'
import { execute } from '../../../lib/graphql-client.ts'
import { useMe, useViewer } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import {
  TerminalApplicationsDocument,
  type TerminalApplicationsQuery,
} from '../api/terminal-applications.access-control.generated.ts'
import classes from '../outlets.module.css'
import { outletUrls } from '../urls.ts'

type Application = TerminalApplicationsQuery['userPOSApplicationTasksPageable']['list'][number]

/** An officer decides meanwhile; the page asks again while somebody looks at it. */
const refreshMs = 10_000

const applicationsQuery = (businessUserContractId: string) =>
  queryOptions({
    queryKey: ['outlets', 'applications', businessUserContractId],
    queryFn: async ({ signal }) => {
      const options = { service: 'access-control', signal, isPassive: true } as const
      const data = await execute(TerminalApplicationsDocument, { businessUserContractId }, options)
      return data.userPOSApplicationTasksPageable.list
    },
    refetchInterval: refreshMs,
  })

/** `/pos/applications`: orders of terminals and of Pay-Da with the bank's decisions. */
export function ApplicationsRoute() {
  const { t } = useTranslation('outlets')
  const { name } = useParams({ strict: false })
  if (name !== 'applications') throw notFound()
  const { userContractId } = useMe().currentContract.userContractAttributes
  const applications = useQuery(applicationsQuery(userContractId))
  const mayManage = may(useViewer(), 'outlets.manage').ok
  const actions = (
    <>
      <LinkButton href={outletUrls.orderTerminals}>{t($ => $.pos.order)}</LinkButton>
      <LinkButton variant="default" href={outletUrls.orderPayDa}>
        {t($ => $.pos.payDa)}
      </LinkButton>
    </>
  )
  return (
    <Page title={t($ => $.pos.title)} actions={mayManage ? actions : undefined}>
      <QueryState
        query={applications}
        skeleton={<UntitledListSkeleton rows={3} />}
        empty={
          <EmptyState
            illustration="empty"
            title={t($ => $.pos.empty)}
            text={mayManage ? t($ => $.pos.emptyText) : t($ => $.pos.emptySeen)}
          />
        }
      >
        {list => (
          <ul className={`${classes.card} ${classes.lines}`} aria-label={t($ => $.pos.title)}>
            {list.map(application => (
              <ApplicationLine key={application.id} application={application} />
            ))}
          </ul>
        )}
      </QueryState>
    </Page>
  )
}

function ApplicationLine({ application }: { application: Application }) {
  const { t } = useTranslation('outlets')
  const { taskType, createdDate, newValue, payDaApplication, rejectReason } = application
  const store = newValue ?? payDaApplication
  const state = stateOf(application)
  return (
    <li>
      <span className={classes.line}>
        <span className={classes.lineName} translate="no">
          {store?.storeName}
        </span>
        <span className={classes.quiet} translate="no">
          {store?.storeAddress}
        </span>
        <span className={classes.quiet}>
          {taskType === 'PAYDA'
            ? t($ => $.pos.kindPAYDA)
            : t($ => $.pos.terminals, { count: newValue?.terminalsCount ?? 0 })}
          {' · '}
          {t($ => $.pos.from, { date: formatDate(bishkekDate(fromIso(createdDate))) })}
        </span>
        {rejectReason ? <span>{t($ => $.pos.reason, { reason: rejectReason })}</span> : null}
      </span>
      <Chip tone={tones[state]}>{t($ => $.pos[state])}</Chip>
    </li>
  )
}

type ShownState = 'IN_PROCESS' | 'COMPLETED' | 'REJECTED'

const tones: Readonly<Record<ShownState, ChipTone>> = {
  IN_PROCESS: 'info',
  COMPLETED: 'success',
  REJECTED: 'danger',
}

/** Orders know three states; in process is what a new one is in. */
const stateOf = ({ taskState }: Application): ShownState =>
  taskState === 'COMPLETED' || taskState === 'REJECTED' ? taskState : 'IN_PROCESS'
