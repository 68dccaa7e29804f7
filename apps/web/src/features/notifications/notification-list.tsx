import type { KeyboardEvent } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import { groupByOrigin } from './notification-groups.ts'
import { NotificationRow, type RowActions } from './notification-row.tsx'
import classes from './notifications.module.css'
import type { NotificationEntry } from './notifications-queries.ts'

interface NotificationListProps extends RowActions {
  entries: readonly NotificationEntry[]
}

/** A section for each origin. Arrows move from one notification to the next. */
export function NotificationList({ entries, ...actions }: NotificationListProps) {
  const { t } = useTranslation('notifications')
  return (
    <div className={classes.groups} onKeyDown={moveWithArrows}>
      {groupByOrigin(entries).map(({ origin, entries: list, unread }) => (
        <section key={origin} aria-labelledby={`origin-${origin}`}>
          <div className={classes.groupHead}>
            <h3 id={`origin-${origin}`} className={classes.groupName}>
              {t($ => $.origins[origin])}
            </h3>
            {unread > 0 ? (
              <Button
                size="sm"
                variant="subtle"
                aria-label={t($ => $.readOrigin, { name: t($ => $.origins[origin]) })}
                onClick={() => actions.onChange({ kind: 'readOrigin', origin })}
              >
                {t($ => $.readCount, { count: unread })}
              </Button>
            ) : null}
          </div>
          <ul className={classes.list}>
            {list.map(entry => (
              <NotificationRow key={entry.id} entry={entry} {...actions} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function moveWithArrows(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const place = rows.findIndex(row => row.parentElement?.contains(document.activeElement))
  const next = rows[place + (event.key === 'ArrowDown' ? 1 : -1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}
