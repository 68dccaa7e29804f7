import type { AccountType } from '@tartip/bank-ports/core-accounts'
import type { SignRight } from '@tartip/domain/people/sign-right'

import { availablePermissions } from './permitted-accounts.ts'
import {
  accountPermissions,
  cardPermissions,
  type AccountPermission,
  type CardPermission,
} from './public.ts'

const readPermissions: readonly AccountPermission[] = ['READ', 'PUSH_NOTIFICATION']

/**
 * What an account permission can mean beside a right: whoever only reads is granted no payments, cash
 * managers see to sales by QR, cashiers and people without a right see no accounts at all.
 */
const accountPermissionsOfRight: Readonly<Record<SignRight, readonly AccountPermission[]>> = {
  FIRST: accountPermissions,
  SECOND: accountPermissions,
  THIRD: accountPermissions,
  CREATOR: accountPermissions,
  AUDITOR: readPermissions,
  CASH_MANAGER: [...readPermissions, 'QR_GENERATION', 'QR', 'REFUND'],
  CASHIER: [],
  NONE: [],
}

const seesCards: readonly CardPermission[] = [
  'GET_LIMIT_AND_DETAILS',
  'PUSH_NOTIFICATION',
  'READ_CARD',
]

/** The same for cards: limits and status are changed by those who may manage cards. */
const cardPermissionsOfRight: Readonly<Record<SignRight, readonly CardPermission[]>> = {
  FIRST: cardPermissions,
  SECOND: cardPermissions,
  THIRD: seesCards,
  CREATOR: cardPermissions,
  AUDITOR: seesCards,
  CASH_MANAGER: seesCards,
  CASHIER: [],
  NONE: [],
}

/** What can be granted to a person with this right on an account of this kind. */
export function grantableOnAccount(
  account: { readonly type: AccountType } & Parameters<typeof availablePermissions>[0],
  right: SignRight,
): readonly AccountPermission[] {
  const ofRight = accountPermissionsOfRight[right]
  return availablePermissions(account).filter(permission => ofRight.includes(permission))
}

/** What can be granted to a person with this right on any card. */
export function grantableOnCard(right: SignRight): readonly CardPermission[] {
  return cardPermissionsOfRight[right]
}

/**
 * Whether a set of permissions can be granted: all of them are on offer, and nothing is granted on what
 * the person may not even see.
 */
export function isGrantable<P extends string>(
  wanted: readonly P[],
  grantable: readonly P[],
  toSee: P,
): boolean {
  if (!wanted.every(permission => grantable.includes(permission))) return false
  return wanted.length === 0 || wanted.includes(toSee)
}

/** Whether two lists hold the same permissions. */
export function isSameSet<P extends string>(one: readonly P[], other: readonly P[]): boolean {
  const [first, second] = [new Set(one), new Set(other)]
  return first.size === second.size && [...first].every(permission => second.has(permission))
}
