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
    for (let worker = 0; worker < bankCount; worker += 1) {
      // One after the other: the first start builds what the second one uses.
      stops.push(await startBank(bankPort(worker)))
    }
  } catch (error) {
    await stopAll()
    throw error
  }
  return stopAll
}
