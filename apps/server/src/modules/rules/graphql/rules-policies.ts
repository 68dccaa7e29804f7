import type { PoliciesOf } from '../../../platform/graphql/operation-policy.ts'
import type { Resolvers } from './rules.generated.ts'

/** Dictionaries and hours are the same for everybody who is signed in. */
export const rulesPolicies = {
  getPaymentValidationRules: { needs: 'session', api: 'REFERENCE' },
  getPaymentValidationRulesByPage: { needs: 'session', api: 'REFERENCE' },
  getWorkingDays: { needs: 'session', api: 'REFERENCE' },
  getOperationsTimeRule: { needs: 'session', api: 'REFERENCE' },
  getTimeRuleOptions: { needs: 'session', api: 'REFERENCE' },
  getRuleOptions: { needs: 'session', api: 'REFERENCE' },
  getBankToday: { needs: 'session', api: 'REFERENCE' },
} as const satisfies PoliciesOf<Resolvers>
