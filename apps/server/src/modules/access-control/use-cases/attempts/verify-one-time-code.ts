import { err, ok, type Result } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'

import { byKey } from '../../../../platform/db/connections.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { ProofConsumption } from '../../../../platform/documents/signing.ts'
import { createCoalescer } from '../../../../platform/coalesce.ts'
import { open } from '../../crypto/sealed-secret.ts'
import { isTotpCode, judgeTotp, matchingSteps } from '../../crypto/totp.ts'
import type { OneTimeCodeRefusal } from '../../public.ts'
import {
  clearAttempts,
  refundAttempt,
  lockoutOf,
  countAttempt,
  maxAttempts,
  remainingAttempts,
} from '../../rules/attempt-limit.ts'
import { createAttemptStore } from '../../store/attempt-store.ts'
import {
  createOneTimeCodeStore,
  type CodeAttempt,
  type CountCall,
  type RoundOfAttempts,
} from '../../store/one-time-code-store.ts'
import {
  createTotpStore,
  consumptionOfCode,
  type StepsOfCode,
  type Totp,
} from '../../store/totp-store.ts'
import type { AccessControlDeps } from '../deps.ts'
import { changeCounter } from './change-counter.ts'
import { subjectOfCodes } from './attempt-subjects.ts'

type Deps = Pick<AccessControlDeps, 'db' | 'clock' | 'totpKey' | 'codeDriftSteps'>

/** A right code; nothing has used it up yet. */
export interface CodeToUse {
  /** Uses it up in the transaction of its effect; false when another call has done so. */
  useIn(tx: Db): Promise<boolean>
}

interface RightCode extends CodeToUse, StepsOfCode {
  /** For a transaction that sends its statements together. */
  readonly consumption: ProofConsumption
}

type CodeVerdict = Result<StepsOfCode, OneTimeCodeRefusal>

interface Attempt {
  readonly personId: string
  readonly subject: string
  readonly code: string
  /** The call that a used code may belong to (`useCodeForCall`). */
  readonly call: string | undefined
}

/**
 * Checks a one-time code of a person, on any path: sign-in, signing. The code is used up by the transaction of its
 * effect: a call without an effect, whatever ended it, has used up none, and of two effects with one code one is refused.
 *
 * A try is counted and committed before the code is checked, in one statement; a second one forgets the tries of a
 * right code. The last try before a lockout and the first after a lockout are judged in turn, under the
 * counter's lock. A used code is no guess and is not counted; neither is a text that is no code at all.
 */
export const verifyOneTimeCode = (deps: Deps) => {
  const codes = createOneTimeCodeStore(byKey(deps.db))
  const collected: CollectedCodes = {
    countAttempt: createCoalescer((calls: readonly CountCall[]) =>
      codes.countAttempts(calls, maxAttempts),
    ),
    forgetAttempts: createCoalescer((calls: readonly RoundOfAttempts[]) =>
      codes.forgetAttempts(calls, maxAttempts),
    ),
  }
  return async (
    personId: string,
    code: string,
    call?: string,
  ): Promise<Result<RightCode, OneTimeCodeRefusal>> => {
    if (!isTotpCode(code)) return err('OTP_INCORRECT')
    const attempt = { personId, subject: subjectOfCodes(personId), code, call }
    const counted = await collected.countAttempt({ ...attempt, at: deps.clock.now() })
    const verdict = await (counted === undefined
      ? verifyInTurn(deps, attempt)
      : verifyCounted(deps, collected, attempt, counted))
    if (!verdict.ok) return verdict
    return ok({
      ...verdict.value,
      consumption: consumptionOfCode(personId, verdict.value),
      useIn: tx => createTotpStore(tx).useCode(personId, verdict.value),
    })
  }
}

/** Calls of many people share a statement. */
interface CollectedCodes {
  countAttempt(call: CountCall): Promise<CodeAttempt | undefined>
  forgetAttempts(round: RoundOfAttempts): Promise<boolean>
}

async function verifyCounted(
  deps: Deps,
  codes: CollectedCodes,
  attempt: Attempt,
  { attempts, round, totp }: CodeAttempt,
): Promise<CodeVerdict> {
  const settle = (change: typeof refundAttempt) =>
    changeCounter(deps, attempt.subject, state => ({ next: change(state, round) }))
  const now = deps.clock.now()
  let judgement: Judgement
  try {
    judgement = judge(deps, totp, attempt, now)
  } catch (error) {
    // The code was not checked, so this was no guess.
    await settle(refundAttempt)
    throw error
  }
  if (judgement.kind === 'wrong') {
    return err('OTP_INCORRECT', { attemptsLeft: maxAttempts - attempts })
  }
  if (judgement.kind === 'right') {
    const isForgotten = await codes.forgetAttempts({ subject: attempt.subject, round, at: now })
    // Others have locked the person out or started a new round meanwhile: the rules know what to do.
    if (!isForgotten) await settle(clearAttempts)
    return ok(judgement)
  }
  await settle(refundAttempt)
  return err('OTP_ALREADY_USED')
}

/**
 * Judges guesses of one person one after the other, whatever process they come to: both rows stay
 * locked, and a try whose code proves right is never seen as the one that locked the person out.
 */
async function verifyInTurn(deps: Deps, attempt: Attempt): Promise<CodeVerdict> {
  const { subject, personId } = attempt
  return deps.db.transaction().execute(async (tx): Promise<CodeVerdict> => {
    const guesses = createAttemptStore(tx)
    const totps = createTotpStore(tx)
    const totp = await totps.findForUpdate(personId)
    const state = await guesses.findForUpdate(subject, deps.clock.now())
    // Read after the wait for the locks: the code must be valid now, not when it came in.
    const now = deps.clock.now()
    const counted = countAttempt(state, now)
    if (!counted.verdict.ok) return counted.verdict

    const { round } = counted.next
    const judgement = judge(deps, totp, attempt, now)
    if (judgement.kind === 'right') {
      await guesses.save(subject, clearAttempts(counted.next, round), now)
      return ok(judgement)
    }
    if (judgement.kind === 'used') {
      await guesses.save(subject, refundAttempt(counted.next, round), now)
      return err('OTP_ALREADY_USED')
    }
    await guesses.save(subject, counted.next, now)
    const lockout = lockoutOf(counted.next, now)
    return lockout.ok
      ? err('OTP_INCORRECT', { attemptsLeft: remainingAttempts(counted.next) })
      : lockout
  })
}

type Judgement = { readonly kind: 'used' | 'wrong' } | ({ readonly kind: 'right' } & StepsOfCode)

function judge(
  { totpKey, codeDriftSteps }: Deps,
  totp: Totp | undefined,
  { personId, code, call }: Attempt,
  now: Instant,
): Judgement {
  if (totp === undefined) return { kind: 'wrong' }
  const steps = matchingSteps(open(totp.sealedSecret, personId, totpKey), code, now, codeDriftSteps)
  const { lastStep, lastCall } = totp
  // The answer to this very call was lost; what it has caused outside the database is not caused twice.
  const isRepeated = call !== undefined && call === lastCall
  if (isRepeated && lastStep !== undefined && steps.includes(lastStep)) {
    return { kind: 'right', firstStep: lastStep, step: lastStep }
  }
  const judgement = judgeTotp(steps, lastStep)
  return judgement.kind === 'right'
    ? { ...judgement, firstStep: steps[0] ?? judgement.step }
    : judgement
}
