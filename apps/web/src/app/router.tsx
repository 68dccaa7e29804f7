import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  redirect,
} from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import { accountPages } from '../features/accounts/routes.tsx'
import {
  bankContactsPage,
  contactsPage,
  faqPage,
  helpPage,
  loginPage,
  loginSearch,
  registerPage,
  restorePage,
  verifyPage,
} from '../features/auth/routes.tsx'
import { cardAddress, cardPages, cardsAddress } from '../features/cards/routes.tsx'
import { filePages } from '../features/files/routes.tsx'
import {
  installmentPages,
  redirectToOwnPage,
  refuseOtherTabs,
} from '../features/installments/routes.tsx'
import { letterFormAddress, letterPages, refuseOtherBoxes } from '../features/letters/routes.tsx'
import { loanPages } from '../features/loans/routes.tsx'
import { instructionsPage } from '../features/more/routes.tsx'
import { qrPages, refuseOtherParts } from '../features/qr/routes.tsx'
import { budgetPages } from '../features/budget/routes.tsx'
import { refuseOtherSalaryParts, salaryPages } from '../features/salary/routes.tsx'
import { paymentFormSearch, paymentPages, templatesSearch } from '../features/payments/routes.tsx'
import { refuseOtherDocuments, statementPages } from '../features/statements/routes.tsx'
import { simulatorAddress, simulatorPage } from '../features/simulator/routes.tsx'
import { allAddressParts } from '../lib/address-parts.ts'
import { lazyPage } from '../lib/lazy-page.tsx'
import type { LazyQueryClient } from '../lib/lazy-query-client.ts'
import { importPart } from '../lib/lost-chunk.ts'
import { safeReturnPath } from '../lib/own-path.ts'
import { sessionMayExist } from '../lib/session-hint.ts'
import { FramedNotFoundPage, NotFoundPage } from './errors/not-found-page.tsx'
import { FramedRouteError, RouteError } from './errors/route-error.tsx'
import type { Person } from './find-person.ts'
import { PendingPage } from './pending-page.tsx'
import { RootLayout } from './root-layout.tsx'
import { withRoutesOfTable } from './routes-of-table.ts'
import { needs } from './needs.ts'
import { warmUp } from './warm-up.ts'
import { withDocumentSheet } from './with-document-sheet.tsx'

interface RouterContext {
  readonly queries: LazyQueryClient
  /** Loads the code of the signed-in part ahead of time. */
  readonly warmUp: () => void
}

/** Who is signed in. A visitor without a session needs neither the code of these rules nor a call that is refused. */
async function personSigningIn(
  { queries }: RouterContext,
  mode?: 'quietly',
): Promise<Person | undefined> {
  if (!sessionMayExist()) return undefined
  const { findPerson } = await importPart(() => import('./find-person.ts'))
  return findPerson(queries, mode)
}

const root = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  notFoundComponent: FramedNotFoundPage,
  errorComponent: FramedRouteError,
})

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
const onlyForStrangers = async ({ context }: { context: RouterContext }): Promise<void> => {
  const person = await personSigningIn(context, 'quietly')
  if (person) throw redirect({ href: person.home, replace: true })
}

const register = createRoute({
  getParentRoute: () => auth,
  path: '/register',
  beforeLoad: onlyForStrangers,
  component: registerPage,
})

const restore = createRoute({
  getParentRoute: () => auth,
  path: '/restore',
  beforeLoad: onlyForStrangers,
  component: restorePage,
})

const faq = createRoute({ getParentRoute: () => auth, path: '/faq', component: faqPage })

const contacts = createRoute({
  getParentRoute: () => auth,
  path: '/contacts',
  component: contactsPage,
})

