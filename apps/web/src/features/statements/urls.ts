import type { OrderAddress } from '../../lib/statement-href.ts'

/** The tabs of `/documents`, as its addresses name them. */
export const documentTabs = ['statements', 'requisites'] as const
export type DocumentTab = (typeof documentTabs)[number]

export const isDocumentTab = (name: string): name is DocumentTab =>
  documentTabs.some(tab => tab === name)

export const documentsHref = (tab: DocumentTab): string => `/documents/${tab}`

export const statementHref = (id: string): string => `/account-statements/${encodeURIComponent(id)}`

/** Reads the address of an order that anybody may have typed. */
export function orderOfAddress(raw: Readonly<Record<string, unknown>>): OrderAddress {
  const textOf = (name: string): string | undefined => {
    const part = raw[name]
    return typeof part === 'string' || typeof part === 'number' ? String(part) : undefined
  }
  const listOf = (name: string) =>
    textOf(name)
      ?.split(',')
      .filter(part => part !== '')
  const kind = (['ACCOUNT', 'CARD', 'POS'] as const).find(one => one === textOf('kind'))
  return {
    kind,
    accounts: listOf('account'),
    currencies: listOf('currency'),
    from: textOf('from'),
    to: textOf('to'),
  }
}
