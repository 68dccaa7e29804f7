import { lazyPage } from '../../lib/lazy-page.tsx'
import { type SimulatorTab, tabOf } from './simulator-tabs.ts'

/** Which room of the console an address opens; the first one needs no name. */
export function simulatorAddress(search: Record<string, unknown>): { tab?: SimulatorTab } {
  const tab = tabOf(search['tab'])
  return tab === 'stage' ? {} : { tab }
}

export const simulatorPage = lazyPage(
  'simulator',
  () => import('./simulator-route.tsx'),
  'SimulatorRoute',
)
