import type { DocumentForm } from '../../../documents/form/document-form.ts'
import { MixedLetters } from '../mixed-letters.tsx'

/** Under the name of the recipient, while it is typed. */
export const NameHint = ({ form }: { form: DocumentForm }) => (
  <MixedLetters name={form.texts['recipientName'] ?? ''} />
)
