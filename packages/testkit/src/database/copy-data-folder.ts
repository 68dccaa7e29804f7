import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Copies the data folder of a PostgreSQL that is stopped, with its owner. Initialising another one takes twenty
 * times as long.
 */
export function copyDataFolder(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  chmodSync(dirname(to), 0o755)
  execFileSync('cp', ['-a', from, to])
}
