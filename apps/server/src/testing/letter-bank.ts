import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { makeExecutableSchema } from '@graphql-tools/schema'
import type { BankLetters } from '@tartip/bank-ports/bank-letters'
import { createTestServices } from '@tartip/bank-twin/testing/test-services'
import type { UploadPurpose } from '@tartip/domain/files/upload-purpose'
import { createTestIds } from '@tartip/testkit/ids/test-ids'
import fastify from 'fastify'
import { graphql, parse, subscribe, type ExecutionResult } from 'graphql'

import { createFolderBlobStore } from '../blob-store/folder-blob-store.ts'
import { fileMigrations } from '../modules/files/store/migrations/file-migrations.ts'
import { createStoredFiles } from '../modules/files/use-cases/stored-files.ts'
import { uploadFile } from '../modules/files/use-cases/upload-file.ts'
import { createLetterModule } from '../modules/letter/compose.ts'
import { letterMigrations } from '../modules/letter/store/migrations/letter-migrations.ts'
import { paymentMigrations } from '../modules/payment/store/migrations/payment-migrations.ts'
import { createFakeAccessControl } from '../modules/payment/testing/fake-access-control.ts'
import { confirmed, createFakeSigningModule } from '../modules/payment/testing/fake-signing.ts'
import { createTestRules, ownBic } from '../modules/payment/testing/test-rules.ts'
import type { Actor } from '../platform/actor.ts'
import type { ApplyPhoneAnswer, NewPhoneRequest } from '../platform/documents/signing.ts'
import type { SessionGate } from '../platform/graphql/session-gate.ts'
import { scalarResolvers } from '../platform/graphql/scalars.ts'
import { answerErrors } from '../platform/http/errors.ts'
import { systemIds } from '../platform/ids.ts'
import { addListExports } from '../platform/lists/list-export-routes.ts'
import { createLiveHub } from '../platform/live/hub.ts'
import { createOutboxRelay } from '../platform/outbox/relay.ts'

export type LetterBank = Awaited<ReturnType<typeof openLetterBank>>

