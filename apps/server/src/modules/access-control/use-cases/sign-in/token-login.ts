import { err, ok, type Result, type Verdict } from '@tartip/domain/result'
import { bishkekDate } from '@tartip/domain/time/instant'

import { hashToken } from '../../crypto/token-hash.ts'
import type { TokenLoginRefusal } from '../../../signing/public.ts'
import { contractIsOpen } from '../../rules/contract-choice.ts'
import {
  refundAttempt,
  lockoutOf,
  countAttempt,
  remainingAttempts,
  type LockoutRefusal,
} from '../../rules/attempt-limit.ts'
import { appendAudit } from '../../store/audit-store.ts'
import { createContractStore } from '../../store/contract-store.ts'
import { createPreSessionStore } from '../../store/pre-session-store.ts'
import type { AccessControlDeps, Origin } from '../deps.ts'
import {
  openSession,
  type Entrance,
  type OpenSessionRefusal,
  type SignedIn,
} from '../sessions/open-session.ts'
import { changeCounter } from '../attempts/change-counter.ts'
import { subjectOfCodes } from '../attempts/attempt-subjects.ts'
import { findPreSession } from './confirm-sign-in.ts'
import { consumeCaptcha } from './consume-captcha.ts'

/** How long a challenge may be signed. */
const challengeMs = 120_000

/** What a token has signed, and by whom and for whom it must have been. */
export interface TokenLoginProof {
  readonly personId: string
  /** The organisations whose contracts sign with a token: the certificate must name one of them. */
  readonly legalPartyIds: readonly string[]
  /** The very bytes that were to be signed, base64url. */
  readonly challenge: string
  /** Detached CMS signature, base64. */
  readonly signature: string
}

/** Checks signature, chain, validity, key usage, owner and organisation of a token's signature. */
export type VerifyTokenLogin = (proof: TokenLoginProof) => Promise<Verdict<TokenLoginRefusal>>

export interface TokenLoginDeps extends AccessControlDeps {
  /** Undefined while no verifier is set up: nobody signs in with a token then. */
  readonly verifyTokenLogin: VerifyTokenLogin | undefined
}

export type TokenChallengeRefusal = 'SIGN_IN_EXPIRED' | 'TOKEN_LOGIN_UNAVAILABLE'

/** A one-time challenge for the token, in place of the code of a sign-in that is under way. */
export const challengeToken =
  (deps: TokenLoginDeps) =>
  async (
    preSessionToken: string,
  ): Promise<Result<{ challenge: string; expiresInSeconds: number }, TokenChallengeRefusal>> => {
    const preSession = await findPreSession(deps, preSessionToken)
    if (preSession?.personId === undefined || preSession.form !== 'LOGIN') {
      return err('SIGN_IN_EXPIRED')
    }
    const parties = await tokenParties(deps, preSession.personId)
    if (deps.verifyTokenLogin === undefined || parties.length === 0) {
      return err('TOKEN_LOGIN_UNAVAILABLE')
    }
    const challenge = deps.ids.token()
    const until = deps.clock.now() + challengeMs
    const flow = hashToken(preSessionToken)
    await createPreSessionStore(deps.db).setTokenChallenge(flow, hashToken(challenge), until)
    return ok({ challenge, expiresInSeconds: challengeMs / 1000 })
  }

export interface ConfirmWithToken extends Entrance {
  readonly challenge: string
  readonly signature: string
  readonly captchaToken: string
}

export type ConfirmWithTokenRefusal =
  | 'CAPTCHA_INVALID'
  | TokenChallengeRefusal
  | LockoutRefusal
  | TokenLoginRefusal
  | OpenSessionRefusal

/**
 * The second step of sign-in by token. The challenge is used up whatever becomes of it, and a signature
 * that does not hold counts like a wrong code. The refusal of the verifier is answered as it is, with
 * `attemptsLeft`.
 */
export const confirmWithToken =
  (deps: TokenLoginDeps) =>
  async (
    input: ConfirmWithToken,
    origin: Origin,
  ): Promise<Result<SignedIn, ConfirmWithTokenRefusal>> => {
    if (!(await consumeCaptcha(deps, input.captchaToken, origin))) return err('CAPTCHA_INVALID')
    const preSession = await findPreSession(deps, input.preSessionToken)
    if (preSession?.personId === undefined || preSession.form !== 'LOGIN') {
      return err('SIGN_IN_EXPIRED')
    }
    const { personId, deviceId } = preSession
    const verdict = await verify(deps, personId, input)
    if (verdict.ok) return openSession(deps)({ ...preSession, personId }, input, origin)
    await appendAudit(deps.db, {
      occurredAt: deps.clock.now(),
      action: 'signInConfirmed',
      outcome: verdict.error.code,
      personId,
      ip: origin.ip,
      deviceId,
    })
    return verdict
  }

async function verify(
  deps: TokenLoginDeps,
  personId: string,
  { preSessionToken, challenge, signature }: ConfirmWithToken,
): Promise<Verdict<TokenChallengeRefusal | LockoutRefusal | TokenLoginRefusal>> {
  const legalPartyIds = await tokenParties(deps, personId)
  if (deps.verifyTokenLogin === undefined || legalPartyIds.length === 0) {
    return err('TOKEN_LOGIN_UNAVAILABLE')
  }
  const isOurs = await createPreSessionStore(deps.db).useTokenChallenge(
    hashToken(preSessionToken),
    hashToken(challenge),
    deps.clock.now(),
  )
  if (!isOurs) return err('SIGN_IN_EXPIRED')
  const subject = subjectOfCodes(personId)
  const counted = await changeCounter(deps, subject, countAttempt)
  if (!counted.verdict.ok) return counted.verdict
  const giveBack = () =>
    changeCounter(deps, subject, state => ({ next: refundAttempt(state, counted.next.round) }))
  const verdict = await deps
    .verifyTokenLogin({ personId, legalPartyIds, challenge, signature })
    .catch(async (error: unknown) => {
      // Nobody has checked the signature, so nobody has guessed.
      await giveBack()
      throw error
    })
  if (verdict.ok) {
    await giveBack()
    return verdict
  }
  const lockout = lockoutOf(counted.next, deps.clock.now())
  if (!lockout.ok) return lockout
  const { code, params } = verdict.error
  return err(code, { ...params, attemptsLeft: remainingAttempts(counted.next) })
}

/** Organisations in whose open contracts the person signs with a token. */
async function tokenParties(deps: AccessControlDeps, personId: string): Promise<string[]> {
  const today = bishkekDate(deps.clock.now())
  const contracts = await createContractStore(deps.db).findByPerson(personId)
  return contracts
    .filter(one => contractIsOpen(one, today) && one.signType.startsWith('RU_TOKEN'))
    .map(one => one.legalPartyId)
}
