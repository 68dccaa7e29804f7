import type { PoliciesOf } from '../../../platform/graphql/operation-policy.ts'
import type { Resolvers } from './account.generated.ts'

/** Programs may look at accounts; names, visibility and rights are changed by people. */
export const accountPolicies = {
  findAllAccountsByPartyIdWithAcl: { needs: 'accounts.read', api: 'ACCOUNTS' },
  findAllAccountsByFilterWithPermissions: { needs: 'accounts.read', api: 'ACCOUNTS' },
  getAccountById: { needs: 'accounts.read', api: 'ACCOUNTS' },
  getOperationList: { needs: 'accounts.read', api: 'ACCOUNTS' },
  getHoldList: { needs: 'accounts.read', api: 'ACCOUNTS' },
  getBalanceInfoByPeriod: { needs: 'accounts.read', api: 'ACCOUNTS' },
  updateVisible: { needs: 'accounts.read' },
  updateAccountName: { needs: 'accounts.rename' },
} as const satisfies PoliciesOf<Resolvers>
