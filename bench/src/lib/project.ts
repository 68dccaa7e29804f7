import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..')
export const serverBundle = join(root, 'apps/server/dist/main.mjs')

/** Builds what is stale, exactly as `npm start` does. */
export async function buildProduct(): Promise<void> {
  await runProgram(process.execPath, ['scripts/build.mjs'])
}

/**
 * Runs a program in the project and returns its output.
 *
 * @throws with its output when it ends with a code other than 0
 */
export function runProgram(command: string, parameters: readonly string[]): Promise<string> {
  const child = spawn(command, parameters, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks: Buffer[] = []
  child.stdout.on('data', (data: Buffer) => chunks.push(data))
  child.stderr.on('data', (data: Buffer) => chunks.push(data))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => {
      const output = Buffer.concat(chunks).toString('utf8')
      if (code === 0) resolve(output)
      else reject(new Error(`${command} ${parameters.join(' ')} failed:\n${output.trim()}`))
    })
  })
}