/** The service of letters on a real database, with the files of the product and the twin's officers. */
export async function openLetterBank() {
  const folder = await mkdtemp(join(tmpdir(), 'tartip-letters-'))
  const twin = await createTestServices([fileMigrations, paymentMigrations, letterMigrations])
  const { clock, database } = twin
  const { db } = database
  const blobStore = createFolderBlobStore({ folder, clock })
  const fileDeps = {
    db,
    clock,
    ids: systemIds,
    blobStore,
    fileScan: { scan: async () => ({ verdict: 'CLEAN', engine: 'test' }) as const },
    checkContent: async () => 'READABLE' as const,
  }
  const hub = createLiveHub()
  const logged: unknown[] = []
  const logger = { error: (...parts: unknown[]) => void logged.push(parts) }
  const relay = createOutboxRelay({ db, hub, logger })
  await relay.start()
  const accessControl = createFakeAccessControl()
  const fake = createFakeSigningModule(accessControl)
  const phones: { requested: NewPhoneRequest[]; answer: ApplyPhoneAnswer } = {
    requested: [],
    answer: async () => {
      throw new Error('Nobody applies answers of phones')
    },
  }
  const signing: typeof fake = {
    ...fake,
    phones: {
      ...fake.phones,
      async open(tx, requests, now) {
        phones.requested.push(...requests)
        return fake.phones.open(tx, requests, now)
      },
      onAnswer(_kind, apply) {
        phones.answer = apply
      },
    },
  }
  const bank: { port: BankLetters } = { port: twin.services.bankLetters }
  const files = createStoredFiles(fileDeps)
  const rules = createTestRules(clock)
  const reference = { subjects: rules.letterSubjects() }
  const { service, letters, listExports } = createLetterModule({
    db,
    clock,
    ids: createTestIds('letters'),
    logger,
    hub,
    rules: { ...rules, letterSubjects: () => reference.subjects },
    accessControl,
    signing,
    files,
    blobStore,
    // A test may put a failing one in its place.
    bank: {
      submit: letter => bank.port.submit(letter),
      find: (legalPartyId, letterId) => bank.port.find(legalPartyId, letterId),
      markRead: (legalPartyId, letterId, at) => bank.port.markRead(legalPartyId, letterId, at),
      readEvents: (after, limit) => bank.port.readEvents(after, limit),
      onEvent: wake => bank.port.onEvent(wake),
    },
    ownBic,
    fontsFolder: join(import.meta.dirname, '../../../../reference-data/fonts'),
  })
  const schema = makeExecutableSchema({
    typeDefs: service.typeDefs,
    resolvers: { ...scalarResolvers, ...service.resolvers },
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
  let calls = 0
  const contextOf = (actor: Actor, key?: string) => {
    calls += 1
    const idempotencyKey = key ?? `letter-call-${calls}`
    const request = { traceId: `trace-${calls}`, language: 'ru', ip: '192.0.2.1', idempotencyKey }
    return { actor, request: { ...request, isPassive: false } }
  }

  return {
    database,
    twin,
    bank,
    clock,
    accessControl,
    phones,
    files,
    /** A test may put other reference data in its place. */
    reference,
    logged,
    runJobs: letters.runJobsOnce,

    /** What the endpoint would send: the first field of the answer, or the extensions of the refusal. */
    async call<T>(actor: Actor, source: string, variables: object = {}, key?: string) {
      const variableValues = Object.fromEntries(Object.entries(variables))
      const contextValue = contextOf(actor, key)
      const { data, errors } = await graphql({ schema, source, variableValues, contextValue })
      const [refused] = errors ?? []
      if (refused && refused.extensions['code'] === undefined) throw refused
      const [answer]: unknown[] = Object.values(JSON.parse(JSON.stringify(data ?? {})) as object)
      return { answer: answer as T, refusal: refused?.extensions }
    },

    async listen(actor: Actor, source: string, variables: Readonly<Record<string, unknown>>) {
      const document = parse(source)
      const contextValue = contextOf(actor)
      const result = await subscribe({ schema, document, variableValues: variables, contextValue })
      if (!(Symbol.asyncIterator in result)) throw new Error(JSON.stringify(result.errors))
      return result as AsyncGenerator<ExecutionResult>
    },

    /** A list as a file, as the address of its export answers it. */
    async exported(
      actor: Actor,
      list: string,
      query = '',
      format = 'csv',
    ): Promise<{ status: number; body: string; bytes: Buffer }> {
      const sessions = {
        authenticateCookie: async () => ({
          sessionId: actor.sessionId,
          personId: actor.personId,
          actor,
          expiresInSeconds: 60,
        }),
        authenticateKey: async () => undefined,
        recordRefusal: async () => undefined,
      }
      const app = fastify()
      answerErrors(app)
      addListExports(app, listExports, {
        sessions: sessions as unknown as SessionGate,
        allowedOrigins: [],
      })
      const url = `/api/v1/exports/${list}?format=${format}${query}`
      const headers = { 'x-tartip-client': '1', 'accept-language': 'ru', cookie: 'session' }
      const { statusCode, body, rawPayload } = await app.inject({ url, headers })
      await app.close()
      return { status: statusCode, body, bytes: rawPayload }
    },

    async upload(
      actor: Actor,
      text: string,
      purpose: UploadPurpose = 'LETTER_ATTACHMENT',
    ): Promise<string> {
      const bytes = new TextEncoder().encode(text)
      const kept = await uploadFile(fileDeps)(actor, { purpose, fileName: 'договор.txt', bytes })
      if (!kept.ok) throw new Error(kept.error.code)
      return kept.value.fileId
    },

    confirmOnPhone: (request: NewPhoneRequest, transactionId: string) =>
      phones.answer(confirmed(request, transactionId)),

    async close() {
      await relay.stop()
      await twin.close()
      await rm(folder, { recursive: true })
    },
  }
}
