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

/**
 * The process that starts everything else, as a machine's service manager would: the database, and a server
 * process for each role, which it starts again when they end. It is killed like the others; the next one
 * ends what it finds still running and begins anew.
 *
 * Call: `parent.ts <folder> <port>`, with the server's settings in the environment.
 */
const [folder = '', port = ''] = process.argv.slice(2)
const roles = ['api', 'worker', 'twin'] as const
type Role = (typeof roles)[number]

/** What the run, and the parent after this one, must know. */
export interface HouseState {
  /** The parent that wrote this. */
  readonly parent: number
  readonly databaseUrl: string
  readonly pids: Readonly<Partial<Record<Role, number>>>
}

const stateFile = join(folder, 'house.json')
const restartPauseMs = 100
const children = new Map<Role, ChildProcess>()
let isStopping = false

await endLeftovers()
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data', 'postgres') })
const databaseUrl = await ensureDatabase(postgres, 'tartip')
writeState()
process.once('SIGTERM', () => void stop())
// The first process brings the schema up to date and loads the demo; the others find it done.
startRole('api')
await untilReady()
startRole('worker')
startRole('twin')

/** What the parent before this one has left behind. */
async function endLeftovers(): Promise<void> {
  if (!existsSync(stateFile)) return
  const { pids } = JSON.parse(readFileSync(stateFile, 'utf8')) as HouseState
  for (const pid of Object.values(pids)) {
    if (isServer(pid)) process.kill(pid, 'SIGKILL')
  }
  while (Object.values(pids).some(isServer)) await pause(10)
}

/** A number may have been given to another program since. */
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
    env: { ...processEnvironment(), TARTIP_ROLE: role, DATABASE_URL: databaseUrl, PORT: port },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  children.set(role, child)
  writeState()
  child.once('exit', () => {
    children.delete(role)
    void pause(restartPauseMs).then(() => startRole(role))
  })
}

function writeState(): void {
  const pids = Object.fromEntries([...children].map(([role, child]) => [role, child.pid]))
  // Whole or not at all: a parent that dies while writing must not blind the next one.
  writeFileSync(`${stateFile}.new`, JSON.stringify({ parent: process.pid, databaseUrl, pids }))
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
