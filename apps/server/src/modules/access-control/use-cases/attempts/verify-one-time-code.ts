import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import { err, holds, ok, type Result, type Verdict } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'

import { byKey } from '../../../../platform/db/connections.ts'
import { createCoalescer } from '../../../../platform/coalesce.ts'
import { open } from '../../crypto/sealed-secret.ts'
import { isTotpCode, judgeTotp, matchingSteps } from '../../crypto/totp.ts'
import type { OneTimeCodeRefusal, TakenCode } from '../../public.ts'
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
  type UseCall,
} from '../../store/one-time-code-store.ts'
import { createTotpStore, type Totp } from '../../store/totp-store.ts'
import type { AccessControlDeps } from '../deps.ts'
import { changeCounter } from './change-counter.ts'
import { subjectOfCodes } from './attempt-subjects.ts'

type Deps = Pick<AccessControlDeps, 'db' | 'clock' | 'totpKey' | 'codeDriftSteps'>
type CodeVerdict = Result<{ readonly step: number }, OneTimeCodeRefusal>
type Taken = Result<TakenCode, OneTimeCodeRefusal>

interface Attempt {
  readonly personId: string
  readonly subject: string
  readonly code: string
  /** Whose code it is from then on; undefined for a call that is not repeated. */
  readonly call: string | undefined
}

/**
 * Takes a one-time code of a person, on any path: sign-in, signing. Answers the step of time it belongs to.
 *
 * A try is counted and committed before the code is checked, in one statement; a second one uses
 * the code and forgets the tries. The last try before a lockout and the first after
 * a lockout are judged in turn, under the counter's lock. A used code is no guess and is not
 * counted; neither is a text that is no code at all.
 */
export const consumeOneTimeCode = (deps: Deps) => {
  const codes = createOneTimeCodeStore(byKey(deps.db))
  const collected: CollectedCodes = {
    countAttempt: createCoalescer((calls: readonly CountCall[]) =>
      codes.countAttempts(calls, maxAttempts),
    ),
    useStep: createCoalescer((calls: readonly UseCall[]) => codes.useSteps(calls, maxAttempts)),
  }
  return async (personId: string, code: string, call?: string): Promise<Taken> => {
    if (!isTotpCode(code)) return err('OTP_INCORRECT')
    const attempt = { personId, subject: subjectOfCodes(personId), code, call }
    const counted = await collected.countAttempt({ ...attempt, at: deps.clock.now() })
    const verdict = await (counted === undefined
      ? verifyInTurn(deps, attempt)
      : verifyCounted(deps, collected, attempt, counted))
    if (!verdict.ok) return verdict
    const { step } = verdict.value
    return ok({ step, giveBack: () => createTotpStore(deps.db).giveBack(personId, step) })
  }
}

/** The same for whoever does not need to know which code it was. */
export const verifyOneTimeCode = (deps: Deps) => {
  const take = consumeOneTimeCode(deps)
  return async (personId: string, code: string): Promise<Verdict<OneTimeCodeRefusal>> => {
    const counted = await take(personId, code)
    return counted.ok ? holds : counted
  }
}

/**
 * Takes a code for what `effect` does, and gives it back when that is refused or fails: the person need not wait for the
 * next code.
 */
export const withOneTimeCode =
  (deps: Deps) =>
  async <T, E extends ErrorCode>(
    personId: string,
    code: string,
    effect: () => Promise<Result<T, E>>,
  ): Promise<Result<T, E | OneTimeCodeRefusal>> => {
    const taken = await consumeOneTimeCode(deps)(personId, code)
    return taken.ok ? givenBackUnlessDone(taken.value, effect) : taken
  }

/** Gives what was taken back when the effect it was taken for is refused or fails. */
export async function givenBackUnlessDone<T, E extends ErrorCode>(
  taken: { giveBack(): Promise<void> },
  effect: () => Promise<Result<T, E>>,
): Promise<Result<T, E>> {
  let isDone = false
  try {
    const result = await effect()
    isDone = result.ok
    return result
  } finally {
    if (!isDone) await taken.giveBack()
  }
}

/** Calls of many people share a statement. */
interface CollectedCodes {
  countAttempt(call: CountCall): Promise<CodeAttempt | undefined>
  useStep(call: UseCall): Promise<{ readonly isUsed: boolean; readonly isForgotten: boolean }>
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
    const { firstStep, step } = judgement
    const call = { ...attempt, firstStep, step, round, at: now }
    const { isUsed, isForgotten } = await codes.useStep(call)
    // Others have locked the person out or started a new round meanwhile: the rules know what to do.
    if (isUsed && !isForgotten) await settle(clearAttempts)
    if (isUsed) return ok({ step })
  }
  await settle(refundAttempt)
  return err('OTP_ALREADY_USED')
}

/**
 * Judges guesses of one person one after the other, whatever process they come to: both rows stay
 * locked, and a try whose code proves right is never seen as the one that locked the person out.
 */
async function verifyInTurn(deps: Deps, attempt: Attempt): Promise<CodeVerdict> {
  const { subject, personId, call } = attempt
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
    if (judgement.kind === 'right' && (await totps.useStep(personId, judgement.step, call))) {
      await guesses.save(subject, clearAttempts(counted.next, round), now)
      return ok({ step: judgement.step })
    }
    if (judgement.kind !== 'wrong') {
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

type Judgement =
  | { readonly kind: 'used' | 'wrong' }
  /** `firstStep` differs from `step` when two steps have this code by chance. */
  | { readonly kind: 'right'; readonly firstStep: number; readonly step: number }

function judge(
  { totpKey, codeDriftSteps }: Deps,
  totp: Totp | undefined,
  { personId, code, call }: Attempt,
  now: Instant,
): Judgement {
  if (totp === undefined) return { kind: 'wrong' }
  const steps = matchingSteps(open(totp.sealedSecret, personId, totpKey), code, now, codeDriftSteps)
  const { lastStep, lastCall } = totp
  // The answer to this very call was lost before anything came of it.
  const isRepeated = call !== undefined && call === lastCall
  if (isRepeated && lastStep !== undefined && steps.includes(lastStep)) {
    return { kind: 'right', firstStep: lastStep, step: lastStep }
  }
  const judgement = judgeTotp(steps, lastStep)
  return judgement.kind === 'right'
    ? { ...judgement, firstStep: steps[0] ?? judgement.step }
    : judgement
}
