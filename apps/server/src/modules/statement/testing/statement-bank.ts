import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { SalePoint, TerminalOperation } from '@tartip/bank-ports/acquiring'
import type { CardAccountBalances, CardOperation } from '@tartip/bank-ports/cards'
import {
  InvalidCursor,
  type CoreAccount,
  type CoreOperation,
} from '@tartip/bank-ports/core-accounts'
import { BlobStoreFailure } from '@tartip/bank-ports/blob-store'
import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import { addDays, bishkekDate, fromIso } from '@tartip/domain/time/instant'
import { createTestClock } from '@tartip/testkit/clock/test-clock'
import { openAsApplication } from '@tartip/testkit/database/open-as-application'
import { testDatabase } from '@tartip/testkit/database/test-database'
import { sql } from 'kysely'
import { graphql, parse, subscribe, type ExecutionResult, type GraphQLError } from 'graphql'

import { createFolderBlobStore } from '../../../blob-store/folder-blob-store.ts'
import type { Actor } from '../../../platform/actor.ts'
import { scalarResolvers } from '../../../platform/graphql/scalars.ts'
import { systemIds } from '../../../platform/ids.ts'
import { jobQueueMigrations } from '../../../platform/jobs/store/job-queue-migrations.ts'
import { queueJob } from '../../../platform/jobs/store/job-queue-store.ts'
import { createLiveHub } from '../../../platform/live/hub.ts'
import { createOutboxRelay } from '../../../platform/outbox/relay.ts'
import { aCoreAccount, fakeCoreAccounts } from '../../account/testing/fake-core-accounts.ts'
import { createFakeAccessControl } from '../../payment/testing/fake-access-control.ts'
import { organisationId, testActor } from '../../payment/testing/test-people.ts'
import { createTestRules, ownBic } from '../../payment/testing/test-rules.ts'
import { batchOfTexts } from '../files/stored-operations.ts'
import { writeStatement } from '../files/write-statement.ts'
import { orderScheduledTask } from '../jobs/order-scheduled.ts'
import { createStatementModule } from '../compose.ts'
import { statementMigrations } from '../store/migrations/statement-migrations.ts'

export const first = testActor('FIRST')
export const somAccount = aCoreAccount({ legalPartyId: organisationId })
export const dollarAccount = aCoreAccount({
  legalPartyId: organisationId,
  accountId: '44444444-4444-4444-8444-000000000002',
  account: '1090011000024203',
  currency: 'USD',
})
export const cardAccount = aCoreAccount({
  legalPartyId: organisationId,
  accountId: '44444444-4444-4444-8444-000000000003',
  account: '1090011000034205',
  type: 'CARD',
})

export type StatementBank = Awaited<ReturnType<typeof openStatementBank>>

/**
 * The service of statements on a real database and on books that a test fills. A second process of the same bank is
 * given the address of its database.
 */
