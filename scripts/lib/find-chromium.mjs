import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { run, printLine } from './project.mjs'

const shellName = 'chromium-headless-shell'
const browserNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin']

/**
 * The path of a Chromium for the browser tests. Its headless shell draws the same pages without the windows of the
 * browser, which saves almost half of the processor time; it is installed where that is possible.
 */
export async function findChromium() {
  return (
    process.env.CHROMIUM_PATH ??
    findShell() ??
    (await installFromDebian(shellName, findShell)) ??
    findBrowser() ??
    (await installFromDebian('chromium', findBrowser))
  )
}

function findShell() {
  const programs = [shellName, 'chrome-headless-shell']
  return firstProgram([
    ...folders.flatMap(folder => programs.map(program => join(folder, program))),
    ...fromPlaywright('chromium_headless_shell-', programs),
  ])
}

function findBrowser() {
  return firstProgram([
    ...folders.flatMap(folder => browserNames.map(name => join(folder, name))),
    ...fromPlaywright('chromium-', ['chrome', 'Chromium', 'Google Chrome for Testing']),
    ...['Google Chrome', 'Chromium'].map(
      name => `/Applications/${name}.app/Contents/MacOS/${name}`,
    ),
  ])
}

/** What `npx playwright install` has put into its cache, the newest first. */
function fromPlaywright(prefix, programs) {
  const caches = process.platform === 'darwin' ? 'Library/Caches' : '.cache'
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), caches, 'ms-playwright')
  if (!existsSync(cache)) return []
  return readdirSync(cache)
    .filter(name => name.startsWith(prefix))
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .flatMap(name => readdirSync(join(cache, name), { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile() && programs.includes(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
}

/** Not every release has each package: without one the next choice is tried. */
async function installFromDebian(name, find) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  printLine(`Installing ${name} for the browser tests …`)
  const options = { isQuiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  // A machine without a network goes on at once.
  const network = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']
  await run('apt-get', ['update', '-q', ...network], options)
  const { code, output } = await run(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', ...network, name],
    options,
  )
  if (code !== 0) printLine(output.trim().split('\n').slice(-5).join('\n'))
  return find()
}

function firstProgram(paths) {
  return paths.find(isProgram)
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
