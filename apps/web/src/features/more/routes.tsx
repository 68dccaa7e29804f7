import { lazyPage } from '../../lib/lazy-page.tsx'

/** The bank's instructions; everybody who is signed in has them. */
export const instructionsPage = lazyPage(
  'more',
  () => import('./help/instructions-route.tsx'),
  'InstructionsRoute',
)
