import { lazyPage } from '../../lib/lazy-page.tsx'

export interface PaymentFormSearch {
  readonly repeat?: string
  /** The account that a new form starts with as its payer. */
  readonly account?: string
  /** The account of a known payee, for whom a new form is filled. */
  readonly payee?: string
  /** `last` fills the amount that the payee was paid last. */
  readonly amount?: string
  /** The unfinished form that is continued. */
  readonly unfinished?: string
  /** The template that a new form is filled from. */
  readonly template?: string
  /** The template that is changed. */
  readonly editTemplate?: string
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

export function paymentFormSearch(search: Record<string, unknown>): PaymentFormSearch {
  const names = [
    'repeat',
    'account',
    'payee',
    'amount',
    'unfinished',
    'template',
    'editTemplate',
  ] as const
  return Object.fromEntries(
    names.flatMap(name => {
      const text = textOf(search[name])
      return text === undefined ? [] : [[name, text]]
    }),
  )
}

/** The form whose templates stand first. */
export const templatesSearch = (search: Record<string, unknown>): { readonly form?: string } => {
  const form = textOf(search['form'])
  return form === undefined ? {} : { form }
}

export const paymentPages = {
  form: lazyPage(
    ['paymentForm', 'form', 'fields'],
    () => import('./form/payment-form-route.tsx'),
    'PaymentFormRoute',
  ),
  desk: lazyPage(
    ['payments', 'documents', 'fields'],
    () => import('./desk/desk-route.tsx'),
    'DeskRoute',
  ),
  templates: lazyPage(
    ['payments', 'form', 'fields'],
    () => import('./templates/templates-route.tsx'),
    'TemplatesRoute',
  ),
  /** Over another page. */
  sheet: lazyPage(
    ['payments', 'documents', 'fields', 'lists'],
    () => import('./payment-sheet.tsx'),
    'PaymentSheet',
  ),
  deadlines: lazyPage(
    ['payments', 'paymentForm', 'fields'],
    () => import('./deadlines/deadlines-route.tsx'),
    'DeadlinesRoute',
  ),
  history: lazyPage(
    ['payments', 'documents', 'fields', 'lists', 'listWords'],
    () => import('./history/history-route.tsx'),
    'HistoryRoute',
  ),
}
