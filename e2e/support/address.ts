import { test } from '@playwright/test'

const firstPort = Number.parseInt(process.env['E2E_PORT'] ?? '3417', 10)

/** The bank of most tests. Files that run side by side work in different companies of it. */
export const sharedBankPort = firstPort
/** The bank of tests that move its clock, change the mode of its desk or need other settings. */
export const ownBankPort = firstPort + 1
export const bankPorts: readonly number[] = [sharedBankPort, ownBankPort]
export const galleryPort = firstPort + 13

export const addressOf = (port: number): string => `http://localhost:${port}`

/** The bank that the running test works in; its project names it. */
export function bankAddress(): string {
  const { baseURL } = test.info().project.use
  if (baseURL === undefined) throw new Error('The project of this test has no bank')
  return baseURL
}
