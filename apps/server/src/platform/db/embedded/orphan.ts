import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { StartRefusal } from '../../start-refusal.ts'

const stopTimeoutMs = 15_000

/**
 * Stops a PostgreSQL that a killed server left behind on this data folder, and removes the pid file of one
 * that is no longer there: its number may belong to another program by now, even to somebody else's
 * PostgreSQL, which must be left alone.
 */
export async function stopOrphan(dataDir: string): Promise<'none' | 'stopped'> {
  const pidFile = join(dataDir, 'postmaster.pid')
  const pid = readPid(pidFile)
  if (pid === undefined) return 'none'
  const socketDir = socketFolderOf(pidFile)
  const pathExists = isPostgresOn(dataDir, pid)
  if (!pathExists) rmSync(pidFile, { force: true })
  else if (!(await stopProcess(dataDir, pid))) {
    throw new StartRefusal(
      `PostgreSQL (process ${pid}) does not stop; stop it by hand and try again.`,
    )
  }
  // The server that made the folder of its socket is no longer there to remove it.
  if (socketDir !== undefined) rmSync(socketDir, { recursive: true, force: true })
  return pathExists ? 'stopped' : 'none'
}

/** The fifth line of the pid file; only a folder that the supervisor has made is answered. */
function socketFolderOf(pidFile: string): string | undefined {
  const folder = readFileSync(pidFile, 'utf8').split('\n')[4]
  return folder !== undefined && basename(folder).startsWith('tartip-') ? folder : undefined
}

/** SIGINT is PostgreSQL's fast shutdown; SIGQUIT its emergency exit, after which it recovers. */
async function stopProcess(dataDir: string, pid: number): Promise<boolean> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, signal)
    for (let waitedMs = 0; waitedMs < stopTimeoutMs; waitedMs += 50) {
      if (!isPostgresOn(dataDir, pid)) return true
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
  return false
}

function readPid(pidFile: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10)
    return pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

/** A PostgreSQL says on its command line on which folder it works; one that has ended has no command line. */
function isPostgresOn(dataDir: string, pid: number): boolean {
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        : execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
    return command.includes('postgres') && command.includes(` -D ${dataDir} `)
  } catch {
    return false
  }
}
