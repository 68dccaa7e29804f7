import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Json } from '../json.ts'

const fileSchema = z.record(
  z.string(),
  z.object({ service: z.string(), operationName: z.string().optional(), document: z.string() }),
)

/** The documents of the own client, by SHA-256 of their text. */
export type DocumentRegistry = ReadonlyMap<string, { service: string; document: string }>

/** Reads what `npm run generate` has made; an empty registry when there is no file. */
export function readDocumentRegistry(file: string): DocumentRegistry {
  if (!existsSync(file)) return new Map()
  return new Map(Object.entries(fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')))))
}

export interface GraphqlParams {
  query?: Json | undefined
  operationName?: Json | undefined
  variables?: Json | undefined
  extensions?: Json | undefined
}

export type FoundDocument =
  | { readonly ok: true; readonly params: GraphqlParams; readonly isRegistered: boolean }
  | { readonly ok: false }

export interface DocumentPolicy {
  registry: DocumentRegistry
  /** Development only: a document that nobody has registered may be tried out. */
  acceptsAnyDocument: boolean
}

/** Puts the text of a registered document in the place of its hash, and refuses every other one. */
export function findDocument(
  policy: DocumentPolicy,
  service: string,
  params: GraphqlParams,
): FoundDocument {
  const hash = hashOf(params.extensions) ?? sha256(params.query)
  const registered = hash === undefined ? undefined : policy.registry.get(hash)
  if (registered?.service === service) {
    const { operationName, variables } = params
    const found = { query: registered.document, operationName, variables }
    return { ok: true, params: found, isRegistered: true }
  }
  return policy.acceptsAnyDocument ? { ok: true, params, isRegistered: false } : { ok: false }
}

function hashOf(extensions: Json | undefined): string | undefined {
  const persisted = property(extensions, 'persistedQuery')
  const hash = property(persisted, 'sha256Hash')
  return typeof hash === 'string' ? hash : undefined
}

function property(value: Json | undefined, name: string): Json | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return Object.hasOwn(value, name) ? (value as { readonly [key: string]: Json })[name] : undefined
}

function sha256(query: Json | undefined): string | undefined {
  return typeof query === 'string' ? createHash('sha256').update(query).digest('hex') : undefined
}
