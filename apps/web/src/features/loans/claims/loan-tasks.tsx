import { queryOptions, useQuery } from '@tanstack/react-query'
import { may } from '@tartip/domain/people/policy'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { execute } from '../../../lib/graphql-client.ts'
import { TaskStateChip } from '../../../lib/task-state-chip.tsx'
import { useViewer } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { LoanTasksDocument } from '../api/loan-tasks.access-control.generated.ts'
import { loansKey } from '../loans-queries.ts'
import classes from './loan-claims.module.css'

const tasksQuery = (orgReferenceId: string) =>
  queryOptions({
    queryKey: [loansKey, 'tasks', orgReferenceId] as const,
    queryFn: async ({ signal }) => {
      const variables = { orgReferenceId, pageableDecorator: { page: 1, size: 30 } }
      const options = { service: 'access-control', signal } as const
      return (await execute(LoanTasksDocument, variables, options)).getSellers.list
    },
  })

/** Applications for new loans that the bank decides; nothing where there are none. */
export function LoanTasks() {
  const { t } = useTranslation('loans')
  const viewer = useViewer()
  const isOpen = may(viewer, 'loanClaims.use').ok
  const tasks = useQuery({ ...tasksQuery(viewer.legalPartyId), enabled: isOpen })
  if (!isOpen || !tasks.data?.length) return null
  return (
    <SummaryCard title={t($ => $.tasks.title)}>
      <ul className={classes.list}>
        {tasks.data.map(({ referenceId, fullName, taskState, reason, loan }) => (
          <li key={referenceId} className={classes.line}>
            <span>
              {loan ? <Amount value={loan.amount} currency={loan.currency} /> : null}{' '}
              <TaskStateChip state={taskState} />
            </span>
            <span className={classes.quiet} translate="no">
              {[loan?.purpose, fullName].filter(Boolean).join(' · ')}
            </span>
            {reason ? <span className={classes.quiet}>{reason}</span> : null}
          </li>
        ))}
      </ul>
    </SummaryCard>
  )
}
