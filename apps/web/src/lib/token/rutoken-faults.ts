import { TokenError, type TokenFault } from './token-device.ts'

/**
 * Names of the vendor's error codes and what a person is shown for them. ALREADY_LOGGED_IN is no fault: another tab has
 * entered the PIN. Those that are not here mean a fault of ours or of the plugin: UNKNOWN_ERROR.
 */
const faultOfName: Readonly<Record<string, TokenFault>> = {
  DEVICE_NOT_FOUND: 'NOT_DEVICE',
  DEVICE_ERROR: 'TOKEN_UNPLUGGED',
  TOKEN_INVALID: 'TOKEN_UNPLUGGED',
  SESSION_INVALID: 'TOKEN_UNPLUGGED',
  CERTIFICATE_NOT_FOUND: 'NOT_CERT',
  KEY_NOT_FOUND: 'NOT_CERT',
  CERTIFICATE_VERIFICATION_ERROR: 'CERTIFICATE_UNTRUSTED',
  CA_CERTIFICATES_NOT_FOUND: 'CERTIFICATE_UNTRUSTED',
  PIN_LENGTH_INVALID: 'PIN_LENGTH_INVALID',
  PIN_INCORRECT: 'PIN_INCORRECT',
  PIN_LOCKED: 'PIN_LOCKED',
  USER_NOT_LOGGED_IN: 'USER_NOT_LOGGED_IN',
  PIN_CHANGED: 'USER_NOT_LOGGED_IN',
  FUNCTION_REJECTED: 'TOKEN_REJECTED',
  UNSUPPORTED_BY_TOKEN: 'UNSUPPORTED_BY_TOKEN',
  KEY_FUNCTION_NOT_PERMITTED: 'UNSUPPORTED_BY_TOKEN',
  MECHANISM_INVALID: 'UNSUPPORTED_BY_TOKEN',
  WRONG_KEY_TYPE: 'UNSUPPORTED_BY_TOKEN',
  X509_CERT_NOT_YET_VALID: 'CERTIFICATE_NOT_YET_VALID',
  X509_CERT_HAS_EXPIRED: 'CERTIFICATE_EXPIRED',
  X509_CERT_REVOKED: 'CERTIFICATE_REVOKED',
  X509_DEPTH_ZERO_SELF_SIGNED_CERT: 'CERTIFICATE_UNTRUSTED',
  X509_SELF_SIGNED_CERT_IN_CHAIN: 'CERTIFICATE_UNTRUSTED',
  X509_UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'CERTIFICATE_UNTRUSTED',
  X509_CERT_UNTRUSTED: 'CERTIFICATE_UNTRUSTED',
}

/** Numbers that the vendor has published; the plugin itself knows them all. */
const publishedNumbers: Readonly<Record<string, string>> = {
  '6': 'CERTIFICATE_EXISTS',
  '16': 'PIN_LENGTH_INVALID',
  '17': 'PIN_INCORRECT',
  '18': 'PIN_LOCKED',
  '20': 'KEY_NOT_FOUND',
  '93': 'ALREADY_LOGGED_IN',
}

/** The vendor's name behind a rejection, whose message is a number. */
export function nameOfRejection(error: unknown, codes: Readonly<Record<string, unknown>>): string {
  const message =
    typeof error === 'object' && error !== null && 'message' in error
      ? String(error.message)
      : String(error)
  const known = Object.entries(codes).find(([, number]) => String(number) === message)
  return known?.[0] ?? publishedNumbers[message] ?? message
}

export function faultOfRejection(
  error: unknown,
  codes: Readonly<Record<string, unknown>>,
): TokenFault {
  if (error instanceof TokenError) return error.code
  return faultOfName[nameOfRejection(error, codes)] ?? 'UNKNOWN_ERROR'
}
