import { lazyPage } from '../../lib/lazy-page.tsx'
import { officerSectionOf, tabOf } from './simulator-tabs.ts'
import type { OfficerSection, SimulatorTab } from './simulator-tabs.ts'

/** The tab and section of an address; the first ones need no parameter. */
export function simulatorAddress(search: Record<string, unknown>): SimulatorAddress {
  const tab = tabOf(search['tab'])
  if (tab === 'stage') return {}
  const section = officerSectionOf(search['section'])
  return tab === 'officer' && section !== 'tasks' ? { tab, section } : { tab }
}

interface SimulatorAddress {
  tab?: SimulatorTab
  /** The section of the officer tab. */
  section?: OfficerSection
}

export const simulatorPage = lazyPage(
  ['simulator', 'documents'],
  () => import('./simulator-route.tsx'),
  'SimulatorRoute',
)
