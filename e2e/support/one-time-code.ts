import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { generate } from 'otplib'

import { simulator } from './simulator.ts'

const periodSeconds = 30
const memory = join(import.meta.dirname, '../../.cache/e2e-codes')

/**
 * A code that the person has not used yet. The bank takes each step once and one step of drift either
 * way, so a flow may use the step before and the step to come; only when all three are used does it wait
 * for the next one.
 */
export async function freshCode(clientId: string): Promise<string> {
  const { totpSecret } = await simulator.person(clientId)
  // Kept in a file, because a worker that starts anew after a failure finds the same bank.
  const folder = join(memory, process.env['TEST_PARALLEL_INDEX'] ?? '0')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, clientId)
  // A step that is about to leave the window could be too old when the code arrives.
  const oldest = currentStep() - (secondsIntoStep() < periodSeconds - 5 ? 1 : 0)
  const step = Math.max(lastUsedStep(file) + 1, oldest)
  while (step > currentStep() + 1) await new Promise(resolve => setTimeout(resolve, 250))
  writeFileSync(file, step.toString())
  return generate({ secret: totpSecret, epoch: step * periodSeconds, period: periodSeconds })
}

/** New banks know of no used codes. */
export function forgetCodes(): void {
  rmSync(memory, { recursive: true, force: true })
}

function currentStep(): number {
  return Math.floor(Date.now() / 1000 / periodSeconds)
}

function secondsIntoStep(): number {
  return (Date.now() / 1000) % periodSeconds
}

function lastUsedStep(file: string): number {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0
    throw error
  }
}
