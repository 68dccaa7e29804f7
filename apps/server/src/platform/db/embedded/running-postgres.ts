import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The address of a database of an embedded PostgreSQL that is running now, by what it has written into its
 * own folder; undefined when none runs there. For commands beside the server; only its account may read it.
 */
export function runningAddress(dataDir: string, database: string): string | undefined {
  const file = join(dataDir, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [pid, , , port, socketDir] = readFileSync(file, 'utf8').split('\n')
  if (!isAlive(Number(pid)) || !port || !socketDir) return undefined
  return `postgresql://tartip@localhost:${port}/${database}?host=${encodeURIComponent(socketDir)}`
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process answers EPERM: it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
