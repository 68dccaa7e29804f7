import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, tool } from './project.mjs'

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

/** One type check for each workspace. */
export function typeChecks() {
  const folders = ['packages', 'apps'].flatMap(parent =>
    readdirSync(join(root, parent)).map(name => `${parent}/${name}`),
  )
  return [...folders, 'e2e', 'bench']
    .filter(folder => existsSync(join(root, folder, 'tsconfig.json')) && hasSources(folder))
    .map(folder => ({
      name: `types of ${folder}`,
      command: tool('tsc'),
      arguments: ['-p', folder],
    }))
}

/** An empty workspace has nothing to check, and tsc calls that an error. */
function hasSources(folder) {
  return readdirSync(join(root, folder), { recursive: true }).some(
    file => /\.tsx?$/.test(file) && !file.includes('node_modules'),
  )
}

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
