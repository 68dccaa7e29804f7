import { Button } from '../../components/controls/button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Amount } from '../../components/text/amount.tsx'
import { Chip } from '../../components/text/chip.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import type { OfficerClaim, OfficerTask } from './api/desk-api.ts'
import type { OfficerActions } from './officer-actions.ts'
import classes from './simulator.module.css'

interface OfficerTasksProps {
  tasks: readonly OfficerTask[]
  claims: readonly OfficerClaim[]
  actions: OfficerActions
}

/** Applications of companies and claims of their buyers: accept or refuse. */
export function OfficerTasks({ tasks, claims, actions }: OfficerTasksProps) {
  const { t } = useTranslation('simulator')
  return (
    <section className={classes.panel} aria-labelledby="officer-tasks">
      <h2 id="officer-tasks">{t($ => $.officer.tasks)}</h2>
      {tasks.length === 0 ? (
        <EmptyState illustration="done" title={t($ => $.officer.noTasks)} isCompact />
      ) : (
        <ul className={classes.payments}>
          {tasks.map(task => (
            <TaskLine key={task.taskId} task={task} actions={actions} />
          ))}
        </ul>
      )}
      <h3 className={classes.innerHead}>{t($ => $.officer.claims)}</h3>
      <ul className={classes.payments}>
        {claims.map(claim => (
          <ClaimLine key={claim.loanClaimId} claim={claim} actions={actions} />
        ))}
      </ul>
    </section>
  )
}

function TaskLine({ task, actions }: { task: OfficerTask; actions: OfficerActions }) {
  const { t } = useTranslation('simulator')
  const path = `/officer/tasks/${task.taskId}` as const
  return (
    <li className={classes.payment}>
      <div className={classes.paymentText}>
        <p>
          <Chip tone="info">{t($ => $.officer.kinds[task.kind])}</Chip> {task.companyName}
        </p>
        <p className={classes.quiet}>{task.summary}</p>
      </div>
      <div className={classes.buttons}>
        <Button size="sm" disabled={actions.isBusy} onClick={() => actions.order(`${path}/accept`)}>
          {t($ => $.officer.approve)}
        </Button>
        <Button
          size="sm"
          variant="default"
          color="danger"
          disabled={actions.isBusy}
          onClick={() =>
            actions.ask({
              title: t($ => $.officer.refuseTask),
              label: t($ => $.desk.reason),
              confirmLabel: t($ => $.desk.refuse),
              path: `${path}/refuse`,
              bodyOf: reason => ({ reason }),
              reasons: 'application',
            })
          }
        >
          {t($ => $.desk.refuse)}
        </Button>
      </div>
    </li>
  )
}

function ClaimLine({ claim, actions }: { claim: OfficerClaim; actions: OfficerActions }) {
  const { t } = useTranslation('simulator')
  const path = `/officer/claims/${claim.loanClaimId}` as const
  const isShopsTurn = claim.status === 'AWAITING_DELIVERY_CONFIRMATION'
  return (
    <li className={classes.payment}>
      <div className={classes.paymentText}>
        <p>
          {claim.claimNumber} · {claim.buyer}
        </p>
        <p className={classes.quiet}>
          {claim.companyName} · {t($ => $.officer.claimStates[claim.status])}
        </p>
      </div>
      <Amount value={claim.amount} currency="KGS" />
      <div className={classes.buttons}>
        {isShopsTurn ? null : (
          <Button
            size="sm"
            variant="default"
            disabled={actions.isBusy}
            onClick={() => actions.order(`${path}/advance`)}
          >
            {t($ => (claim.status === 'UNDER_REVIEW' ? $.officer.approve : $.officer.payOut))}
          </Button>
        )}
        {claim.status === 'CREDITING_FUNDS' ? null : (
          <Button
            size="sm"
            variant="default"
            color="danger"
            disabled={actions.isBusy}
            onClick={() => actions.order(`${path}/refuse`)}
          >
            {t($ => $.desk.refuse)}
          </Button>
        )}
      </div>
    </li>
  )
}
