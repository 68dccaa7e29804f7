const firstPort = Number.parseInt(process.env['E2E_PORT'] ?? '3417', 10)

/**
 * How many flows run side by side. Each has a bank of its own, because the bank's clock and the mode of
 * its desk are one for everybody in it. One more than a small machine has processors: some flows wait for the
 * next code or the next minute.
 */
export const bankCount = 3

/** Where the bank of a worker listens; workers count from 0. */
export const bankPort = (worker: number): number => firstPort + worker
export const bankAddress = (worker: number): string => `http://localhost:${bankPort(worker)}`

/** The bank of the worker that runs this file. */
export function ownBankAddress(): string {
  return bankAddress(Number.parseInt(process.env['TEST_PARALLEL_INDEX'] ?? '0', 10))
}

/** The gallery of parts stands behind the banks. */
export const galleryPort = bankPort(bankCount) + 10