export async function openStatementBank({
  url,
  writeFile = writeStatement,
}: {
  readonly url?: string
  readonly writeFile?: typeof writeStatement
} = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'tartip-statements-'))
  const database = await (url === undefined
    ? testDatabase([jobQueueMigrations, statementMigrations])
    : openOther(url))
  const { db } = database
  const clock = createTestClock()
  const hub = createLiveHub()
  const logged: unknown[] = []
  const logger = { error: (...parts: unknown[]) => void logged.push(parts) }
  const relay = createOutboxRelay({ db, hub, logger })
  await relay.start()
  const books = createBooks()
  const interruptions = { left: 0 }
  const removals = { failing: 0 }
  const blobStore = createFolderBlobStore({ folder, clock })
  const readable = new Map<string, readonly string[]>()
  const { service, jobs, registerRoutes } = createStatementModule({
    db,
    clock,
    ids: systemIds,
    logger,
    hub,
    core: books.core,
    cards: {
      balancesOf: async () => books.cardBalances,
      operations: async (_party, accountId, from, to) =>
        books.cardOperations.filter(
          one =>
            one.accountId === accountId && bishkekDate(one.at) >= from && bishkekDate(one.at) <= to,
        ),
    },
    acquiring: {
      salePointsOf: async legalPartyId =>
        books.salePoints.filter(one => one.legalPartyId === legalPartyId),
      terminalOperations: async (_party, codes, from, to) =>
        books.terminalOperations.filter(
          one => codes.includes(one.terminalCode) && one.occurredAt >= from && one.occurredAt < to,
        ),
    },
    rules: createTestRules(clock),
    accounts: {
      readableAccounts: async ({ personId, legalPartyId }) =>
        readable.get(personId) ??
        (await books.core.accountsOf(legalPartyId)).map(({ account }) => account),
    },
    accessControl: createFakeAccessControl(),
    blobStore: {
      ...blobStore,
      async delete(key) {
        if (removals.failing > 0) {
          removals.failing -= 1
          throw new BlobStoreFailure('The store of files is away')
        }
        await blobStore.delete(key)
      },
    },
    writeFile: (file, read) => {
      if (interruptions.left > 0) {
        interruptions.left -= 1
        throw new Error('The process ends')
      }
      return writeFile(file, async (...place) => batchOfTexts(await read(...place)))
    },
    ownBic,
    fontsFolder: join(import.meta.dirname, '../../../../../../reference-data/fonts'),
  })
  const schema = makeExecutableSchema({
    typeDefs: service.typeDefs,
    resolvers: { ...scalarResolvers, ...service.resolvers },
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
  let calls = 0
  const contextOf = (actor: Actor, key?: string) => {
    calls += 1
    const idempotencyKey = key ?? `statement-call-${calls}`
    const request = { traceId: `trace-${calls}`, language: 'ru', ip: '192.0.2.1', idempotencyKey }
    return { actor, request: { ...request, isPassive: false } }
  }
  return {
    database,
    clock,
    books,
    logged,
    /** The names of what the store of files holds. */
    async storedFiles() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries.filter(one => one.isFile()).map(({ name }) => name)
    },
    /** How many removals of files the store refuses. */
    removals,
    /** How many files are not written because the process ends. */
    interruptions,
    /** Lets the attempts that wait for their time begin. */
    makeDue: () =>
      sql`update graphile_worker._private_jobs set run_at = now()`.execute(database.ownerDb),
    /** Which accounts a person may read; all when nothing is set. */
    readable,
    registerRoutes,
    startJobs: jobs.startJobs,
    runJobs: jobs.runJobsOnce,
    /** What the clock of the queue does every ten minutes. */
    async orderScheduled() {
      await queueJob(database.db, { task: orderScheduledTask, payload: {} })
      await jobs.runJobsOnce()
    },
    /** Runs jobs until one was there to run. */
    async untilJobsAreDone() {
      for (let tried = 0; tried < 40; tried += 1) {
        if ((await jobs.runJobsOnce()) > 0) return
      }
    },

    /** The first field of the answer, or the code of the refusal with its parameters as the cause. */
    async call<T>(
      source: string,
      variables: object = {},
      { actor = first, key }: { readonly actor?: Actor; readonly key?: string } = {},
    ): Promise<T> {
      const variableValues = { ...variables }
      const contextValue = contextOf(actor, key)
      const { data, errors } = await graphql({ schema, source, variableValues, contextValue })
      const [refused] = errors ?? []
      if (refused) throw codeOf(refused)
      const [answer]: unknown[] = Object.values(JSON.parse(JSON.stringify(data ?? {})) as object)
      return answer as T
    },

    async listen(source: string, variables: Readonly<Record<string, unknown>>, actor = first) {
      const document = parse(source)
      const contextValue = contextOf(actor)
      const result = await subscribe({ schema, document, variableValues: variables, contextValue })
      if (!(Symbol.asyncIterator in result)) throw new Error(JSON.stringify(result.errors))
      return result as AsyncGenerator<ExecutionResult>
    },

    async close() {
      await relay.stop()
      await database.close()
      await rm(folder, { recursive: true })
    },
  }
}

