import type { PoliciesOf } from '../../../platform/graphql/operation-policy.ts'
import type { Resolvers } from './access-control.generated.ts'

/** No API key may call these operations: rights are managed by people alone. */
export const accessControlPolicies = {
  employeeSecure: { needs: 'session', isOpenToRejected: true },
  // Own data, or anybody's with the right to manage people; the use case decides.
  employee: { needs: 'contract' },
  employeesContract: { needs: 'people.manage' },
  keyAvailability: { needs: 'payControl.manage' },
  apiKey: { needs: 'apiKey.manage' },
  // The use case decides: loan applications are also for LOAN_MANAGER.
  getSellers: { needs: 'loanClaims.use' },
  // Own applications, or everybody's with the right to manage people; the use case decides.
  userPOSApplicationTasksPageable: { needs: 'contract' },
  getUserPOSApplicationTask: { needs: 'contract' },
  // A person's own table view; it grants no access to data.
  tableViews: { needs: 'contract' },
  saveTableViews: { needs: 'contract' },
  auditTrail: { needs: 'audit.read' },
  selectContract: { needs: 'session' },
  createPayControlKey: { needs: 'payControl.manage' },
  regeneratePayControlKey: { needs: 'payControl.manage' },
  createBusinessUserContractWithRoleSellerTask: { needs: 'people.manage' },
  savePosApplicationTask: { needs: 'outlets.manage' },
  savePayDaApplicationTask: { needs: 'outlets.manage' },
  switchProductRolePolicy: { needs: 'people.manage' },
  switchUserContractState: { needs: 'people.manage' },
  createApiKey: { needs: 'apiKey.manage' },
  deactivateApiKey: { needs: 'apiKey.manage' },
  changePassword: { needs: 'session' },
} as const satisfies PoliciesOf<Resolvers>
