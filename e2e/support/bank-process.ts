import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { makeTestFolder } from '@tartip/testkit/files/test-folder'

import { rememberDataDir } from './bank-books.ts'
import { codeDriftSteps } from './one-time-code.ts'

const readyWithinMs = 180_000

/**
 * Starts the product as a newcomer does, in an empty data folder, and waits until it is ready.
 *
 * @returns a function that stops it
 * @throws with the output of the server when it does not become ready
 */
export async function startBank(
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  const dataDir = makeTestFolder()
  // As `npm start` does.
  const arguments_ = ['--max-semi-space-size=128', 'scripts/start.mjs']
  const server = spawn(process.execPath, arguments_, {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      PORT: port.toString(),
      TARTIP_DATA_DIR: dataDir,
      TARTIP_DEMO: 'on',
      TARTIP_RATE_LIMIT: '0',
      TARTIP_TWIN_STEP_MS: '400',
      TARTIP_CODE_DRIFT_STEPS: codeDriftSteps.toString(),
      // A browser of the tests proves next to no work when it signs in.
      TARTIP_CAPTCHA_ROUNDS: '10',
      DATABASE_URL: '',
      TARTIP_MODE: 'production',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(server, 'exit')
  rememberDataDir(port, dataDir)
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await becomesReady(server, `Tartip is ready: http://localhost:${port}`)
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

async function becomesReady(server: ChildProcess, readyLine: string): Promise<void> {
  const output: string[] = []
  const keep = (line: string) => output.push(line)
  if (!server.stdout || !server.stderr) throw new Error('The server has no output to listen to')
  createInterface({ input: server.stderr }).on('line', keep)
  const lines = createInterface({ input: server.stdout }).on('line', keep)
  await new Promise<void>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}\n${output.join('\n')}`))
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
