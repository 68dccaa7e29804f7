import { mixedWordOf } from '@tartip/domain/text/mixed-scripts'
import { Notice } from '../../components/feedback/notice.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import type { DocumentForm } from '../../documents/form/document-form.ts'

/** A name with letters of two alphabets in one word looks like a known payee and is another one. */
export function MixedLetters({ name }: { name: string }) {
  const { t } = useTranslation('payments')
  const mixed = mixedWordOf(name)
  if (!mixed) return null
  return (
    <Notice tone="warning" role="status">
      <p>{t($ => $.form.recipient.mixedLetters, { word: mixed.word, letters: mixed.foreign })}</p>
    </Notice>
  )
}

/** Under the name of the recipient, while it is typed. */
export const NameHint = ({ form }: { form: DocumentForm }) => (
  <MixedLetters name={form.texts['recipientName'] ?? ''} />
)
