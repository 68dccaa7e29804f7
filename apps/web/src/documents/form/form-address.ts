import { defaultStringifySearch } from '@tanstack/react-router'
import type { PaymentForm } from '@tartip/domain/forms/form'

interface FormTarget {
  readonly id?: string
  /** The document that a new one is filled from. */
  readonly repeat?: string
  /** The account that pays. */
  readonly account?: string
  /** The account of a known payee. */
  readonly payee?: string
}

/** Address of an empty form, of a document in it, or of a new form with something to start from. */
export function formHref({ path }: PaymentForm, target: FormTarget = {}): string {
  const { id, ...search } = target
  const address = `/payment/${path}`
  if (id !== undefined) return `${address}/${encodeURIComponent(id)}`
  return `${address}${defaultStringifySearch(search)}`
}

/** Where saved documents are: a view of the history. */
export const savedDocumentsHref = (search: object = {}): string =>
  `/history${defaultStringifySearch({ ...search })}`
