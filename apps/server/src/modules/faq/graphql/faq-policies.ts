import type { PoliciesOf } from '../../../platform/graphql/operation-policy.ts'
import type { Resolvers } from './faq.generated.ts'

export const faqPolicies = {
  findAll: { needs: 'session' },
} as const satisfies PoliciesOf<Resolvers>
