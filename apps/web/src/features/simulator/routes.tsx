import { lazyPage } from '../../lib/lazy-page.tsx'

export const simulatorPage = lazyPage(
  'simulator',
  () => import('./simulator-route.tsx'),
  'SimulatorRoute',
)
