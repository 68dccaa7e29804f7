import { errorText, type ErrorCode } from '@tartip/domain/errors/catalogue'
import type { FormFailure } from '@tartip/domain/forms/form'
import type { Params, Result } from '@tartip/domain/result'

import { refusal, unwrap } from './unwrap.ts'

/** The answer of a form. A refused form carries every wrong field, so that each message stands beside its field. */
export function unwrapForm<T>(result: Result<T, ErrorCode>): T {
  if (result.ok || !('fields' in result)) return unwrap(result)
  const fields = result.fields as readonly FormFailure[]
  throw refusal(result.error.code, result.error.params, { fields: fields.map(presentFormFailure) })
}

/** A failure with its text in the three languages: the bank's own when a rule has one. */
function presentFormFailure({ field, code, params, message }: FormFailure) {
  return {
    field,
    code,
    params,
    message: message
      ? { ru: message.ru, kg: message.ky, eng: message.en }
      : {
          ru: errorText(code, params, 'ru'),
          kg: errorText(code, params, 'ky'),
          eng: errorText(code, params, 'en'),
        },
  }
}

/** What became of each document of a batch, as GraphQL says it. */
export function unwrapBatch<R extends { readonly errorParams: Params }>(
  results: Result<readonly R[], ErrorCode>,
) {
  return unwrap(results).map(({ errorParams, ...result }) => ({
    ...result,
    errorParams: Object.entries(errorParams).map(([name, value]) => ({
      name,
      value: String(value),
    })),
  }))
}
