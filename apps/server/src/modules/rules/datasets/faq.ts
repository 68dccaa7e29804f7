import { parseTabSeparated } from '@tartip/domain/text/tab-separated'

import type { FaqEntry } from '../public.ts'

const columns = ['order', 'group', 'question_ru', 'answer_ru', 'question_ky', 'answer_ky']

/** Reads `faq.tsv`: what people ask the bank, in the order in which it is shown. */
export function parseFaq(content: string): readonly FaqEntry[] {
  return parseTabSeparated('faq', content, [...columns, 'question_en', 'answer_en'])
    .toSorted((a, b) => Number(a['order']) - Number(b['order']))
    .map(row => ({
      group: row['group'] ?? '',
      question: {
        ru: row['question_ru'] ?? '',
        ky: row['question_ky'] ?? '',
        en: row['question_en'] ?? '',
      },
      answer: {
        ru: row['answer_ru'] ?? '',
        ky: row['answer_ky'] ?? '',
        en: row['answer_en'] ?? '',
      },
    }))
}
