import { err, holds, type Result } from '@tartip/domain/result'

import type { GraphqlContext } from '../../../platform/graphql/context.ts'
import type { MutationRequest } from '../../../platform/documents/run-mutation.ts'
import type { TransferInput } from '../use-cases/transfer-form.ts'
import type {
  InputMaybe,
  InterBankTransferInput,
  IntraTransferInput,
  PageableInput,
  UpdateTransferInput,
} from './payment.generated.ts'

export function requestOf(ctx: GraphqlContext): MutationRequest {
  const { idempotencyKey, traceId, ip } = ctx.request
  return { idempotencyKey, traceId, ip }
}

type RequiredOfTransfer =
  | 'operation'
  | 'payerAccount'
  | 'amount'
  | 'purpose'
  | 'recipientAccount'
  | 'valueDate'
/** The rest is not in every form, or may be left empty. */
type OptionalOfTransfer =
  | 'transferNum'
  | 'paymentCode'
  | 'recipientBic'
  | 'recipientName'
  | 'recipientInn'
type WireTransfer = Pick<UpdateTransferInput, RequiredOfTransfer> & {
  readonly [K in OptionalOfTransfer]?: InputMaybe<string>
}

/** The inputs of all transfer forms as one; what a form does not have is left out. */
export function parseTransfer(
  input: InterBankTransferInput | IntraTransferInput | UpdateTransferInput,
): TransferInput {
  const wire: WireTransfer = input
  const filled = (value: InputMaybe<string>) => (value === '' ? undefined : (value ?? undefined))
  const optional = {
    transferNum: filled(wire.transferNum),
    paymentCode: filled(wire.paymentCode),
    recipientBic: filled(wire.recipientBic),
    recipientName: filled(wire.recipientName),
    recipientInn: filled(wire.recipientInn),
  }
  return {
    operation: wire.operation.id,
    payerAccount: wire.payerAccount,
    amount: wire.amount,
    purpose: wire.purpose,
    recipientAccount: wire.recipientAccount,
    valueDate: wire.valueDate,
    ...withoutMissing(optional),
  }
}

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
