import { queryOptions, useQuery } from '@tanstack/react-query'
import { notFound, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { formatAccountNumber } from '@tartip/domain/identifiers/account-number'
import { formatPhone } from '@tartip/domain/identifiers/phone'
import { terminalKinds } from '@tartip/domain/outlets/terminal-order'
import { may } from '@tartip/domain/people/policy'
import { formatDate } from '@tartip/domain/time/format-date'
import { bishkekDate, fromIso } from '@tartip/domain/time/instant'
import { AppLink } from '../../../components/controls/app-link.tsx'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { LinesSkeleton } from '../../../components/feedback/skeletons.tsx'
import { UntitledListSkeleton } from '../../../components/feedback/page-skeletons.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { Facts, type FactLine } from '../../../components/layout/facts.tsx'
import { Drawer } from '../../../components/overlay/drawer.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { SmallPictures } from '../../../documents/attachment/small-pictures.tsx'
import { pictureOfFile } from '../../../documents/attachment/uploaded-file.ts'
import { Chip, type ChipTone } from '../../../components/text/chip.tsx'
import { decisionRefreshMs } from '../../../lib/live-refresh.ts'
import { execute } from '../../../lib/graphql-client.ts'
import type { Translate } from '../../../lib/texts.ts'
import { useMe, useViewer } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import {
  TerminalApplicationDocument,
  type TerminalApplicationQuery,
} from '../api/terminal-applications.access-control.generated.ts'
import classes from '../outlets.module.css'
import { outletUrls } from '../urls.ts'
import { applicationsQuery, type Application } from './applications-query.ts'

type ApplicationDetails = TerminalApplicationQuery['getUserPOSApplicationTask']

const applicationQuery = (businessUserContractId: string, taskId: string) =>
  queryOptions({
    queryKey: ['outlets', 'applications', businessUserContractId, taskId],
    queryFn: async ({ signal }): Promise<ApplicationDetails> => {
      const variables = { taskId, businessUserContractId }
      const options = { service: 'access-control', signal, isPassive: true } as const
      return (await execute(TerminalApplicationDocument, variables, options))
        .getUserPOSApplicationTask
    },
  })

/** `/pos/applications`: orders of terminals and of Pay-Da with the bank's decisions. */
export function ApplicationsRoute() {
  const { t } = useTranslation('outlets')
  const { name } = useParams({ strict: false })
  if (name !== 'applications') throw notFound()
  const { userContractId } = useMe().currentContract.userContractAttributes
  const applications = useQuery({
    ...applicationsQuery(userContractId),
    refetchInterval: decisionRefreshMs,
  })
  const mayManage = may(useViewer(), 'outlets.manage').ok
  const actions = (
    <>
      <LinkButton href={outletUrls.orderTerminals}>{t($ => $.pos.order)}</LinkButton>
      <LinkButton variant="default" href={outletUrls.orderPayDa}>
        {t($ => $.pos.payDa)}
      </LinkButton>
    </>
  )
  const router = useRouter()
  const { task } = useSearch({ strict: false }) as { readonly task?: unknown }
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
      <ApplicationSheet
        taskId={typeof task === 'string' ? task : undefined}
        userContractId={userContractId}
        onClose={() => router.history.push(outletUrls.applications)}
      />
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
        <AppLink href={outletUrls.application(application.id)} className={classes.lineName}>
          <span translate="no">{store?.storeName}</span>
        </AppLink>
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

interface ApplicationSheetProps {
  taskId: string | undefined
  userContractId: string
  onClose: () => void
}

/** The whole order, and the decision of the bank. */
function ApplicationSheet({ taskId, userContractId, onClose }: ApplicationSheetProps) {
  const { t } = useTranslation('outlets')
  const task = useQuery({
    ...applicationQuery(userContractId, taskId ?? ''),
    refetchInterval: decisionRefreshMs,
    enabled: taskId !== undefined,
  })
  return (
    <Drawer
      opened={taskId !== undefined}
      onClose={onClose}
      title={t($ => (task.data?.payDaApplication ? $.pos.kindPAYDA : $.pos.kindPOS))}
    >
      <QueryState query={task} skeleton={<LinesSkeleton />}>
        {application => (
          <div className={classes.stack}>
            <p className={classes.row}>
              <Chip tone={tones[stateOf(application)]}>{t($ => $.pos[stateOf(application)])}</Chip>
            </p>
            {application.rejectReason ? (
              <Notice tone="danger">
                <p>{t($ => $.pos.reason, { reason: application.rejectReason })}</p>
              </Notice>
            ) : null}
            <Facts facts={factsOf(t, application)} />
            <OrderPhotos photoIds={application.newValue?.photoIds ?? []} />
          </div>
        )}
      </QueryState>
    </Drawer>
  )
}

/** The photographs that went to the bank with an order. */
function OrderPhotos({ photoIds }: { photoIds: readonly string[] }) {
  const { t } = useTranslation('outlets')
  if (photoIds.length === 0) return null
  return (
    <section className={classes.stack}>
      <h3>{t($ => $.pos.photos)}</h3>
      <SmallPictures label={t($ => $.pos.photos)} paths={photoIds.map(pictureOfFile)} />
    </section>
  )
}

function factsOf(
  t: Translate<'outlets'>,
  { createdDate, newValue, payDaApplication }: ApplicationDetails,
): readonly FactLine[] {
  const whenSo = (name: string, isSo: boolean): readonly FactLine[] =>
    isSo ? [[name, t($ => $.pos.yes)]] : []
  const sent: FactLine = [t($ => $.pos.sentOn), formatDate(bishkekDate(fromIso(createdDate)))]
  if (payDaApplication) {
    const { storeName, storeAddress, clientAccount, website } = payDaApplication
    return [
      sent,
      [t($ => $.pos.storeName), storeName],
      [t($ => $.pos.storeAddress), storeAddress],
      [t($ => $.pos.clientAccount), formatAccountNumber(clientAccount)],
      ...(website ? ([[t($ => $.pos.website), website]] as const) : []),
      [t($ => $.pos.clientContactName), payDaApplication.contactName],
      [t($ => $.pos.clientContactNumber), formatPhone(payDaApplication.contactNumber)],
    ]
  }
  if (!newValue) return [sent]
  const kinds = terminalKinds.filter(kind => newValue.offerTypes.includes(kind))
  return [
    sent,
    [t($ => $.pos.storeName), newValue.storeName],
    [t($ => $.pos.storeAddress), newValue.storeAddress],
    [t($ => $.pos.workingDays), newValue.workingDays],
    [t($ => $.pos.offerTypes), kinds.map(kind => t($ => $.pos[kind])).join(', ')],
    [t($ => $.pos.terminalsCount), String(newValue.terminalsCount)],
    [t($ => $.pos.clientAccount), formatAccountNumber(newValue.clientAccount)],
    ...whenSo(
      t($ => $.pos.hasSecurity),
      newValue.hasSecurity,
    ),
    ...whenSo(
      t($ => $.pos.hasClientKkm),
      newValue.hasClientKkm,
    ),
    [t($ => $.pos.legalAddress), newValue.legalAddress],
    [t($ => $.pos.actualAddress), newValue.actualAddress],
    [t($ => $.pos.mainActivity), newValue.mainActivity],
    [t($ => $.pos.clientContactName), newValue.clientContactName],
    [t($ => $.pos.clientContactAddress), newValue.clientContactAddress],
    [t($ => $.pos.clientContactNumber), formatPhone(newValue.clientContactNumber)],
  ]
}

type ShownState = 'IN_PROCESS' | 'COMPLETED' | 'REJECTED'

const tones: Readonly<Record<ShownState, ChipTone>> = {
  IN_PROCESS: 'info',
  COMPLETED: 'success',
  REJECTED: 'danger',
}

/** Orders know three states; in process is what a new one is in. */
const stateOf = ({ taskState }: Pick<Application, 'taskState'>): ShownState =>
  taskState === 'COMPLETED' || taskState === 'REJECTED' ? taskState : 'IN_PROCESS'
