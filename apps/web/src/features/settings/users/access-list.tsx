import { useId } from 'react'
import { Unfold } from '../../../components/layout/unfold.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { AccessBox, type AccessGridProps } from './access-box.tsx'
import { tickedOf, type AccessRow } from './access-changes.ts'
import { columnsOf } from './access-rows.ts'
import classes from './users.module.css'

/** The same on a phone, where a table would have to be pushed about: a row unfolds to its ticks. */
export function AccessList(props: AccessGridProps) {
  return (
    <ul className={classes.accessList} aria-label={props.title}>
      {props.rows.map(row => (
        <li key={row.id} data-changed={props.draft.has(row.id) || undefined}>
          <Unfold look="row" summary={<RowSummary row={row} {...props} />}>
            <Ticks row={row} {...props} />
          </Unfold>
        </li>
      ))}
    </ul>
  )
}

interface RowProps extends AccessGridProps {
  row: AccessRow
}

function RowSummary({ row, draft }: RowProps) {
  const { t } = useTranslation('settings')
  const count = { ticked: tickedOf(draft, row).length, all: row.available.length }
  return (
    <>
      <span className={classes.rowTop}>
        <span className={classes.rowName}>{row.name}</span>
        <span className={classes.rowCount}>{t($ => $.user.ticked, count)}</span>
      </span>
      <span className={classes.quiet}>{row.note}</span>
    </>
  )
}

function Ticks(props: RowProps) {
  const { row, rows, toSee, nameOf } = props
  const { t } = useTranslation('settings')
  const id = useId()
  const available = columnsOf(rows, toSee).filter(permission => row.available.includes(permission))
  return (
    <div className={classes.ticks}>
      {['all', ...available].map(permission => (
        <div key={permission} className={classes.tickLine}>
          <AccessBox {...props} id={`${id}-${permission}`} permission={permission} />
          <label htmlFor={`${id}-${permission}`}>
            {permission === 'all' ? t($ => $.user.allOf) : nameOf(permission)}
          </label>
        </div>
      ))}
    </div>
  )
}
