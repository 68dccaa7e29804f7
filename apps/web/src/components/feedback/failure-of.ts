import type { Params } from '@tartip/domain/result'

export interface Failure {
  readonly code: string
  readonly params: Params
  readonly traceId: string | undefined
  readonly isNetwork: boolean
  readonly isForbidden: boolean
}

const forbiddenCodes: readonly string[] = [
  'FORBIDDEN',
  'INSTALLMENT_FORBIDDEN',
  'PERSON_LOCKED',
  'PERSON_REJECTED',
]

/**
 * Reads a thrown value by its shape: the client's ApiError fits, anything else is a
 * fault of the page. By shape and not by class, so that the design system does not depend on the client.
 */
export function failureOf(error: unknown): Failure {
  const fields: Record<string, unknown> =
    typeof error === 'object' && error !== null ? { ...error } : {}
  const code = typeof fields.code === 'string' ? fields.code : 'PAGE_FAILED'
  return {
    code,
    params: isParams(fields.params) ? fields.params : {},
    traceId: typeof fields.traceId === 'string' && fields.traceId ? fields.traceId : undefined,
    isNetwork: fields.isNetwork === true,
    isForbidden: forbiddenCodes.includes(code),
  }
}

function isParams(value: unknown): value is Params {
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).every(part => typeof part === 'string' || typeof part === 'number')
}
