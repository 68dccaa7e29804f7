import { lazyPage } from '../../lib/lazy-page.tsx'

export const budgetPages = {
  choice: lazyPage(
    ['budget', 'form', 'lists', 'accounts'],
    () => import('./budget-route.tsx'),
    'BudgetRoute',
  ),
  process: lazyPage(
    ['budget', 'form', 'fields'],
    () => import('./process-route.tsx'),
    'BudgetProcessRoute',
  ),
}
