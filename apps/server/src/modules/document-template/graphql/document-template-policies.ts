import type { PoliciesOf } from '../../../platform/graphql/operation-policy.ts'
import type { Resolvers } from './document-template.generated.ts'

/** Instructions are the same for everybody who is signed in. */
export const documentTemplatePolicies = {
  getInstructionDocuments: { needs: 'session' },
  downloadInstructionDocument: { needs: 'session' },
} as const satisfies PoliciesOf<Resolvers>