function openOther(url: string) {
  const { db, close } = openAsApplication(url)
  return { db, ownerDb: db, url, close }
}

/** One booking on each of five days. */
export function bookFiveDays({ books }: Pick<StatementBank, 'books'>): void {
  books.book(somAccount, {
    bookedAt: fromIso('2026-10-31T04:00:00.000Z'),
    direction: 'CREDIT',
    amountMinor: 1_000_00n,
  })
  for (let day = 1; day <= 5; day += 1) {
    books.book(somAccount, {
      bookedAt: fromIso(`2026-11-0${day}T04:00:00.000Z`),
      direction: day % 2 === 0 ? 'DEBIT' : 'CREDIT',
      amountMinor: BigInt(day) * 100_00n,
      purpose: day === 3 ? 'Аренда офиса, өкмөт' : 'Оплата товара',
    })
  }
}

function codeOf(refused: GraphQLError): Error {
  const { code, params } = refused.extensions
  return typeof code === 'string' ? new Error(code, { cause: params }) : refused
}

/** Books in which a test books what it wants. */
function createBooks() {
  const accounts: CoreAccount[] = [somAccount, dollarAccount, cardAccount]
  const booked: CoreOperation[] = []
  const self = {
    isUnavailable: false,
    /** What happens before the bank is read. */
    beforeOperations: async () => {},
    cardBalances: [] as CardAccountBalances[],
    cardOperations: [] as CardOperation[],
    salePoints: [] as SalePoint[],
    terminalOperations: [] as TerminalOperation[],
    accounts,
    /** Books an operation after those of its account; the balance follows. */
    book(
      account: CoreAccount,
      operation: Pick<CoreOperation, 'bookedAt' | 'direction' | 'amountMinor'> &
        Partial<CoreOperation>,
    ): CoreOperation {
      const before = balanceOf(account.accountId)
      const { direction, amountMinor } = operation
      const one: CoreOperation = {
        operationId: `operation ${booked.length + 1}`,
        accountId: account.accountId,
        currency: account.currency,
        balanceAfterMinor: before + (direction === 'CREDIT' ? amountMinor : -amountMinor),
        counterpartyName: 'ОсОО «Бишкек Хлеб»',
        counterpartyAccount: '1180000000000123',
        counterpartyBank: '118005',
        purpose: 'Оплата по договору',
        documentNumber: String(booked.length + 1),
        operationCode: 'CLEARING',
        ...operation,
      }
      booked.push(one)
      return one
    },
  }
  /** One outlet with one terminal, what was sold through it, and the account that was credited. */
  const sellThrough = (
    code: string,
    sales: readonly (readonly ['SALE' | 'RETURN', string, bigint])[],
    account = somAccount.account,
  ) => {
    const cashRegister = {
      cashRegisterId: 'register',
      salePointId: 'outlet',
      code: '1',
      name: 'Касса',
      hasKkm: false,
      isActive: true,
      terminals: [{ terminalId: 'terminal', code, isActive: true }],
    }
    self.salePoints.push({
      salePointId: 'outlet',
      legalPartyId: organisationId,
      code: '000001',
      name: 'Дүкөн',
      checkName: 'SHOP',
      account,
      createdAt: 0,
      cashRegisters: [cashRegister],
      address: {
        regionId: '1',
        street: 'Чүй',
        houseNumber: '120',
        phones: [],
        taxOfficeCode: '001',
        latitude: '42.87',
        longitude: '74.59',
      },
    })
    self.terminalOperations.push(
      ...sales.map(([kind, at, amountMinor], index) => ({
        operationId: `sale ${index}`,
        terminalCode: code,
        kind,
        occurredAt: fromIso(at),
        amountMinor,
        feeMinor: amountMinor / 500n,
        currency: 'KGS' as const,
        maskedCard: '4169 58** **** 1234',
        rrn: `00000000000${index}`,
      })),
    )
  }
  /** Operations of the card account, newest first, and what they have left on it. */
  const payByCard = (
    operations: readonly (Pick<CoreOperation, 'direction' | 'amountMinor'> &
      Pick<CardOperation, 'at' | 'order'>)[],
    balanceMinor: bigint,
  ) => {
    const { accountId, currency } = cardAccount
    self.cardBalances.push({ accountId, balances: [{ currency, balanceMinor, heldMinor: 0n }] })
    self.cardOperations.push(
      ...operations.map(({ at, direction, amountMinor, order }, index) => ({
        operationId: `card ${index}`,
        accountId,
        maskedNumber: '9417 00•• •••• 1234',
        kind: 'RETAIL' as const,
        direction,
        baseMinor: amountMinor,
        baseCurrency: currency,
        transactionMinor: amountMinor,
        transactionCurrency: currency,
        settlementMinor: amountMinor,
        settlementCurrency: currency,
        commissionMinor: 0n,
        commissionCurrency: currency,
        details: 'Дүкөн «Береке»',
        ...(order === undefined ? {} : { order }),
        at,
        isPending: false,
      })),
    )
  }
  const of = (accountId: string) => booked.filter(one => one.accountId === accountId)
  const balanceOf = (accountId: string) => of(accountId).at(-1)?.balanceAfterMinor ?? 0n
  const core = fakeCoreAccounts(accounts, {
    async operations(_party, accountId, { from = '', to = '9999-12-31' }, before, limit) {
      await self.beforeOperations()
      if (self.isUnavailable) throw new BankUnavailable('The bank is away')
      const found = of(accountId)
        .filter(({ bookedAt }) => bishkekDate(bookedAt) >= from && bishkekDate(bookedAt) <= to)
        .toReversed()
      const begin = before === undefined ? 0 : Number(before)
      const end = begin + limit
      const sum = (direction: CoreOperation['direction']) =>
        found
          .filter(one => one.direction === direction && one.operationCode !== 'BALANCE_FORWARD')
          .reduce((total, { amountMinor }) => total + amountMinor, 0n)
      return {
        list: found.slice(begin, end),
        ...(found.length > end ? { nextCursor: String(end) } : {}),
        totalCreditMinor: sum('CREDIT'),
        totalDebitMinor: sum('DEBIT'),
        broughtForwardMinor: found
          .filter(one => one.operationCode === 'BALANCE_FORWARD')
          .reduce((total, { amountMinor }) => total + amountMinor, 0n),
      }
    },
    async operationsAfter(_party, accountId, { after, from = '' }, limit) {
      if (self.isUnavailable) throw new BankUnavailable('The bank is away')
      if (after !== undefined && !/^\d+$/.test(after)) throw new InvalidCursor('No cursor')
      const rows = of(accountId).map((operation, index) => ({
        operation,
        cursor: String(index + 1),
      }))
      const found = rows.filter(({ operation, cursor }) =>
        after === undefined
          ? bishkekDate(operation.bookedAt) >= from
          : Number(cursor) > Number(after),
      )
      return { list: found.slice(0, limit), hasMore: found.length > limit }
    },
    async closingBalances(_party, accountId, from, to) {
      const days = []
      for (let date = from; date <= to; date = addDays(date, 1)) {
        const before = of(accountId).filter(({ bookedAt }) => bishkekDate(bookedAt) <= date)
        days.push({ date, balanceMinor: before.at(-1)?.balanceAfterMinor ?? 0n })
      }
      return days
    },
  })
  return {
    ...self,
    sellThrough,
    payByCard,
    core,
    setUnavailable(value: boolean) {
      self.isUnavailable = value
    },
    beforeOperations(act: () => Promise<void>) {
      self.beforeOperations = act
    },
  }
}
