import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.ts'

/** A GraphQL document of the web client, as the production server accepts it: by its hash. */
export interface RegisteredDocument {
  readonly path: string
  /** The request body for a value of its first variable; the others are constants. */
  body(variable: string): string
}

interface Entry {
  readonly service: string
  readonly operationName: string
  readonly document: string
}

/** The registered document that calls a field, with all of its variables. */
export function registeredCall(field: string): {
  readonly path: string
  readonly document: string
  body(variables: object): string
} {
  const called = new RegExp(`\\b${field}\\s*\\(`)
  const found = Object.entries(registry()).find(([, { document }]) => called.test(document))
  if (!found) throw missing(field)
  const [hash, { service, operationName, document }] = found
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } }
  return {
    path: `/graphql/${service}`,
    document,
    body: variables => JSON.stringify({ operationName, extensions, variables }),
  }
}

const missing = (field: string) =>
  new Error(`No registered document calls ${field}: run "npm run generate".`)

let kept: Readonly<Record<string, Entry>> | undefined

/** Read at the first need, once: each virtual user has a client of its own. */
function registry(): Readonly<Record<string, Entry>> {
  const file = join(root, 'apps/server/generated/registered-documents.json')
  kept ??= JSON.parse(readFileSync(file, 'utf8')) as Record<string, Entry>
  return kept
}

/**
 * Finds the registered document that calls a field with one variable and the `constants`; of several, the
 * shortest that also contains `requested`.
 *
 * @throws when the web client has no such document
 */
export function registeredDocument(
  field: string,
  { requested = '', constants = {} }: { requested?: string; constants?: object } = {},
): RegisteredDocument {
  const more = Object.keys(constants).map(name => `[\\s,]+${name}\\s*:\\s*\\$${name}`)
  const call = new RegExp(`\\b${field}\\s*\\(\\s*\\w+\\s*:\\s*\\$(\\w+)${more.join('')}\\s*\\)`)
  const found = Object.entries(registry())
    .filter(([, { document }]) => call.test(document) && document.includes(requested))
    .toSorted(([, one], [, other]) => one.document.length - other.document.length)[0]
  if (found !== undefined) {
    const [hash, { service, operationName, document }] = found
    const variable = call.exec(document)?.[1] ?? ''
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } })
    const start = `{"operationName":"${operationName}","extensions":${extensions},"variables":{"${variable}":`
    const end = Object.entries(constants).map(([name, value]) => `,"${name}":${String(value)}`)
    return { path: `/graphql/${service}`, body: value => `${start}${value}${end.join('')}}}` }
  }
  throw missing(field)
}
