import { mixedWordOf } from '@tartip/domain/text/mixed-scripts'
import { Suspense } from 'react'
import { Notice } from '../../components/feedback/notice.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import type { DocumentForm } from '../../documents/form/document-form.ts'

/** A name with letters of two alphabets in one word looks like a known payee and is another one. */
export function MixedLetters({ name }: { name: string }) {
  const mixed = mixedWordOf(name)
  if (!mixed) return null
  return (
    <Suspense fallback={null}>
      <MixedWord word={mixed.word} letters={mixed.foreign} />
    </Suspense>
  )
}

function MixedWord({ word, letters }: { word: string; letters: string }) {
  const { t } = useTranslation('payments')
  return (
    <Notice tone="warning" role="status">
      <p>{t($ => $.mixedLetters, { word, letters })}</p>
    </Notice>
  )
}

/** Under the name of the recipient, while it is typed. */
export const NameHint = ({ form }: { form: DocumentForm }) => (
  <MixedLetters name={form.texts['recipientName'] ?? ''} />
)
