import { ApiError } from '../../../lib/api-error.ts'
import { deviceId } from '../../../lib/device-id.ts'
import { isRecord } from '../../../lib/error-answer.ts'
import { callRest } from '../../../lib/rest-client.ts'

/** What the bank requests next (specification: named auth flow purposes). */
export type SignInForm = 'LOGIN' | 'SMS_CONFIRM' | 'REGISTER' | 'RESET_TOTP' | 'RESET_PASSWORD'

/** By client ID or by phone; never both. */
export type Login =
  | { readonly kind: 'username'; readonly username: string }
  | { readonly kind: 'phone'; readonly phone: string }

export interface SignInStartedAnswer {
  readonly form: SignInForm
  readonly available2fa: readonly string[]
}

interface BeginSignIn {
  readonly login: Login
  readonly password: string
  readonly captchaToken: string
}

/** Headers hold ASCII only, passwords and logins may hold anything. */
const header = (value: string): string => encodeURIComponent(value)

/**
 * First step: login, password and the solved captcha. Errors: UserCredentialsException with
 * `attemptsLeft`, TemporaryLockoutException and SIGN_IN_ADDRESS_LOCKED with `waitSeconds`, PermanentLockoutException,
 * CAPTCHA_INVALID, PHONE_*, REQUEST_INVALID, SERVER_BUSY.
 */
export async function beginSignIn({
  login,
  password,
  captchaToken,
}: BeginSignIn): Promise<SignInStartedAnswer> {
  const answer = await callRest({
    method: 'GET',
    path: '/login',
    isBeforeSession: true,
    headers: {
      'device-id': deviceId(),
      password: header(password),
      'captcha-token': header(captchaToken),
      ...(login.kind === 'phone'
        ? { phone: header(login.phone) }
        : { username: header(login.username) }),
    },
  })
  if (!isRecord(answer) || !isForm(answer['form'])) throw new ApiError('GENERIC')
  const factors = answer['available2fa']
  return {
    form: answer['form'],
    available2fa: Array.isArray(factors)
      ? factors.filter(factor => typeof factor === 'string')
      : [],
  }
}

const forms: readonly string[] = [
  'LOGIN',
  'SMS_CONFIRM',
  'REGISTER',
  'RESET_TOTP',
  'RESET_PASSWORD',
] satisfies SignInForm[]
const isForm = (value: unknown): value is SignInForm =>
  typeof value === 'string' && forms.includes(value)

/**
 * Second step: the code of the authenticator app. Errors: WrongOtpException with `attemptsLeft`,
 * OTP_ALREADY_USED, SIGN_IN_EXPIRED, the two lockouts, NO_ACTIVE_CONTRACT.
 */
export async function confirmSignIn(code: string): Promise<void> {
  await callRest({ method: 'POST', path: '/login/confirm', body: { code }, isBeforeSession: true })
}

/**
 * What a token has to sign in place of the code. Errors: SIGN_IN_EXPIRED, TOKEN_LOGIN_UNAVAILABLE.
 *
 * @returns 256 random bits in base64url: a token is handed nothing else at sign-in, so that no text of a document
 *   can be slipped in
 */
export async function requestTokenChallenge(): Promise<string> {
  const answer = await callRest({
    method: 'GET',
    path: '/login/confirm/rutoken',
    isBeforeSession: true,
  })
  const challenge = isRecord(answer) ? answer['challenge'] : undefined
  if (typeof challenge !== 'string' || !/^[\w-]{43}$/.test(challenge)) throw new ApiError('GENERIC')
  return challenge
}

/**
 * Second step by token: its detached signature over the challenge. Errors: those of certificates and signatures
 * with `attemptsLeft`, SIGN_IN_EXPIRED, the two lockouts, CAPTCHA_INVALID, NO_ACTIVE_CONTRACT.
 */
export async function confirmWithToken(given: {
  readonly challenge: string
  readonly signature: string
  readonly captchaToken: string
}): Promise<void> {
  const { challenge, signature, captchaToken } = given
  await callRest({
    method: 'POST',
    path: '/login/confirm/rutoken',
    body: { challenge, signature },
    isBeforeSession: true,
    headers: { 'captcha-token': header(captchaToken) },
  })
}

/**
 * A fresh challenge of the proof-of-work captcha, as the server made and signed it. It is harder where many wrong
 * passwords come from, but not on a device that has signed in before.
 */
export async function fetchChallenge(): Promise<unknown> {
  return callRest({
    method: 'GET',
    path: '/captcha',
    isBeforeSession: true,
    isPassive: true,
    headers: { 'device-id': deviceId() },
  })
}
