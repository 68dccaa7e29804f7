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

/** Every permission that stands over a column: to see comes first, the others as the rows offer them. */
export function columnsOf(rows: readonly AccessRow[], toSee: string): readonly string[] {
  const longest = rows.toSorted((a, b) => b.available.length - a.available.length)
  return [...new Set([toSee, ...longest.flatMap(row => row.available)])]
}
