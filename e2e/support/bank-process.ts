import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const readyWithinMs = 180_000
const verifier = 'apps/server/src/ledger-verify.ts'

/**
 * Starts the product as a newcomer does, in an empty data folder, and answers when it is ready.
 * Returns the way to stop it. Throws with everything the server said when it does not become ready.
 */
export async function startBank(port: number): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tartip-e2e-'))
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      PORT: port.toString(),
      TARTIP_DATA_DIR: dataDir,
      TARTIP_DEMO: 'on',
      TARTIP_RATE_LIMIT: '0',
      TARTIP_TWIN_STEP_MS: '400',
      DATABASE_URL: '',
      TARTIP_MODE: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(server, 'exit')
  const end = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  const stop = async () => {
    try {
      await proveBooks(dataDir)
    } finally {
      await end()
    }
  }
  try {
    await becomesReady(server, `Tartip is ready: http://localhost:${port}`)
  } catch (error) {
    await end()
    throw error
  }
  return stop
}

/**
 * Whatever the flows have done, the books of their bank must prove while it still runs.
 *
 * @throws with the rows at fault
 */
async function proveBooks(dataDir: string): Promise<void> {
  const verify = spawn(process.execPath, ['scripts/with-install.mjs', 'tsx', verifier], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, TARTIP_DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said: string[] = []
  verify.stdout.on('data', (data: Buffer) => said.push(data.toString('utf8')))
  const [code] = await once(verify, 'close')
  if (code !== 0) throw new Error(`The books of the bank do not prove:\n${said.join('')}`)
}

async function becomesReady(server: ChildProcess, readyLine: string): Promise<void> {
  const said: string[] = []
  const hear = (line: string) => said.push(line)
  if (!server.stdout || !server.stderr) throw new Error('The server has no output to listen to')
  createInterface({ input: server.stderr }).on('line', hear)
  const lines = createInterface({ input: server.stdout }).on('line', hear)
  await new Promise<void>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}\n${said.join('\n')}`))
    const timer = setTimeout(() => fail('The server did not become ready'), readyWithinMs)
    lines.on('line', line => {
      if (line !== readyLine) return
      clearTimeout(timer)
      resolve()
    })
    server.once('exit', code => {
      clearTimeout(timer)
      fail(`The server ended with ${code}`)
    })
  })
}
