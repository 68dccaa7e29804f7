import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'

import { buildSchema } from 'graphql'
import type { Actor } from '../../actor.ts'
import { systemClock, type Clock } from '../../clock.ts'
import { createLogger } from '../../http/logger.ts'
import { createHttpServer, largestBodyBytes } from '../../http/server.ts'
import type { BodyPace } from '../../http/slow-body.ts'
import { systemIds } from '../../ids.ts'
import type { GraphqlContext } from '../context.ts'
import { requireActor } from '../context.ts'
import { rootFieldNames, type OperationPolicies } from '../operation-policy.ts'
import { registerGraphqlServices } from '../register-services.ts'
import type { DocumentRegistry } from '../registered-documents.ts'
import type { LiveSession, RefusedCall, SessionGate } from '../session-gate.ts'
import { refusal } from '../unwrap.ts'

const typeDefs = `
  scalar Decimal
  scalar DateTime
  scalar LocalDate
  type Item { id: ID! name: String! child: Item }
  type Query {
    hello(name: String): String!
    lengthOf(name: String!): Int!
    whoAmI: String!
    items(size: Int = 40): [Item!]!
    item: Item
    amount(value: Decimal!): Decimal!
    refused: String!
    refusedWith(code: String!): String!
    broken: String!
    slow: String!
  }
  type Mutation { change: Boolean! }
  type Subscription { ticks(first: Int = 0): Int! }
`

export const token = 'a-session-token'
export const actor = { personId: 'p1', legalPartyId: 'l1', sessionId: 's1' } as Actor

/** A session gate with one session, whose rights a test changes and ends. */
export function createFakeGate() {
  const ended = new Set<(sessionId: string) => void>()
  const selected = new Set<(sessionId: string) => void>()
  const changed = new Set<(sessionId: string) => void>()
  const state: { session: LiveSession | undefined; passiveCalls: boolean[]; failure?: Error } = {
    session: { sessionId: 's1', personId: 'p1', actor, expiresInSeconds: 900 },
    passiveCalls: [],
  }
  const refused: RefusedCall[] = []
  const gate: SessionGate = {
    credentialOf: ({ authorization, cookie }) => authorization ?? cookie,
    async authenticateCookie(cookie, isPassive) {
      state.passiveCalls.push(isPassive)
      if (state.failure !== undefined) throw state.failure
      return cookie === `session=${token}` ? state.session : undefined
    },
    authenticateKey: async () => 'unknown',
    recordRefusal: async call => void refused.push(call),
    onSessionEnded: listener => {
      ended.add(listener)
      return () => ended.delete(listener)
    },
    onContractSelected: listener => {
      selected.add(listener)
      return () => selected.delete(listener)
    },
    onRightsChanged: listener => {
      changed.add(listener)
      return () => changed.delete(listener)
    },
  }
  return {
    gate,
    state,
    refused,
    end: () => ended.forEach(notify => notify('s1')),
    select: () => selected.forEach(notify => notify('s1')),
    changeRights: () => changed.forEach(notify => notify('s1')),
  }
}

export interface HarnessOptions {
  isDevelopment?: boolean
  registered?: readonly string[]
  webDir?: string
  hiddenPaths?: readonly string[]
  rateLimitPerMinute?: number
  checkReady?: () => Promise<void>
  clock?: Clock
  isBehindProxy?: boolean
  hasCostLimit?: boolean
  bodyPace?: BodyPace
}

