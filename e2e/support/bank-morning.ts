import { bishkekDate, bishkekMinute, fromIso, instantAt, toIso } from '@tartip/domain/time/instant'

import { createSimulator } from './simulator.ts'

const morningMinute = 10 * 60

/**
 * A demo bank starts between 10:00 and the clearing cut-off of the day. Put back to 10:00, no flow can
 * meet the cut-off half-way, whatever the hour at which the tests are run.
 */
export async function openInTheMorning(address: string): Promise<void> {
  const simulator = createSimulator(() => address)
  const { clock } = await simulator.state()
  const now = fromIso(clock.now)
  if (bishkekMinute(now) <= morningMinute) return
  await simulator.setClock(toIso(instantAt(bishkekDate(now), morningMinute)))
}
