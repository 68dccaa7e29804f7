import { queryOptions, useQuery } from '@tanstack/react-query'
import { may } from '@tartip/domain/people/policy'
import { Amount } from '../../../components/text/amount.tsx'
import { decisionRefreshMs } from '../../../lib/live-refresh.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { TaskStateChip } from '../../../lib/task-state-chip.tsx'
import { useViewer } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import {
  LoanTasksDocument,
  type LoanTasksQuery,
} from '../api/loan-tasks.access-control.generated.ts'
import { loansKey } from '../loans-queries.ts'
import { OptionalListCard } from './loan-claims.tsx'
import classes from './loan-claims.module.css'

const tasksQuery = (orgReferenceId: string) =>
  queryOptions({
    queryKey: [loansKey, 'tasks', orgReferenceId] as const,
    queryFn: async ({ signal }) => {
      const variables = { orgReferenceId, pageableDecorator: { page: 1, size: 30 } }
      const options = { service: 'access-control', signal, isPassive: true } as const
      return (await execute(LoanTasksDocument, variables, options)).getSellers.list
    },
  })

/** Applications for new loans that the bank decides; nothing where there are none. */
export function LoanTasks() {
  const { t } = useTranslation('loans')
  const viewer = useViewer()
  const isOpen = may(viewer, 'loanClaims.use').ok
  const tasks = useQuery({
    ...tasksQuery(viewer.legalPartyId),
    enabled: isOpen,
    refetchInterval: decisionRefreshMs,
  })
  if (!isOpen) return null
  return (
    <OptionalListCard title={t($ => $.tasks.title)} query={tasks}>
      {list => (
        <ul className={classes.list}>
          {list.map(task => (
            <LoanTask key={task.referenceId} task={task} />
          ))}
        </ul>
      )}
    </OptionalListCard>
  )
}

type Task = LoanTasksQuery['getSellers']['list'][number]

function LoanTask({ task: { fullName, taskState, reason, loan } }: { task: Task }) {
  return (
    <li className={classes.line}>
      <span>
        {loan ? <Amount value={loan.amount} currency={loan.currency} /> : null}{' '}
        <TaskStateChip state={taskState} />
      </span>
      <span className={classes.quiet} translate="no">
        {[loan?.purpose, fullName].filter(Boolean).join(' · ')}
      </span>
      {reason ? <span className={classes.quiet}>{reason}</span> : null}
    </li>
  )
}
