import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { makeExecutableSchema } from '@graphql-tools/schema'
import { ok } from '@tartip/domain/result'
import { proposeColumns } from '@tartip/formats/import/column-proposals'
import { readPayrollRegister } from '@tartip/formats/import/payroll-register'
import { readPaymentFile } from '@tartip/formats/import/read-payment-file'
import { createTestClock } from '@tartip/testkit/clock/test-clock'
import { testDatabase } from '@tartip/testkit/database/test-database'
import { graphql } from 'graphql'

import { createFolderBlobStore } from '../../../blob-store/folder-blob-store.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/db.ts'
import { scalarResolvers } from '../../../platform/graphql/scalars.ts'
import { systemIds } from '../../../platform/ids.ts'
import { jobQueueMigrations } from '../../../platform/jobs/store/job-queue-migrations.ts'
import { createLiveHub } from '../../../platform/live/hub.ts'
import { createPaymentModule } from '../../payment/compose.ts'
import { paymentMigrations } from '../../payment/store/migrations/payment-migrations.ts'
import { createFakeAccessControl } from '../../payment/testing/fake-access-control.ts'
import { createFakeAccounts } from '../../payment/testing/fake-accounts.ts'
import { createFakeBank } from '../../payment/testing/fake-bank.ts'
import { fakeBudget } from '../../payment/testing/fake-budget.ts'
import { unlimited } from '../../payment/testing/fake-limits.ts'
import { createFakeRates } from '../../payment/testing/fake-rates.ts'
import { fakeRetailCards } from '../../payment/testing/fake-retail-cards.ts'
import { createFakeSigningModule } from '../../payment/testing/fake-signing.ts'
import { createFakeUploads } from '../../payment/testing/fake-uploads.ts'
import { createFakeSalaryProject } from '../../payment/testing/fake-salary-project.ts'
import { createTestRules, ownBic } from '../../payment/testing/test-rules.ts'
import { noQr } from '../../qr/testing/no-qr.ts'
import { createFileExchange } from '../compose-exchange.ts'
import type { FileReader } from '../exchange/read-in-worker.ts'
import { exchangeMigrations } from '../store/migrations/exchange-migrations.ts'
import { fileMigrations } from '../store/migrations/file-migrations.ts'
import { createStoredFiles } from '../use-cases/stored-files.ts'
import { uploadFile } from '../use-cases/upload-file.ts'

/** Without a thread, which takes a second to start from the sources; `read-in-worker.test.ts` has that. */
const directReader: FileReader = {
  payments: async (bytes, options) => {
    const read = await readPaymentFile(bytes, options)
    const columns = read.ok ? undefined : await proposeColumns(bytes)
    const hash = createHash('sha256').update(bytes).digest('hex')
    return { hash, read, ...(columns ? { columns } : {}) }
  },
  payroll: async (bytes, options) => ({
    hash: createHash('sha256').update(bytes).digest('hex'),
    read: await readPayrollRegister(bytes, options),
  }),
}

/** Imports and exports on a database, with the payments of the product; the bank around them is fake. */
export function composeExchange(db: Db, folder: string) {
  const clock = createTestClock()
  const hub = createLiveHub()
  const logged: unknown[] = []
  const logger = { error: (...parts: unknown[]) => void logged.push(parts) }
  const accessControl = createFakeAccessControl()
  const accounts = createFakeAccounts()
  const rules = createTestRules(clock)
  const blobStore = createFolderBlobStore({ folder, clock })
  const fileDeps = {
    db,
    clock,
    ids: systemIds,
    blobStore,
    fileScan: { scan: async () => ({ verdict: 'CLEAN', engine: 'test' }) as const },
    checkContent: async () => 'READABLE' as const,
  }
  const payment = createPaymentModule({
    db,
    clock,
    ids: systemIds,
    logger,
    rules,
    accounts,
    rates: createFakeRates(),
    accessControl,
    signing: createFakeSigningModule(accessControl),
    bank: createFakeBank(),
    rateQuotes: {
      request: async request => ok({ ...request, state: 'WAITING', requestedAt: 0 }),
      cancel: async () => undefined,
      readEvents: async () => [],
      onEvent: () => () => undefined,
    },
    qr: noQr,
    salaryProject: createFakeSalaryProject().project,
    ...createFakeUploads(),
    retailCards: fakeRetailCards,
    budget: fakeBudget,
    operationLimits: unlimited,
    hub,
    ownBic,
    secretKey: 'a secret of the tests, long enough',
    publicAddress: 'https://bank.example',
    fontsFolder: join(import.meta.dirname, '../../../../../../reference-data/fonts'),
  })
  const exchange = createFileExchange({
    db,
    clock,
    ids: systemIds,
    logger,
    hub,
    files: createStoredFiles(fileDeps),
    blobStore,
    payments: payment.payments,
    accounts,
    accessControl,
    rules,
    ownBic,
    exports: payment.listExports,
    reader: directReader,
  })
  return { clock, logged, accessControl, accounts, fileDeps, payment, exchange }
}

export async function openExchangeBank() {
  const folder = await mkdtemp(join(tmpdir(), 'tartip-exchange-'))
  const database = await testDatabase([
    jobQueueMigrations,
    paymentMigrations,
    fileMigrations,
    exchangeMigrations,
  ])
  const { clock, logged, accessControl, accounts, fileDeps, payment, exchange } = composeExchange(
    database.db,
    folder,
  )
  const schemaOf = ({ service }: Pick<typeof exchange, 'service'>) =>
    makeExecutableSchema({
      typeDefs: service.typeDefs,
      resolvers: { ...scalarResolvers, ...service.resolvers },
      resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    })
  const schemas = { files: schemaOf(exchange), payment: schemaOf(payment) }
  let calls = 0

  async function call<T>(
    actor: Actor,
    source: string,
    variables: object = {},
    service: keyof typeof schemas = 'files',
  ): Promise<{ answer: T; refusal: Readonly<Record<string, unknown>> | undefined }> {
    calls += 1
    const request = {
      traceId: `trace-${calls}`,
      language: 'ru',
      ip: '192.0.2.1',
      idempotencyKey: `exchange-call-${calls}`,
      isPassive: false,
    }
    const { data, errors } = await graphql({
      schema: schemas[service],
      source,
      variableValues: Object.fromEntries(Object.entries(variables)),
      contextValue: { actor, request },
    })
    const [refused] = errors ?? []
    if (refused && refused.extensions['code'] === undefined) throw refused
    const [answer]: unknown[] = Object.values(JSON.parse(JSON.stringify(data ?? {})) as object)
    return { answer: answer as T, refusal: refused?.extensions }
  }

  return {
    database,
    folder,
    clock,
    accounts,
    accessControl,
    logged,
    jobs: exchange.jobs,
    settle: () => exchange.jobs.runJobsOnce(),
    /** The names of what the store of files holds. */
    async storedFiles() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries.filter(one => one.isFile()).map(({ name }) => name)
    },
    call,
    async upload(actor: Actor, bytes: Uint8Array | string, fileName = 'payments.txt') {
      const content = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes
      const kept = await uploadFile(fileDeps)(actor, {
        purpose: 'PAYMENT_FILE',
        fileName,
        bytes: content,
      })
      if (!kept.ok) throw new Error(kept.error.code)
      return kept.value.fileId
    },
    async close() {
      await database.close()
      await rm(folder, { recursive: true })
    },
  }
}
