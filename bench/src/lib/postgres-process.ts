import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Address of a running PostgreSQL of a measurement. */
export interface PostgresServer {
  databaseUrl(database?: string): string
  /** The socket folder, for PostgreSQL tools. */
  postgresSocket(): string
}

/** The lines of `postmaster.pid`: the pid is the first, the socket folder the fifth. */
export function readPidFile(file: string): readonly string[] | undefined {
  if (!existsSync(file)) return undefined
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    // PostgreSQL has just removed it.
    return undefined
  }
}

/** Ends a PostgreSQL that its server may have left running. */
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
