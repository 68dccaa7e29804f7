import { lazyPage } from '../../lib/lazy-page.tsx'

/** The pages of loans, each in a chunk of its own with the texts of the feature. */
export const loanPages = {
  list: lazyPage('loans', () => import('./list/loans-route.tsx'), 'LoansRoute'),
  claim: lazyPage(['loans', 'lists'], () => import('./claims/claim-route.tsx'), 'ClaimRoute'),
  loan: lazyPage('loans', () => import('./loan/loan-route.tsx'), 'LoanRoute'),
}
