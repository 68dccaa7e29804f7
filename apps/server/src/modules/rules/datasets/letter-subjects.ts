import type { LetterSubject } from '@tartip/domain/documents/letter'
import { DatasetFault, parseTabSeparated } from '@tartip/domain/text/tab-separated'

const columns = ['code', 'order', 'name_ru', 'name_ky', 'name_en', 'text_required', 'hint_ru']

/** Reads `letter-subjects.tsv`: what letters to the bank may be about, in the order in which it is shown. */
export function parseLetterSubjects(content: string): readonly LetterSubject[] {
  const rows = parseTabSeparated('letter-subjects', content, [...columns, 'hint_ky', 'hint_en'])
  if (rows.length === 0) throw new DatasetFault('letter-subjects', 2, 'no subject is left')
  return rows
    .toSorted((a, b) => Number(a['order']) - Number(b['order']))
    .map(row => ({
      code: row['code'] ?? '',
      name: { ru: row['name_ru'] ?? '', ky: row['name_ky'] ?? '', en: row['name_en'] ?? '' },
      hint: { ru: row['hint_ru'] ?? '', ky: row['hint_ky'] ?? '', en: row['hint_en'] ?? '' },
      needsTitle: row['text_required'] === 'yes',
    }))
}
