import { formatInn } from '@tartip/domain/identifiers/inn'
import { signRightNames } from '@tartip/domain/people/sign-right'
import { formatDate } from '@tartip/domain/time/format-date'
import { Amount } from '../../components/text/amount.tsx'
import { Chip } from '../../components/text/chip.tsx'
import { SmallPictures } from '../../documents/attachment/small-pictures.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import type { OfficerLoanClaim, OfficerTask, TaskSubject } from './api/desk-api.ts'
import { DeskButton } from './desk-button.tsx'
import { DeskLine, DeskList } from './desk-list.tsx'
import type { OfficerActions } from './officer-actions.ts'
import { RefuseButton } from './refuse-button.tsx'

interface OfficerTasksProps {
  tasks: readonly OfficerTask[]
  loanClaims: readonly OfficerLoanClaim[]
  actions: OfficerActions
}

/** Applications of companies: accept or refuse. */
export function OfficerTasks({ tasks, loanClaims, actions }: OfficerTasksProps) {
  const { t } = useTranslation('simulator')
  return (
    <>
      <DeskList
        id="officer-tasks"
        title={t($ => $.officer.tasks)}
        text={t($ => $.officer.source.tasks)}
        items={tasks}
        keyOf={({ taskId }) => taskId}
        empty={t($ => $.officer.noTasks)}
      >
        {task => <TaskLine task={task} actions={actions} />}
      </DeskList>
      {loanClaims.length > 0 ? <LoanClaims loanClaims={loanClaims} actions={actions} /> : null}
    </>
  )
}

/** What borrowers request about their loans. */
function LoanClaims({ loanClaims, actions }: Omit<OfficerTasksProps, 'tasks'>) {
  const { t } = useTranslation('simulator')
  return (
    <DeskList
      id="officer-loan-claims"
      title={t($ => $.officer.loanClaims)}
      items={loanClaims}
      keyOf={({ loanClaimId }) => loanClaimId}
    >
      {({ loanClaimId, companyName, kind, repayOn }) => (
        <DeskLine
          title={t($ => $.officer.loanClaimKinds[kind])}
          note={repayOn === undefined ? companyName : `${companyName} · ${formatDate(repayOn)}`}
        >
          <DeskButton
            isBusy={actions.isBusy}
            kind="main"
            onClick={() => actions.runAction(`/officer/loan-claims/${loanClaimId}/approve`)}
          >
            {t($ => $.officer.approve)}
          </DeskButton>
          <RefuseButton
            actions={actions}
            title={t($ => $.officer.refuseTask)}
            path={`/officer/loan-claims/${loanClaimId}`}
            reasons="application"
          />
        </DeskLine>
      )}
    </DeskList>
  )
}

function TaskLine({ task, actions }: { task: OfficerTask; actions: OfficerActions }) {
  const { t } = useTranslation('simulator')
  const path = `/officer/tasks/${task.taskId}` as const
  return (
    <DeskLine
      title={
        <>
          <Chip tone="info">{t($ => $.officer.kinds[task.requested.kind])}</Chip> {task.companyName}
        </>
      }
      note={<TaskSubjectText requested={task.requested} />}
      below={<TaskPhotos task={task} />}
    >
      <DeskButton
        isBusy={actions.isBusy}
        kind="main"
        onClick={() => actions.runAction(`${path}/accept`)}
      >
        {t($ => $.officer.approve)}
      </DeskButton>
      <RefuseButton
        actions={actions}
        title={t($ => $.officer.refuseTask)}
        path={path}
        reasons="application"
      />
    </DeskLine>
  )
}

/** What the shop of an order looks like. */
function TaskPhotos({ task: { taskId, requested } }: { task: OfficerTask }) {
  const { t } = useTranslation('simulator')
  if (requested.kind !== 'POS' || requested.photoCount === 0) return null
  const paths = Array.from(
    { length: requested.photoCount },
    (_, place) => `/api/simulator/officer/tasks/${taskId}/photos/${place}` as const,
  )
  return <SmallPictures label={t($ => $.officer.photos)} paths={paths} />
}

/** The subject of an application, translated; the applicant's own text stays unchanged. */
function TaskSubjectText({ requested }: { requested: TaskSubject }) {
  const { t } = useTranslation('simulator')
  const language = useLanguage()
  switch (requested.kind) {
    case 'POS':
      return t($ => $.officer.requested.pos, {
        store: requested.storeName,
        address: requested.storeAddress,
        count: requested.terminalsCount,
      })
    case 'PAYDA':
      return t($ => $.officer.requested.shop, {
        store: requested.storeName,
        address: requested.storeAddress,
      })
    case 'SELLER':
      return t($ => $.officer.requested.person, {
        name: requested.fullName,
        inn: formatInn(requested.inn),
      })
    case 'LOAN':
      return (
        <>
          <Amount value={requested.amount} currency={requested.currency} />{' '}
          {t($ => $.officer.requested.months, { count: requested.termMonths })} ·{' '}
          {requested.purpose}
        </>
      )
    case 'REGISTRATION':
      return (
        <>
          {t($ => $.officer.requested.person, {
            name: requested.fullName,
            inn: formatInn(requested.inn),
          })}{' '}
          · {signRightNames[requested.signRight][language]}
        </>
      )
  }
}
