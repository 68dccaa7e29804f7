import { defaultStringifySearch } from '@tanstack/react-router'
import type { PaymentForm } from '@tartip/domain/forms/form'

/** Address of an empty form, of a document in it, or of a new form with a document or a payer to start from. */
export function formHref(
  { path }: PaymentForm,
  target: { readonly id?: string; readonly repeat?: string; readonly account?: string } = {},
): string {
  const address = `/payment/${path}`
  if (target.id !== undefined) return `${address}/${encodeURIComponent(target.id)}`
  const { repeat, account } = target
  return `${address}${defaultStringifySearch({ repeat, account })}`
}

/** Where saved documents are: a view of the history. */
export const savedDocumentsHref = (search: object = {}): string =>
  `/history${defaultStringifySearch({ ...search })}`
