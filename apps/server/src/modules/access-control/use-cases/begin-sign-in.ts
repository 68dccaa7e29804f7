import { err, ok, type Result } from '@tartip/domain/result'

import type { Captcha } from '../crypto/captcha.ts'
import { hashToken } from '../crypto/token-hash.ts'
import type { PersonState } from '../public.ts'
import { preSessionMs } from '../rules/session-lifetime.ts'
import {
  formOfPerson,
  secondFactorsOf,
  type SecondFactor,
  type SignInForm,
} from '../rules/sign-in-form.ts'
import { appendAudit } from '../store/audit-store.ts'
import { useCaptchaOnce } from '../store/captcha-store.ts'
import type { Credentials, Login } from '../store/person-store.ts'
import { createSessionStore } from '../store/session-store.ts'
import { checkPassword, type CheckPasswordDeps, type PasswordRefusal } from './check-password.ts'
import type { AccessControlDeps, Origin } from './deps.ts'
import { subjectOfLogin } from './guess-subjects.ts'

export type BeginSignInRefusal = PasswordRefusal | 'CAPTCHA_INVALID'

export interface BeginSignIn {
  readonly login: Login
  readonly password: string
  readonly captchaToken: string
  readonly deviceId: string
}

/** The answer of the first step, and the token that the second step must bring. */
export interface SignInBegun {
  readonly form: SignInForm
  readonly userInfo: { readonly hasConfirmedTotp: boolean; readonly state: PersonState }
  readonly available2fa: readonly SecondFactor[]
  readonly preSessionToken: string
}

export type BeginSignInDeps = AccessControlDeps & CheckPasswordDeps & { readonly captcha: Captcha }

/** The first step of sign-in: captcha, then login and password; opens a pre-session of 5 minutes. */
export const beginSignIn =
  (deps: BeginSignInDeps) =>
  async (input: BeginSignIn, origin: Origin): Promise<Result<SignInBegun, BeginSignInRefusal>> => {
    const solved = await deps.captcha.check(input.captchaToken, deps.clock.now())
    if (solved === undefined || !(await useCaptchaOnce(deps.db, solved))) {
      return err('CAPTCHA_INVALID')
    }
    const { login, password, deviceId } = input
    const { result, outcome, personId } = await checkPassword(deps)(login, password, deviceId)
    await appendAudit(deps.db, {
      occurredAt: deps.clock.now(),
      action: 'signInBegun',
      outcome,
      personId,
      ip: origin.ip,
      deviceId,
    })
    return result.ok ? ok(await openPreSession(deps, result.value, input)) : result
  }

async function openPreSession(
  deps: BeginSignInDeps,
  person: Credentials,
  { login, deviceId }: BeginSignIn,
): Promise<SignInBegun> {
  const form = formOfPerson(person)
  const preSessionToken = deps.ids.token()
  await createSessionStore(deps.db).addPreSession(hashToken(preSessionToken), {
    personId: person.personId,
    loginSubject: subjectOfLogin(login),
    deviceId,
    form,
    expiresAt: deps.clock.now() + preSessionMs,
  })
  return {
    form,
    userInfo: { hasConfirmedTotp: person.hasConfirmedTotp, state: person.state },
    available2fa: secondFactorsOf(person),
    preSessionToken,
  }
}
