import type { StatementKind } from '@tartip/domain/statements/statement'

/** What an order is filled with, in the address of its form. */
export interface OrderAddress {
  readonly kind?: StatementKind | undefined
  /** Account numbers; all when left out. */
  readonly accounts?: readonly string[] | undefined
  /** ISO codes; all when left out. */
  readonly currencies?: readonly string[] | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const withQuery = (path: string, { accounts, currencies, ...parts }: OrderAddress): string => {
  const query = new URLSearchParams()
  for (const [name, part] of Object.entries({
    ...parts,
    account: accounts?.join(','),
    currency: currencies?.join(','),
  })) {
    if (part) query.set(name, part)
  }
  const text = query.toString()
  return text ? `${path}?${text}` : path
}

/** The form of an order, filled. */
export const orderHref = (order: OrderAddress = {}): string =>
  withQuery('/account-statements', order)

/** In the place of the id of a statement. */
export const periodId = 'period'
/** Shows a period without ordering its file. */
export const periodHref = (order: OrderAddress): string =>
  withQuery(`/account-statements/${periodId}`, order)
