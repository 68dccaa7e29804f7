import { defaultStringifySearch } from '@tanstack/react-router'
import type { FormOutline } from '@tartip/domain/forms/form-outlines'

interface FormTarget {
  readonly id?: string
  /** The document that a new one is filled from. */
  readonly repeat?: string
  /** The account that pays. */
  readonly account?: string
  /** The account of a known payee. */
  readonly payee?: string
  /** `last` fills the amount that the payee was paid last. */
  readonly amount?: 'last'
  /** The form that is continued. */
  readonly unfinished?: string
  /** The template that a new document is filled from. */
  readonly template?: string
  /** The template that is changed. */
  readonly editTemplate?: string
}

/** Address of an empty form, of a document in it, of a new form with something to start from, or of one to be continued. */
export function formHref({ path }: Pick<FormOutline, 'path'>, target: FormTarget = {}): string {
  const { id, unfinished, ...search } = target
  const address = `/payment/${path}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`
  if (unfinished !== undefined) return keptHref(address, unfinished)
  return id === undefined ? `${address}${defaultStringifySearch(search)}` : address
}

/** The same address, which also names the unfinished form that is continued in it. */
export function keptHref(href: string, unfinishedId: string): string {
  const [path = '', search] = href.split('?')
  const params = new URLSearchParams(search)
  params.set('unfinished', unfinishedId)
  return `${path}?${params.toString()}`
}

/** The templates of the organisation, those of one form first. */
export const templatesHref = (form?: FormOutline): string =>
  `/templates${form ? defaultStringifySearch({ form: form.path }) : ''}`

/** Where saved documents are: a view of the history. */
export const savedDocumentsHref = (search: object = {}): string =>
  `/history${defaultStringifySearch({ ...search })}`
