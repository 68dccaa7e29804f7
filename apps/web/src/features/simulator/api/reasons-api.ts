import { queryOptions } from '@tanstack/react-query'
import type { Language } from '@tartip/domain/language'
import { isRecord } from '../../../lib/error-answer.ts'
import { callSimulator } from './simulator-api.ts'

export type ReasonKind = 'application' | 'arrest' | 'freeze' | 'quote' | 'refusal'
export type Reasons = Readonly<Partial<Record<ReasonKind, readonly string[]>>>

/** The bank's predefined reasons, in the language of the console. */
export const reasonsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['simulator', 'reasons', language] as const,
    queryFn: async ({ signal }): Promise<Reasons> => {
      const answer = await callSimulator('GET', '/reasons', undefined, signal)
      return isRecord(answer) ? answer : {}
    },
  })
