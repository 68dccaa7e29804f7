import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { processEnvironment } from '@tartip/server/platform/config'
import { endPostgres, readPidFile } from '../lib/postgres-process.ts'
import { root } from '../lib/project.ts'
import { secretKey } from '../lib/server-process.ts'
import { startBalancer } from './balancer.ts'
import { portOf, roles } from './roles.ts'
import type { InstallationState } from './supervisor.ts'

/** The processes a run can kill. */
export type Victim = 'server' | 'worker' | 'bank' | 'database' | 'supervisor'

/**
 * An installation of several processes: a supervisor, a database, a server, a worker and the
 * embedded bank.
 */
export interface Installation {
  readonly port: number
  databaseUrl(): string
  start(): Promise<void>
  /** Sends the signal to all of them at once, and waits until the installation is ready again. */
  kill(victims: readonly Victim[], signal?: 'SIGKILL' | 'SIGTERM'): Promise<void>
  /** Starts a second server, stops the first one, and stops the second when the first is back. */
  rollingRestart(): Promise<void>
  ready(): Promise<void>
  stop(): Promise<void>
  /** Ends all processes and removes the folder. */
  cleanUp(): Promise<void>
}

/** The first start migrates and loads the demo, beside whatever else the machine does. */
const startTimeoutMs = 240_000
const maxOutputLines = 40

/** The built server in its roles, in a new temporary folder. */
export async function createInstallation(): Promise<Installation> {
  // Under /tmp itself: the account that runs PostgreSQL must reach it, and socket paths must be
  // short.
  const folder = mkdtempSync('/tmp/tartip-faults-')
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'tmp'))
  const port = await freePort()
  const firstPort = await firstOfFreePorts(roles.length)
  const supervisor = createSupervisorProcess(folder, firstPort)
  const servers = [portOf('api', firstPort), portOf('second', firstPort)]
  const balancer = await startBalancer(port, servers)
  const state = (): InstallationState | undefined => {
    try {
      return JSON.parse(
        readFileSync(join(folder, 'installation.json'), 'utf8'),
      ) as InstallationState
    } catch {
      // Not written yet.
      return undefined
    }
  }
  const postgresPid = () =>
    Number(readPidFile(join(folder, 'data', 'postgres', 'postmaster.pid'))?.[0] ?? 0)
  const pidOf = (victim: Victim): number => {
    const pids = state()?.pids
    const found = {
      server: pids?.api,
      worker: pids?.worker,
      bank: pids?.twin,
      database: postgresPid(),
      supervisor: supervisor.pid(),
    }[victim]
    return found ?? 0
  }
  const ready = async () => {
    const deadline = performance.now() + startTimeoutMs
    while (performance.now() < deadline) {
      const answers = await Promise.all(lasting.map(role => isReadyAt(portOf(role, firstPort))))
      const isReady = answers.every(Boolean)
      const known = state()
      const pids = known?.pids
      // Processes of the killed supervisor may still answer; they are not part of the new
      // installation.
      const isOwn = known !== undefined && known.supervisor === supervisor.pid()
      if (isOwn && isReady && [pids?.api, pids?.worker, pids?.twin].every(isRunning)) return
      await pause(25)
    }
    throw new Error(`The installation is not ready:\n${supervisor.lastOutput()}`)
  }
  /** A process that is being restarted has no pid yet. */
  const runningPidOf = async (victim: Victim): Promise<number> => {
    let pid = pidOf(victim)
    for (let waitedMs = 0; !isRunning(pid) && waitedMs < startTimeoutMs; waitedMs += 10) {
      await pause(10)
      pid = pidOf(victim)
    }
    return pid
  }
  const kill: Installation['kill'] = async (victims, signal = 'SIGKILL') => {
    const pids: number[] = []
    for (const victim of victims) pids.push(await runningPidOf(victim))
    for (const pid of pids) process.kill(pid, signal)
    while (pids.some(isRunning)) await pause(5)
    if (victims.includes('supervisor')) supervisor.start()
    await ready()
  }
  const rollingRestart = async () => {
    process.kill(await runningPidOf('supervisor'), 'SIGUSR2')
    while (!(await isReadyAt(portOf('second', firstPort)))) await pause(25)
    await kill(['server'], 'SIGTERM')
    const second = state()?.pids.second ?? 0
    if (isRunning(second)) process.kill(second, 'SIGTERM')
    while (isRunning(second)) await pause(5)
  }
  const cleanUp = async () => {
    balancer.close()
    process.off('SIGINT', cleanUpAndExit)
    process.off('SIGTERM', cleanUpAndExit)
    for (const pid of [supervisor.pid(), ...Object.values(state()?.pids ?? {})]) {
      if (isRunning(pid)) process.kill(pid ?? 0, 'SIGKILL')
    }
    await endPostgres(postgresPid())
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const cleanUpAndExit = () => void cleanUp().then(() => process.exit(130))
  process.once('SIGINT', cleanUpAndExit)
  process.once('SIGTERM', cleanUpAndExit)

  return {
    port,
    kill,
    rollingRestart,
    ready,
    cleanUp,
    databaseUrl() {
      const url = state()?.databaseUrl
      if (url === undefined) throw new Error('The database has not been started yet')
      return url
    },
    async start() {
      supervisor.start()
      await ready()
    },
    stop: supervisor.stop,
  }
}

