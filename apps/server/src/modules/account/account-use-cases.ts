import type { CoreAccounts } from '@tartip/bank-ports/core-accounts'
import {
  changeVisibility,
  renameAccount,
  type ChangeAccountDeps,
} from './use-cases/change-account.ts'
import { payFromAccount } from './use-cases/pay-from-account.ts'
import { readAccount, readAccounts } from './use-cases/read-accounts.ts'
import { readAllOperations, readOperations } from './use-cases/read-operations.ts'
import { readTurnover } from './use-cases/read-turnover.ts'

export type AccountUseCases = ReturnType<typeof createAccountUseCases>

/** Everything that people can do with their accounts. */
export function createAccountUseCases(deps: ChangeAccountDeps & { readonly core: CoreAccounts }) {
  return {
    payFromAccount: payFromAccount(deps),
    readAccounts: readAccounts(deps),
    readAccount: readAccount(deps),
    readOperations: readOperations(deps),
    readAllOperations: readAllOperations(deps),
    readTurnover: readTurnover({ core: deps.core, readAccounts: readAccounts(deps) }),
    changeVisibility: changeVisibility(deps),
    renameAccount: renameAccount(deps),
  }
}
