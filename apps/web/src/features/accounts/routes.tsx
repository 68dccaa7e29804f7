import { lazyPage } from '../../lib/lazy-page.tsx'

export { accountDetailSearch } from './account/account-search.ts'

/** The pages of accounts, each in a chunk of its own with the texts of the feature. */
export const accountPages = {
  overview: lazyPage('accounts', () => import('./home/home-route.tsx'), 'HomeRoute'),
  detail: lazyPage('accounts', () => import('./account/account-route.tsx'), 'AccountRoute'),
}
