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

/** The rooms of the officer: what waits for a decision first. */
export const officerRooms = [
  'tasks',
  'claims',
  'letters',
  'quotes',
  'people',
  'contracts',
  'accounts',
] as const
export type OfficerRoom = (typeof officerRooms)[number]

/** The officer's room of an address; applications when it names none. */
export function officerRoomOf(value: unknown): OfficerRoom {
  return officerRooms.find(room => room === value) ?? 'tasks'
}

/** The tab of an address; people and payments when it names none. */
export function tabOf(value: unknown): SimulatorTab {
  return simulatorTabs.find(tab => tab === value) ?? 'stage'
}
