import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import type { Failure } from '@tartip/domain/result'

import { HttpRefusal } from '../../../platform/http/errors.ts'

/**
 * How the REST part answers each refusal: 403 for who is not let in, 400 for a fault of the request
 * (specification, section 8). A code without a status does not compile where it is answered.
 */
const statuses = {
  CAPTCHA_INVALID: 400,
  CERTIFICATE_EXPIRED: 400,
  CERTIFICATE_NOT_OF_COMPANY: 400,
  CERTIFICATE_NOT_YET_VALID: 400,
  CERTIFICATE_NOT_YOURS: 400,
  CERTIFICATE_REVOKED: 400,
  CERTIFICATE_UNTRUSTED: 400,
  CERTIFICATE_USAGE_INVALID: 400,
  FILE_CONTENT_MISMATCH: 400,
  FILE_EMPTY: 400,
  FILE_EXTENSION: 400,
  FILE_NOT_CLEAN: 400,
  FILE_SIZE: 400,
  INN_CHARACTERS: 400,
  INN_DATE: 400,
  INN_FIRST_DIGIT: 400,
  INN_LENGTH: 400,
  INN_NINTH_POSITION: 400,
  INN_REQUIRED: 400,
  OTP_ALREADY_USED: 400,
  OTP_EXPIRED: 400,
  PASSWORD_COMMON: 400,
  PASSWORD_RULES: 400,
  PASSWORD_SAME: 400,
  PASSWORD_TOO_LONG: 400,
  PHONE_CHARACTERS: 400,
  PHONE_COUNTRY: 400,
  PHONE_LENGTH: 400,
  PHONE_REQUIRED: 400,
  PhoneAlreadyExistsException: 400,
  REQUEST_INVALID: 400,
  SMS_LIMIT_REACHED: 400,
  TOKEN_ALGORITHM_UNSUPPORTED: 400,
  TOKEN_LOGIN_UNAVAILABLE: 400,
  TOKEN_SIGNATURE_INVALID: 400,
  TOTP_NOT_ENROLLED: 400,
  UserCredentialsException: 400,
  WrongOtpException: 400,
  WrongUserStateException: 400,
  CONTRACT_LOST: 403,
  FORBIDDEN: 403,
  NO_ACTIVE_CONTRACT: 403,
  ORIGIN_NOT_ALLOWED: 403,
  INSTALLMENT_FORBIDDEN: 403,
  PERSON_LOCKED: 403,
  PERSON_REJECTED: 403,
  PermanentLockoutException: 403,
  SIGN_IN_EXPIRED: 403,
  TemporaryLockoutException: 403,
  UNAUTHENTICATED: 403,
  FILE_TOTAL: 413,
  FILE_QUOTA: 429,
  SIGN_IN_ADDRESS_LOCKED: 429,
  TOO_MANY_REQUESTS: 429,
  BANK_UNAVAILABLE: 503,
  SERVICE_UNAVAILABLE: 503,
} as const satisfies Readonly<Partial<Record<ErrorCode, number>>>

/** A refusal of a use case as the REST part answers it. */
export function httpRefusalOf({ error }: Failure<keyof typeof statuses>): HttpRefusal {
  return new HttpRefusal(statuses[error.code], error.code, error.params)
}

export type RestRefusal = keyof typeof statuses
