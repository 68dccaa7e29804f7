import {
  IconAlertTriangle,
  IconBuildingBank,
  IconCash,
  IconCheck,
  IconClockX,
  IconFileText,
  IconLock,
  IconMail,
  IconPencil,
  IconQrcode,
  IconSignature,
  IconTrash,
  IconUser,
} from '@tabler/icons-react'
import { AppLink } from '../../components/controls/app-link.tsx'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { VisuallyHidden } from '../../components/controls/visually-hidden.tsx'
import { SelectBox } from '../../components/table/select-box.tsx'
import { DateTimeText } from '../../components/text/date-time-text.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import { isUnread } from './notification-groups.ts'
import { targetOf } from './notification-target.ts'
import classes from './notifications.module.css'
import { idsOf } from './notifications-queries.ts'
import type { NotificationEntry } from './notifications-queries.ts'
import type { NotificationAction } from './use-notification-changes.ts'

const icons: Readonly<Record<NotificationEntry['icon'], typeof IconMail>> = {
  bank: IconBuildingBank,
  danger: IconAlertTriangle,
  done: IconCheck,
  edit: IconPencil,
  letter: IconMail,
  lock: IconLock,
  person: IconUser,
  qr: IconQrcode,
  salary: IconCash,
  sign: IconSignature,
  statement: IconFileText,
  time: IconClockX,
}

/** What can be done with the notifications of a list. */
export interface RowActions {
  ticked: ReadonlySet<string> | undefined
  onTick: (ticked: ReadonlySet<string>) => void
  onChange: (change: NotificationAction) => void
  onDelete: (ids: readonly string[]) => void
  /** The person goes to another page. */
  onLeave: () => void
}

interface NotificationRowProps extends RowActions {
  entry: NotificationEntry
}

/** One notification, or several statements together: what, why, when, and the way to it. */
export function NotificationRow({ entry, ticked, onTick, ...actions }: NotificationRowProps) {
  const { t } = useTranslation('notifications')
  const { message, countStatement, legalPartyName } = entry
  const Icon = icons[entry.icon]
  const title = countStatement ? t($ => $.statements, { count: countStatement }) : message.title
  const isTicked = ticked?.has(entry.id) ?? false

  const handleTick = (isChosen: boolean) => {
    const next = new Set(ticked)
    if (isChosen) next.add(entry.id)
    else next.delete(entry.id)
    onTick(next)
  }
  return (
    <li className={classes.row} data-unread={isUnread(entry) || undefined}>
      {ticked ? <SelectBox label={title} isChecked={isTicked} onToggle={handleTick} /> : null}
      <span className={classes.icon} data-color={entry.color}>
        <Icon size={20} stroke={1.7} aria-hidden />
      </span>
      <div className={classes.words}>
        <RowTitle entry={entry} title={title} {...actions} />
        {(legalPartyName ?? message.text) ? (
          <p className={classes.text}>{legalPartyName ?? message.text}</p>
        ) : null}
        <p className={classes.quiet}>
          <DateTimeText value={entry.dateTime} />
        </p>
      </div>
      {ticked ? null : (
        <IconButton
          className={classes.delete}
          aria-label={t($ => $.deleteOne, { title })}
          onClick={() => actions.onDelete(idsOf(entry))}
        >
          <IconTrash size={18} aria-hidden />
        </IconButton>
      )}
    </li>
  )
}

interface RowTitleProps extends Pick<RowActions, 'onChange' | 'onLeave'> {
  entry: NotificationEntry
  title: string
}

/** The whole row leads to what it reports; where there is nothing to go to, a press marks it read. */
function RowTitle({ entry, title, onChange, onLeave }: RowTitleProps) {
  const { t } = useTranslation('notifications')
  const href = targetOf(entry)
  const read = () => {
    if (isUnread(entry)) onChange({ kind: 'read', ids: idsOf(entry) })
  }
  const words = (
    <>
      {title}
      {isUnread(entry) ? <VisuallyHidden> · {t($ => $.unread)}</VisuallyHidden> : null}
    </>
  )
  if (href === undefined) {
    return (
      <button type="button" className={classes.title} data-row onClick={read}>
        {words}
      </button>
    )
  }
  const handleGo = () => {
    read()
    onLeave()
  }
  return (
    <AppLink href={href} className={classes.title} data-row onClick={handleGo}>
      {words}
    </AppLink>
  )
}
