import { bankCount, bankPort } from './address.ts'
import { startBank } from './bank-process.ts'
import { forgetCodes } from './one-time-code.ts'

/** One bank for each worker; stopped after the last test. */
export default async function startBanks(): Promise<() => Promise<void>> {
  forgetCodes()
  const stops: (() => Promise<void>)[] = []
  const stopAll = async () => {
    await Promise.all(stops.map(stop => stop()))
  }
  try {
    // The first start builds what the others use.
    stops.push(await startBank(bankPort(0)))
    const others = Array.from({ length: bankCount - 1 }, (_, other) =>
      startBank(bankPort(other + 1)),
    )
    const started = await Promise.allSettled(others)
    stops.push(...started.flatMap(one => (one.status === 'fulfilled' ? [one.value] : [])))
    for (const one of started) if (one.status === 'rejected') throw one.reason
  } catch (error) {
    await stopAll()
    throw error
  }
  return stopAll
}
