import { lazyPage } from '../../lib/lazy-page.tsx'

export interface PaymentFormSearch {
  readonly repeat?: string
  /** The account that a new form starts with as its payer. */
  readonly account?: string
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

export function paymentFormSearch(search: Record<string, unknown>): PaymentFormSearch {
  const repeat = textOf(search['repeat'])
  const account = textOf(search['account'])
  return { ...(repeat ? { repeat } : {}), ...(account ? { account } : {}) }
}

export const paymentPages = {
  form: lazyPage(
    ['payments', 'form', 'fields'],
    () => import('./form/payment-form-route.tsx'),
    'PaymentFormRoute',
  ),
  desk: lazyPage(
    ['payments', 'documents', 'fields'],
    () => import('./desk/desk-route.tsx'),
    'DeskRoute',
  ),
  history: lazyPage(
    ['payments', 'documents', 'fields', 'lists', 'listWords'],
    () => import('./history/history-route.tsx'),
    'HistoryRoute',
  ),
}
