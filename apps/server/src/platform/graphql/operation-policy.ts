import { Kind, type DocumentNode, type GraphQLSchema, type SelectionSetNode } from 'graphql'

import type { ApiKeyApi } from '@tartip/domain/people/api-key'
import { may, type Ability, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, holds, type Verdict } from '@tartip/domain/result'

import type { Actor } from '../actor.ts'

/**
 * What an operation needs before anything of it runs: an ability of the policy table; `contract`, a
 * contract selected, whatever the right (the use case decides the rest); `session`, only to be signed in.
 */
export type OperationNeed = Ability | 'contract' | 'session'

/** Who may call one operation of a service. */
export interface OperationPolicy {
  readonly needs: OperationNeed
  /** The group of an API key's access list that also opens it; without one no key ever does. */
  readonly api?: ApiKeyApi
  /** What the one page of a person whom the bank has rejected needs; everything else is refused to them. */
  readonly isOpenToRejected?: true
  /** Of a call that carries more than others may. */
  readonly largestBodyBytes?: number
}

/** The policies of a service by the name of the operation. */
export type OperationPolicies = Readonly<Record<string, OperationPolicy>>

interface RootResolvers {
  readonly Query?: object
  readonly Mutation?: object
  readonly Subscription?: object
}
type OperationsOf<T> = Extract<keyof NonNullable<T>, string>

/**
 * One policy for every operation that the generated `Resolvers` of a module know of: a new operation
 * without one does not compile, one that is gone neither.
 */
export type PoliciesOf<R extends RootResolvers> = Readonly<
  Record<
    OperationsOf<R['Query']> | OperationsOf<R['Mutation']> | OperationsOf<R['Subscription']>,
    OperationPolicy
  >
>

/** The caller, as far as the policies are concerned. */
export interface Caller {
  readonly actor: Actor | undefined
  /** The access list when an API key calls; undefined for a person in a session. */
  readonly apis: readonly ApiKeyApi[] | undefined
}

export type CallRefusal = PolicyRefusal | 'UNAUTHENTICATED' | 'CONTRACT_LOST' | 'API_NOT_GRANTED'

/** Whether the operation may be called at all. Operations nobody has named are refused. */
export function mayCall(
  policies: OperationPolicies,
  operation: string,
  { actor, apis }: Caller,
): Verdict<CallRefusal> {
  const policy = Object.hasOwn(policies, operation) ? policies[operation] : undefined
  if (policy === undefined) return err('FORBIDDEN', { ability: operation })
  if (apis !== undefined && (policy.api === undefined || !apis.includes(policy.api))) {
    return err('API_NOT_GRANTED', { operation })
  }
  if (actor?.postVerificationStatus === 'Rejected' && policy.isOpenToRejected === undefined) {
    return err('PERSON_REJECTED')
  }
  if (policy.needs === 'session') return holds
  // A person whose contract was closed meanwhile is still signed in: they may go on in another one.
  if (actor === undefined) return err(apis === undefined ? 'CONTRACT_LOST' : 'UNAUTHENTICATED')
  return policy.needs === 'contract' ? holds : may(actor, policy.needs)
}

/** Names of all operations of a service. */
export function rootFieldNames(schema: GraphQLSchema): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  return roots.flatMap(type => Object.keys(type?.getFields() ?? {}))
}

/** The operations that a document calls, fragments followed, without what GraphQL itself offers (`__typename`). */
export function calledOperations(document: DocumentNode): string[] {
  const fragments = new Map<string, SelectionSetNode>()
  for (const one of document.definitions) {
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one.selectionSet)
  }
  const names = new Set<string>()
  const collect = ({ selections }: SelectionSetNode) => {
    for (const node of selections) {
      if (node.kind === Kind.FIELD) names.add(node.name.value)
      else if (node.kind === Kind.INLINE_FRAGMENT) collect(node.selectionSet)
      else {
        const fragment = fragments.get(node.name.value)
        // Each once: fragments that name each other twice over double with every step.
        fragments.delete(node.name.value)
        if (fragment !== undefined) collect(fragment)
      }
    }
  }
  for (const one of document.definitions) {
    if (one.kind === Kind.OPERATION_DEFINITION) collect(one.selectionSet)
  }
  return [...names].filter(name => !name.startsWith('__'))
}
