import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, printLine } from './project.mjs'

const lockFile = join(root, 'package-lock.json')
/** Written by npm itself at the end of an install. */
const installedMark = join(root, 'node_modules', '.package-lock.json')

/** Installs the dependencies when they are not what `package-lock.json` says. */
export async function ensureInstalled() {
  checkNode()
  if (isInstalled()) return
  printLine('Installing dependencies (only the first time takes long) …')
  // `npm ci` takes exactly what the lock file says; it starts from an empty folder.
  // With NODE_ENV=production npm would leave out what builds the product.
  const progress = setInterval(printProgress, progressEveryMs)
  const { code, output } = await run(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { isQuiet: true },
  )
  clearInterval(progress)
  if (code !== 0) {
    printLine(output.trim())
    printLine('The dependencies could not be installed: see what npm says above.')
    process.exit(1)
  }
}

const progressEveryMs = 5_000

/** npm shows its own progress only to a terminal, and not while it downloads. */
function printProgress() {
  const paths = Object.entries(packagesOf(lockFile)).flatMap(([path, { link, optional }]) =>
    // Optional ones are for one kind of machine each.
    path.includes('node_modules/') && !link && !optional ? [path] : [],
  )
  const done = paths.filter(path => existsSync(join(root, path, 'package.json')))
  printLine(`  ${done.length} of ${paths.length} packages are there …`)
}

/** Whether npm has put there what the lock file says; times do not matter, a checkout changes them. */
function isInstalled() {
  if (!existsSync(installedMark)) return false
  const wanted = packagesOf(lockFile)
  const installed = packagesOf(installedMark)
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true
    if (entry.link) return existsSync(join(root, path))
    // Left out where it is for another kind of machine.
    if (installed[path] === undefined) return entry.optional === true
    return installed[path].version === entry.version
  })
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  printLine(`Tartip needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
