import type { AccountPermission } from '../accounts/account-permission.ts'
import { mayBeDebited, type AccountStatus } from '../accounts/account-moves.ts'
import { isPaidFromCard, permissionOfOperation, type OperationCode } from './operation.ts'

export type PayerRefusal =
  | 'ACCOUNT_NOT_FOUND'
  | 'ACCOUNT_CLOSED'
  | 'ACCOUNT_SEIZED'
  | 'OPERATION_NOT_ALLOWED_FOR_ACCOUNT'

/** An account as far as it decides who pays from it: `permissions` are what one person may do with it. */
export interface PayableAccount {
  readonly type: string
  readonly status: AccountStatus
  readonly permissions: readonly string[]
}

/**
 * Why a person may not pay from an account by an operation; undefined when they may. An account that the person may
 * not read is like one that does not exist. `needed` is the permission of the document's form where it has one.
 */
export function payerRefusal(
  { type, status, permissions }: PayableAccount,
  operation: OperationCode,
  needed: AccountPermission | undefined = permissionOfOperation(operation),
): PayerRefusal | undefined {
  if (!permissions.includes('READ')) return 'ACCOUNT_NOT_FOUND'
  const isOtherType = (type === 'CARD') !== isPaidFromCard(operation)
  if (isOtherType || needed === undefined || !permissions.includes(needed)) {
    return 'OPERATION_NOT_ALLOWED_FOR_ACCOUNT'
  }
  if (mayBeDebited(status)) return undefined
  return status === 'CLOSED' ? 'ACCOUNT_CLOSED' : 'ACCOUNT_SEIZED'
}
