import { err, holds, type Result } from '@tartip/domain/result'

import type { GraphqlContext } from '../../../platform/graphql/context.ts'
import type { MutationRequest } from '../../../platform/documents/run-mutation.ts'
import type { DocumentInput } from '../use-cases/prepare-document.ts'
import type { InputMaybe, OperationRef, PageableInput } from './payment.generated.ts'

export function requestOf(ctx: GraphqlContext): MutationRequest {
  const { idempotencyKey, traceId, ip } = ctx.request
  return { idempotencyKey, traceId, ip }
}

/** The input of a form by wire names; what is left out or empty is left out, and a reference is its id. */
export function parseDocument({
  operation,
  legalPartyId: _legalPartyId,
  ...fields
}: {
  readonly operation: OperationRef
  readonly legalPartyId?: string
}): DocumentInput {
  const texts = Object.entries<unknown>(fields).flatMap(([name, value]) => {
    const text = isReference(value) ? value.id : value
    return typeof text === 'string' && text !== '' ? [[name, text] as const] : []
  })
  return { operation: operation.id, ...Object.fromEntries(texts) }
}

const isReference = (value: unknown): value is OperationRef =>
  typeof value === 'object' && value !== null && 'id' in value

/** Keeps only what has a value: the types tell "left out" from "undefined". */
export function withoutMissing<T extends Record<string, unknown>>(
  values: T,
): { [K in keyof T]?: NonNullable<T[K]> } {
  const present: { [K in keyof T]?: NonNullable<T[K]> } = {}
  for (const name in values) {
    const value = values[name]
    if (value !== undefined && value !== null) present[name] = value as NonNullable<typeof value>
  }
  return present
}

const defaultPageSize = 40
/** The largest page of the specification, for signers without pay-control. */
const largestPageSize = 520

export function parsePageable(pageable: InputMaybe<PageableInput>): { page: number; size: number } {
  const page = Math.max(1, pageable?.page ?? 1)
  const size = Math.min(largestPageSize, Math.max(1, pageable?.size ?? defaultPageSize))
  return { page, size }
}

/** Whether a text that somebody searches for is short enough to be searched. */
export function fitsInto(
  field: string,
  text: InputMaybe<string>,
  max: number,
): Result<void, 'FIELD_TOO_LONG'> {
  return text && text.length > max ? err('FIELD_TOO_LONG', { field, max }) : holds
}
