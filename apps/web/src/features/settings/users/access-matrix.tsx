import { useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import type { AccessDraft, AccessRow, RowChange } from './access-changes.ts'
import { changesOf, noDraft, tickedOf, withAll, withTick } from './access-changes.ts'
import { ChangeList } from './change-list.tsx'
import { columnsOf } from './access-rows.ts'
import classes from './users.module.css'

interface AccessMatrixProps {
  title: string
  /** What a row is: an account, a card. */
  what: string
  rows: readonly AccessRow[]
  /** The permission without which nothing of the row is seen. */
  toSee: string
  nameOf: (permission: string) => string
  isSaving: boolean
  onSave: (changes: readonly RowChange[]) => Promise<void>
}

/**
 * Rows by permissions, to be ticked. Nothing is saved until the difference has been read and
 * confirmed.
 */
export function AccessMatrix(props: AccessMatrixProps) {
  const { title, rows, nameOf, isSaving, onSave } = props
  const { t } = useTranslation('settings')
  const [draft, setDraft] = useState<AccessDraft>(noDraft)
  const [isAsking, setIsAsking] = useState(false)
  const changes = changesOf(draft, rows)
  const handleConfirm = async () => {
    await onSave(changes)
    setDraft(noDraft)
    setIsAsking(false)
  }
  return (
    <section className={classes.section} aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      <Matrix {...props} draft={draft} onDraft={setDraft} />
      <div className={classes.changes} aria-live="polite">
        {changes.length === 0 ? (
          <p className={classes.quiet}>{t($ => $.user.noChanges)}</p>
        ) : (
          <ChangeList changes={changes} nameOf={nameOf} />
        )}
        {changes.length > 0 ? (
          <div className={classes.actions}>
            <Button onClick={() => setIsAsking(true)}>{t($ => $.user.save)}</Button>
            <Button variant="default" onClick={() => setDraft(noDraft)}>
              {t($ => $.user.undo)}
            </Button>
          </div>
        ) : null}
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={t($ => $.user.saveTitle)}
        body={<ChangeList changes={changes} nameOf={nameOf} />}
        confirmLabel={t($ => $.user.save)}
        isBusy={isSaving}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setIsAsking(false)}
      />
    </section>
  )
}

interface MatrixProps extends AccessMatrixProps {
  draft: AccessDraft
  onDraft: (draft: AccessDraft) => void
}

function Matrix({ title, what, rows, toSee, nameOf, draft, onDraft }: MatrixProps) {
  const { t } = useTranslation('settings')
  const columns = columnsOf(rows, toSee)
  return (
    <div className={classes.scroll} tabIndex={0} role="group" aria-label={title}>
      <table className={classes.matrix}>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col" className={classes.tick}>
              {t($ => $.user.allShort)}
            </th>
            {columns.map(permission => (
              <th key={permission} scope="col" className={classes.tick}>
                {nameOf(permission)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => {
            const ticked = tickedOf(draft, row)
            return (
              <tr key={row.id} data-changed={draft.has(row.id) || undefined}>
                <th scope="row">
                  <span className={classes.rowName}>{row.name}</span>
                  <span className={classes.quiet}>{row.note}</span>
                </th>
                <td className={classes.tick}>
                  <input
                    type="checkbox"
                    className={classes.box}
                    aria-label={t($ => $.user.all, { name: `${row.name} ${row.note}` })}
                    checked={ticked.length === row.available.length}
                    onChange={event => onDraft(withAll(draft, row, event.currentTarget.checked))}
                  />
                </td>
                {columns.map(permission => (
                  <td key={permission} className={classes.tick}>
                    {row.available.includes(permission) ? (
                      <input
                        type="checkbox"
                        className={classes.box}
                        aria-label={t($ => $.user.cell, {
                          permission: nameOf(permission),
                          name: `${row.name} ${row.note}`,
                        })}
                        checked={ticked.includes(permission)}
                        data-changed={
                          ticked.includes(permission) !== row.permissions.includes(permission) ||
                          undefined
                        }
                        onChange={event => {
                          const isTicked = event.currentTarget.checked
                          onDraft(withTick(draft, row, permission, isTicked, toSee))
                        }}
                      />
                    ) : (
                      <span aria-hidden className={classes.quiet}>
                        –
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
