import { GraphQLError } from 'graphql'
import type { Language } from '@tartip/domain/language'
import type { Actor } from '../actor.ts'
import type { MutationRequest } from '../documents/run-mutation.ts'
import type { KeyCaller } from './session-gate.ts'

/** What the edge knows of a request before any resolver runs. */
export interface RequestInfo {
  traceId: string
  language: Language
  ip: string
  /** Header `Idempotency-Key`: one intention of the person, repeated or not. */
  idempotencyKey: string | undefined
  /** Header `X-Passive: 1`: a call the page makes by itself, which does not extend the session. */
  isPassive: boolean
}

/** The session behind a request, whether or not it has a contract selected. */
export interface SessionInfo {
  sessionId: string
  personId: string
}

/** Arguments and answers of the queries of one request, by their names. */
export type AnswersOfRequest = Map<string, readonly (readonly [args: object, answer: unknown])[]>

/** What resolvers get: modules bring their use cases by closure, not through the context. */
export interface GraphqlContext {
  request: RequestInfo
  session: SessionInfo | undefined
  /** Undefined without a session, or when the session has no contract selected. */
  actor: Actor | undefined
  /** The program that calls instead of a person; only what its access list grants gets this far. */
  caller?: KeyCaller
  /** Left out where a context outlives one request. */
  answers?: AnswersOfRequest
}

/** The calling person. Throws UNAUTHENTICATED when nobody is signed in, CONTRACT_LOST without a contract. */
export function requireActor(context: GraphqlContext): Actor {
  if (context.actor !== undefined) return context.actor
  const code = context.session === undefined ? 'UNAUTHENTICATED' : 'CONTRACT_LOST'
  throw new GraphQLError(code, {
    extensions: { code, params: {}, traceId: context.request.traceId },
  })
}

/** What of the request belongs to a mutation. */
export function requestOf({ request }: GraphqlContext): MutationRequest {
  const { idempotencyKey, traceId, ip } = request
  return { idempotencyKey, traceId, ip }
}
