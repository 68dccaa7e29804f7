import type { GraphqlService } from '../../platform/graphql/service.ts'
import type { FaqEntry } from '../rules/public.ts'
import { faqPolicies } from './graphql/faq-policies.ts'
import { typeDefs } from './graphql/faq.sdl.generated.ts'
import { createFaqResolvers } from './graphql/faq-resolvers.ts'

export interface FaqModuleDeps {
  /** The dictionary of questions, as it is valid today. */
  readonly faq: () => readonly FaqEntry[]
}

/** Questions and answers for people who are signed in; it has no tables of its own. */
export function createFaqModule({ faq }: FaqModuleDeps): { readonly service: GraphqlService } {
  return {
    service: { name: 'faq', typeDefs, policies: faqPolicies, resolvers: createFaqResolvers(faq) },
  }
}
