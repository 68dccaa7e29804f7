import { randomUuid } from './clock.ts'
import { readStored, writeStored } from './storage.ts'

/** The id by which the bank knows this browser: random, made once, kept (decisions §2). */
export function deviceId(): string {
  const stored = readStored('deviceId')
  if (stored) return stored
  const made = randomUuid()
  writeStored('deviceId', made)
  return made
}
