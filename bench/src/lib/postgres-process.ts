import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Where a running PostgreSQL of a measurement is found. */
export interface PostgresServer {
  databaseUrl(database?: string): string
  /** For tools of PostgreSQL: the folder of its socket. */
  postgresSocket(): string
}

/** The lines of `postmaster.pid`: its process first, its socket folder fifth. */
export function readPidFile(file: string): readonly string[] | undefined {
  if (!existsSync(file)) return undefined
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    // PostgreSQL has just removed it.
    return undefined
  }
}

/** Ends a PostgreSQL that its server may have left behind. */
export async function endPostgres(pid: number): Promise<void> {
  if (!(pid > 0)) return
  for (let waitedMs = 0; waitedMs < 15_000 && isPostgres(pid); waitedMs += 50) {
    if (waitedMs === 0) process.kill(pid, 'SIGQUIT')
    await pause(50)
  }
}

function isPostgres(pid: number): boolean {
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')
    }
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
