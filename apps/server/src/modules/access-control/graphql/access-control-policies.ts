import type { PoliciesOf } from '../../../platform/graphql/operation-policy.ts'
import type { Resolvers } from './access-control.generated.ts'

/** Nothing here is open to an API key: who may do what is decided by people alone. */
export const accessControlPolicies = {
  employeeSecure: { needs: 'session' },
  // Oneself, or anybody for who manages people: the use case tells.
  employee: { needs: 'contract' },
  employeesContract: { needs: 'people.manage' },
  selectContract: { needs: 'session' },
} as const satisfies PoliciesOf<Resolvers>
