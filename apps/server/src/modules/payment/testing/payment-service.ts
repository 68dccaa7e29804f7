import { join } from 'node:path'
import type { Language } from '@tartip/domain/language'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { graphql, parse, subscribe, type ExecutionResult } from 'graphql'
import { sql } from 'kysely'
import { createTestClock, type TestClock } from '@tartip/testkit/clock/test-clock'
import { testDatabase } from '@tartip/testkit/database/test-database'
import { createTestIds } from '@tartip/testkit/ids/test-ids'
import type { OperationLimits } from '@tartip/bank-ports/operation-limits'
import type { RateQuotes } from '@tartip/bank-ports/rate-quotes'
import { ok } from '@tartip/domain/result'

import { nameOfExport } from '../../../platform/lists/list-export-routes.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/db.ts'
import { scalarResolvers } from '../../../platform/graphql/scalars.ts'
import { createLiveHub } from '../../../platform/live/hub.ts'
import { createOutboxRelay } from '../../../platform/outbox/relay.ts'
import { createPaymentModule } from '../compose.ts'
import { createVerification } from '../paper/verification.ts'
import { paymentMigrations } from '../store/migrations/payment-migrations.ts'
import type { Qr } from '../../qr/public.ts'
import { noQr } from '../../qr/testing/no-qr.ts'
import { createFakeAccessControl } from './fake-access-control.ts'
import { createFakeAccounts, somAccount } from './fake-accounts.ts'
import { createFakeBank } from './fake-bank.ts'
import { unlimited } from './fake-limits.ts'
import { createFakeRates } from './fake-rates.ts'
import { fakeBudget } from './fake-budget.ts'
import { fakeRetailCards } from './fake-retail-cards.ts'
import { createFakeSalaryProject } from './fake-salary-project.ts'
import { createFakeUploads } from './fake-uploads.ts'
import { createFakeSigningModule } from './fake-signing.ts'
import { seedPayment } from './payment-builder.ts'
import { organisationId } from './test-people.ts'
import { createTestRules, ownBic } from './test-rules.ts'
import { readFileBytes } from '../../../platform/lists/testing/read-file.ts'

export type TestPaymentService = Awaited<ReturnType<typeof openPaymentService>>

const secretKey = 'a secret of the tests, long enough'

/** Dealers who let every request wait. */
const idleDealers: RateQuotes = {
  request: async request => ok({ ...request, state: 'WAITING', requestedAt: 0 }),
  find: async () => undefined,
  cancel: async () => undefined,
  readEvents: async () => [],
  onEvent: () => () => undefined,
}

export interface PaymentServiceOptions {
  /** Further tables in the database. */
  readonly migrations?: Parameters<typeof testDatabase>[0]
  /** The bank's limits, with tables in the same database; without them nobody is limited. */
  readonly qr?: Qr
  readonly limitsOn?: (db: Db, clock: TestClock) => OperationLimits
}

