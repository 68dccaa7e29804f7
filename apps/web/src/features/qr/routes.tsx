import { notFound } from '@tanstack/react-router'
import { lazyPage } from '../../lib/lazy-page.tsx'

export function refuseOtherParts({ name }: { readonly name: string }): void {
  if (name !== 'sales' && name !== 'documents') throw notFound()
}

export const qrPages = {
  history: lazyPage(
    ['qr', 'lists', 'listWords'],
    () => import('./history/qr-history-route.tsx'),
    'QrHistoryRoute',
  ),
  pay: lazyPage(['qr', 'fields', 'form'], () => import('./pay/pay-route.tsx'), 'PayRoute'),
  sell: lazyPage(['qr', 'fields', 'lists'], () => import('./sell/sell-route.tsx'), 'SellRoute'),
}
