import { join } from 'node:path'
import { cacheDir, run, tool } from './project.mjs'

/** What a person who changes the code must keep true, apart from the tests. Each is one check. */
export const lintChecks = [
  { name: 'format (oxfmt)', command: tool('oxfmt'), arguments: ['--check', '.'] },
  {
    name: 'lint (oxlint)',
    command: tool('oxlint'),
    arguments: ['--type-aware', '--deny-warnings', '.'],
  },
  {
    name: 'dead code (knip)',
    command: tool('knip'),
    arguments: ['--no-progress', '--no-config-hints'],
  },
  {
    name: 'breaking changes of the API',
    command: process.execPath,
    arguments: ['scripts/api.mjs'],
  },
  { name: 'ASVS table', command: process.execPath, arguments: ['scripts/asvs.mjs'] },
]

export const generatedCheck = {
  name: 'generated files',
  command: process.execPath,
  arguments: ['scripts/generate.mjs', '--check'],
}

/**
 * One type check for each set of globals: the server and the packages have none of a browser and are checked as one
 * program. What has not changed since the last run is not checked again.
 */
export const typeChecks = ['apps/server', 'apps/web', 'e2e', 'bench'].map(folder => ({
  name: folder === 'apps/server' ? 'types of apps/server and packages' : `types of ${folder}`,
  command: tool('tsc'),
  arguments: [
    ...['-p', folder, '--incremental'],
    ...['--tsBuildInfoFile', join(cacheDir, `types-${folder.replace('/', '-')}.tsbuildinfo`)],
  ],
}))

/** Runs checks, `atOnce` of them at a time; `onDone` is called as each ends. */
export async function runChecks(checks, onDone, atOnce = 2) {
  const waiting = [...checks]
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const { code, output } = await run(check.command, check.arguments, { isQuiet: true })
      onDone(check, code === 0, output.trim())
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
