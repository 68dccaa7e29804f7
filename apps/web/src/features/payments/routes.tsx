import { lazyPage } from '../../lib/lazy-page.tsx'

export interface PaymentFormSearch {
  readonly repeat?: string
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

export function paymentFormSearch(search: Record<string, unknown>): PaymentFormSearch {
  const repeat = textOf(search['repeat'])
  return repeat ? { repeat } : {}
}

export const paymentPages = {
  form: lazyPage(
    ['payments', 'form', 'fields'],
    () => import('./form/payment-form-route.tsx'),
    'PaymentFormRoute',
  ),
  history: lazyPage(
    ['payments', 'documents', 'fields', 'lists', 'listWords'],
    () => import('./history/history-route.tsx'),
    'HistoryRoute',
  ),
}
