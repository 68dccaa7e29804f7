import type { OperationPolicies } from './operation-policy.ts'

/** One GraphQL endpoint: `POST /graphql/<name>` and `graphql-transport-ws` on the same path. */
export interface GraphqlService {
  name: string
  /** SDL, as exported by the module's generated file. */
  typeDefs: string
  /** The generated type of the module checks each resolver where it is written. */
  resolvers: object
  /** Who may call each operation; `satisfies PoliciesOf<Resolvers>` keeps it complete. */
  policies: OperationPolicies
}
