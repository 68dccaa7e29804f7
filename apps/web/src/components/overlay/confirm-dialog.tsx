import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { useComponentText } from '../i18n/use-component-text.ts'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  opened: boolean
  /** A question: «Удалить черновик?» */
  title: ReactNode
  /** What will happen and whether it can be undone; also a place for a comment field. */
  body?: ReactNode
  /** A verb: «Удалить», never «ОК». */
  confirmLabel: ReactNode
  cancelLabel?: ReactNode
  tone?: 'brand' | 'danger'
  isBusy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** A confirmation before an act that cannot be undone; anything else should just be done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, body, confirmLabel, cancelLabel, tone = 'brand', isBusy = false } = props
  const { t } = useComponentText()
  if (!opened) return null
  return (
    <Dialog
      title={title}
      isDestructive={tone === 'danger'}
      onClose={isBusy ? undefined : props.onCancel}
      actions={
        <>
          <Button variant="default" onClick={props.onCancel} disabled={isBusy} data-autofocus>
            {cancelLabel ?? t($ => $.overlay.cancel)}
          </Button>
          <Button color={tone} onClick={props.onConfirm} loading={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {body}
    </Dialog>
  )
}
