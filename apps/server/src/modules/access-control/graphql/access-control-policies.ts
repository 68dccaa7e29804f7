import type { PoliciesOf } from '../../../platform/graphql/operation-policy.ts'
import type { Resolvers } from './access-control.generated.ts'

/** Nothing here is open to an API key: who may do what is decided by people alone. */
export const accessControlPolicies = {
  employeeSecure: { needs: 'session', isOpenToRejected: true },
  // Oneself, or anybody for who manages people: the use case decides.
  employee: { needs: 'contract' },
  employeesContract: { needs: 'people.manage' },
  keyAvailability: { needs: 'payControl.manage' },
  apiKey: { needs: 'apiKey.manage' },
  getSellers: { needs: 'people.manage' },
  // One's own applications, or everybody's for who manages people.
  userPOSApplicationTasksPageable: { needs: 'contract' },
  getUserPOSApplicationTask: { needs: 'contract' },
  // A person's own table view; it opens nothing.
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
