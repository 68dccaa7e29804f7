import { Button } from '../../components/controls/button.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { useTranslation } from '../../lib/use-translation.ts'

export const dialogWidth = 34

interface LeaveDialogProps {
  /** A draft can be kept only while nothing is on its way. */
  canSaveDraft: boolean
  /** Whatever is wrong with the form, it can be kept as it is. */
  keepsUnfinished?: boolean
  /** The text while an answer is awaited; left out, the words about a payment. */
  busyText?: string
  onStay: () => void
  onSaveDraft: () => void
  onLeave: () => void
}

/** A confirmation before unsaved input is discarded. */
export function LeaveDialog({
  canSaveDraft,
  keepsUnfinished = false,
  busyText,
  onStay,
  onSaveDraft,
  onLeave,
}: LeaveDialogProps) {
  const { t } = useTranslation('form')
  return (
    <Dialog
      width={dialogWidth}
      title={t($ => $.leave.title)}
      onClose={onStay}
      actions={
        <>
          <Button variant="default" color="danger" onClick={onLeave}>
            {t($ => $.leave.leave)}
          </Button>
          {canSaveDraft ? (
            <Button variant="default" onClick={onSaveDraft}>
              {t($ => $.leave.keep)}
            </Button>
          ) : null}
          <Button data-autofocus onClick={onStay}>
            {t($ => $.leave.stay)}
          </Button>
        </>
      }
    >
      <p>{textOf()}</p>
    </Dialog>
  )

  function textOf(): string {
    if (!canSaveDraft) return busyText ?? t($ => $.leave.busyText)
    return keepsUnfinished ? t($ => $.leave.text) : t($ => $.leave.lostText)
  }
}
