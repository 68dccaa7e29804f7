/**
 * Makes everything that follows from the SDL of the services and the operation files of the client:
 *
 * - `apps/server/src/modules/<service>/graphql/<service>.generated.ts`: types of the resolvers;
 * - `apps/server/src/modules/<service>/graphql/<service>.sdl.generated.ts`: the SDL itself, `typeDefs`;
 * - `apps/web/src/…/<name>.<service>.generated.ts` beside each operation file;
 * - `apps/web/src/lib/api-types/<service>.generated.ts`: enums and inputs that the operations of a service share;
 * - `apps/server/generated/registered-documents.json`: the only documents taken outside development.
 *
 * With `--check` nothing is written; it fails when a file is not what it should be.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate } from '@graphql-codegen/cli'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const modulesDir = 'apps/server/src/modules'
const webDir = 'apps/web/src'
const scalarsFile = 'apps/server/src/platform/graphql/scalars.graphql'
const apiTypesDir = `${webDir}/lib/api-types`
const registryFile = 'apps/server/generated/registered-documents.json'
const header = '/* Made by `npm run generate`; do not edit. */\n'
const isCheck = process.argv.includes('--check')

process.chdir(root)
const services = readdirSync(modulesDir).filter(name => existsSync(sdlOf(name)))
const documents = filesUnder(webDir).filter(name => name.endsWith('.graphql'))
const files = await makeFiles()
const stale = [...staleFiles(files), ...leftOver(files)]

if (isCheck && stale.length > 0) {
  process.stdout.write(`Not up to date, run "npm run generate":\n${stale.join('\n')}\n`)
  process.exit(1)
}
if (!isCheck) {
  for (const [name, content] of files) writeIfChanged(name, content)
  for (const name of leftOver(files)) rmSync(name)
}
process.stdout.write(`${files.size} generated files are up to date\n`)

async function makeFiles() {
  const generated = await generate(configuration(), false)
  const made = new Map()
  const registry = {}
  const sharedTypes = new Map(services.map(service => [service, new Map()]))
  for (const { filename, content } of generated) {
    const name = relative(root, resolve(filename))
    if (name.startsWith(webDir)) {
      const service = serviceOfFile(name)
      const operations = withSharedTypes(content, name, service, sharedTypes.get(service))
      made.set(name, withHashes(operations, service, registry))
    } else {
      made.set(name, `${header}${content.trim()}\n`)
      made.set(
        name.replace(/\.generated\.ts$/, '.sdl.generated.ts'),
        `${header}${typeDefsOf(name)}`,
      )
    }
  }
  for (const [service, types] of sharedTypes) {
    if (types.size === 0) continue
    const sortedTypes = [...types].toSorted(([a], [b]) => (a < b ? -1 : 1))
    const text = sortedTypes.map(([, declaration]) => declaration).join('\n')
    made.set(apiTypesOf(service), `${header}${text}`)
  }
  const sorted = Object.fromEntries(Object.entries(registry).sort(([a], [b]) => (a < b ? -1 : 1)))
  made.set(registryFile, `${JSON.stringify(sorted, undefined, 2)}\n`)
  return made
}

function configuration() {
  const scalars = { Decimal: 'string', LocalDate: 'string', DateTime: 'string', ID: 'string' }
  const shared = { useTypeImports: true, strictScalars: true, scalars, silent: true }
  const generates = {}
  for (const service of services) {
    const schema = [scalarsFile, sdlOf(service)]
    generates[`${modulesDir}/${service}/graphql/${service}.generated.ts`] = {
      schema,
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...shared,
        enumsAsTypes: true,
        immutableTypes: true,
        // Presenters leave out what is not there; both mean null on the wire.
        maybeValue: 'T | null | undefined',
        contextType: '../../../platform/graphql/context.ts#GraphqlContext',
      },
    }
    const own = documents.filter(name => name.endsWith(`.${service}.graphql`))
    if (own.length === 0) continue
    generates[`${webDir}/${service}.graphql`] = {
      schema,
      documents: own,
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        ...shared,
        documentMode: 'string',
        pureMagicComment: true,
        enumType: 'string-literal',
      },
    }
  }
  return { generates, silent: true, errorsOnly: true }
}

function apiTypesOf(service) {
  return `${apiTypesDir}/${service}.generated.ts`
}

/** Moves enums and inputs into the types of the service, and imports those that the operations name themselves. */
function withSharedTypes(content, name, service, types) {
  const declaration =
    /(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export type (\w+) =(?: \{\n[\s\S]*?\n\}|\n {2}\| '[^;]*);\n\n?/g
  const own = new Set()
  const unused =
    /\/\*\* Internal type\. DO NOT USE DIRECTLY\. \*\/\nexport type Incremental<T>[^\n]*\n/
  const operations = content.replace(unused, '').replace(declaration, (whole, type) => {
    types.set(type, `${whole.trim()}\n`)
    own.add(type)
    return ''
  })
  const named = [...own]
    .filter(type => new RegExp(`\\b${type}\\b`).test(operations))
    .toSorted((a, b) => (a < b ? -1 : 1))
  if (named.length === 0) return operations
  const path = relative(dirname(name), apiTypesOf(service))
  const from = path.startsWith('.') ? path : `./${path}`
  return `import type { ${named.join(', ')} } from '${from}';\n${operations}`
}

/** Gives every operation its hash, which is what the client sends, and notes it in the registry. */
function withHashes(content, service, registry) {
  const text = content.replace(/new TypedDocumentString\(`([^`]*)`\)/g, (_whole, document) => {
    const sha256 = createHash('sha256').update(document).digest('hex')
    const operationName = /(?:query|mutation|subscription)\s+(\w+)/.exec(document)?.[1]
    const earlier = registry[sha256]
    // One hash names one document of one service, so the second would be sent to the first.
    if (earlier !== undefined && earlier.service !== service) {
      throw new Error(
        `${operationName} has the same text in ${earlier.service} and ${service}: rename one of them`,
      )
    }
    registry[sha256] = { service, operationName, document }
    return `new TypedDocumentString(\`${document}\`, ${JSON.stringify({ hash: sha256 })})`
  })
  return `${header}${text.trim()}\n`
}

function typeDefsOf(generatedName) {
  const service = serviceOfFile(generatedName)
  const sdl = `${readFileSync(scalarsFile, 'utf8').trim()}\n\n${readFileSync(sdlOf(service), 'utf8').trim()}\n`
  const literal = sdl.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')
  return `/** The SDL of the service, scalars included. */\nexport const typeDefs = \`${literal}\`\n`
}

function sdlOf(service) {
  return `${modulesDir}/${service}/graphql/${service}.graphql`
}

function serviceOfFile(name) {
  const service = services.find(
    one => name.endsWith(`.${one}.generated.ts`) || name.endsWith(`/${one}.generated.ts`),
  )
  if (service === undefined) throw new Error(`${name} belongs to no service`)
  return service
}

function filesUnder(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath ?? entry.path, entry.name))
    .toSorted()
}

function staleFiles(made) {
  return [...made].filter(([name, content]) => read(name) !== content).map(([name]) => name)
}

/** Generated files whose operation file is gone. */
function leftOver(made) {
  return filesUnder(webDir).filter(name => name.endsWith('.generated.ts') && !made.has(name))
}

function writeIfChanged(name, content) {
  if (read(name) === content) return
  mkdirSync(dirname(name), { recursive: true })
  writeFileSync(name, content)
}

function read(name) {
  return existsSync(name) ? readFileSync(name, 'utf8') : undefined
}
