import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountForPostgres } from '@tartip/server/platform/db/embedded/run-as'

const paths = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer']
const port = 6432

export interface Pgbouncer {
  /** The address of a database behind the pooler. */
  url(user: string, database: string): string
  stop(): Promise<void>
}

/** A real pgbouncer in front of a test server, which drops the start parameters that it does not know. */
export async function startPgbouncer(options: {
  readonly serverUrl: string
  readonly poolMode: 'session' | 'transaction'
  /** Who may come; the server itself requires no password. */
  readonly users: readonly string[]
}): Promise<Pgbouncer> {
  const program = findPgbouncer()
  const account = accountForPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'tartip-bouncer-'))
  const config = join(folder, 'pgbouncer.ini')
  const users = join(folder, 'users.txt')
  const { searchParams } = new URL(options.serverUrl)
  const settings = [
    '[databases]',
    `* = host=${searchParams.get('host') ?? ''} port=5432`,
    '[pgbouncer]',
    'listen_addr =',
    `listen_port = ${port}`,
    `unix_socket_dir = ${folder}`,
    'auth_type = trust',
    `auth_file = ${users}`,
    `pool_mode = ${options.poolMode}`,
    'ignore_startup_parameters = options',
  ]
  writeFileSync(config, settings.join('\n'))
  writeFileSync(users, options.users.map(user => `"${user}" ""`).join('\n'))
  if (account !== undefined) {
    for (const path of [folder, config, users]) chownSync(path, account.uid, account.gid)
  }
  const child = spawn(program, [config], { ...account, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()))
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  let output = ''
  const isUp = await Promise.race([
    new Promise<boolean>(resolve =>
      child.stderr.on('data', data => {
        output += String(data)
        if (output.includes('process up')) resolve(true)
      }),
    ),
    ended.then(() => false),
  ])
  if (!isUp) {
    await stop()
    throw new Error(`pgbouncer does not start: ${output}`)
  }
  return {
    url: (user, database) =>
      `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(folder)}`,
    stop,
  }
}

/** Installed where that is possible, like the browser of the browser tests. */
function findPgbouncer(): string {
  const installed = paths.find(existsSync)
  if (installed !== undefined) return installed
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error('The tests of poolers need pgbouncer: install the package of that name.')
  }
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-q'], { env, stdio: 'ignore' })
  const install = ['install', '-y', '-q', '--no-install-recommends', 'pgbouncer']
  execFileSync('apt-get', install, { env, stdio: 'ignore' })
  return paths.find(existsSync) ?? 'pgbouncer'
}
