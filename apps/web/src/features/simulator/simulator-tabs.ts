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

/** The sections of the officer: pending decisions first. */
export const officerSections = [
  'tasks',
  'claims',
  'letters',
  'quotes',
  'people',
  'contracts',
  'limits',
  'accounts',
  'salary',
] as const
export type OfficerSection = (typeof officerSections)[number]

/** The officer's section of an address; applications by default. */
export function officerSectionOf(value: unknown): OfficerSection {
  return officerSections.find(section => section === value) ?? 'tasks'
}

/** The tab of an address; people and payments by default. */
export function tabOf(value: unknown): SimulatorTab {
  return simulatorTabs.find(tab => tab === value) ?? 'stage'
}
