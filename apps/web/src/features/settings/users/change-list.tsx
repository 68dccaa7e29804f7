import { listed } from '../../../lib/listed.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import type { RowChange } from './access-changes.ts'
import classes from './users.module.css'

interface ChangeListProps {
  changes: readonly RowChange[]
  /** Every permission in the order of the table. */
  columns: readonly string[]
  nameOf: (permission: string) => string
}

/** The difference in plain sentences: what is given and what is taken away, row by row. */
export function ChangeList({ changes, columns, nameOf }: ChangeListProps) {
  const { t } = useTranslation('settings')
  const named = (permissions: readonly string[]) =>
    listed(columns.filter(column => permissions.includes(column)).map(nameOf), 'sentence')
  return (
    <ul className={classes.changeList}>
      {changes.map(({ row, given, taken }) => (
        <li key={row.id}>
          <span className={classes.rowName}>
            {row.name} <span className={classes.quiet}>{row.note}</span>
          </span>
          {given.length > 0 ? (
            <span className={classes.given}>{t($ => $.user.given, { list: named(given) })}</span>
          ) : null}
          {taken.length > 0 ? (
            <span className={classes.taken}>{t($ => $.user.taken, { list: named(taken) })}</span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
