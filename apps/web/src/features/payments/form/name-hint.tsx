import { mixedWordOf } from '@tartip/domain/text/mixed-scripts'
import type { DocumentForm } from '../../../documents/form/document-form.ts'
import { FormHint } from '../../../documents/form/form-hint.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'

/** A name with letters of two alphabets in one word looks like a known payee and is another one. */
export function NameHint({ form }: { form: DocumentForm }) {
  const { t } = useTranslation('payments')
  const mixed = mixedWordOf(form.texts['recipientName'] ?? '')
  if (!mixed) return null
  return (
    <FormHint tone="warning" isAnnounced>
      {t($ => $.form.recipient.mixedLetters, { word: mixed.word, letters: mixed.foreign })}
    </FormHint>
  )
}
