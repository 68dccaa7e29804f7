import { permissionGroups, type PermissionGroup } from '@tartip/domain/accounts/account-permission'
import type { AccessOfPerson } from '../settings-queries.ts'
import type { AccessRow } from './access-changes.ts'

/** The accounts on which this person can be granted something. */
export function accountRows(
  list: AccessOfPerson,
  formatNumber: (account: string) => string,
): readonly AccessRow[] {
  return list.accounts
    .filter(one => one.availablePermissions.length > 0)
    .map(one => ({
      id: one.accountId,
      name: one.accountName,
      // With plain spaces: in the narrow column of a phone the number breaks between its groups.
      note: `${formatNumber(one.account).replaceAll('\u00a0', ' ')} · ${one.currency.isoCode}`,
      permissions: one.permissions,
      available: one.availablePermissions,
    }))
}

/** The same for cards. */
export function cardRows(list: AccessOfPerson): readonly AccessRow[] {
  return list.cards
    .filter(one => one.availablePermissions.length > 0)
    .map(one => ({
      id: one.cardId,
      name: one.title ?? one.cardHolderName,
      note: one.cardNum,
      permissions: one.permissions,
      available: one.availablePermissions,
    }))
}

/** Every permission that stands over a column, by group; what belongs to no group, as on cards, as the rows offer it. */
export function columnsOf(rows: readonly AccessRow[], toSee: string): readonly string[] {
  const longest = rows.toSorted((a, b) => b.available.length - a.available.length)
  const offered = [...new Set([toSee, ...longest.flatMap(row => row.available)])]
  const rankOf = (permission: string) => grouped.indexOf(permission)
  return offered.toSorted((a, b) => rankOf(a) - rankOf(b))
}

const grouped: readonly string[] = Object.values(permissionGroups).flat()

export interface ColumnGroup {
  /** Undefined for columns that belong to no group. */
  readonly group: PermissionGroup | undefined
  readonly count: number
}

/** Neighbouring columns of one group, for the head above them. */
export function groupsOf(columns: readonly string[]): readonly ColumnGroup[] {
  const groups: { group: PermissionGroup | undefined; count: number }[] = []
  for (const column of columns) {
    const group = groupOf(column)
    const last = groups.at(-1)
    if (last && last.group === group) last.count += 1
    else groups.push({ group, count: 1 })
  }
  return groups
}

function groupOf(permission: string): PermissionGroup | undefined {
  const found = Object.entries(permissionGroups).find(([, list]) =>
    (list as readonly string[]).includes(permission),
  )
  return found?.[0] as PermissionGroup | undefined
}
