import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { processEnvironment } from '@tartip/server/platform/config'
import { endPostgres, readPidFile } from './postgres-process.ts'
import { root, serverBundle } from './project.ts'

/** Also used by the world builder, which encrypts secrets with it. */
export const secretKey = 'a secret of measurements, good for nothing else'

export interface ServerProcess {
  readonly port: number
  /** Undefined while the server is down. */
  pid(): number | undefined
  postgresPid(): number | undefined
  /**
   * Where the running server's PostgreSQL listens, for PostgreSQL tools. Changes with each start.
   */
  postgresSocket(): string
  databaseUrl(database?: string): string
  /** Starts the bundle and waits until it is ready. */
  start(): Promise<void>
  /** Stops it gracefully. */
  stop(): Promise<void>
  /** Ends it with SIGKILL; its PostgreSQL keeps running. */
  kill(): Promise<void>
  /** Waits until the running server is ready. */
  ready(): Promise<void>
  /** Ends all processes and removes the folder. */
  cleanUp(): Promise<void>
}

export interface ServerProcessOptions {
  /** Folder for a CPU profile, written when the server ends. */
  readonly profileDir?: string | undefined
  /** A bundle other than the one just built, for comparison. */
  readonly bundle?: string | undefined
  /** Settings that differ from those of other measurements. */
  readonly settings?: Readonly<Record<string, string>>
  /** A module that the server loads before its bundle. */
  readonly preload?: string
  /** Receives what the server writes. */
  readonly onOutput?: (text: string) => void
}

const startTimeoutMs = 180_000
const stopTimeoutMs = 30_000
const maxOutputLines = 40

/** As in `npm start`: a large nursery for the short-lived objects of many calls. */
export const shippedFlags = ['--max-semi-space-size=128']

/** The built production server in a new temporary folder, with default settings. */
export async function createServerProcess(
  options: ServerProcessOptions = {},
): Promise<ServerProcess> {
  // Under /tmp itself: the account that runs PostgreSQL must reach it, and socket paths must be short.
  const folder = mkdtempSync('/tmp/tartip-bench-')
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'tmp'))
  const port = await freePort()
  const lastOutput: string[] = []
  let child: ChildProcess | undefined

  const start = async () => {
    const flags = [...profileFlags(options.profileDir), ...preloadFlags(options.preload)]
    const started = spawn(
      process.execPath,
      [...flags, ...shippedFlags, '--enable-source-maps', options.bundle ?? serverBundle],
      {
        cwd: root,
        env: { ...environment(folder, port), ...options.settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    child = started
    const listen = (data: Buffer) => {
      options.onOutput?.(data.toString('utf8'))
      lastOutput.push(...data.toString('utf8').trim().split('\n'))
      lastOutput.splice(0, lastOutput.length - maxOutputLines)
    }
    started.stdout.on('data', listen)
    started.stderr.on('data', listen)
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    await waitUntilReady(port, () => child !== started)
  }

  const end = async (signal: NodeJS.Signals) => {
    const running = child
    if (running === undefined) return
    const ended = new Promise(resolve => running.once('exit', resolve))
    running.kill(signal)
    const killTimer = setTimeout(() => running.kill('SIGKILL'), stopTimeoutMs)
    await ended
    clearTimeout(killTimer)
  }

  const cleanUp = async () => {
    process.off('SIGINT', cleanUpAndExit)
    process.off('SIGTERM', cleanUpAndExit)
    await end('SIGKILL')
    await endPostgres(Number(pidFile()?.[0]))
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const cleanUpAndExit = () => void cleanUp().then(() => process.exit(130))
  process.once('SIGINT', cleanUpAndExit)
  process.once('SIGTERM', cleanUpAndExit)

  const pidFile = () => readPidFile(join(folder, 'data', 'postgres', 'postmaster.pid'))
  const postgresSocket = () => {
    const socket = pidFile()?.[4]
    if (socket === undefined) throw new Error('PostgreSQL is not running')
    return socket
  }
  return {
    port,
    pid: () => child?.pid,
    postgresPid: () => {
      const pid = Number(pidFile()?.[0])
      return pid > 0 ? pid : undefined
    },
    postgresSocket,
    databaseUrl: (database = 'tartip') =>
      `postgresql://tartip@localhost:5432/${database}?host=${encodeURIComponent(postgresSocket())}`,
    async start() {
      try {
        await start()
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        throw new Error(`The server did not start (${reason}):\n${lastOutput.join('\n')}`, {
          cause: error,
        })
      }
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    ready: () => waitUntilReady(port, () => child === undefined),
    cleanUp,
  }
}

function environment(folder: string, port: number) {
  const { PATH, HOME } = processEnvironment()
  return {
    PATH,
    HOME,
    // The socket folder of PostgreSQL is here too, so that one removal deletes everything.
    TMPDIR: join(folder, 'tmp'),
    PORT: String(port),
    HOST: '127.0.0.1',
    TARTIP_DATA_DIR: join(folder, 'data'),
    TARTIP_SECRET_KEY: secretKey,
    // The demo's clock can be set to working hours; with a real one a weekend would measure
    // refusals.
    TARTIP_DEMO: 'on',
    // All calls come from one address.
    TARTIP_RATE_LIMIT: '0',
  }
}

function profileFlags(profileDir: string | undefined): readonly string[] {
  return profileDir === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileDir}`]
}

function preloadFlags(preload: string | undefined): readonly string[] {
  return preload === undefined ? [] : ['--import', preload]
}

async function freePort(): Promise<number> {
  const probe = createServer()
  return new Promise((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port)
        else reject(new Error('No free port'))
      })
    })
  })
}

async function waitUntilReady(port: number, hasEnded: () => boolean): Promise<void> {
  const deadline = performance.now() + startTimeoutMs
  while (performance.now() < deadline) {
    if (hasEnded()) throw new Error('it has ended')
    const isReady = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
      answer => answer.ok,
      () => false,
    )
    if (isReady) return
    await pause(50)
  }
  throw new Error('it was not ready in time')
}
