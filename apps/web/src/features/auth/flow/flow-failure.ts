import type { ApiError } from '../../../lib/api-error.ts'
import { signInFailureOf, type SignInFailure } from '../login/sign-in-failure.ts'

type FlowField = 'inn' | 'phone' | 'password'

/** As at sign-in, and besides: beside a field of these forms, or a wait until another SMS may be sent. */
export type FlowFailure =
  | SignInFailure
  | {
      readonly place: 'flowField'
      readonly field: FlowField
      readonly code: string
      readonly params: ApiError['params']
    }
  | { readonly place: 'wait'; readonly code: string; readonly waitSeconds: number }
  | { readonly place: 'known' }

const fieldOfPrefix: readonly (readonly [string, FlowField])[] = [
  ['INN_', 'inn'],
  ['PHONE_', 'phone'],
  ['PASSWORD_', 'password'],
]

/** Reads the refusal of a step. */
export function flowFailureOf(error: ApiError): FlowFailure {
  const { code, params } = error
  if (code === 'PhoneAlreadyExistsException') return { place: 'known' }
  if (code === 'WrongUserStateException' || code === 'SMS_LIMIT_REACHED') {
    const { waitSeconds } = params
    return { place: 'wait', code, waitSeconds: typeof waitSeconds === 'number' ? waitSeconds : 0 }
  }
  const field = fieldOfPrefix.find(([prefix]) => code.startsWith(prefix))?.[1]
  return field === undefined ? signInFailureOf(error) : { place: 'flowField', field, code, params }
}
