import { err, holds, type Verdict } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'

import { open } from '../crypto/sealed-secret.ts'
import { isTotpCode, judgeTotp, matchingSteps, type TotpJudgement } from '../crypto/totp.ts'
import type { OneTimeCodeRefusal } from '../public.ts'
import { forgetTries, giveTryBack, lockoutOf, takeTry, triesLeft } from '../rules/guess-limit.ts'
import { createGuessStore } from '../store/guess-store.ts'
import { createPersonStore, type PersonStore } from '../store/person-store.ts'
import { subjectOfPerson, type AccessControlDeps } from './deps.ts'

type Deps = Pick<AccessControlDeps, 'db' | 'clock' | 'totpKey'>
type CodeVerdict = Verdict<OneTimeCodeRefusal>

/**
 * Takes a one-time code of a person, on any path: sign-in, signing.
 *
 * The counter's row is locked before the code is looked at and the tries are saved in the same
 * transaction, so guesses of one person are judged one after the other, whatever process they come
 * to. A used code is no guess and is not counted; neither is a text that is no code at all.
 */
export const verifyOneTimeCode =
  (deps: Deps) =>
  async (personId: string, code: string): Promise<CodeVerdict> => {
    if (!isTotpCode(code)) return err('OTP_INCORRECT')
    const subject = subjectOfPerson(personId)

    return deps.db.transaction().execute(async (tx): Promise<CodeVerdict> => {
      const guesses = createGuessStore(tx)
      const state = await guesses.findForUpdate(subject, deps.clock.now())
      // Read after the wait for the lock: the code must be valid now, not when it came in.
      const now = deps.clock.now()
      const taken = takeTry(state, now)
      if (!taken.verdict.ok) return taken.verdict

      const { round } = taken.next
      const judgement = await judge(createPersonStore(tx), deps.totpKey, { personId, code, now })
      if (judgement === 'right') {
        await guesses.save(subject, forgetTries(taken.next, round), now)
        return holds
      }
      if (judgement === 'used') {
        await guesses.save(subject, giveTryBack(taken.next, round), now)
        return err('OTP_ALREADY_USED')
      }
      await guesses.save(subject, taken.next, now)
      const lockout = lockoutOf(taken.next, now)
      return lockout.ok ? err('OTP_INCORRECT', { attemptsLeft: triesLeft(taken.next) }) : lockout
    })
  }

async function judge(
  people: PersonStore,
  key: Buffer,
  { personId, code, now }: { personId: string; code: string; now: Instant },
): Promise<TotpJudgement['kind']> {
  const totp = await people.findTotp(personId)
  if (totp === undefined) return 'wrong'
  const steps = matchingSteps(open(totp.sealedSecret, personId, key), code, now)
  const judgement = judgeTotp(steps, totp.lastStep)
  if (judgement.kind !== 'right') return judgement.kind
  return (await people.useTotpStep(personId, judgement.step)) ? 'right' : 'used'
}
