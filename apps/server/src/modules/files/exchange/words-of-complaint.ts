import { errorText } from '@tartip/domain/errors/catalogue'
import { fieldLabel } from '@tartip/domain/forms/field-labels'
import { fillTemplate, type Language, type LocalizedText } from '@tartip/domain/language'
import { ledByLabel } from '@tartip/domain/text/label-before-words'

import type { StoredComplaint } from '../store/imported-file-row.ts'

/** What is wrong with a row of a file, or with the file; the words name the field. */
export function wordsOfComplaint(
  { code, params, field, message }: StoredComplaint,
  language: Language,
): string {
  const label = field === undefined ? undefined : fieldLabel(field, language)
  if (message) return message[language]
  const words = errorText(code, params, language, label)
  // A row shows the account of the recipient, which is not the one that is meant.
  const isOfPayer = field === 'payerAccount' && code.startsWith('ACCOUNT_')
  return isOfPayer && label !== undefined ? ledByLabel(label, words) : words
}

/** How the reader's words about a row begin. */
export const rowPlace: LocalizedText = {
  ru: 'Строка {row}: ',
  ky: '{row}-сап: ',
  en: 'Row {row}: ',
}

/** The same where the number of the row stands beside the words. */
export function wordsInRow(complaint: StoredComplaint, language: Language): string {
  const words = wordsOfComplaint(complaint, language)
  const place = fillTemplate(rowPlace[language], complaint.params)
  if (!words.startsWith(place)) return words
  const [first = '', ...rest] = words.slice(place.length)
  return first.toUpperCase() + rest.join('')
}
