import { useTranslation } from '../../../lib/use-translation.ts'
import { AccessBox, type AccessGridProps } from './access-box.tsx'
import { columnsOf, groupsOf } from './access-rows.ts'
import classes from './users.module.css'

/** More columns than this fit a desk only with their names upright. */
const mostLevelNames = 4

/** Rows by permissions, to be ticked. Many permissions have their names written upwards, so that all are visible. */
export function AccessTable(props: AccessGridProps) {
  const { title, what, rows, toSee, nameOf, draft } = props
  const { t } = useTranslation('settings')
  const columns = columnsOf(rows, toSee)
  const groups = groupsOf(columns)
  const hasGroups = groups.length > 1 && groups.every(({ group }) => group !== undefined)
  return (
    <div className={classes.scroll} tabIndex={0} role="group" aria-label={title}>
      <table className={classes.matrix} data-upright={columns.length > mostLevelNames || undefined}>
        <thead>
          {hasGroups ? (
            <tr className={classes.groups}>
              <td colSpan={2} />
              {groups.map(({ group, count }) => (
                <th key={group ?? 'other'} scope="colgroup" colSpan={count}>
                  {group ? t($ => $.user.groups[group]) : null}
                </th>
              ))}
            </tr>
          ) : null}
          <tr>
            <th scope="col">{what}</th>
            <th scope="col" className={classes.tick}>
              <span>{t($ => $.user.allShort)}</span>
            </th>
            {columns.map(permission => (
              <th key={permission} scope="col" className={classes.tick}>
                <span>{nameOf(permission)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.id} data-changed={draft.has(row.id) || undefined}>
              <th scope="row">
                <span className={classes.rowName}>{row.name}</span>
                <span className={classes.quiet}>{row.note}</span>
              </th>
              <td className={classes.tick}>
                <AccessBox {...props} row={row} permission="all" />
              </td>
              {columns.map(permission => (
                <td key={permission} className={classes.tick}>
                  {row.available.includes(permission) ? (
                    <AccessBox {...props} row={row} permission={permission} />
                  ) : (
                    <span aria-hidden className={classes.quiet}>
                      –
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
