import type { ApiError } from '../../../lib/api-error.ts'

export type SignInField = 'login' | 'password' | 'code'

/**
 * Where a refusal of sign-in is shown and what it means for the form: beside a field, as a lockout
 * that ends by itself or does not, as a step back to the first one, or above the form.
 */
export type SignInFailure =
  | {
      readonly place: 'field'
      readonly field: SignInField
      readonly code: string
      readonly attemptsLeft?: number
    }
  | { readonly place: 'lockout'; readonly waitSeconds: number }
  | { readonly place: 'permanentLockout'; readonly isResident?: boolean }
  | { readonly place: 'startOver' }
  | {
      readonly place: 'form'
      readonly code: string
      readonly isNetwork: boolean
      readonly traceId: string
      /** A token's signature that the bank did not take counts like a wrong code. */
      readonly attemptsLeft?: number
    }

const fieldOfCode: Readonly<Record<string, SignInField>> = {
  UserCredentialsException: 'password',
  UserCredentialsPhoneException: 'password',
  ForbiddenException: 'password',
  PASSWORD_REQUIRED: 'password',
  LOGIN_REQUIRED: 'login',
  PHONE_REQUIRED: 'login',
  PHONE_CHARACTERS: 'login',
  PHONE_LENGTH: 'login',
  PHONE_COUNTRY: 'login',
  WrongOtpException: 'code',
  OTP_INCORRECT: 'code',
  OTP_ALREADY_USED: 'code',
  OTP_EXPIRED: 'code',
}

/** Reads the refusal of either step; a code nobody knows stands above the form. */
export function signInFailureOf(error: ApiError): SignInFailure {
  const { code, params } = error
  if (code === 'TemporaryLockoutException' || code === 'SIGN_IN_ADDRESS_LOCKED') {
    return { place: 'lockout', waitSeconds: numberOf(params['waitSeconds']) ?? 0 }
  }
  if (code === 'PermanentLockoutException') {
    const { isResident } = params
    return isResident === undefined
      ? { place: 'permanentLockout' }
      : { place: 'permanentLockout', isResident: String(isResident) === 'true' || isResident === 1 }
  }
  if (code === 'SIGN_IN_EXPIRED') return { place: 'startOver' }
  const field = fieldOfCode[code]
  const attemptsLeft = numberOf(params['attemptsLeft'])
  if (field === undefined) {
    const { isNetwork, traceId } = error
    const left = attemptsLeft === undefined ? {} : { attemptsLeft }
    return { place: 'form', code, isNetwork, traceId, ...left }
  }
  const isOfPhone = code === 'UserCredentialsException' && params['login'] === 'phone'
  return {
    place: 'field',
    field,
    code: isOfPhone ? 'UserCredentialsPhoneException' : code,
    ...(attemptsLeft === undefined ? {} : { attemptsLeft }),
  }
}

const numberOf = (value: string | number | undefined): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined
