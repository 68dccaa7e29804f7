import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { generate } from 'otplib'

import { bankAddress } from './address.ts'
import { simulator } from './simulator.ts'

/** The banks of the tests take codes of so many steps before and after now, so nobody waits for the next one. */
export const codeDriftSteps = 20

const periodSeconds = 30
const usedCodes = join(import.meta.dirname, '../../.cache/e2e-codes')

/**
 * A code that the person has not used yet. The bank takes each step once and never an earlier one again, so
 * steps are claimed in order, by files that all workers see.
 */
export async function freshCode(clientId: string): Promise<string> {
  const { totpSecret } = await simulator.person(clientId)
  const folder = join(usedCodes, new URL(bankAddress()).port)
  mkdirSync(folder, { recursive: true })
  const now = Math.floor(Date.now() / 1000 / periodSeconds)
  // The earliest one would be too early by the time it arrives.
  for (let step = now - codeDriftSteps + 2; step <= now + codeDriftSteps; step += 1) {
    if (!claim(join(folder, `${clientId}-${step}`))) continue
    return generate({ secret: totpSecret, epoch: step * periodSeconds, period: periodSeconds })
  }
  throw new Error(`${clientId} has used every code of the next ${codeDriftSteps} steps`)
}

/** Whether this is the first claim of the step. */
function claim(file: string): boolean {
  try {
    writeFileSync(file, '', { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** New banks know of no used codes. */
export function forgetCodes(): void {
  rmSync(usedCodes, { recursive: true, force: true })
}
