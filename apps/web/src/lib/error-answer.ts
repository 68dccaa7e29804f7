import type { Params } from '@tartip/domain/result'
import type { ApiFieldFailure } from './api-error.ts'
import { ApiError } from './api-error.ts'

/** Reads what a server put into an error answer; the shape is checked because a proxy may answer too. */
export function apiErrorOf(source: unknown, fallbackCode: string, status?: number): ApiError {
  const parts = isRecord(source) ? source : {}
  return new ApiError(typeof parts['code'] === 'string' ? parts['code'] : fallbackCode, {
    params: readParams(parts['params']),
    traceId: typeof parts['traceId'] === 'string' ? parts['traceId'] : undefined,
    fields: readFields(parts['fields']),
    status,
  })
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readParams(value: unknown): Params {
  if (!isRecord(value)) return {}
  const params: Record<string, string | number> = {}
  for (const [name, param] of Object.entries(value)) {
    if (typeof param === 'string' || typeof param === 'number') params[name] = param
    else if (typeof param === 'boolean') params[name] = String(param)
  }
  return params
}

function readFields(value: unknown): readonly ApiFieldFailure[] | undefined {
  if (!Array.isArray(value)) return undefined
  const fields: ApiFieldFailure[] = []
  for (const entry of value) {
    if (!isRecord(entry) || typeof entry['field'] !== 'string') continue
    const message = entry['message']
    fields.push({
      field: entry['field'],
      code: typeof entry['code'] === 'string' ? entry['code'] : 'FIELD_PATTERN',
      params: readParams(entry['params']),
      ...(isRecord(message)
        ? {
            message: {
              ru: textOf(message, 'ru'),
              ky: textOf(message, 'kg'),
              en: textOf(message, 'eng'),
            },
          }
        : {}),
    })
  }
  return fields.length > 0 ? fields : undefined
}

const textOf = (message: Readonly<Record<string, unknown>>, language: string): string =>
  typeof message[language] === 'string' ? message[language] : ''
