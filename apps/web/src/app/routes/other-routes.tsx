import { createRoute, redirect } from '@tanstack/react-router'
import { bankContactsPage, helpPage } from '../../features/auth/routes.tsx'
import {
  installmentPages,
  redirectToOwnPage,
  refuseOtherTabs,
} from '../../features/installments/routes.tsx'
import { letterFormAddress, letterPages, refuseOtherBoxes } from '../../features/letters/routes.tsx'
import { instructionsPage } from '../../features/more/routes.tsx'
import { refuseOtherDocuments } from '../../features/statements/routes.tsx'
import { allAddressParts } from '../../lib/address-parts.ts'
import { lazyPage } from '../../lib/lazy-page.tsx'
import { guardOf } from '../route-guard.ts'
import { signedIn } from './root-routes.tsx'

const home = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  beforeLoad: ({ context }) => {
    throw redirect({ href: context.person.home, replace: true })
  },
})

const documents = createRoute({
  getParentRoute: () => signedIn,
  path: '/documents/$name',
  validateSearch: allAddressParts,
  beforeLoad: ({ context, params }) => {
    guardOf('/documents/$name')({ context, params })
    refuseOtherDocuments(params)
  },
  component: lazyPage(
    ['statements', 'accounts', 'lists', 'listWords'],
    () => import('../documents-page.tsx'),
    'DocumentsPage',
  ),
})

const letterDesk = createRoute({
  getParentRoute: () => signedIn,
  path: '/sign/letters',
  beforeLoad: guardOf('/sign/letters'),
  component: letterPages.desk,
})

const letters = createRoute({
  getParentRoute: () => signedIn,
  path: '/letter/$name/{-$id}',
  validateSearch: allAddressParts,
  beforeLoad: ({ context, params }) => {
    guardOf('/letter/$name/{-$id}')({ context, params })
    refuseOtherBoxes(params)
  },
  component: letterPages.boxes,
})

const letterForm = createRoute({
  getParentRoute: () => signedIn,
  path: '/letter-create',
  validateSearch: letterFormAddress,
  beforeLoad: guardOf('/letter-create'),
  component: letterPages.form,
})

const installment = createRoute({
  getParentRoute: () => signedIn,
  path: '/installment',
  beforeLoad: ({ context, params }) => {
    guardOf('/installment')({ context, params })
    redirectToOwnPage(context.person.viewer)
  },
})

const installments = createRoute({
  getParentRoute: () => signedIn,
  path: '/installment/$name',
  validateSearch: allAddressParts,
  beforeLoad: ({ context, params }) => {
    guardOf('/installment/$name')({ context, params })
    refuseOtherTabs(params)
  },
  component: installmentPages.tabs,
})

const installmentOnboarding = createRoute({
  getParentRoute: () => signedIn,
  path: '/installment/onboarding',
  beforeLoad: guardOf('/installment/onboarding'),
  component: installmentPages.onboarding,
})

const installmentSellers = createRoute({
  getParentRoute: () => signedIn,
  path: '/installment/sellers',
  beforeLoad: guardOf('/installment/sellers'),
  component: installmentPages.sellers,
})

const installmentClaim = createRoute({
  getParentRoute: () => signedIn,
  path: '/installment/detail/$id',
  beforeLoad: guardOf('/installment/detail/$id'),
  component: installmentPages.claim,
})

const more = createRoute({
  getParentRoute: () => signedIn,
  path: '/more',
  beforeLoad: guardOf('/more'),
  component: lazyPage('more', () => import('../shell/more-page.tsx'), 'MorePage'),
})

const help = createRoute({
  getParentRoute: () => signedIn,
  path: '/help',
  beforeLoad: guardOf('/help'),
  component: helpPage,
})

const instructions = createRoute({
  getParentRoute: () => signedIn,
  path: '/instructions',
  beforeLoad: guardOf('/instructions'),
  component: instructionsPage,
})

const bankContacts = createRoute({
  getParentRoute: () => signedIn,
  path: '/contacts',
  beforeLoad: guardOf('/contacts'),
  component: bankContactsPage,
})

/** The first page, documents, letters, instalments and help. */
export const otherRoutes = [
  home,
  documents,
  letterDesk,
  letters,
  letterForm,
  installment,
  installments,
  installmentOnboarding,
  installmentSellers,
  installmentClaim,
  more,
  help,
  instructions,
  bankContacts,
] as const
