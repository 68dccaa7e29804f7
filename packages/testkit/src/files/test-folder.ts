import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const inMemory = '/dev/shm'
/** The databases of a run need about a tenth of it. */
const enoughBytes = 2 * 1_024 ** 3

/**
 * A new folder for the data of test databases, in memory where there is room: to copy or drop a database there takes
 * a tenth of the processor time. PostgreSQL may run under another account than the tests, so others may pass through.
 */
export function makeTestFolder(): string {
  const folder = mkdtempSync(join(hasRoom(inMemory) ? inMemory : tmpdir(), 'tartip-test-'))
  chmodSync(folder, 0o711)
  return folder
}

function hasRoom(place: string): boolean {
  if (!existsSync(place)) return false
  const { bavail, bsize } = statfsSync(place)
  return bavail * bsize >= enoughBytes
}
