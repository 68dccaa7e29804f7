import { lazyPage } from '../../lib/lazy-page.tsx'

export const morePage = lazyPage('more', () => import('./more-route.tsx'), 'MoreRoute')
