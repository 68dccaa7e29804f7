import {
  permissionPresets,
  type PermissionPreset,
} from '@tartip/domain/accounts/account-permission'
import { useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx'
import { phoneQuery } from '../../../components/theme/breakpoints.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import type { AccessGridProps } from './access-box.tsx'
import type { AccessDraft, RowChange } from './access-changes.ts'
import { changesOf, noDraft, withPreset } from './access-changes.ts'
import { AccessList } from './access-list.tsx'
import { columnsOf } from './access-rows.ts'
import { AccessTable } from './access-table.tsx'
import { ChangeList } from './change-list.tsx'
import classes from './users.module.css'

interface AccessMatrixProps extends Omit<AccessGridProps, 'draft' | 'onDraft'> {
  isSaving: boolean
  onSave: (changes: readonly RowChange[]) => Promise<void>
  /** Sets of permissions for all rows at once. */
  presets?: readonly PermissionPreset[]
}

/** Rows and their permissions. Nothing is saved until the difference has been read and confirmed. */
export function AccessMatrix(props: AccessMatrixProps) {
  const { title, rows, toSee, nameOf, isSaving, onSave, presets = [] } = props
  const Grid = useMedia(phoneQuery) ? AccessList : AccessTable
  const { t } = useTranslation('settings')
  const [draft, setDraft] = useState<AccessDraft>(noDraft)
  const [isConfirming, setIsConfirming] = useState(false)
  const changes = changesOf(draft, rows)
  const columns = columnsOf(rows, toSee)
  const handleConfirm = async () => {
    await onSave(changes)
    setDraft(noDraft)
    setIsConfirming(false)
  }
  return (
    <section className={classes.section} aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      {presets.length > 0 ? (
        <div className={classes.presets} role="group" aria-label={t($ => $.user.presets.title)}>
          <span className={classes.quiet}>{t($ => $.user.presets.title)}</span>
          {presets.map(preset => (
            <Button
              key={preset}
              size="sm"
              variant="default"
              onClick={() => setDraft(withPreset(draft, rows, permissionPresets[preset]))}
            >
              {t($ => $.user.presets[preset])}
            </Button>
          ))}
        </div>
      ) : null}
      <Grid {...props} draft={draft} onDraft={setDraft} />
      <div className={classes.changes} aria-live="polite">
        {changes.length === 0 ? (
          <p className={classes.quiet}>{t($ => $.user.noChanges)}</p>
        ) : (
          <ChangeList changes={changes} columns={columns} nameOf={nameOf} />
        )}
        {changes.length > 0 ? (
          <div className={classes.actions}>
            <Button onClick={() => setIsConfirming(true)}>{t($ => $.user.save)}</Button>
            <Button variant="default" onClick={() => setDraft(noDraft)}>
              {t($ => $.user.undo)}
            </Button>
          </div>
        ) : null}
      </div>
      <ConfirmDialog
        opened={isConfirming}
        title={t($ => $.user.saveTitle)}
        body={<ChangeList changes={changes} columns={columns} nameOf={nameOf} />}
        confirmLabel={t($ => $.user.save)}
        isBusy={isSaving}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setIsConfirming(false)}
      />
    </section>
  )
}