/** Everything behind sign-in. The person is loaded once; pages below rely on `useMe`. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async ({ context, location }) => {
    const person = await personSigningIn(context)
    if (!person) {
      const returnTo = safeReturnPath(location.href)
      throw redirect({
        to: '/auth/login',
        search: returnTo === undefined || returnTo === '/' ? {} : { returnTo },
        replace: true,
      })
    }
    if (person.viewer.postVerificationStatus === 'Rejected')
      throw redirect({ to: '/user-rejected', replace: true })
    return { person }
  },
  component: lazyPage('common', () => import('./shell/shell.tsx'), 'Shell'),
  errorComponent: FramedRouteError,
})

const home = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  beforeLoad: ({ context }) => {
    throw redirect({ href: context.person.home, replace: true })
  },
})

const accounts = createRoute({
  getParentRoute: () => signedIn,
  path: '/accounts',
  beforeLoad: needs('accounts.read'),
  component: accountPages.overview,
})

const account = createRoute({
  getParentRoute: () => signedIn,
  path: '/account/$id',
  validateSearch: allAddressParts,
  beforeLoad: needs('accounts.read'),
  component: withDocumentSheet(accountPages.detail),
})

const cards = createRoute({
  getParentRoute: () => signedIn,
  path: '/cards',
  validateSearch: cardsAddress,
  beforeLoad: needs('cards.read'),
  component: cardPages.list,
})

const card = createRoute({
  getParentRoute: () => signedIn,
  path: '/card',
  validateSearch: cardAddress,
  beforeLoad: needs('cards.read'),
  component: cardPages.card,
})

const cardLimit = createRoute({
  getParentRoute: () => signedIn,
  path: '/card/limit',
  validateSearch: cardAddress,
  beforeLoad: needs('cards.read'),
  component: cardPages.limit,
})

const cardBlock = createRoute({
  getParentRoute: () => signedIn,
  path: '/card/block',
  validateSearch: cardAddress,
  beforeLoad: needs('cards.manage'),
  component: cardPages.block,
})

const loans = createRoute({
  getParentRoute: () => signedIn,
  path: '/loan-claims',
  beforeLoad: needs('accounts.read'),
  component: loanPages.list,
})

const loanClaim = createRoute({
  getParentRoute: () => signedIn,
  path: '/loan-claims/$loanClaimId',
  beforeLoad: needs('loanClaims.use'),
  component: loanPages.claim,
})

const loan = createRoute({
  getParentRoute: () => signedIn,
  path: '/loan-claim/$loanId/$accountId/$dutyNumber',
  beforeLoad: needs('accounts.read'),
  component: loanPages.loan,
})

const payment = createRoute({
  getParentRoute: () => signedIn,
  path: '/payment/$form/{-$id}',
  validateSearch: paymentFormSearch,
  beforeLoad: needs('payments.create'),
  component: paymentPages.form,
})

const budget = createRoute({
  getParentRoute: () => signedIn,
  path: '/budget',
  beforeLoad: needs('payments.create'),
  component: budgetPages.choice,
})

const budgetForm = createRoute({
  getParentRoute: () => signedIn,
  path: '/budget/$form',
  beforeLoad: needs('payments.create'),
  component: budgetPages.choice,
})

const salaryParts = createRoute({
  getParentRoute: () => signedIn,
  path: '/salary/$name',
  beforeLoad: ({ context, params }) => {
    needs('salary.read')({ context })
    refuseOtherSalaryParts(params)
  },
  component: salaryPages.parts,
})

const salaryEditor = createRoute({
  getParentRoute: () => signedIn,
  path: '/salary/manual/{-$id}',
  beforeLoad: needs('salary.use'),
  component: salaryPages.editor,
})

const salaryDetail = createRoute({
  getParentRoute: () => signedIn,
  path: '/salary/detail/$id',
  beforeLoad: needs('salary.read'),
  component: salaryPages.detail,
})

const salaryProcessing = createRoute({
  getParentRoute: () => signedIn,
  path: '/salary/detail-processing/$id',
  beforeLoad: needs('salary.read'),
  component: salaryPages.detail,
})

const budgetProcess = createRoute({
  getParentRoute: () => signedIn,
  path: '/budget-payment-process',
  beforeLoad: needs('payments.create'),
  component: budgetPages.process,
})

const history = createRoute({
  getParentRoute: () => signedIn,
  path: '/history',
  validateSearch: allAddressParts,
  beforeLoad: needs('history.read'),
  component: paymentPages.history,
})

const documents = createRoute({
  getParentRoute: () => signedIn,
  path: '/documents/$name',
  validateSearch: allAddressParts,
  beforeLoad: ({ context, params }) => {
    needs('documents.read')({ context })
    refuseOtherDocuments(params)
  },
  component: lazyPage(
    ['statements', 'accounts', 'lists', 'listWords'],
    () => import('./documents-page.tsx'),
    'DocumentsPage',
  ),
})

const statementOrder = createRoute({
  getParentRoute: () => signedIn,
  path: '/account-statements',
  validateSearch: allAddressParts,
  beforeLoad: needs('statements.read'),
  component: statementPages.order,
})

const statement = createRoute({
  getParentRoute: () => signedIn,
  path: '/account-statements/$id',
  validateSearch: allAddressParts,
  beforeLoad: needs('statements.read'),
  component: withDocumentSheet(statementPages.statement),
})

const deadlines = createRoute({
  getParentRoute: () => signedIn,
  path: '/deadlines',
  beforeLoad: needs('history.read'),
  component: paymentPages.deadlines,
})

const templates = createRoute({
  getParentRoute: () => signedIn,
  path: '/templates',
  validateSearch: templatesSearch,
  beforeLoad: needs('payments.create'),
  component: paymentPages.templates,
})

const qrHistory = createRoute({
  getParentRoute: () => signedIn,
  path: '/qr-history/$name',
  validateSearch: allAddressParts,
  beforeLoad: ({ context, params }) => {
    refuseOtherParts(params)
    needs(params.name === 'documents' ? 'history.read' : 'qrSales.read')({ context })
  },
  component: qrPages.history,
})

const qrPay = createRoute({
  getParentRoute: () => signedIn,
  path: '/qr-pay',
  beforeLoad: needs('payments.create'),
  component: qrPages.pay,
})

const qrSell = createRoute({
  getParentRoute: () => signedIn,
  path: '/qr-sell',
  validateSearch: allAddressParts,
  beforeLoad: needs('qrSales.read'),
  component: qrPages.sell,
})

const signingDesk = createRoute({
  getParentRoute: () => signedIn,
  path: '/sign',
  beforeLoad: needs('payments.sign'),
  component: paymentPages.desk,
})

const letterDesk = createRoute({
  getParentRoute: () => signedIn,
  path: '/sign/letters',
  beforeLoad: needs('letters.sign'),
  component: letterPages.desk,
})

const letters = createRoute({
  getParentRoute: () => signedIn,
  path: '/letter/$name/{-$id}',
  validateSearch: allAddressParts,
  beforeLoad: ({ context, params }) => {
    needs('letters.read')({ context })
    refuseOtherBoxes(params)
  },
  component: letterPages.boxes,
})

const letterForm = createRoute({
  getParentRoute: () => signedIn,
  path: '/letter-create',
  validateSearch: letterFormAddress,
  beforeLoad: needs('letters.write'),
  component: letterPages.form,
})

const imported = createRoute({
  getParentRoute: () => signedIn,
  path: '/imported',
  validateSearch: allAddressParts,
  beforeLoad: needs('history.read'),
  component: filePages.imported,
})

const importedFile = createRoute({
  getParentRoute: () => signedIn,
  path: '/imported/$id',
  beforeLoad: needs('history.read'),
  component: filePages.importedFile,
})

const exported = createRoute({
  getParentRoute: () => signedIn,
  path: '/exported',
  validateSearch: allAddressParts,
  beforeLoad: needs('history.read'),
  component: filePages.exported,
})

const installment = createRoute({
  getParentRoute: () => signedIn,
  path: '/installment',
  beforeLoad: ({ context }) => {
    needs('changes')({ context })
    redirectToOwnPage(context.person.viewer)
  },
})

const installments = createRoute({
  getParentRoute: () => signedIn,
  path: '/installment/$name',
  validateSearch: allAddressParts,
  beforeLoad: ({ context, params }) => {
    needs('installments.use')({ context })
    refuseOtherTabs(params)
  },
  component: installmentPages.tabs,
})

const installmentOnboarding = createRoute({
  getParentRoute: () => signedIn,
  path: '/installment/onboarding',
  beforeLoad: needs('changes'),
  component: installmentPages.onboarding,
})

const installmentSellers = createRoute({
  getParentRoute: () => signedIn,
  path: '/installment/sellers',
  beforeLoad: needs('people.manage'),
  component: installmentPages.sellers,
})

const installmentClaim = createRoute({
  getParentRoute: () => signedIn,
  path: '/installment/detail/$id',
  beforeLoad: needs('installments.use'),
  component: installmentPages.claim,
})

const more = createRoute({
  getParentRoute: () => signedIn,
  path: '/more',
  component: lazyPage('more', () => import('./shell/more-page.tsx'), 'MorePage'),
})

const help = createRoute({
  getParentRoute: () => signedIn,
  path: '/help',
  component: helpPage,
})

const instructions = createRoute({
  getParentRoute: () => signedIn,
  path: '/instructions',
  component: instructionsPage,
})

const bankContacts = createRoute({
  getParentRoute: () => signedIn,
  path: '/contacts',
  component: bankContactsPage,
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
    () => import('./errors/user-rejected-page.tsx'),
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

/** What has a screen of its own behind sign-in. */
const built = [
  home,
  accounts,
  account,
  cards,
  card,
  cardLimit,
  cardBlock,
  loans,
  loanClaim,
  loan,
  payment,
  budget,
  budgetForm,
  budgetProcess,
  salaryParts,
  salaryEditor,
  salaryDetail,
  salaryProcessing,
  qrHistory,
  qrPay,
  qrSell,
  history,
  templates,
  documents,
  statementOrder,
  statement,
  deadlines,
  signingDesk,
  letterDesk,
  letters,
  letterForm,
  more,
  help,
  instructions,
  bankContacts,
  installment,
  installments,
  installmentOnboarding,
  installmentSellers,
  installmentClaim,
  imported,
  importedFile,
  exported,
] as const

const routeTree = root.addChildren([
  auth.addChildren([login, register, restore, faq, contacts]),
  signedIn.addChildren(built),
  verify,
  userRejected,
  simulator,
])

// Pages that are reached by plain addresses only; they would add nothing to the types of the tree.
const ofTable = withRoutesOfTable(signedIn, built)
signedIn.addChildren(ofTable)

// A page that finds only while it is shown that there is no such thing is caught by its own route alone; beyond that
// the router speaks English.
for (const route of ofTable) {
  Object.assign(route.options, { notFoundComponent: NotFoundPage })
}

/** All addresses of the product with their guards; the pages come as chunks of their own. */
export function createAppRouter(queries: LazyQueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { queries, warmUp },
    ...(history ? { history } : {}),
    defaultErrorComponent: RouteError,
    // The one of the router itself speaks English, and without the shell.
    defaultNotFoundComponent: NotFoundPage,
    // An address that no route has is no part of the page that its first words name.
    notFoundMode: 'root',
    defaultPendingComponent: PendingPage,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultPreload: false,
    scrollRestoration: true,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
