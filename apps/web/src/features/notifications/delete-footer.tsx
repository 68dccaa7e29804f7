import { Button } from '../../components/controls/button.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import classes from './notifications.module.css'
import { idsOf, seenOf } from './notifications-queries.ts'
import type { NotificationEntry } from './notifications-queries.ts'

/** What is to be deleted once the person has confirmed it. */
export interface Deletion {
  readonly ids: readonly string[] | 'all'
  /** What they had seen when they were asked. */
  readonly seen: string
}

interface DeleteFooterProps {
  entries: readonly NotificationEntry[]
  /** Ids of the ticked entries. */
  ticked: ReadonlySet<string> | undefined
  deletion: Deletion | undefined
  onTick: (ticked: ReadonlySet<string> | undefined) => void
  onRequest: (deletion: Deletion | undefined) => void
  onDelete: (deletion: Deletion) => void
}

/**
 * First what was ticked, then the question: nothing deleted comes back. It stands at the bottom of the sheet,
 * because a dialog over a dialog loses people.
 */
export function DeleteFooter({ deletion, ...props }: DeleteFooterProps) {
  return deletion ? <Question {...props} deletion={deletion} /> : <Ticked {...props} />
}

function Question({
  deletion,
  onRequest,
  onDelete,
}: Pick<DeleteFooterProps, 'onRequest' | 'onDelete'> & { deletion: Deletion }) {
  const { t } = useTranslation('notifications')
  return (
    <div role="alertdialog" aria-labelledby="delete-question" className={classes.footer}>
      <p id="delete-question" className={classes.question}>
        {deletion.ids === 'all'
          ? t($ => $.deleteAllQuestion)
          : t($ => $.deleteQuestion, { count: deletion.ids.length })}
      </p>
      <div className={classes.footerActions}>
        <Button color="danger" autoFocus onClick={() => onDelete(deletion)}>
          {t($ => $.delete)}
        </Button>
        <Button variant="default" onClick={() => onRequest(undefined)}>
          {t($ => $.keep)}
        </Button>
      </div>
    </div>
  )
}

function Ticked({
  entries,
  ticked = new Set(),
  onTick,
  onRequest,
}: Omit<DeleteFooterProps, 'deletion' | 'onDelete'>) {
  const { t } = useTranslation('notifications')
  const ids = entries.filter(({ id }) => ticked.has(id)).flatMap(idsOf)
  const isAll = entries.every(({ id }) => ticked.has(id))
  return (
    <div className={classes.footer}>
      <p className={classes.question} aria-live="polite">
        {t($ => $.chosen, { count: ids.length })}
      </p>
      <div className={classes.footerActions}>
        <Button
          color="danger"
          aria-disabled={ids.length === 0}
          onClick={() => onRequest({ ids, seen: seenOf(entries) })}
        >
          {t($ => $.delete)}
        </Button>
        <Button
          variant="default"
          onClick={() => onTick(isAll ? new Set() : new Set(entries.map(({ id }) => id)))}
        >
          {t($ => (isAll ? $.chooseNone : $.chooseAll))}
        </Button>
        <Button variant="subtle" onClick={() => onTick(undefined)}>
          {t($ => $.cancel)}
        </Button>
      </div>
    </div>
  )
}
