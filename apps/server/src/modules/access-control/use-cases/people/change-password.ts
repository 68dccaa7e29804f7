import {
  normalPassword,
  passwordIsStrong,
  type PasswordRefusal,
} from '@tartip/domain/people/password'
import { err, holds, ok, type Verdict } from '@tartip/domain/result'

import { inSystem } from '../../../../platform/db/transaction.ts'
import type { SessionInfo } from '../../../../platform/graphql/context.ts'
import type { PasswordHasher } from '../../crypto/password-hasher.ts'
import type { OneTimeCodeRefusal } from '../../public.ts'
import { appendAudit } from '../../store/audit-store.ts'
import { createOwnAccountStore } from '../../store/people-store.ts'
import type { AccessControlDeps, Origin } from '../deps.ts'
import { verifyOneTimeCode } from '../attempts/verify-one-time-code.ts'
import { checkOwnPassword, type OwnPasswordRefusal } from './check-own-password.ts'

export interface ChangePassword {
  readonly currentPassword: string
  readonly newPassword: string
  readonly code: string
}

export type ChangePasswordRefusal =
  | PasswordRefusal
  | OwnPasswordRefusal
  | OneTimeCodeRefusal
  | 'PASSWORD_SAME'
  | 'CHANGE_AT_BANK_OFFICE'
  | 'PERSON_LOCKED'
  | 'PERSON_REJECTED'

type Deps = AccessControlDeps & { readonly hasher: PasswordHasher }

/**
 * Gives a person another password and ends every other session of theirs. The code is requested last, so
 * that a password which cannot be taken uses none up. Non-residents change it at the bank's office only
 * (specification, roles and permissions); whom the bank has still to check changes no settings.
 */
export const changePassword =
  (deps: Deps) =>
  async (
    session: SessionInfo,
    input: ChangePassword,
    origin: Origin,
  ): Promise<Verdict<ChangePasswordRefusal>> => {
    const { personId, sessionId } = session
    const account = createOwnAccountStore(deps.db)
    const owner = await account.findPasswordOwner(personId)
    if (owner === undefined) return err('UNAUTHENTICATED')
    if (owner.postVerificationStatus === 'Rejected') return err('PERSON_REJECTED')
    if (owner.postVerificationStatus === 'Pending') return err('PERSON_LOCKED')
    if (!owner.isResident) return err('CHANGE_AT_BANK_OFFICE')
    const isOwn = await checkOwnPassword(deps)(session, input.currentPassword)
    if (!isOwn.ok) return isOwn
    const [current, next] = [input.currentPassword, input.newPassword].map(normalPassword)
    if (next === current) return err('PASSWORD_SAME')
    const strong = passwordIsStrong(input.newPassword, owner.ownWords, deps.isLeaked)
    if (!strong.ok) return strong
    const verified = await verifyOneTimeCode(deps)(personId, input.code)
    if (!verified.ok) return verified
    const passwordHash = await deps.hasher.hash(input.newPassword)
    const now = deps.clock.now()
    const ended = await inSystem(deps.db, async tx => {
      if (!(await verified.value.useIn(tx))) return err('OTP_ALREADY_USED')
      const own = createOwnAccountStore(tx)
      await own.savePassword(personId, passwordHash)
      await appendAudit(tx, {
        occurredAt: now,
        action: 'passwordChanged',
        outcome: 'ok',
        personId,
        ip: origin.ip,
        sessionId,
      })
      return ok(await own.endOtherSessions(personId, sessionId, now))
    })
    if (!ended.ok) return ended
    for (const id of ended.value) deps.events.announceEnd(id, now)
    return holds
  }
