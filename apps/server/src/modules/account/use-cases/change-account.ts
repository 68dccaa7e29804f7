import { may, type PolicyRefusal } from '@tartip/domain/people/policy'
import { ok, type Result } from '@tartip/domain/result'
import { readAccountName } from '@tartip/domain/text/own-name'

import type { Actor } from '../../../platform/actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import { jsonOfWords } from '../../../platform/json.ts'
import type { AccountStore } from '../store/account-store.ts'
import { readAccount, type AccountView, type ReadAccountsDeps } from './read-accounts.ts'

export interface ChangeAccountDeps extends ReadAccountsDeps {
  readonly writeStore: <T>(
    legalPartyId: string,
    write: (store: AccountStore) => Promise<T>,
  ) => Promise<T>
  /** The real time, for the audit. */
  readonly realClock: Clock
}

type ChangeAccountRefusal = PolicyRefusal | 'ACCOUNT_NOT_FOUND' | 'ACCOUNT_NAME_INVALID'

/** Shows or hides an account for the caller alone. */
export const changeVisibility =
  (deps: ChangeAccountDeps) =>
  async (
    actor: Actor,
    input: { accountId: string; isVisible: boolean },
  ): Promise<Result<AccountView, ChangeAccountRefusal>> => {
    const found = await readAccount(deps)(actor, input.accountId)
    if (!found.ok) return found
    const { legalPartyId, personId } = actor
    const { accountId } = input
    const { isVisible } = input
    if (isVisible === found.value.isVisible) return found
    await deps.writeStore(legalPartyId, async store => {
      await store.saveVisibility(legalPartyId, personId, accountId, isVisible)
      await store.audit({
        legalPartyId,
        at: deps.realClock.now(),
        personId,
        action: isVisible ? 'accountShown' : 'accountHidden',
        outcome: 'ok',
        details: { accountId, accountName: jsonOfWords(found.value.accountName) },
      })
      await store.publish(legalPartyId, { kind: 'VISIBILITY_CHANGED', accountId, personId })
    })
    return ok({ ...found.value, isVisible })
  }

/** Gives an account a name that everybody in the organisation sees. */
export const renameAccount =
  (deps: ChangeAccountDeps) =>
  async (
    actor: Actor,
    input: { accountId: string; accountName: string },
  ): Promise<Result<AccountView, ChangeAccountRefusal>> => {
    const allowed = may(actor, 'accounts.rename')
    if (!allowed.ok) return allowed
    const named = readAccountName(input.accountName)
    if (!named.ok) return named
    const accountName = named.value
    const found = await readAccount(deps)(actor, input.accountId)
    if (!found.ok) return found
    const { legalPartyId, personId } = actor
    const { accountId } = input
    const before = found.value.accountName
    await deps.writeStore(legalPartyId, async store => {
      await store.saveTitle(legalPartyId, accountId, accountName)
      await store.audit({
        legalPartyId,
        at: deps.realClock.now(),
        personId,
        action: 'accountRenamed',
        outcome: 'ok',
        details: { accountId, before: jsonOfWords(before), after: accountName },
      })
      await store.publish(legalPartyId, { kind: 'ACCOUNT_RENAMED', accountId })
    })
    return ok({ ...found.value, accountName })
  }
