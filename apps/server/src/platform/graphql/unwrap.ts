import { GraphQLError } from 'graphql'
import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import type { Params, Result } from '@tartip/domain/result'

import { shortParams } from '../short-params.ts'

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
  params: Params = {},
  details: RefusalDetails = {},
): GraphQLError {
  return new GraphQLError(code, { extensions: { code, params: shortParams(params), ...details } })
}
