import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const verifier = 'apps/server/src/ledger-verify.ts'

/** Where a bank keeps its data; set by the global set-up, inherited by the workers. */
const nameOf = (port: number) => `E2E_DATA_OF_${port}`

export function rememberDataDir(port: number, dataDir: string): void {
  process.env[nameOf(port)] = dataDir
}

/**
 * Checks the books of a bank from the first entry to the last.
 *
 * @throws with the rows at fault
 */
export async function proveBooks(port: number): Promise<void> {
  const dataDir = process.env[nameOf(port)]
  if (dataDir === undefined) throw new Error(`No bank has been started at ${port}`)
  const verify = spawn(process.execPath, ['scripts/with-install.mjs', 'tsx', verifier], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, TARTIP_DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const output: string[] = []
  verify.stdout.on('data', (data: Buffer) => output.push(data.toString('utf8')))
  const [code] = await once(verify, 'close')
  if (code !== 0) throw new Error(`The books of the bank do not prove:\n${output.join('')}`)
}
