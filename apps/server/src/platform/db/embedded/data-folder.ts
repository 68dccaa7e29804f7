import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { StartRefusal } from '../../start-refusal.ts'
import { canReach, pathExists, type RunAs } from './run-as.ts'

/** Root keeps what must be reachable for another account here. */
export const sharedStateDir = '/var/lib/tartip'

/**
 * Makes the data folder and answers its real place.
 *
 * When the account cannot reach it (a project under a closed folder, run as root), the data lie in
 * `/var/lib/tartip` and the folder becomes a link to them, so that wiping still finds everything.
 */
export function prepareDataFolder(dataDir: string, account: RunAs | undefined): string {
  const folder = dirname(dataDir)
  mkdirSync(folder, { recursive: true })
  openFolder(folder, account)
  if (!pathExists(dataDir) && !canReach(folder, account)) {
    const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
    mkdirSync(sharedStateDir, { recursive: true, mode: 0o755 })
    mkdirSync(join(sharedStateDir, name), { recursive: true, mode: 0o700 })
    symlinkSync(join(sharedStateDir, name), dataDir)
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const place = realpathSync(dataDir)
  if (account !== undefined && !isInitialised(place)) chownSync(place, account.uid, account.gid)
  return place
}

/**
 * A folder of our own (made under a strict umask, or a temporary one) may be passed through by others:
 * what lies in it is closed by itself.
 */
function openFolder(folder: string, account: RunAs | undefined): void {
  if (canReach(folder, account) || !canReach(dirname(folder), account)) return
  const { mode, uid } = statSync(folder)
  if (uid === process.getuid?.()) chmodSync(folder, mode | 0o011)
}

/** Whether initdb has finished in this folder; half a run of it is wiped. */
export function isInitialised(place: string): boolean {
  return existsSync(join(place, 'PG_VERSION')) && !pathExists(unfinishedMarker(place))
}

export const unfinishedMarker = (place: string) => `${place}.unfinished`

/**
 * Says whose data folder this is. Two servers on one folder would each take the other's PostgreSQL for
 * an orphan.
 *
 * @throws when a living process holds it
 */
export function claimDataFolder(dataDir: string): () => void {
  const file = `${dataDir}.owner`
  const mine = `${file}.${process.pid}`
  for (;;) {
    // A name that exists is never taken, and nobody reads half of what stands there.
    writeFileSync(mine, `${process.pid} ${startOf(process.pid)}\n`)
    const isClaimed = linkUnlessTaken(mine, file)
    rmSync(mine)
    if (isClaimed) return () => rmSync(file, { force: true })
    const earlier = readOwner(file)
    if (isLiving(earlier)) {
      throw new StartRefusal(`Tartip is already running on ${dataDir} (process ${earlier.pid}).`)
    }
    removeFiles(file, mine)
  }
}

interface Owner {
  readonly pid: number
  readonly start: string
}

function isLiving(owner: Owner | undefined): owner is Owner {
  if (owner === undefined || owner.pid === process.pid) return false
  return startOf(owner.pid) === owner.start
}

function linkUnlessTaken(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Takes away what a dead process has left. Of two who do so at once one may find the other's claim: it goes back. */
function removeFiles(file: string, aside: string): void {
  if (!existsSync(file)) return
  renameSync(file, aside)
  if (isLiving(readOwner(aside))) linkUnlessTaken(aside, file)
  rmSync(aside)
}

function readOwner(file: string): Owner | undefined {
  if (!existsSync(file)) return undefined
  const [pid, start] = readFileSync(file, 'utf8').trim().split(' ')
  return { pid: Number(pid), start: start ?? '' }
}

/** Process numbers come again; with the moment of its start a process is unmistakable. */
function startOf(pid: number): string {
  try {
    if (process.platform !== 'linux') {
      process.kill(pid, 0)
      return 'running'
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A zombie has ended already; only its parent has not reaped it.
    return fields[0] === 'Z' ? 'gone' : (fields[19] ?? '')
  } catch {
    return 'gone'
  }
}
