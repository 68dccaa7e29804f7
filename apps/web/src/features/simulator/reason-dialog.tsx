import { type OfficerText, officerTexts } from '@tartip/domain/text/officer-text'
import { TextAreaField } from '../../components/fields/text-area-field.tsx'
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx'
import type { ReasonKind } from './api/reasons-api.ts'
import { ReasonField } from './reason-field.tsx'
import { useOfficerText } from './use-officer-text.ts'

interface ReasonDialogProps {
  title: string
  label: string
  confirmLabel: string
  tone?: 'brand' | 'danger'
  /** A reason by default, or the multi-line text of a letter. */
  field?: OfficerText
  /** The message for an empty text. */
  missing?: string
  /** The predefined reasons. */
  reasons?: ReasonKind
  isBusy: boolean
  onCancel: () => void
  onConfirm: (text: string) => void
}

/** Requests the text of an action. Mount it to open; it always starts empty. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, label, confirmLabel, tone = 'danger', field = 'reason', isBusy } = props
  const text = useOfficerText(field, props.missing)
  const handleConfirm = () => {
    const words = text.read()
    if (words !== undefined) props.onConfirm(words)
  }
  const shown = { label, value: text.value, error: text.error, onChange: text.change }
  return (
    <ConfirmDialog
      opened
      title={title}
      tone={tone}
      confirmLabel={confirmLabel}
      isBusy={isBusy}
      onConfirm={handleConfirm}
      onCancel={props.onCancel}
      body={
        officerTexts[field].hasLines ? (
          <TextAreaField {...shown} rows={5} counter={officerTexts[field].longest} />
        ) : (
          <ReasonField {...shown} kind={props.reasons} />
        )
      }
    />
  )
}
