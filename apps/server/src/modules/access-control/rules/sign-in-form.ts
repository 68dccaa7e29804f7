import type { SignType } from '@tartip/domain/people/sign-right'

import type { PersonState } from '../public.ts'

/** What the client has to request next (specification: named auth flow purposes). */
export type SignInForm = 'LOGIN' | 'SMS_CONFIRM' | 'REGISTER' | 'RESET_TOTP' | 'RESET_PASSWORD'
/** What has to be done next within a form. */
export type FlowStep = 'CODE' | 'SMS' | 'PASSWORD' | 'TOTP'
export type SecondFactor = 'TOTP' | 'SMS' | 'RU_TOKEN_2' | 'RU_TOKEN_S'

interface SignInPerson {
  readonly state: PersonState
  readonly hasConfirmedTotp: boolean
}

/**
 * The form of the second step. Init: the one-time password of the bank has to be confirmed, by SMS, or
 * by the authenticator app where there is one already. A confirmed person without a TOTP (the bank has
 * reset it) has to enrol one.
 */
export function formOfPerson(person: SignInPerson): SignInForm {
  if (person.state === 'Init') return person.hasConfirmedTotp ? 'RESET_PASSWORD' : 'SMS_CONFIRM'
  return person.hasConfirmedTotp ? 'LOGIN' : 'RESET_TOTP'
}

/** The first step of a form that a right password has opened. */
export function firstStepOf(form: SignInForm): FlowStep {
  return form === 'LOGIN' || form === 'RESET_PASSWORD' ? 'CODE' : 'SMS'
}

/** What comes after each step; after the last one the form is done. */
const following: Readonly<Record<SignInForm, Partial<Record<FlowStep, FlowStep>>>> = {
  LOGIN: {},
  SMS_CONFIRM: { SMS: 'PASSWORD', PASSWORD: 'TOTP' },
  REGISTER: { SMS: 'PASSWORD', PASSWORD: 'TOTP' },
  RESET_TOTP: { SMS: 'TOTP' },
  // By SMS when it was forgotten, by the app when the bank has given a one-time password.
  RESET_PASSWORD: { SMS: 'PASSWORD', CODE: 'PASSWORD' },
}

/**
 * What comes after a step; undefined when the form is done. Nobody sets a password who has set their own
 * already (specification, section 4: new-password entry is skipped).
 */
export function stepAfter(
  form: SignInForm,
  step: FlowStep,
  hasOwnPassword: boolean,
): FlowStep | undefined {
  const next = following[form][step]
  return form === 'SMS_CONFIRM' && next === 'PASSWORD' && hasOwnPassword ? 'TOTP' : next
}

const tokens: readonly SignType[] = ['RU_TOKEN_2', 'RU_TOKEN_S']

/**
 * What the person can confirm the sign-in with; empty when nothing is enrolled yet. Whoever has a
 * contract that signs with a hardware token may show the token instead of a code.
 */
export function secondFactorsOf(
  person: SignInPerson,
  signTypes: readonly SignType[],
): readonly SecondFactor[] {
  const form = formOfPerson(person)
  if (form === 'RESET_PASSWORD') return ['TOTP']
  if (form !== 'LOGIN') return ['SMS']
  const own = tokens.filter((type): type is 'RU_TOKEN_2' | 'RU_TOKEN_S' => signTypes.includes(type))
  return ['TOTP', ...own]
}
