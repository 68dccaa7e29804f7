import { notFound, redirect } from '@tanstack/react-router'
import type { Viewer } from '@tartip/domain/people/viewer'
import { lazyPage } from '../../lib/lazy-page.tsx'

/** There are two tabs and no other. */
export function refuseOtherTabs({ name }: { readonly name: string }): void {
  if (name !== 'claims' && name !== 'products') throw notFound()
}

/** Sellers see their claims; others read how one becomes a seller. */
export function redirectToOwnPage({ productRoles }: Pick<Viewer, 'productRoles'>): never {
  const href = productRoles.includes('SELLER') ? '/installment/claims' : '/installment/onboarding'
  throw redirect({ href, replace: true })
}

export const installmentPages = {
  tabs: lazyPage(
    ['installments', 'lists', 'listWords'],
    () => import('./installments-route.tsx'),
    'InstallmentsRoute',
  ),
  claim: lazyPage('installments', () => import('./claim-route.tsx'), 'ClaimRoute'),
  onboarding: lazyPage('installments', () => import('./onboarding-route.tsx'), 'OnboardingRoute'),
  sellers: lazyPage('installments', () => import('./sellers-route.tsx'), 'SellersRoute'),
}
