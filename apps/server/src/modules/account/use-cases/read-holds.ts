import type { CardOperation } from '@tartip/bank-ports/cards'
import type { CoreAccounts, CoreHold } from '@tartip/bank-ports/core-accounts'
import { may } from '@tartip/domain/people/policy'
import { ok, type Result } from '@tartip/domain/result'
import { isSalary } from '@tartip/domain/statements/hidden-salaries'

import type { Actor } from '../../../platform/actor.ts'
import type { AccountWithHolds } from '../public.ts'
import type { AccountView } from './read-accounts.ts'

export interface ReadHoldsDeps {
  readonly core: CoreAccounts
  readonly readAccount: (
    actor: Actor,
    accountId: string,
  ) => Promise<Result<AccountView, 'ACCOUNT_NOT_FOUND'>>
  /** Card payments that are held on an account. */
  readonly pendingOperations: (
    legalPartyId: string,
    accountId: string,
  ) => Promise<readonly CardOperation[]>
}

/**
 * An account that the person may read, and the money that is held on it; that of card payments too. Money held for
 * salaries is a row only for people who may see salaries, because a register may be that of one person.
 */
export const readHolds =
  (deps: ReadHoldsDeps) =>
  async (
    actor: Actor,
    accountId: string,
  ): Promise<Result<AccountWithHolds, 'ACCOUNT_NOT_FOUND'>> => {
    const view = await deps.readAccount(actor, accountId)
    if (!view.ok) return view
    const { account } = view.value
    const [holds, pending] = await Promise.all([
      deps.core.holds(actor.legalPartyId, accountId),
      account.type === 'CARD' ? deps.pendingOperations(actor.legalPartyId, accountId) : [],
    ])
    const ofCards = pending
      .filter(operation => operation.baseCurrency === account.currency)
      .map(holdOfCard)
    const seesSalaries = may(actor, 'salary.read').ok
    const shown = holds.filter(hold => seesSalaries || !isSalary(hold))
    return ok({
      account,
      holds: [...shown, ...ofCards].toSorted((a, b) => a.createdAt - b.createdAt),
    })
  }

/** A card payment that is not settled yet, among the other holds of the account. */
function holdOfCard(operation: CardOperation): CoreHold {
  return {
    holdId: operation.operationId,
    accountId: operation.accountId,
    amountMinor: operation.baseMinor,
    createdAt: operation.at,
    purpose: operation.details,
  }
}
