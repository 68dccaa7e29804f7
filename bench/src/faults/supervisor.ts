import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { processEnvironment } from '@tartip/server/platform/config'
import {
  ensureDatabase,
  startEmbeddedPostgres,
} from '@tartip/server/platform/db/embedded/embedded-postgres'
import { serverBundle } from '../lib/project.ts'
import { portOf, type Role } from './roles.ts'

/**
 * Starts everything else, like a service manager: the database, and a server process for each role,
 * which it restarts when they end. It is killed like the others; the next supervisor ends leftover
 * processes and starts again.
 *
 * Call: `supervisor.ts <folder> <port>`, with the server's settings in the environment.
 */
const [folder = '', port = ''] = process.argv.slice(2)

/** State for the run and for the next supervisor. */
export interface InstallationState {
  /** The pid of the supervisor that wrote this. */
  readonly supervisor: number
  readonly databaseUrl: string
  readonly pids: Readonly<Partial<Record<Role, number>>>
}

const stateFile = join(folder, 'installation.json')
const restartPauseMs = 100
const children = new Map<Role, ChildProcess>()
let isStopping = false

await endLeftovers()
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data', 'postgres') })
const databaseUrl = await ensureDatabase(postgres, 'tartip')
writeState()
process.once('SIGTERM', () => void stop())
// A rolling restart begins with one more server.
process.on('SIGUSR2', () => startRole('second'))
// The first process migrates the schema and loads the demo.
startRole('api')
await untilReady()
startRole('worker')
startRole('twin')

/** Ends processes of the previous supervisor. */
async function endLeftovers(): Promise<void> {
  if (!existsSync(stateFile)) return
  const { pids } = JSON.parse(readFileSync(stateFile, 'utf8')) as InstallationState
  for (const pid of Object.values(pids)) {
    if (isServer(pid)) process.kill(pid, 'SIGKILL')
  }
  while (Object.values(pids).some(isServer)) await pause(10)
}

/** The pid may belong to another program by now. */
function isServer(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(serverBundle)
  } catch {
    return false
  }
}

function startRole(role: Role): void {
  if (isStopping) return
  const child = spawn(process.execPath, ['--enable-source-maps', serverBundle], {
    env: {
      ...processEnvironment(),
      TARTIP_ROLE: role === 'second' ? 'api' : role,
      DATABASE_URL: databaseUrl,
      PORT: String(portOf(role, Number(port))),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  children.set(role, child)
  writeState()
  child.once('exit', () => {
    children.delete(role)
    writeState()
    if (role !== 'second') void pause(restartPauseMs).then(() => startRole(role))
  })
}

function writeState(): void {
  const pids = Object.fromEntries([...children].map(([role, child]) => [role, child.pid]))
  // Written atomically: a supervisor that dies while writing must not leave half a file.
  writeFileSync(`${stateFile}.new`, JSON.stringify({ supervisor: process.pid, databaseUrl, pids }))
  renameSync(`${stateFile}.new`, stateFile)
}

async function untilReady(): Promise<void> {
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
      answer => answer.ok,
      () => false,
    )
    if (isReady) return
    await pause(50)
  }
}

async function stop(): Promise<void> {
  isStopping = true
  const running = [...children.values()]
  const ended = running.map(child => new Promise(resolve => child.once('exit', resolve)))
  for (const child of running) child.kill('SIGTERM')
  await Promise.all(ended)
  await postgres.stop()
  process.exit(0)
}
