import type { CoreAccounts, DayTurnover } from '@tartip/bank-ports/core-accounts'
import type { LocalDate } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import type { AccountView } from './read-accounts.ts'

interface ReadTurnoverDeps {
  readonly core: CoreAccounts
  readonly readAccounts: (actor: Actor) => Promise<readonly AccountView[]>
}

/**
 * Money in and out over the accounts that are the person's to see and that they have not hidden. A loan
 * is a debt: what is lent or repaid on its own account is neither income nor expense.
 */
export const readTurnover =
  ({ core, readAccounts }: ReadTurnoverDeps) =>
  async (
    actor: Actor,
    period: { readonly startDate: LocalDate; readonly endDate: LocalDate },
  ): Promise<readonly DayTurnover[]> => {
    const accountIds = (await readAccounts(actor))
      .filter(({ account, isVisible }) => isVisible && account.type !== 'LOAN')
      .map(({ account }) => account.accountId)
    return core.dailyTurnover(actor.legalPartyId, accountIds, period.startDate, period.endDate)
  }
