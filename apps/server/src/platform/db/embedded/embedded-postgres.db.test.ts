import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { copyDataFolder } from '@tartip/testkit/database/copy-data-folder'
import { sql } from 'kysely'
import { createDb } from '../create-db.ts'
import {
  ensureDatabase,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from './embedded-postgres.ts'

const cleanUps: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'tartip-supervisor-'))
  chmodSync(folder, 0o755)
  return folder
}
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })

function temporaryFolder(): string {
  const folder = newFolder()
  cleanUps.push(() => remove(folder))
  return folder
}

/** What a first start has left: most of these tests are not about that. */
const kept = newFolder()
const initialised = join(kept, 'postgres')
beforeAll(async () => {
  await startEmbeddedPostgres({ dataDir: initialised }).then(server => server.stop())
})
afterAll(() => remove(kept))

function initialisedDataDir(): string {
  const dataDir = join(temporaryFolder(), 'postgres')
  copyDataFolder(initialised, dataDir)
  return dataDir
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir })
  cleanUps.push(() => server.stop())
  return server
}

const isRunning = (pid: number) => {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
const oneOf = async (url: string) => {
  const { db, close } = createDb({ url, max: 1 })
  try {
    return (await sql<{ one: number }>`select 1 as one`.execute(db)).rows[0]?.one
  } finally {
    await close()
  }
}

describe('the embedded PostgreSQL', () => {
  test('is durable, listens to no network and is open to its own account alone', async () => {
    const server = await start(join(temporaryFolder(), 'postgres'))
    const { db, close } = createDb({ url: server.url('postgres'), max: 1 })
    cleanUps.push(close)
    const setting = async (name: string) =>
      (await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db)).rows[0]
        ?.value
    expect(await setting('fsync')).toBe('on')
    expect(await setting('synchronous_commit')).toBe('on')
    expect(await setting('listen_addresses')).toBe('')
    const sockets = (await setting('unix_socket_directories')) ?? ''
    expect(sockets.length).toBeLessThan(90)
    // The folder is the credential: nobody else gets to the socket in it.
    expect(statSync(sockets).mode & 0o777).toBe(0o700)
  })

  test('keeps its data over a restart', async () => {
    const dataDir = initialisedDataDir()
    const first = await start(dataDir)
    const url = await ensureDatabase(first, 'tartip')
    const before = createDb({ url, max: 1 })
    await sql`create table kept as select 7 as number`.execute(before.db)
    await before.close()
    await first.stop()
    const second = await start(dataDir)
    const after = createDb({ url: await ensureDatabase(second, 'tartip'), max: 1 })
    cleanUps.push(after.close)
    const { rows } = await sql`select number from kept`.execute(after.db)
    expect(rows).toEqual([{ number: 7 }])
  })

  test('is started again when it is killed, and pools find it by themselves', async () => {
    const server = await start(initialisedDataDir())
    const { db, close } = createDb({ url: server.url('postgres'), max: 2 })
    cleanUps.push(close)
    await sql`create table kept as select 7 as number`.execute(db)
    const killed = server.pid()
    process.kill(killed ?? 0, 'SIGKILL')
    const deadline = performance.now() + 20_000
    let rows: unknown[] = []
    // Its children answer for a moment longer; what counts is the new one.
    while ((rows.length === 0 || server.pid() === killed) && performance.now() < deadline) {
      rows = await sql`select number from kept`.execute(db).then(
        result => result.rows,
        () => [],
      )
    }
    expect(rows).toEqual([{ number: 7 }])
    expect(server.pid()).not.toBe(killed)
  })

  test('left behind by a killed server, it is stopped before a new one starts', async () => {
    const dataDir = initialisedDataDir()
    const script = `
      import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))}
      const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} })
      process.stdout.write(process.pid + ' ' + server.pid() + '\\n')
      setInterval(() => undefined, 1000)`
    const tsx = join(import.meta.dirname, '../../../../../../node_modules/.bin/tsx')
    const child = spawn(tsx, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    })
    const output = await new Promise<string>(resolve =>
      child.stdout.once('data', data => resolve(String(data))),
    )
    const [owner = 0, orphan = 0] = output.split(' ').map(Number)
    expect(isRunning(orphan)).toBe(true)
    // The whole group: tsx runs node as a child of its own.
    process.kill(-(child.pid ?? 0), 'SIGKILL')
    await new Promise(resolve => child.once('close', resolve))
    // The grandchild that held the folder dies by itself, a moment later.
    await vi.waitFor(() => expect(isRunning(owner)).toBe(false), 15_000)
    expect(isRunning(orphan)).toBe(true)
    const server = await start(dataDir)
    expect(isRunning(orphan)).toBe(false)
    expect(await oneOf(server.url('postgres'))).toBe(1)
  })

  test('a stale pid file does not stop the PostgreSQL of somebody else', async () => {
    const other = await start(initialisedDataDir())
    const otherPid = other.pid()
    const dataDir = initialisedDataDir()
    // What a machine that lost its power leaves: after the next boot the number is another process.
    const socketDir = join(dirname(dataDir), 'tartip-left')
    mkdirSync(socketDir)
    const stale = [otherPid, dataDir, '0', '5432', socketDir]
    writeFileSync(join(dataDir, 'postmaster.pid'), `${stale.join('\n')}\n`)
    const server = await start(dataDir)
    expect(await oneOf(server.url('postgres'))).toBe(1)
    expect(other.pid()).toBe(otherPid)
    expect(existsSync(socketDir)).toBe(false)
  })

  test('two servers never share a data folder', async () => {
    const dataDir = initialisedDataDir()
    await start(dataDir)
    const script = `
      import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))}
      await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} }).catch(error => process.stdout.write(error.message))`
    const tsx = join(import.meta.dirname, '../../../../../../node_modules/.bin/tsx')
    const output = execFileSync(tsx, ['--input-type=module', '-e', script], { encoding: 'utf8' })
    expect(output).toMatch(/^Tartip is already running on \S+ \(process \d+\)\.$/)
  })

  test('starts again after a first start that was interrupted', async () => {
    const dataDir = join(temporaryFolder(), 'postgres')
    mkdirSync(join(dataDir, 'base'), { recursive: true })
    const server = await start(dataDir)
    expect(await oneOf(server.url('postgres'))).toBe(1)
  })

  test.runIf(process.getuid?.() === 0)(
    'works under a closed folder when root starts it',
    async () => {
      const closed = temporaryFolder()
      chmodSync(closed, 0o700)
      const dataDir = join(closed, 'data', 'postgres')
      const server = await start(dataDir)
      expect(await oneOf(server.url('postgres'))).toBe(1)
      const place = realpathSync(dataDir)
      cleanUps.unshift(() => {
        rmSync(place, { recursive: true, force: true })
        rmSync(`${place}.owner`, { force: true })
      })
      expect(place).toMatch(/^\/var\/lib\/tartip\//)
    },
  )

  test('leaves nothing behind when it is stopped', async () => {
    const server = await start(initialisedDataDir())
    const pid = server.pid() ?? 0
    const socketDir = new URL(server.url('postgres')).searchParams.get('host') ?? ''
    expect(existsSync(socketDir)).toBe(true)
    await server.stop()
    expect(isRunning(pid)).toBe(false)
    expect(existsSync(socketDir)).toBe(false)
  })
})
