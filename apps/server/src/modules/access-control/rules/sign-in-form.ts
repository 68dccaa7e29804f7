import type { PersonState } from '../public.ts'

/** What the client has to ask for next (specification: named auth flow purposes). */
export type SignInForm = 'LOGIN' | 'SMS_CONFIRM' | 'REGISTER' | 'RESET_TOTP' | 'RESET_PASSWORD'
export type SecondFactor = 'TOTP' | 'SMS' | 'RU_TOKEN_2' | 'RU_TOKEN_S'

interface SignInPerson {
  readonly state: PersonState
  readonly hasConfirmedTotp: boolean
}

/**
 * The form of the second step. Init: the one-time password has to be confirmed by SMS first. A
 * confirmed person without a TOTP (the bank has reset it) has to enrol one.
 */
export function formOfPerson(person: SignInPerson): SignInForm {
  if (person.state === 'Init') return 'SMS_CONFIRM'
  return person.hasConfirmedTotp ? 'LOGIN' : 'RESET_TOTP'
}

/** What the person can confirm the sign-in with; empty when nothing is enrolled yet. */
export function secondFactorsOf(person: SignInPerson): readonly SecondFactor[] {
  return formOfPerson(person) === 'LOGIN' ? ['TOTP'] : []
}
