import { useTranslation } from '../../../lib/use-translation.ts'
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx'

interface LeaveDialogProps {
  companyName: string
  onConfirm: () => void
  onCancel: () => void
}

/** A confirmation before a contract switch discards unsaved input. */
export function LeaveDialog({ companyName, onConfirm, onCancel }: LeaveDialogProps) {
  const { t } = useTranslation('common')
  return (
    <ConfirmDialog
      opened
      title={t($ => $.contract.leaveTitle)}
      body={t($ => $.contract.leaveText, { name: companyName })}
      confirmLabel={t($ => $.contract.leave)}
      cancelLabel={t($ => $.contract.stay)}
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
