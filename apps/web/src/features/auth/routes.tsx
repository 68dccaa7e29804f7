import type { SessionEnd } from '../../lib/broadcast.ts'
import { lazyPage } from '../../lib/lazy-page.tsx'

export interface LoginSearch {
  /** Where the person wanted to go; checked to be a path of ours before it is used. */
  readonly returnTo?: string
  /** Why the person is here, when a session has ended. */
  readonly reason?: SessionEnd
  /** Fills in the login; digits may come as a number, as the router reads addresses. */
  readonly clientId?: string | number
}

/** Longer than any login; an address is no place for more. */
const longestClientId = 64
const isClientId = (value: unknown): value is string | number =>
  (typeof value === 'number' && Number.isSafeInteger(value)) ||
  (typeof value === 'string' && value !== '' && value.length <= longestClientId)

const reasons: readonly string[] = [
  'expired',
  'loggedOut',
  'unauthenticated',
] satisfies SessionEnd[]
const isReason = (value: unknown): value is SessionEnd =>
  typeof value === 'string' && reasons.includes(value)

/** Reads the address of the sign-in page; what it does not know is dropped. */
export function loginSearch(search: Record<string, unknown>): LoginSearch {
  const { returnTo, reason, clientId } = search
  return {
    ...(typeof returnTo === 'string' ? { returnTo } : {}),
    ...(isReason(reason) ? { reason } : {}),
    ...(isClientId(clientId) ? { clientId } : {}),
  }
}

export const loginPage = lazyPage('auth', () => import('./login/login-route.tsx'), 'LoginRoute')
export const registerPage = lazyPage(
  'authFlow',
  () => import('./pages/register-route.tsx'),
  'RegisterRoute',
)
export const restorePage = lazyPage(
  'authFlow',
  () => import('./pages/restore-route.tsx'),
  'RestoreRoute',
)
/** Whether a printed payment order is the bank's. */
export const verifyPage = lazyPage(
  ['auth', 'authFlow'],
  () => import('./pages/verify-route.tsx'),
  'VerifyRoute',
)
export const faqPage = lazyPage('authFlow', () => import('./pages/faq-route.tsx'), 'FaqRoute')
export const contactsPage = lazyPage(
  'authFlow',
  () => import('./pages/contacts-route.tsx'),
  'ContactsRoute',
)

/** The same help for people who are signed in, inside the shell. */
export const helpPage = lazyPage('authFlow', () => import('./pages/help-route.tsx'), 'HelpRoute')
export const bankContactsPage = lazyPage(
  'authFlow',
  () => import('./pages/contacts-page.tsx'),
  'ContactsPage',
)
