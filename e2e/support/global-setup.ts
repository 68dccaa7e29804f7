import { ownBankPort, sharedBankPort } from './address.ts'
import { startBank } from './bank-process.ts'
import { forgetCodes } from './one-time-code.ts'

/** Starts both banks; they are stopped after the last test. */
export default async function startBanks(): Promise<() => Promise<void>> {
  forgetCodes()
  const stops: (() => Promise<void>)[] = []
  const stopAll = async () => {
    await Promise.all(stops.map(stop => stop()))
  }
  try {
    // The first start builds what the other uses.
    stops.push(await startBank(sharedBankPort, { TARTIP_SMS_RESEND_SECONDS: '1' }))
    // Nobody waits for a second code here: one test asks too early and must be refused, however slow the machine.
    stops.push(await startBank(ownBankPort, { TARTIP_SMS_RESEND_SECONDS: '3600' }))
  } catch (error) {
    await stopAll()
    throw error
  }
  return stopAll
}
