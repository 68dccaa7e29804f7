import type { Failure } from '@tartip/domain/result'

import { HttpRefusal } from '../../../platform/http/errors.ts'

/** Refusals of who is not let in; all others are faults of the request (specification, section 8). */
const forbidden: ReadonlySet<string> = new Set([
  'TemporaryLockoutException',
  'PermanentLockoutException',
  'UNAUTHENTICATED',
  'SIGN_IN_EXPIRED',
  'NO_ACTIVE_CONTRACT',
  'ORIGIN_NOT_ALLOWED',
  'CONTRACT_LOST',
  'FORBIDDEN',
  'PERSON_LOCKED',
  'PERSON_REJECTED',
])

const statusOfCode: Readonly<Record<string, number>> = {
  SERVICE_UNAVAILABLE: 503,
  BANK_UNAVAILABLE: 503,
  TOO_MANY_REQUESTS: 429,
}

/** A refusal of a use case as the REST part answers it: 400, or 403 for who is not let in. */
export function httpRefusalOf({ error }: Failure): HttpRefusal {
  const status = statusOfCode[error.code] ?? (forbidden.has(error.code) ? 403 : 400)
  return new HttpRefusal(status, error.code, error.params)
}
