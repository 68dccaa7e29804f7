import { Button } from '../../../../components/controls/button.tsx'
import { useTranslation } from '../../../../lib/use-translation.ts'
import { FormDialog } from './form-dialog.tsx'

interface LeaveDialogProps {
  /** A draft can be kept only while nothing is on its way. */
  canKeep: boolean
  onStay: () => void
  onKeep: () => void
  onLeave: () => void
}

/** Asks before unsaved input is thrown away. */
export function LeaveDialog({ canKeep, onStay, onKeep, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('payments')
  return (
    <FormDialog
      title={t($ => $.form.leave.title)}
      onClose={onStay}
      actions={
        <>
          <Button variant="default" color="danger" onClick={onLeave}>
            {t($ => $.form.leave.leave)}
          </Button>
          {canKeep ? (
            <Button variant="default" onClick={onKeep}>
              {t($ => $.form.leave.keep)}
            </Button>
          ) : null}
          <Button data-autofocus onClick={onStay}>
            {t($ => $.form.leave.stay)}
          </Button>
        </>
      }
    >
      <p>{canKeep ? t($ => $.form.leave.text) : t($ => $.form.leave.busyText)}</p>
    </FormDialog>
  )
}
