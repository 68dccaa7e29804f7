/** `npm run demo:reset`: deletes all data of the embedded database; the next start creates them again. */
import { execFileSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root, printLine } from './lib/project.mjs'

const dataDir = resolve(root, process.env.TARTIP_DATA_DIR || '.data')
if (!existsSync(dataDir)) {
  printLine('There is no data to delete.')
  process.exit(0)
}
const owner = runningServer()
if (owner !== undefined) {
  printLine(`Tartip is running (process ${owner}): stop it first, then reset.`)
  process.exit(1)
}
const database = join(dataDir, 'postgres')
await stopOrphan(join(database, 'postmaster.pid'))
// Under a closed folder the data lie elsewhere and this is a link to them.
if (existsSync(database) && lstatSync(database).isSymbolicLink()) {
  rmSync(realpathSync(database), { recursive: true, force: true })
}
rmSync(dataDir, { recursive: true, force: true })
printLine('All demo data are deleted; "npm start" creates them again.')

/** A killed server leaves its PostgreSQL running; it must not write into what is being wiped. */
async function stopOrphan(pidFile) {
  if (!existsSync(pidFile)) return
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10)
  for (let tried = 0; isPostgres(pid); tried += 1) {
    process.kill(pid, tried < 100 ? 'SIGINT' : 'SIGKILL')
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

function isPostgres(pid) {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      return stat.includes('(postgres)') && !/\) Z /.test(stat)
    }
    return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).includes(
      'postgres',
    )
  } catch {
    return false
  }
}

/** The number of the process that holds the data, when it is alive. */
function runningServer() {
  for (const place of ownerFiles()) {
    const [pid, start] = readFileSync(place, 'utf8').trim().split(' ')
    if (isAlive(Number(pid), start)) return pid
  }
  return undefined
}

function ownerFiles() {
  const database = join(dataDir, 'postgres')
  const real = existsSync(database) ? `${realpathSync(database)}.owner` : ''
  const inside = readdirSync(dataDir).filter(name => name.endsWith('.owner'))
  return [...inside.map(name => join(dataDir, name)), real].filter(file => existsSync(file))
}

function isAlive(pid, start) {
  try {
    process.kill(pid, 0)
    if (process.platform !== 'linux') return true
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] !== 'Z' && fields[19] === start
  } catch {
    return false
  }
}
