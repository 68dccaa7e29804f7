import { lazyPage } from '../../lib/lazy-page.tsx'

/** The pages of settings, each in a chunk of its own with the texts of the feature. */
export const settingsPages = {
  info: lazyPage('settings', () => import('./info/info-route.tsx'), 'InfoRoute'),
  accountVisibility: lazyPage(
    'settings',
    () => import('./info/account-visibility-route.tsx'),
    'AccountVisibilityRoute',
  ),
  payControl: lazyPage('settings', () => import('./keys/pay-control-route.tsx'), 'PayControlRoute'),
  apiKey: lazyPage('settings', () => import('./keys/api-key-route.tsx'), 'ApiKeyRoute'),
  password: lazyPage('settings', () => import('./own/password-route.tsx'), 'PasswordRoute'),
  phone: lazyPage('settings', () => import('./own/phone-route.tsx'), 'PhoneRoute'),
  codeWord: lazyPage('settings', () => import('./own/code-word-route.tsx'), 'CodeWordRoute'),
  users: lazyPage('settings', () => import('./users/users-route.tsx'), 'UsersRoute'),
  user: lazyPage('settings', () => import('./users/user-route.tsx'), 'UserRoute'),
  audit: lazyPage(
    ['settings', 'lists', 'listWords'],
    () => import('./audit/audit-route.tsx'),
    'AuditRoute',
  ),
}
