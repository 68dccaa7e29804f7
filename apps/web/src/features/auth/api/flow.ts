import { ApiError } from '../../../lib/api-error.ts'
import { deviceId } from '../../../lib/device-id.ts'
import { isRecord } from '../../../lib/error-answer.ts'
import { callRest } from '../../../lib/rest-client.ts'
import { captchaSource } from '../captcha/captcha.ts'
import type { SignInForm } from './sign-in.ts'

export type FlowStep = 'CODE' | 'SMS' | 'PASSWORD' | 'TOTP' | 'DONE'

/** What is known of a code that was sent, or would have been if there were anybody to get it. */
export interface SmsSent {
  /** With its middle hidden. */
  readonly phone: string
  readonly expiresInSeconds: number
  readonly resendInSeconds: number
  readonly sendsLeft: number
}

/** Where somebody stands who has more to do than to type a code. */
export interface FlowState {
  readonly form: SignInForm
  readonly step: FlowStep
  readonly sms?: SmsSent
  readonly totp?: { readonly secret: string; readonly uri: string }
  /** The login of a newly registered person. */
  readonly clientId?: string
}

/** A person names themselves for registration or for a new password. */
export interface PersonIdentity {
  readonly inn: string
  readonly phone: string
}

type Body = Readonly<Record<string, string>>

async function post(path: `/${string}`, body: Body, withCaptcha = false): Promise<unknown> {
  const call = async () =>
    callRest({
      method: 'POST',
      path,
      body,
      isBeforeSession: true,
      headers: withCaptcha
        ? { 'captcha-token': encodeURIComponent(await captchaSource.take()) }
        : {},
    })
  try {
    return await call()
  } catch (error) {
    // A captcha that has grown stale meanwhile is no fault of the person: solved again, once.
    if (!withCaptcha || !(error instanceof ApiError) || error.code !== 'CAPTCHA_INVALID')
      throw error
    return call()
  }
}

/**
 * Sends a code for a registration and begins it. Errors: INN_*, PHONE_*, WrongUserStateException and
 * SMS_LIMIT_REACHED with `waitSeconds`, SERVICE_UNAVAILABLE.
 */
export const beginRegistration = async (who: PersonIdentity): Promise<FlowState> =>
  stateOf(await post('/otp/send', { ...who, purpose: 'REGISTER', deviceId: deviceId() }, true))

/** The same for a forgotten password. */
export const beginPasswordRestore = async (who: PersonIdentity): Promise<FlowState> =>
  stateOf(await post('/forgot-password', { ...who, deviceId: deviceId() }, true))

/** Goes on by SMS with a sign-in whose authenticator app is lost. Errors: also the lockouts. */
export const replaceApp = async (): Promise<FlowState> =>
  stateOf(await post('/otp/send', { purpose: 'RESET_TOTP' }, true))

/** Sends a code, or another one, for what has started. */
export const sendCode = async (): Promise<FlowState> => stateOf(await post('/otp/send', {}, true))

/**
 * Errors: WrongOtpException with `attemptsLeft`, OTP_EXPIRED, OTP_ALREADY_USED, SIGN_IN_EXPIRED, the two
 * lockouts, PhoneAlreadyExistsException.
 */
export const confirmCode = async (code: string): Promise<FlowState> =>
  stateOf(await post('/confirm', { code }))

/**
 * Sets the password; undefined when that has opened a session. Errors: PASSWORD_RULES, PASSWORD_COMMON,
 * PASSWORD_SAME, SIGN_IN_EXPIRED.
 */
export async function setPassword(
  form: SignInForm,
  password: string,
): Promise<FlowState | undefined> {
  const path = form === 'RESET_PASSWORD' ? '/confirm-forgot-password' : '/confirm'
  const answer = await post(path, { password })
  return isRecord(answer) && typeof answer['expiresInSeconds'] === 'number'
    ? undefined
    : stateOf(answer)
}

/** The first code of the new app opens the session. Errors: as `confirmCode`, NO_ACTIVE_CONTRACT. */
export async function enrolTotp(code: string): Promise<void> {
  await post('/totp/enroll', { code })
}

/** Gives up what has started; best effort, the server forgets it by itself soon. */
export async function abortFlow(): Promise<void> {
  await callRest({ method: 'GET', path: '/logout', isBeforeSession: true }).catch(() => undefined)
}

/** A question with its answer, in every language of the product. */
export interface FaqEntry {
  readonly group: string
  /** The instruction with the details. */
  readonly document?: string | undefined
  readonly question: Readonly<Record<string, string>>
  readonly answer: Readonly<Record<string, string>>
}

export async function fetchFaq(): Promise<readonly FaqEntry[]> {
  const answer = await callRest({
    method: 'GET',
    path: '/faq',
    isBeforeSession: true,
    isPassive: true,
  })
  const list = isRecord(answer) ? answer['list'] : undefined
  if (!Array.isArray(list)) throw new ApiError('GENERIC')
  return list as readonly FaqEntry[]
}

const isStep = (value: unknown): value is FlowStep =>
  value === 'CODE' ||
  value === 'SMS' ||
  value === 'PASSWORD' ||
  value === 'TOTP' ||
  value === 'DONE'

function stateOf(answer: unknown): FlowState {
  if (!isRecord(answer) || typeof answer['form'] !== 'string' || !isStep(answer['step'])) {
    throw new ApiError('GENERIC')
  }
  return answer as unknown as FlowState
}
