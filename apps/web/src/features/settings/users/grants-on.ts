import type { AccessOfPerson } from '../settings-queries.ts'

/** What the permissions are on: one account or one card of the organisation. */
export interface Granted {
  readonly kind: 'account' | 'card'
  readonly id: string
}

/** So many permissions are reported one by one even where they are all there are: an auditor only reads. */
const mostNamed = 4

/** What one person may do with it; `everything` stands for a list too long to be read. */
export interface GrantsOfPerson {
  readonly extent: 'everything' | 'some' | 'nothing'
  readonly permissions: readonly string[]
}

/** `?account=` or `?card=` of the address; undefined when it names neither. */
export function grantedOfSearch(search: Record<string, unknown>): Granted | undefined {
  for (const kind of ['account', 'card'] as const) {
    const id = search[kind]
    // An id of digits alone comes out of the address as a number.
    if (typeof id === 'string' || typeof id === 'number') return { kind, id: String(id) }
  }
  return undefined
}

/** What a person's list says of the account or card; what it does not name they may do nothing with. */
export function grantsOn(list: AccessOfPerson, granted: Granted): GrantsOfPerson {
  const found = findIn(list, granted)
  const permissions = found?.permissions ?? []
  if (permissions.length === 0) return { extent: 'nothing', permissions }
  const isWhole =
    list.isEverything ||
    (permissions.length > mostNamed && found?.availablePermissions.length === permissions.length)
  return { extent: isWhole ? 'everything' : 'some', permissions }
}

/** What the account or card is called, from the first list that has it. */
export function nameOfGranted(
  lists: readonly AccessOfPerson[],
  granted: Granted,
): string | undefined {
  for (const list of lists) {
    const account = list.accounts.find(
      one => granted.kind === 'account' && one.accountId === granted.id,
    )
    if (account) return `${account.accountName} ··${account.account.slice(-4)}`
    const card = list.cards.find(one => granted.kind === 'card' && one.cardId === granted.id)
    if (card) return `${card.title ?? card.cardHolderName} ··${card.cardNum.slice(-4)}`
  }
  return undefined
}

function findIn(list: AccessOfPerson, { kind, id }: Granted) {
  return kind === 'account'
    ? list.accounts.find(one => one.accountId === id)
    : list.cards.find(one => one.cardId === id)
}
