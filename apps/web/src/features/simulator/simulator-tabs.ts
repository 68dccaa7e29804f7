export const simulatorTabs = [
  'stage',
  'sms',
  'phone',
  'token',
  'officer',
  'settlement',
  'faults',
] as const
export type SimulatorTab = (typeof simulatorTabs)[number]

/** The tab of an address; people and payments when it names none. */
export function tabOf(value: unknown): SimulatorTab {
  return simulatorTabs.find(tab => tab === value) ?? 'stage'
}
