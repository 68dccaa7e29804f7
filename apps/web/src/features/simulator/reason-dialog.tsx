import { useState } from 'react'
import { TextAreaField } from '../../components/fields/text-area-field.tsx'
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import type { ReasonKind } from './api/reasons-api.ts'
import { ReasonField } from './reason-field.tsx'

interface ReasonDialogProps {
  title: string
  label: string
  confirmLabel: string
  tone?: 'brand' | 'danger'
  /** Several lines for a letter, one for a reason. */
  isLong?: boolean
  /** Sentences of the bank to choose from. */
  reasons?: ReasonKind
  isBusy: boolean
  onCancel: () => void
  onConfirm: (text: string) => void
}

/** Asks for the words that go along with an order. Mount it to ask; each time it begins empty. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, label, confirmLabel, tone = 'danger', isLong = false, isBusy } = props
  const { t } = useTranslation('simulator')
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const error = isMissing ? t($ => $.desk.reasonMissing) : undefined
  const handleChange = (typed: string) => {
    setIsMissing(false)
    setText(typed)
  }
  const handleConfirm = () => {
    if (text.trim() === '') setIsMissing(true)
    else props.onConfirm(text.trim())
  }
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
        isLong ? (
          <TextAreaField
            label={label}
            value={text}
            rows={5}
            error={error}
            onChange={handleChange}
          />
        ) : (
          <ReasonField
            label={label}
            value={text}
            error={error}
            kind={props.reasons}
            onChange={handleChange}
          />
        )
      }
    />
  )
}
