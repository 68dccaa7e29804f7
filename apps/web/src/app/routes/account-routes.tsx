import { createRoute } from '@tanstack/react-router'
import { accountPages } from '../../features/accounts/routes.tsx'
import { cardAddress, cardPages, cardsAddress } from '../../features/cards/routes.tsx'
import { loanPages } from '../../features/loans/routes.tsx'
import { statementPages } from '../../features/statements/routes.tsx'
import { allAddressParts } from '../../lib/address-parts.ts'
import { guardOf } from '../route-guard.ts'
import { withDocumentSheet } from '../with-document-sheet.tsx'
import { signedIn } from './root-routes.tsx'

const accounts = createRoute({
  getParentRoute: () => signedIn,
  path: '/accounts',
  beforeLoad: guardOf('/accounts'),
  component: accountPages.overview,
})

const account = createRoute({
  getParentRoute: () => signedIn,
  path: '/account/$id',
  validateSearch: allAddressParts,
  beforeLoad: guardOf('/account/$id'),
  component: withDocumentSheet(accountPages.detail),
})

const cards = createRoute({
  getParentRoute: () => signedIn,
  path: '/cards',
  validateSearch: cardsAddress,
  beforeLoad: guardOf('/cards'),
  component: cardPages.list,
})

const card = createRoute({
  getParentRoute: () => signedIn,
  path: '/card',
  validateSearch: cardAddress,
  beforeLoad: guardOf('/card'),
  component: cardPages.card,
})

const cardLimit = createRoute({
  getParentRoute: () => signedIn,
  path: '/card/limit',
  validateSearch: cardAddress,
  beforeLoad: guardOf('/card/limit'),
  component: cardPages.limit,
})

const cardBlock = createRoute({
  getParentRoute: () => signedIn,
  path: '/card/block',
  validateSearch: cardAddress,
  beforeLoad: guardOf('/card/block'),
  component: cardPages.block,
})

const loans = createRoute({
  getParentRoute: () => signedIn,
  path: '/loan-claims',
  beforeLoad: guardOf('/loan-claims'),
  component: loanPages.list,
})

const loanClaim = createRoute({
  getParentRoute: () => signedIn,
  path: '/loan-claims/$loanClaimId',
  beforeLoad: guardOf('/loan-claims/$loanClaimId'),
  component: loanPages.claim,
})

const loan = createRoute({
  getParentRoute: () => signedIn,
  path: '/loan-claim/$loanId/$accountId/$dutyNumber',
  beforeLoad: guardOf('/loan-claim/$loanId/$accountId/$dutyNumber'),
  component: loanPages.loan,
})

const statementOrder = createRoute({
  getParentRoute: () => signedIn,
  path: '/account-statements',
  validateSearch: allAddressParts,
  beforeLoad: guardOf('/account-statements'),
  component: statementPages.order,
})

const statement = createRoute({
  getParentRoute: () => signedIn,
  path: '/account-statements/$id',
  validateSearch: allAddressParts,
  beforeLoad: guardOf('/account-statements/$id'),
  component: withDocumentSheet(statementPages.statement),
})

/** Accounts, cards, loans and their statements. */
export const accountRoutes = [
  accounts,
  account,
  cards,
  card,
  cardLimit,
  cardBlock,
  loans,
  loanClaim,
  loan,
  statementOrder,
  statement,
] as const