/** The current supervisor process, with the last output of it and its children. */
function createSupervisorProcess(folder: string, port: number) {
  const lastOutput: string[] = []
  let running: ChildProcess | undefined
  const listen = (data: Buffer) => {
    lastOutput.push(...data.toString('utf8').trim().split('\n'))
    lastOutput.splice(0, lastOutput.length - maxOutputLines)
  }
  return {
    pid: () => running?.pid,
    lastOutput: () => lastOutput.join('\n'),
    start() {
      const program = join(root, 'bench/src/faults/supervisor.ts')
      const started = spawn(process.execPath, ['--import', 'tsx', program, folder, String(port)], {
        cwd: root,
        env: environment(folder),
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      running = started
      started.stdout.on('data', listen)
      started.stderr.on('data', listen)
      started.once('exit', () => {
        if (running === started) running = undefined
      })
    },
    async stop() {
      const stopping = running
      if (stopping === undefined) return
      const ended = new Promise(resolve => stopping.once('exit', resolve))
      stopping.kill('SIGTERM')
      await ended
    },
  }
}

/** What a supervisor keeps running. */
const lasting = ['api', 'worker', 'twin'] as const

const isReadyAt = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health/ready`).then(
    answer => answer.ok,
    () => false,
  )

function isRunning(pid: number | undefined): boolean {
  if (pid === undefined || pid <= 0) return false
  try {
    // A killed process that its parent has not reaped yet is still listed, as a zombie.
    return !/^\d+ \(.*\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

function environment(folder: string) {
  const { PATH, HOME } = processEnvironment()
  return {
    PATH,
    HOME,
    // The socket folder of PostgreSQL is here too, so that one removal deletes everything.
    TMPDIR: join(folder, 'tmp'),
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

/**
 * The first of some free ports in a row. They are below those that the system gives to connections, so that none is
 * taken while its process is down.
 */
async function firstOfFreePorts(count: number): Promise<number> {
  for (let first = 20_000 + (process.pid % 1_000) * 10; first < 32_000; first += 10) {
    const ports = Array.from({ length: count }, (_, nth) => freePort(first + nth))
    const outcomes = await Promise.allSettled(ports)
    if (outcomes.every(({ status }) => status === 'fulfilled')) return first
  }
  throw new Error('No free ports')
}

async function freePort(wanted = 0): Promise<number> {
  const probe = createServer()
  return new Promise((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port)
        else reject(new Error('No free port'))
      })
    })
  })
}
