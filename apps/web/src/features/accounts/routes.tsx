import { lazyPage } from '../../lib/lazy-page.tsx'

/** The pages of accounts, each in a chunk of its own with the texts of the feature. */
export const accountPages = {
  overview: lazyPage('accounts', () => import('./home/home-route.tsx'), 'HomeRoute'),
  detail: lazyPage(
    ['accounts', 'lists', 'listWords'],
    () => import('./account/account-route.tsx'),
    'AccountRoute',
  ),
}
