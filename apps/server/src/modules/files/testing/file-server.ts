import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileScan, ScanVerdict } from '@tartip/bank-ports/file-scan'
import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import type { UploadPurpose } from '@tartip/domain/files/upload-purpose'
import { createTestClock } from '@tartip/testkit/clock/test-clock'
import { testDatabase } from '@tartip/testkit/database/test-database'
import { createFolderBlobStore } from '../../../blob-store/folder-blob-store.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { KeyCaller, LiveSession, RefusedCall } from '../../../platform/graphql/session-gate.ts'
import { createLogger } from '../../../platform/http/logger.ts'
import { createHttpServer } from '../../../platform/http/server.ts'
import { systemIds } from '../../../platform/ids.ts'
import { createFilesModule } from '../compose.ts'
import { fileMigrations } from '../store/migrations/file-migrations.ts'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Buffer
  readonly json: Readonly<Record<string, unknown>>
}

const clean: ScanVerdict = { verdict: 'CLEAN', engine: 'test' }

/** The file routes on a real server, database and folder; people sign in by their id as cookie. */
export async function startFileServer() {
  const folder = await mkdtemp(join(tmpdir(), 'tartip-files-'))
  const database = await testDatabase([fileMigrations])
  const clock = createTestClock()
  const scanner: { verdict: ScanVerdict | 'down'; seen: string[]; fileScan: FileScan } = {
    verdict: clean,
    seen: [],
    fileScan: {
      async scan({ fileName }) {
        scanner.seen.push(fileName)
        if (scanner.verdict === 'down') throw new BankUnavailable('The scanner does not answer')
        return scanner.verdict
      },
    },
  }
  const blobStore = createFolderBlobStore({ folder, clock })
  const logger = createLogger({ level: 'silent', write: () => undefined })
  const module = createFilesModule({
    logger,
    db: database.db,
    clock,
    ids: systemIds,
    blobStore,
    fileScan: scanner.fileScan,
  })
  const hiddenDocuments = new Set<string>()
  module.files.registerOwner('LETTER_ATTACHMENT', async (_actor, id) => !hiddenDocuments.has(id))
  const sessions = new Map<string, LiveSession>()
  const keys = new Map<string, KeyCaller>()
  const refused: RefusedCall[] = []
  /** One for each body that is being received. */
  const bodyChecks = new Set<() => void>()
  const app = await createHttpServer({
    logger,
    ids: systemIds,
    clock,
    allowedHosts: [],
    rateLimitPerMinute: 0,
    bodyPace: {
      leastBytes: 16 * 1024,
      smallBytes: 0,
      eachWindow(check) {
        bodyChecks.add(check)
        return { stop: () => bodyChecks.delete(check) }
      },
    },
    checkReady: async () => undefined,
    about: { version: '1.2.3', role: 'all' },
    registerRoutes: async scope => {
      module.registerRoutes(scope, {
        publicOrigin: undefined,
        sessions: {
          authenticateCookie: async cookie => sessions.get(cookie ?? ''),
          authenticateKey: async authorization => keys.get(authorization) ?? 'unknown',
          recordRefusal: async call => void refused.push(call),
        },
      })
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo

  const headersOf = (actor: Actor | undefined) => ({
    'x-tartip-client': 'web',
    'sec-fetch-site': 'same-origin',
    ...(actor === undefined ? {} : { cookie: actor.personId }),
  })
  const call = async (path: string, init: RequestInit): Promise<Answer> => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, init)
    const bytes = Buffer.from(await response.arrayBuffer())
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const json = isJson ? (JSON.parse(bytes.toString()) as Answer['json']) : {}
    return { status: response.status, headers: response.headers, bytes, json }
  }
  return {
    database,
    clock,
    files: module.files,
    sweep: module.sweep,
    scanner,
    blobStore,
    refused,
    bodyChecks,
    /** Letters that nobody may view. */
    hiddenDocuments,
    port,
    headersOf,
    call,
    /** By default a first signatory of a confirmed contract, with an open session. */
    addPerson(change: Partial<Actor> = {}): Actor {
      const actor = {
        personId: randomUUID(),
        legalPartyId: randomUUID(),
        signRight: 'FIRST',
        productRoles: [],
        postVerificationStatus: 'Confirmed',
        ...change,
      } as unknown as Actor
      const { personId } = actor
      sessions.set(personId, { sessionId: personId, personId, actor, expiresInSeconds: 900 })
      return actor
    },
    upload(
      actor: Actor | undefined,
      file: { readonly name: string; readonly content: string | Uint8Array<ArrayBuffer> },
      purpose: UploadPurpose | string = 'LETTER_ATTACHMENT',
    ): Promise<Answer> {
      const body = new FormData()
      body.append('file', new Blob([file.content]), file.name)
      return call(`/uploads?purpose=${purpose}`, {
        method: 'POST',
        headers: headersOf(actor),
        body,
      })
    },
    /** The upload of a program by an API key of the person. */
    uploadByKey(
      actor: Actor,
      apis: KeyCaller['apis'],
      file: { readonly name: string; readonly content: string },
      idempotencyKey?: string,
    ): Promise<Answer> {
      const key = `Bearer ${actor.personId}`
      const { legalPartyId } = actor
      keys.set(key, { keyId: actor.personId, legalPartyId, actor, apis })
      const body = new FormData()
      body.append('file', new Blob([file.content]), file.name)
      return call('/uploads?purpose=PAYMENT_FILE', {
        method: 'POST',
        headers: {
          authorization: key,
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        },
        body,
      })
    },
    download: (actor: Actor | undefined, fileId: unknown): Promise<Answer> =>
      call(`/files/${String(fileId)}`, { headers: headersOf(actor) }),
    remove: (actor: Actor | undefined, fileId: unknown): Promise<Answer> =>
      call(`/files/${String(fileId)}`, { method: 'DELETE', headers: headersOf(actor) }),
    /** How many contents are in the blob store. */
    async contents(): Promise<number> {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries.filter(entry => entry.isFile()).length
    },
    reset() {
      scanner.verdict = clean
      scanner.seen.length = 0
      refused.length = 0
    },
    async close() {
      await app.close()
      await database.close()
      await rm(folder, { recursive: true })
    },
  }
}
