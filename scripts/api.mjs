/**
 * Compares the SDL of every service with its accepted snapshot in `docs/api/`.
 *
 * Without arguments it is a step of `npm run lint`: a breaking change that `docs/api-changes.md` does
 * not name fails it. With `--accept` (`npm run api:accept`) it also replaces the snapshots.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { breakingChanges, unnamedChanges } from './lib/api-changes.mjs'
import { root, printLine } from './lib/project.mjs'

process.chdir(root)
const modulesDir = 'apps/server/src/modules'
const snapshotDir = 'docs/api'
const changesFile = 'docs/api-changes.md'
const scalars = readFileSync('apps/server/src/platform/graphql/scalars.graphql', 'utf8')

const current = sdlByService(
  readdirSync(modulesDir).map(name => [name, `${modulesDir}/${name}/graphql/${name}.graphql`]),
)
const accepted = sdlByService(
  (existsSync(snapshotDir) ? readdirSync(snapshotDir) : []).map(file => [
    file.replace(/\.graphql$/, ''),
    `${snapshotDir}/${file}`,
  ]),
)
const changes = await breakingChanges(withScalars(accepted), withScalars(current))
const unnamed = unnamedChanges(changes, readFileSync(changesFile, 'utf8'))

if (unnamed.length > 0) {
  printLine(`Breaking changes of the API. Name each in ${changesFile} with its reason:\n`)
  for (const change of unnamed) printLine(`- ${change}.`)
  process.exit(1)
}
if (process.argv.includes('--accept')) accept()
printLine(`${Object.keys(current).length} services break nothing that is not named`)

function sdlByService(files) {
  return Object.fromEntries(
    files
      .filter(([, file]) => existsSync(file))
      .map(([service, file]) => [service, readFileSync(file, 'utf8')]),
  )
}

function withScalars(services) {
  return Object.fromEntries(
    Object.entries(services).map(([service, sdl]) => [service, `${scalars}\n${sdl}`]),
  )
}

function accept() {
  mkdirSync(snapshotDir, { recursive: true })
  for (const [service, sdl] of Object.entries(current)) {
    writeFileSync(`${snapshotDir}/${service}.graphql`, sdl)
  }
  for (const service of Object.keys(accepted)) {
    if (current[service] === undefined) rmSync(`${snapshotDir}/${service}.graphql`)
  }
}
