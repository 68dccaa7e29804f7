import { isUuid } from '@tartip/domain/identifiers/uuid'
import type { IncomingHttpHeaders } from 'node:http'

import { parsePhone, type PhoneError } from '@tartip/domain/identifiers/phone'
import { longestPassword } from '@tartip/domain/people/password'
import { err, ok, type Result } from '@tartip/domain/result'

import { hasInvalidText } from '../../../platform/http/invalid-text.ts'
import { normaliseClientId } from '../rules/client-id.ts'
import type { Login } from '../store/credential-store.ts'
import type { StartSignIn } from '../use-cases/sign-in/start-sign-in.ts'

const longestLogin = 64

export type SignInHeadersError = 'REQUEST_INVALID' | PhoneError

/**
 * The first step's input from its headers (specification: GET login). Values may be
 * percent-encoded, because a header holds no Cyrillic. Params `field` names the wrong header; a
 * value is never part of an error.
 */
export function parseSignInHeaders(
  headers: IncomingHttpHeaders,
): Result<StartSignIn, SignInHeadersError> {
  const deviceId = deviceIdOf(headers)
  if (deviceId === undefined) return invalid('device-id')
  const password = decodedHeader(headers['password'])
  if (!password || password.length > longestPassword) return invalid('password')
  const captchaToken = decodedHeader(headers['captcha-token'])
  if (!captchaToken) return invalid('captcha-token')
  const login = parseLogin(headers)
  if (!login.ok) return login
  return ok({ deviceId, password, captchaToken, login: login.value })
}

/** The id that a browser has made for itself, in the one spelling of the database. */
export function deviceIdOf(headers: IncomingHttpHeaders): string | undefined {
  const deviceId = decodedHeader(headers['device-id'])?.toLowerCase()
  return deviceId !== undefined && isUuid(deviceId) ? deviceId : undefined
}

function parseLogin(headers: IncomingHttpHeaders): Result<Login, SignInHeadersError> {
  const phone = decodedHeader(headers['phone'])
  if (phone !== undefined && phone !== '') {
    const mobile = parsePhone(phone)
    return mobile.ok ? ok({ kind: 'phone', mobile: mobile.value }) : mobile
  }
  const clientId = normaliseClientId(decodedHeader(headers['username']) ?? '')
  if (clientId === '' || clientId.length > longestLogin) return invalid('username')
  return ok({ kind: 'username', clientId })
}

/**
 * A header's value, which may be percent-encoded; undefined when it is missing, or broken or decoded into
 * what nobody can keep.
 */
export function decodedHeader(value: string | string[] | undefined): string | undefined {
  if (typeof value !== 'string') return undefined
  try {
    const decoded = decodeURIComponent(value)
    return hasInvalidText(decoded) ? undefined : decoded
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

function invalid(field: string): Result<never, 'REQUEST_INVALID'> {
  return err('REQUEST_INVALID', { field })
}
