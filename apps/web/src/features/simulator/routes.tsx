import { lazyPage } from '../../lib/lazy-page.tsx'
import { officerRoomOf, tabOf } from './simulator-tabs.ts'
import type { OfficerRoom, SimulatorTab } from './simulator-tabs.ts'

/** Which room of the console an address opens; the first one needs no name. */
export function simulatorAddress(search: Record<string, unknown>): SimulatorAddress {
  const tab = tabOf(search['tab'])
  if (tab === 'stage') return {}
  const room = officerRoomOf(search['room'])
  return tab === 'officer' && room !== 'tasks' ? { tab, room } : { tab }
}

interface SimulatorAddress {
  tab?: SimulatorTab
  /** Of the officer's. */
  room?: OfficerRoom
}

export const simulatorPage = lazyPage(
  'simulator',
  () => import('./simulator-route.tsx'),
  'SimulatorRoute',
)
