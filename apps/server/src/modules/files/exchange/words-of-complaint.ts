import { errorText } from '@tartip/domain/errors/catalogue'
import { fieldLabel } from '@tartip/domain/forms/field-labels'
import type { Language } from '@tartip/domain/language'

import type { StoredComplaint } from '../store/import-store.ts'

/** What is wrong with a row of a file, or with the file; the words name the field. */
export function wordsOfComplaint(
  { code, params, field, message }: StoredComplaint,
  language: Language,
): string {
  const label = field === undefined ? undefined : fieldLabel(field, language)
  return message?.[language] ?? errorText(code, params, language, label)
}
