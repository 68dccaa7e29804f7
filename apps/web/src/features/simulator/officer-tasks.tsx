import { signRightNames } from '@tartip/domain/people/sign-right'
import { Button } from '../../components/controls/button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Amount } from '../../components/text/amount.tsx'
import { Chip } from '../../components/text/chip.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import type { Asked, OfficerTask } from './api/desk-api.ts'
import type { OfficerActions } from './officer-actions.ts'
import classes from './simulator.module.css'

interface OfficerTasksProps {
  tasks: readonly OfficerTask[]
  actions: OfficerActions
}

/** Applications of companies: accept or refuse. */
export function OfficerTasks({ tasks, actions }: OfficerTasksProps) {
  const { t } = useTranslation('simulator')
  return (
    <section className={classes.panel} aria-labelledby="officer-tasks">
      <h2 id="officer-tasks">{t($ => $.officer.tasks)}</h2>
      <p className={classes.quiet}>{t($ => $.officer.whoBrings.tasks)}</p>
      {tasks.length === 0 ? (
        <EmptyState illustration="done" title={t($ => $.officer.noTasks)} isCompact />
      ) : (
        <ul className={classes.payments}>
          {tasks.map(task => (
            <TaskLine key={task.taskId} task={task} actions={actions} />
          ))}
        </ul>
      )}
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
          <Chip tone="info">{t($ => $.officer.kinds[task.asked.kind])}</Chip> {task.companyName}
        </p>
        <p className={classes.quiet}>
          <AskedFor asked={task.asked} />
        </p>
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

/** What the application is about, in the words of the reader; what the applicant wrote stays as it is. */
function AskedFor({ asked }: { asked: Asked }) {
  const { t } = useTranslation('simulator')
  const language = useLanguage()
  switch (asked.kind) {
    case 'POS':
      return t($ => $.officer.asked.pos, {
        store: asked.storeName,
        address: asked.storeAddress,
        count: asked.terminalsCount,
      })
    case 'PAYDA':
      return t($ => $.officer.asked.shop, { store: asked.storeName, address: asked.storeAddress })
    case 'SELLER':
      return t($ => $.officer.asked.person, { name: asked.fullName, inn: asked.inn })
    case 'LOAN':
      return (
        <>
          <Amount value={asked.amount} currency={asked.currency} />{' '}
          {t($ => $.officer.asked.months, { count: asked.termMonths })} · {asked.purpose}
        </>
      )
    case 'REGISTRATION':
      return (
        <>
          {t($ => $.officer.asked.person, { name: asked.fullName, inn: asked.inn })} ·{' '}
          {signRightNames[asked.signRight][language]}
        </>
      )
  }
}
