import { createRoute, redirect } from '@tanstack/react-router'
import {
  contactsPage,
  faqPage,
  loginPage,
  loginSearch,
  registerPage,
  restorePage,
  verifyPage,
} from '../../features/auth/routes.tsx'
import { simulatorAddress, simulatorPage } from '../../features/simulator/routes.tsx'
import { lazyPage } from '../../lib/lazy-page.tsx'
import { safeReturnPath } from '../../lib/own-path.ts'
import { personSigningIn, root, type RouterContext } from './root-routes.tsx'

/** Open to everybody who holds a printed payment order. */
const verify = createRoute({
  getParentRoute: () => root,
  path: '/verify/{-$code}',
  beforeLoad: async ({ context }) => {
    await context.queries.load()
  },
  component: verifyPage,
})

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  beforeLoad: ({ location }) => {
    if (/^\/auth\/?$/.test(location.pathname)) throw redirect({ to: '/auth/login', replace: true })
  },
})

const login = createRoute({
  getParentRoute: () => auth,
  path: '/login',
  validateSearch: loginSearch,
  // Somebody who is signed in already has nothing to do here (specification §2), unless they were asked
  // to come in as somebody else: then the page offers to sign them out first.
  beforeLoad: async ({ context, search }) => {
    if (search.reason) return {}
    const person = await personSigningIn(context, 'quietly')
    if (!person) return {}
    if (search.clientId !== undefined) return { signedInAs: person.shortName }
    throw redirect({ href: safeReturnPath(search.returnTo) ?? person.home, replace: true })
  },
  component: loginPage,
})

/** Registration and restore are for people who are not signed in (specification §2). */
const onlyWithoutSession = async ({ context }: { context: RouterContext }): Promise<void> => {
  const person = await personSigningIn(context, 'quietly')
  if (person) throw redirect({ href: person.home, replace: true })
}

const register = createRoute({
  getParentRoute: () => auth,
  path: '/register',
  beforeLoad: onlyWithoutSession,
  component: registerPage,
})

const restore = createRoute({
  getParentRoute: () => auth,
  path: '/restore',
  beforeLoad: onlyWithoutSession,
  component: restorePage,
})

const faq = createRoute({ getParentRoute: () => auth, path: '/faq', component: faqPage })

const contacts = createRoute({
  getParentRoute: () => auth,
  path: '/contacts',
  component: contactsPage,
})

const userRejected = createRoute({
  getParentRoute: () => root,
  path: '/user-rejected',
  beforeLoad: async ({ context }) => {
    const person = await personSigningIn(context)
    if (!person) throw redirect({ to: '/auth/login', replace: true })
    if (person.home !== '/user-rejected') throw redirect({ href: person.home, replace: true })
  },
  component: lazyPage(
    'common',
    () => import('../errors/user-rejected-page.tsx'),
    'UserRejectedPage',
  ),
})

/** Outside of sign-in: a newcomer reads the demo people's codes here before they can sign in. */
const simulator = createRoute({
  getParentRoute: () => root,
  path: '/simulator',
  validateSearch: simulatorAddress,
  beforeLoad: async ({ context }) => {
    await context.queries.load()
  },
  component: simulatorPage,
})

/** Pages that are open without a session, or for those who may not go further. */
export const openRoutes = [
  auth.addChildren([login, register, restore, faq, contacts]),
  verify,
  userRejected,
  simulator,
] as const
