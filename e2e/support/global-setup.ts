import { join } from 'node:path'

import { ownBankPort, sharedBankPort } from './address.ts'
import { startBank } from './bank-process.ts'
import { forgetCodes } from './one-time-code.ts'

/** Starts both banks; they are stopped after the last test. */
export default async function startBanks(): Promise<() => Promise<void>> {
  forgetCodes()
  await build()
  const stops: (() => Promise<void>)[] = []
  const stopAll = async () => {
    await Promise.all(stops.map(stop => stop()))
  }
  try {
    const starting = [
      startBank(sharedBankPort, { TARTIP_SMS_RESEND_SECONDS: '1' }),
      // Nobody waits for a second code here: one test requests it too early and must be refused, however slow the machine.
      startBank(ownBankPort, { TARTIP_SMS_RESEND_SECONDS: '3600' }),
    ]
    const started = await Promise.allSettled(starting)
    stops.push(...started.flatMap(each => (each.status === 'fulfilled' ? [each.value] : [])))
    for (const each of started) if (each.status === 'rejected') throw each.reason
  } catch (error) {
    await stopAll()
    throw error
  }
  return stopAll
}

/** Before the banks start, which both would build otherwise. */
async function build(): Promise<void> {
  const steps = join(import.meta.dirname, '../../scripts/lib/build-steps.mjs')
  const { buildAll } = (await import(steps)) as { buildAll: () => Promise<void> }
  await buildAll()
}
