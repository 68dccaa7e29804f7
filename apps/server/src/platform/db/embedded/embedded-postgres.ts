import { spawn, type ChildProcess } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { findBinaries, type PostgresBinaries } from './binaries.ts'
import {
  claimDataFolder,
  isInitialised,
  prepareDataFolder,
  sharedStateDir,
  unfinishedMarker,
} from './data-folder.ts'
import { stopOrphan } from './orphan.ts'
import { accountForPostgres, type RunAs } from './run-as.ts'

export interface EmbeddedPostgresOptions {
  /** Absolute path; made when missing. */
  dataDir: string
  /** Settings of postgresql.conf. Durability (fsync) is on unless a test turns it off here. */
  settings?: Readonly<Record<string, string>>
  /** Gets what PostgreSQL says and what the supervisor does about it. */
  onLog?: (line: string) => void
}

export interface EmbeddedPostgres {
  /** A connection string of the superuser for a database of this server. */
  url(database: string): string
  /** The process of the running server; undefined between a crash and the restart. */
  pid(): number | undefined
  stop(): Promise<void>
}

/** The superuser: migrations run as them, requests never. */
const superuser = 'tartip'
const port = 5432
/** Only what PostgreSQL needs: nothing of the server's own environment leaks into it. */
const environment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
const longestRestartPauseMs = 5_000
const [leastSharedMb, mostSharedMb] = [128, 2_048]
const healthyAfterMs = 10_000

/**
 * Starts a real PostgreSQL from packaged binaries and keeps it running: when it dies it is started
 * again, on the same socket, so that pools find it by themselves.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const log = options.onLog ?? (() => undefined)
  const account = accountForPostgres()
  const place = prepareDataFolder(options.dataDir, account)
  const release = claimDataFolder(place)
  const socketDir = makeSocketFolder(account)
  try {
    const reachableDir = account === undefined ? dirname(options.dataDir) : sharedStateDir
    const binaries = findBinaries(account, reachableDir)
    if ((await stopOrphan(place)) === 'stopped') log('stopped a PostgreSQL that was left running')
    await initialise(binaries, place, account)
    const supervisor = supervise({ binaries, place, socketDir, account, log, ...options })
    await supervisor.ready
    return {
      url: database => urlOf(socketDir, database),
      pid: supervisor.pid,
      async stop() {
        await supervisor.stop()
        rmSync(socketDir, { recursive: true, force: true })
        release()
      },
    }
  } catch (error) {
    rmSync(socketDir, { recursive: true, force: true })
    release()
    throw error
  }
}

/** A path short enough for a socket (107 bytes), open to this account alone: that is the password. */
function makeSocketFolder(account: RunAs | undefined): string {
  const root = tmpdir().length > 60 ? '/tmp' : tmpdir()
  const folder = mkdtempSync(join(root, 'tartip-'))
  if (account !== undefined) chownSync(folder, account.uid, account.gid)
  return folder
}

function urlOf(socketDir: string, database: string): string {
  return `postgresql://${superuser}@localhost:${port}/${database}?host=${encodeURIComponent(socketDir)}`
}

async function initialise(
  binaries: PostgresBinaries,
  place: string,
  account: RunAs | undefined,
): Promise<void> {
  if (isInitialised(place)) return
  // A first start that was interrupted leaves half a cluster: begin again from an empty folder.
  writeFileSync(unfinishedMarker(place), '')
  rmSync(place, { recursive: true, force: true })
  prepareDataFolder(place, account)
  if (account !== undefined) chownSync(place, account.uid, account.gid)
  const arguments_ = [
    '-D',
    place,
    '-U',
    superuser,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-instructions',
  ]
  // The built-in provider gives the same order and case rules on every machine.
  arguments_.push('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8')
  const child = spawn(binaries.initdb, arguments_, { ...account, env: environment, cwd: '/' })
  const said: string[] = []
  child.stdout.on('data', data => said.push(String(data)))
  child.stderr.on('data', data => said.push(String(data)))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`The database could not be created: ${said.join('').trim()}`)
  rmSync(unfinishedMarker(place), { force: true })
}

/** An eighth of the memory: the rest is for the server, and for the system's cache of what does not fit. */
function sharedMemoryMb(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  const eighthMb = Math.floor(memory / 8 / 1024 / 1024)
  return Math.min(Math.max(eighthMb, leastSharedMb), mostSharedMb)
}

interface Supervision {
  binaries: PostgresBinaries
  place: string
  socketDir: string
  account: RunAs | undefined
  log: (line: string) => void
  settings?: Readonly<Record<string, string>>
}

function supervise(options: Supervision) {
  const { place, socketDir, log } = options
  let child: ChildProcess | undefined
  let isStopping = false
  let failures = 0
  let lastWords = ''

  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    port: String(port),
    max_connections: '200',
    log_min_messages: 'warning',
    // A table that grows from nothing is checked soon: until then its statements are planned blindly. Each
    // check costs, and while tables are young every check finds all of them grown.
    autovacuum_naptime: '15s',
    // A search reads many scattered pages, nearly all from the system's cache. Handing one to another process costs
    // more than reading it.
    io_method: 'sync',
    shared_buffers: `${sharedMemoryMb()}MB`,
    ...options.settings,
  }
  const arguments_ = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])

  const start = () => {
    // A process group of its own: Ctrl-C in the terminal must not stop the database before the server.
    const started = spawn(options.binaries.postgres, ['-D', place, ...arguments_], {
      ...options.account,
      env: environment,
      cwd: '/',
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child = started
    const startedAt = performance.now()
    started.stderr.on('data', data => {
      lastWords = String(data).trim()
      for (const line of lastWords.split('\n')) log(line)
    })
    started.once('error', error => (lastWords = error.message))
    started.once('close', () => {
      child = undefined
      if (isStopping) return
      // One that has worked for a while was no failed start.
      failures = performance.now() - startedAt > healthyAfterMs ? 1 : failures + 1
      // Its children may hold the shared memory for a moment: "another postmaster", then it works.
      const pauseMs = Math.min(100 * failures, longestRestartPauseMs)
      log(`PostgreSQL has ended; starting it again in ${pauseMs} ms`)
      setTimeout(() => isStopping || start(), pauseMs)
    })
  }

  const waitUntilReady = async () => {
    while (!(await answers(urlOf(socketDir, 'postgres')))) {
      if (failures > 20) {
        isStopping = true
        throw new Error(`The database does not start: ${lastWords}`)
      }
      await new Promise(resolve => setTimeout(resolve, 25))
    }
    failures = 0
  }

  // The last resort when node ends without stopping us; a second stop does no harm.
  const stopAtExit = () => child?.kill('SIGINT')
  process.once('exit', stopAtExit)

  start()
  return {
    ready: waitUntilReady(),
    pid: () => child?.pid,
    async stop() {
      isStopping = true
      process.off('exit', stopAtExit)
      const running = child
      if (running === undefined) return
      const closed = new Promise(resolve => running.once('close', resolve))
      running.kill('SIGINT')
      const forceTimer = setTimeout(() => running.kill('SIGQUIT'), 10_000)
      await closed
      clearTimeout(forceTimer)
    },
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Makes the database when it is not there yet. */
export async function ensureDatabase(server: EmbeddedPostgres, database: string): Promise<string> {
  const client = new pg.Client({ connectionString: server.url('postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      database,
    ])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`)
  } finally {
    await client.end()
  }
  return server.url(database)
}