/** A real server on a free port with one small service, `demo`. */
export async function startHarness(options: HarnessOptions = {}) {
  const lines: string[] = []
  const logger = createLogger({ level: 'info', write: line => lines.push(line) })
  const fake = createFakeGate()
  const ticks = createTicks()
  const gate = createSlowGate()
  /** How often queries have run. */
  const reads = { items: 0 }
  const isDevelopment = options.isDevelopment ?? true
  const registry: DocumentRegistry = new Map(
    (options.registered ?? []).map(document => [sha256(document), { service: 'demo', document }]),
  )
  const app = await createHttpServer({
    logger,
    ids: systemIds,
    clock: options.clock ?? systemClock,
    allowedHosts: ['bank.example'],
    rateLimitPerMinute: options.rateLimitPerMinute ?? 0,
    bodyPace: options.bodyPace,
    webDir: options.webDir,
    hiddenPaths: options.hiddenPaths,
    checkReady: options.checkReady ?? (async () => undefined),
    about: { version: '1.2.3', role: 'all' },
    registerRoutes: async scope => {
      registerGraphqlServices(
        scope,
        [
          {
            name: 'demo',
            typeDefs,
            resolvers: resolversOf(ticks, gate, reads),
            policies: openPolicies(),
          },
        ],
        {
          sessions: fake.gate,
          documents: { registry, acceptsAnyDocument: isDevelopment },
          allowedOrigins: ['https://bank.example'],
          allowedHosts: ['bank.example'],
          isBehindProxy: options.isBehindProxy ?? false,
          isDevelopment,
          logger,
          ids: systemIds,
          clock: options.clock ?? systemClock,
          hasCostLimit: options.hasCostLimit ?? true,
        },
      )
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return { app, url, port, lines, ticks, reads, slow: gate, ...fake, close: () => app.close() }
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Headers of the own client. */
export const browserHeaders = (more: Readonly<Record<string, string>> = {}) => ({
  'content-type': 'application/json',
  'x-tartip-client': 'web',
  cookie: `session=${token}`,
  ...more,
})

/** Sends one operation as the own client does. */
export async function send(url: string, body: object, headers = browserHeaders()) {
  const response = await fetch(`${url}/graphql/demo`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, json: JSON.parse(text) }
}

/** Everything is open to whoever is signed in. */
function openPolicies(): OperationPolicies {
  const names = rootFieldNames(buildSchema(typeDefs))
  const policies = Object.fromEntries(names.map(name => [name, { needs: 'session' } as const]))
  return { ...policies, lengthOf: { needs: 'session', largestBodyBytes: 3 * largestBodyBytes } }
}

/** What the query `slow` waits for. */
function createSlowGate() {
  let begin: () => void = () => undefined
  let release: () => void = () => undefined
  const begun = new Promise<void>(resolve => (begin = resolve))
  const released = new Promise<void>(resolve => (release = resolve))
  return { begun, begin, released, release }
}

function resolversOf(
  ticks: ReturnType<typeof createTicks>,
  gate: ReturnType<typeof createSlowGate>,
  reads: { items: number },
) {
  const item = { id: '1', name: 'one', child: { id: '2', name: 'two' } }
  return {
    Query: {
      hello: (_root: unknown, { name }: { name?: string }) => `hello ${name ?? 'world'}`,
      lengthOf: (_root: unknown, { name }: { name: string }) => name.length,
      whoAmI: (_root: unknown, _args: unknown, context: GraphqlContext) =>
        `${requireActor(context).personId} ${context.request.language}`,
      items: () => {
        reads.items += 1
        return [item]
      },
      item: () => item,
      amount: (_root: unknown, { value }: { value: string }) => value,
      refused: () => {
        throw refusal('VALUE_DATE_PAST', { valueDate: '2026-11-28' }, { field: 'valueDate' })
      },
      refusedWith: (_root: unknown, { code }: { code: string }) => {
        throw refusal(code as ErrorCode)
      },
      slow: async () => {
        gate.begin()
        await gate.released
        return 'done'
      },
      broken: () => {
        throw new Error('select failed on account 1090123456789012 at line 7')
      },
    },
    Mutation: { change: () => true },
    Subscription: {
      ticks: {
        subscribe: () => ticks.subscribe(),
        resolve: (value: number) => {
          if (value < 0) throw new Error('The database is starting up')
          return value
        },
      },
    },
  }
}

/** Numbers that a test sends to every subscriber. */
function createTicks() {
  const readers = new Set<(value: number | Error) => void>()
  return {
    readers,
    /** An error is what requesting the next number ends with. */
    emit: (value: number | Error) => readers.forEach(read => read(value)),
    subscribe(): AsyncIterableIterator<number> {
      const waiting: (number | Error)[] = []
      let wake: () => void = () => undefined
      let isOver = false
      const read = (value: number | Error) => {
        waiting.push(value)
        wake()
      }
      readers.add(read)
      return {
        async next() {
          while (waiting.length === 0 && !isOver)
            await new Promise<void>(resolve => (wake = resolve))
          const value = waiting.shift()
          if (value instanceof Error) {
            // Nobody returns what has failed.
            readers.delete(read)
            throw value
          }
          return value === undefined ? { done: true, value } : { done: false, value }
        },
        async return() {
          isOver = true
          readers.delete(read)
          wake()
          return { done: true, value: undefined }
        },
        [Symbol.asyncIterator]() {
          return this
        },
      }
    },
  }
}
