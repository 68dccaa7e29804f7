import type { LocalizedText } from '@tartip/domain/language'

import type { FaqEntry } from '../../rules/public.ts'
import type { Resolvers } from './faq.generated.ts'

export function createFaqResolvers(faq: () => readonly FaqEntry[]): Resolvers {
  return {
    Query: {
      findAll: () =>
        faq().map(({ group, document, question, answer }, at) => ({
          id: String(at + 1),
          group,
          document: document ?? null,
          question: present(question),
          answer: present(answer),
        })),
    },
  }
}

const present = ({ ru, ky, en }: LocalizedText) => ({ ru, kg: ky, eng: en })
