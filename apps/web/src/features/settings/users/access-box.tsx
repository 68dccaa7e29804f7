import { useTranslation } from '../../../lib/use-translation.ts'
import type { AccessDraft, AccessRow } from './access-changes.ts'
import { tickedOf, withAll, withTick } from './access-changes.ts'
import classes from './users.module.css'

export interface AccessGridProps {
  title: string
  /** What a row is: an account, a card. */
  what: string
  rows: readonly AccessRow[]
  /** The permission without which nothing of the row is seen. */
  toSee: string
  nameOf: (permission: string) => string
  draft: AccessDraft
  onDraft: (draft: AccessDraft) => void
}

interface AccessBoxProps extends AccessGridProps {
  row: AccessRow
  /** `all` for everything that the row can have. */
  permission: string | 'all'
  id?: string
}

/** The tick of one permission of one row, or of all of them; the same in the table and in the list. */
export function AccessBox(props: AccessBoxProps) {
  const { row, permission, id, toSee, nameOf, draft, onDraft } = props
  const { t } = useTranslation('settings')
  const ticked = tickedOf(draft, row)
  const name = `${row.name} ${row.note}`
  const isTicked =
    permission === 'all' ? ticked.length === row.available.length : ticked.includes(permission)
  const isChanged = permission !== 'all' && isTicked !== row.permissions.includes(permission)
  return (
    <input
      id={id}
      type="checkbox"
      className={classes.box}
      aria-label={
        permission === 'all'
          ? t($ => $.user.all, { name })
          : t($ => $.user.cell, { permission: nameOf(permission), name })
      }
      checked={isTicked}
      data-changed={isChanged || undefined}
      onChange={event => {
        const wanted = event.currentTarget.checked
        onDraft(
          permission === 'all'
            ? withAll(draft, row, wanted)
            : withTick(draft, row, permission, wanted, toSee),
        )
      }}
    />
  )
}
