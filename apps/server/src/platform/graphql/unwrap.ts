import { GraphQLError } from 'graphql'
import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import type { Result } from '@tartip/domain/result'

/** Extra extensions of a refusal; `fields` lists what is wrong with each field of a form. */
export interface RefusalDetails {
  field?: string
  fields?: readonly object[]
}

/**
 * The value of a result, or the one kind of GraphQL error that resolvers make: a stable code and its
 * parameters. The endpoint adds the trace id.
 */
export function unwrap<T>(result: Result<T, ErrorCode>, details: RefusalDetails = {}): T {
  if (result.ok) return result.value
  throw refusal(result.error.code, result.error.params, details)
}

/** A refusal as a GraphQL error, for the few resolvers that have no result to unwrap. */
export function refusal(
  code: ErrorCode,
  params: Readonly<Record<string, string | number>> = {},
  details: RefusalDetails = {},
): GraphQLError {
  return new GraphQLError(code, { extensions: { code, params, ...details } })
}
