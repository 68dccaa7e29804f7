import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top of the repository; scripts work from here wherever they are called. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Where scripts keep what they remember between runs; ignored by git. */
export const cacheDir = join(root, '.cache')

/** Colours are for people: not for the log of a CI run. */
const plainUnlessSeen = process.stdout.isTTY ? {} : { NO_COLOR: '1' }

const passedOn = ['SIGTERM', 'SIGHUP']

/** Says one line to the person at the terminal. */
export function printLine(line) {
  process.stdout.write(`${line}\n`)
}

/**
 * Runs a program in the project and answers its exit code; 1 when a signal ended it.
 *
 * `isQuiet` keeps what it says and answers it instead of showing it. Whoever ends this process ends the program: it
 * has databases to stop. A Ctrl-C reaches both by itself.
 */
export function run(command, commandArguments, options = {}) {
  const { isQuiet = false, env = {}, cwd = root } = options
  const child = spawn(command, commandArguments, {
    cwd,
    env: { ...process.env, ...plainUnlessSeen, ...env },
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  })
  const passOn = signal => child.kill(signal)
  for (const signal of passedOn) process.on(signal, passOn)
  const chunks = []
  child.stdout?.on('data', data => chunks.push(data))
  child.stderr?.on('data', data => chunks.push(data))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => {
      for (const signal of passedOn) process.off(signal, passOn)
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') })
    })
  })
}

/** The path of a program that a dependency brings. */
export function tool(name) {
  return join(root, 'node_modules', '.bin', name)
}
