import { parseTabSeparated } from '@tartip/domain/text/tab-separated'

import type { InstructionDocument } from '../public.ts'

const columns = ['document', 'language', 'order', 'title', 'description', 'file_name']
const languages = ['RU', 'KG', 'ENG'] as const

/** Reads `instruction-documents.tsv`: titles and file names, in the order in which they are shown. */
export function parseInstructionDocuments(content: string): readonly InstructionDocument[] {
  return parseTabSeparated('instruction-documents', content, columns)
    .toSorted((a, b) => Number(a['order']) - Number(b['order']))
    .flatMap(row => {
      const language = languages.find(known => known === row['language'])
      const fileName = row['file_name'] ?? ''
      // A name with a path in it would lead out of the folder of the files.
      if (!language || !/^[\w-]+\.pdf$/.test(fileName)) return []
      return [
        {
          document: row['document'] ?? '',
          language,
          title: row['title'] ?? '',
          description: row['description'] ?? '',
          fileName,
        },
      ]
    })
}
