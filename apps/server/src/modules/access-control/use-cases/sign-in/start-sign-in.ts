import type { SignType } from '@tartip/domain/people/sign-right'
import { err, ok, type Result } from '@tartip/domain/result'
import { bishkekDate } from '@tartip/domain/time/instant'

import { hashToken } from '../../crypto/token-hash.ts'
import type { PersonState } from '../../public.ts'
import { contractIsOpen } from '../../rules/contract-choice.ts'
import { preSessionMs } from '../../rules/session-lifetime.ts'
import {
  firstStepOf,
  formOfPerson,
  secondFactorsOf,
  type SecondFactor,
  type SignInForm,
} from '../../rules/sign-in-form.ts'
import { appendAudit } from '../../store/audit-store.ts'
import { createContractStore } from '../../store/contract-store.ts'
import type { Credentials, Login } from '../../store/credential-store.ts'
import { createPreSessionStore } from '../../store/pre-session-store.ts'
import type { AccessControlDeps, Origin } from '../deps.ts'
import {
  checkPassword,
  isOwnDevice,
  type PasswordProof,
  type PasswordRefusal,
} from '../attempts/check-password.ts'
import { consumeCaptcha } from './consume-captcha.ts'

export type StartSignInRefusal = PasswordRefusal | 'CAPTCHA_INVALID'

export interface StartSignIn {
  readonly login: Login
  readonly password: string
  readonly captchaToken: string
  readonly deviceId: string
}

/** The answer of the first step, and the token that the second step must bring. */
export interface SignInStarted {
  readonly form: SignInForm
  readonly userInfo: { readonly hasConfirmedTotp: boolean; readonly state: PersonState }
  readonly available2fa: readonly SecondFactor[]
  readonly preSessionToken: string
}

export interface StartSignInDeps extends AccessControlDeps {
  /** Whether a hardware token may be shown instead of a code. */
  readonly acceptsTokens: boolean
}

/** The first step of sign-in: captcha, then login and password; opens a pre-session of 5 minutes. */
export const startSignIn =
  (deps: StartSignInDeps) =>
  async (
    input: StartSignIn,
    origin: Origin,
  ): Promise<Result<SignInStarted, StartSignInRefusal>> => {
    const isWorkDone = await consumeCaptcha(deps, input.captchaToken, origin, () =>
      isOwnDevice(deps)(input),
    )
    if (!isWorkDone) return err('CAPTCHA_INVALID')
    const { result, outcome, personId } = await checkPassword(deps)(input, origin)
    await appendAudit(deps.db, {
      occurredAt: deps.clock.now(),
      action: 'signInBegun',
      outcome,
      personId,
      ip: origin.ip,
      deviceId: input.deviceId,
    })
    return result.ok ? ok(await openPreSession(deps, result.value, input)) : result
  }

async function openPreSession(
  deps: StartSignInDeps,
  { person, loginSubject }: PasswordProof,
  { deviceId }: StartSignIn,
): Promise<SignInStarted> {
  const form = formOfPerson(person)
  const preSessionToken = deps.ids.token()
  await createPreSessionStore(deps.db).add(hashToken(preSessionToken), {
    personId: person.personId,
    loginSubject,
    deviceId,
    form,
    step: firstStepOf(form),
    mobile: undefined,
    individualInn: undefined,
    expiresAt: deps.clock.now() + preSessionMs,
  })
  return {
    form,
    userInfo: { hasConfirmedTotp: person.hasConfirmedTotp, state: person.state },
    available2fa: secondFactorsOf(
      person,
      deps.acceptsTokens ? await signTypesOf(deps, person) : [],
    ),
    preSessionToken,
  }
}

/** What their contracts sign with; closed ones do not count. */
async function signTypesOf(deps: StartSignInDeps, { personId }: Credentials): Promise<SignType[]> {
  const today = bishkekDate(deps.clock.now())
  const contracts = await createContractStore(deps.db).findByPerson(personId)
  return contracts.filter(one => contractIsOpen(one, today)).map(one => one.signType)
}