/** The GraphQL service on a real database, with three documents in it; all around it is fake. */
export async function openPaymentService(options: PaymentServiceOptions = {}) {
  const database = await testDatabase([paymentMigrations, ...(options.migrations ?? [])])
  const clock = createTestClock()
  const hub = createLiveHub()
  const accessControl = createFakeAccessControl()
  const accounts = createFakeAccounts()
  const salary = createFakeSalaryProject()
  const uploads = createFakeUploads()
  const bank = createFakeBank()
  const logger = {
    error: (...entries: unknown[]) => {
      throw new Error(`Nothing should have to be logged: ${JSON.stringify(entries)}`)
    },
  }
  const relay = createOutboxRelay({ db: database.db, hub, logger })
  await relay.start()
  const { service, payments, listExports, registerRoutes } = createPaymentModule({
    db: database.db,
    clock,
    ids: createTestIds(1),
    logger,
    rules: createTestRules(clock),
    accounts,
    rates: createFakeRates(),
    qr: options.qr ?? noQr,
    accessControl,
    signing: createFakeSigningModule(accessControl),
    bank,
    rateQuotes: idleDealers,
    retailCards: fakeRetailCards,
    budget: fakeBudget,
    salaryProject: salary.project,
    files: uploads.files,
    blobStore: uploads.blobStore,
    payrollFiles: uploads.payrollFiles,
    operationLimits: options.limitsOn?.(database.db, clock) ?? unlimited,
    hub,
    ownBic,
    secretKey,
    publicAddress: 'https://bank.example',
    fontsFolder: join(import.meta.dirname, '../../../../../../reference-data/fonts'),
  })
  await payments.seed.addPayments([
    seedPayment({ id: seededId(1), transferNum: '11', statusCode: 'SUCCESS' }),
    seedPayment({ id: seededId(2), transferNum: '12', statusCode: 'PARTIALLY_CONFIRMED' }),
    seedPayment({
      id: seededId(3),
      transferNum: '13',
      statusCode: 'FOR_EDITING',
      description: 'Не тот счёт',
    }),
  ])
  const schema = makeExecutableSchema({
    typeDefs: service.typeDefs,
    resolvers: { ...scalarResolvers, ...service.resolvers },
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
  const contextOf = createContexts()
  /** One of the files of the module; throws when it is refused. */
  const openExport = async (
    name: string,
    actor: Actor,
    input: Readonly<Record<string, unknown>> = {},
    language: Language = 'en',
  ) => {
    const list = listExports.find(each => each.name === name)
    if (list === undefined) throw new Error(`There is no export ${name}`)
    const opened = await list.open(actor, input, language)
    if (!opened.ok) throw new Error(JSON.stringify(opened.error))
    const fileName = nameOfExport(list, opened.value, language)
    const { write } = opened.value
    return { fileName, write: (format: string) => readFileBytes(write(format)) }
  }

  return {
    accounts,
    accessControl,
    salary,
    uploads,
    bank,
    payments,
    ownerDb: database.ownerDb,

    clock,

    /** Runs a query or a mutation, and answers what the endpoint would send. */
    async run(
      actor: Actor | undefined,
      source: string,
      variables: object = {},
      idempotencyKey?: string,
    ) {
      const variableValues = Object.fromEntries(Object.entries(variables))
      const contextValue = contextOf(actor, idempotencyKey)
      const { data, errors } = await graphql({ schema, source, variableValues, contextValue })
      // The endpoint sends JSON, so JSON is what is checked.
      const answered: unknown = JSON.parse(JSON.stringify(data ?? null))
      return { data: answered, errors: errors?.map(error => error.extensions) }
    },

    /** Opens a subscription; throws when it is refused. */
    async listen(actor: Actor, source: string, variables: Readonly<Record<string, unknown>>) {
      const result = await subscribe({
        schema,
        document: parse(source),
        variableValues: variables,
        contextValue: contextOf(actor),
      })
      if (!(Symbol.asyncIterator in result)) throw new Error(JSON.stringify(result.errors))
      return result as AsyncGenerator<ExecutionResult>
    },

    /** The lines of the history as a CSV file, its heads left out; throws when it is refused. */
    async exportHistory(actor: Actor, input: Readonly<Record<string, unknown>> = {}) {
      const text = (await (await openExport('payments', actor, input)).write('csv')).toString()
      return text.trimEnd().split('\r\n').slice(1)
    },

    openExport,
    /** What the endpoint checks before it opens an export. */
    exportPolicies: listExports.map(({ name, policy }) => ({ name, policy })),
    registerRoutes,

    verification: {
      /** The code that is printed on a document; also of one that is not executed. */
      async codeOf(id: string) {
        const { rows } = await sql<{ digest: string }>`
          select digest from payment.payment where id = ${id}`.execute(database.ownerDb)
        const verification = createVerification({ db: database.db, secretKey })
        return verification.codeOf({ id, digest: rows[0]?.digest ?? '' })
      },
    },

    /** Changes a document behind the back of the application. */
    async tamper(id: string) {
      await sql`update payment.payment set recipient_name = 'ОсОО Другой' where id = ${id}`.execute(
        database.ownerDb,
      )
    },

    /** Gives a document another payment code, which may be none of the classifier. */
    async setPaymentCode(id: string, code: string) {
      await sql`update payment.payment set payment_code = ${code} where id = ${id}`.execute(
        database.ownerDb,
      )
    },

    async close() {
      await relay.stop()
      await database.close()
    },
  }
}

/** The ids of the three documents end with 1, 2 and 3; any other is nobody’s. */
export const seededId = (end: number): string => `50000000-0000-4000-8000-00000000000${end}`

/** Calls of people, each under a key of its own. */
function createContexts() {
  let keys = 0
  return (actor: Actor | undefined, idempotencyKey?: string) => {
    keys += 1
    return {
      actor,
      request: {
        traceId: `trace-${keys}`,
        language: 'ru',
        ip: '192.0.2.1',
        idempotencyKey: idempotencyKey ?? `request-key-${keys}`,
        isPassive: false,
      },
    }
  }
}

/** A transfer to another bank, as the form hands it in. */
export const transfer = (more: object = {}) => ({
  legalPartyId: organisationId,
  operation: { id: 'CLEARING' },
  payerAccount: somAccount,
  amount: '4200.5',
  purpose: 'Оплата по договору 7',
  paymentCode: '44101000',
  recipientBic: '124030',
  recipientAccount: '1240000000000101',
  recipientName: 'ОсОО Поставщик',
  valueDate: '2026-11-30',
  ...more,
})

export const save = `mutation($input: InterBankTransferInput!) {
  saveInterBankTransferNativeDraft(interBankTransfer: $input)
}`
