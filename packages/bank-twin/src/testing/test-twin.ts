import { bankWord } from '../reference/bank-words.ts'
import { createLedger } from '@tartip/ledger/ledger'
import { ledgerMigrations } from '@tartip/ledger/ledger-migrations'
import { type TestClock, createTestClock } from '@tartip/testkit/clock/test-clock'
import { type TestDatabase, testDatabase } from '@tartip/testkit/database/test-database'
import { createTestIds } from '@tartip/testkit/ids/test-ids'
import { createCalendar } from '@tartip/domain/bank-day/calendar'
import { accountCheckDigits } from '@tartip/domain/identifiers/account-number'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { bishkekDate, fromIso, type LocalDate, toIso } from '@tartip/domain/time/instant'
import type { ExecutionEvent, ExecutionState } from '@tartip/bank-ports/payment-execution'
import type { DomesticOrder } from '@tartip/domain/payment/payment-order'
import { type BankTwinDeps, createBankTwin } from '../bank-twin.ts'
import type {
  BankTwin,
  BankTwinConfig,
  NewTwinAccount,
  ReceivedPayment,
} from '../bank-twin-types.ts'
import type { QuoteEvent, RateQuotes } from '@tartip/bank-ports/rate-quotes'
import { createTwinFeed, feedMigrations } from '../common/event-feed.ts'
import { usualTimetable } from '../execution/timetable.ts'
import { internalAccountId } from '../internal-accounts.ts'
import { quoteMigrations } from '../quotes/quote-store.ts'
import { createDealerDesk, createRateQuotes, type DealerDesk } from '../quotes/rate-quotes.ts'
import { budgetMigrations } from '../budget/budget-migrations.ts'
import { twinMigrations } from '../twin-migrations.ts'
import { bankWords } from './test-services.ts'
import { verifyLedger } from '@tartip/ledger/verify-ledger'
import { expect } from 'vitest'

export const ownBic = '109001'
export const ownBankName = {
  ru: 'ОАО «Тартип Банк»',
  ky: '«Тартип Банк» ААК',
  en: 'OJSC “Tartip Bank”',
}
export const otherBank = { bic: '118005', account: accountNumber('118', 7) }

export interface TestTwin {
  readonly twin: BankTwin
  readonly database: TestDatabase
  readonly clock: TestClock
  readonly rateQuotes: RateQuotes
  /** The dealers behind `rateQuotes`. */
  readonly dealer: DealerDesk
  /** A twin on the same database: another process, or the same one after a restart. */
  another(): BankTwin
  newId(): string
  newAccount(options?: NewAccountOptions): Promise<NewTwinAccount>
  order(payer: NewTwinAccount, change?: Partial<DomesticOrder>): DomesticOrder
  /** Money that a client of another bank has sent to an account of this one. */
  received(account: string, amountMinor: bigint, system: ReceivedPayment['system']): ReceivedPayment
  stateOf(order: { readonly paymentId: string }): Promise<ExecutionState | undefined>
  /** What an account holds, booked and of it on its way; minor units. */
  moneyOf(account: NewTwinAccount): Promise<{ booked?: bigint; held?: bigint }>
  /** Everything that has happened to orders, oldest first. */
  allEvents(): Promise<ExecutionEvent[]>
  /** What the bank's own account of this kind holds, booked; minor units. */
  internalBalance(
    kind: Parameters<typeof internalAccountId>[0],
    currency?: CurrencyCode,
  ): Promise<bigint | undefined>
  /** Moves the clock to a time of day in Bishkek, `HH:mm`. */
  setTo(date: LocalDate, time: string): void
  /** Lets time pass until nothing is due any more. */
  finishEverything(twin?: BankTwin): Promise<void>
  close(): Promise<void>
}

export interface NewAccountOptions {
  readonly balanceMinor?: bigint
  readonly currency?: CurrencyCode
  readonly status?: NewTwinAccount['status']
  readonly legalPartyId?: string
  readonly type?: NewTwinAccount['type']
}

/**
 * A twin on a fresh database, with a directory of two banks and no clients yet; further tables for what is tested
 * beside it.
 */
export async function createTestTwin(
  options: Partial<BankTwinConfig> & Pick<BankTwinDeps, 'middleRates' | 'faults'> = {},
  further: Parameters<typeof testDatabase>[0] = [],
): Promise<TestTwin> {
  const { middleRates, faults, ...config } = options
  const database = await testDatabase([
    { name: 'ledger', migrations: ledgerMigrations },
    { name: 'twin', migrations: twinMigrations },
    { name: 'twin-feeds', migrations: feedMigrations },
    { name: 'twin-quotes', migrations: quoteMigrations },
    { name: 'twin-budget', migrations: budgetMigrations },
    ...further,
  ])
  const clock = createTestClock()
  const ids = createTestIds('twin')
  const deps: BankTwinDeps = {
    db: database.db,
    clock,
    ids,
    config: { ownPrefix: '109', stepDelayMs: 1_000, ...config },
    ...(middleRates === undefined ? {} : { middleRates }),
    ...(faults === undefined ? {} : { faults }),
  }
  const twin = createBankTwin(deps)
  const quoteDeps = {
    db: database.db,
    clock,
    feed: createTwinFeed<QuoteEvent>(database.db, 'quotes'),
  }
  await twin.seed.addBanks([
    { bic: ownBic, accountPrefix: '109', name: ownBankName },
    { bic: otherBank.bic, accountPrefix: '118', name: 'ЗАО «Другой банк»' },
  ])
  let count = 0

  async function newAccount(options: NewAccountOptions = {}): Promise<NewTwinAccount> {
    count += 1
    const legalPartyId = options.legalPartyId ?? ids.uuid()
    const account = testAccount(count, legalPartyId, ids.uuid(), options)
    const client = { legalPartyId, name: account.ownerName, inn: '01712199610040' }
    await twin.seed.addClients([client])
    await twin.seed.addAccounts([account])
    const balanceMinor = options.balanceMinor ?? 0n
    if (balanceMinor > 0n) {
      await twin.seed.bookHistory([
        {
          operationId: ids.uuid(),
          accountId: account.accountId,
          bookedAt: clock.now() - 86_400_000,
          direction: 'CREDIT',
          amountMinor: balanceMinor,
          counterpartyName: 'Начальный остаток',
          counterpartyAccount: otherBank.account,
          purpose: 'Перенос остатка',
        },
      ])
    }
    return account
  }

  return {
    twin,
    database,
    clock,
    rateQuotes: createRateQuotes(quoteDeps),
    dealer: createDealerDesk(quoteDeps),
    another: () => createBankTwin(deps),
    newId: () => ids.uuid(),
    newAccount,
    order: (payer, change) => ({ ...plainOrder(payer, clock.now(), ids.uuid()), ...change }),
    received: (account, amountMinor, system) => ({
      ...receivedPayment,
      incomingId: ids.uuid(),
      account,
      amountMinor,
      system,
    }),
    stateOf: async order => (await twin.paymentExecution.find(order.paymentId))?.state,
    async moneyOf({ legalPartyId, account }) {
      const found = await twin.coreAccounts.findOwnAccount(legalPartyId, account)
      return found === undefined ? {} : { booked: found.balanceMinor, held: found.heldMinor }
    },
    allEvents: () => twin.paymentExecution.readEvents(0n, 1000),
    async internalBalance(kind, currency = 'KGS') {
      const id = internalAccountId(kind, currency)
      return (await createLedger({ db: database.db }).balances([id])).get(id)?.bookedMinor
    },
    setTo: (date, time) => clock.setTo(toIso(fromIso(`${date}T${time}:00+06:00`))),
    async finishEverything(which = twin) {
      do clock.advanceMinutes(1)
      while ((await which.runDueSteps()) > 0)
    },
    close: () => database.close(),
  }
}

const holidays = createCalendar([{ date: '2027-01-01', kind: 'holiday' }])

/** A twin that keeps the hours of the payment systems; 1 January 2027 is a day off. */
export function createTwinWithHours(): Promise<TestTwin> {
  return createTestTwin({ timetable: usualTimetable(() => holidays) })
}

const receivedPayment = {
  payerName: 'ОсОО «Чужой»',
  payerAccount: otherBank.account,
  payerBic: otherBank.bic,
  purpose: 'Оплата за товар',
  documentNumber: '88',
}

export function accountNumber(prefix: string, number: number): string {
  const first14 = prefix + String(number).padStart(11, '0')
  return first14 + accountCheckDigits(first14)
}

function testAccount(
  number: number,
  legalPartyId: string,
  accountId: string,
  options: NewAccountOptions,
): NewTwinAccount {
  return {
    accountId,
    account: accountNumber('109', number),
    bic: ownBic,
    legalPartyId,
    ownerName: `ОсОО «Клиент ${number}»`,
    type: options.type ?? 'RKO',
    status: options.status ?? 'OPEN',
    currency: options.currency ?? 'KGS',
    openDate: '2020-01-15',
    departmentId: '1',
    classification: 'STANDART',
    productName: bankWord(bankWords, 'account_product', 'SETTLEMENT'),
  }
}

function plainOrder(payer: NewTwinAccount, now: number, paymentId: string): DomesticOrder {
  return {
    paymentId,
    legalPartyId: payer.legalPartyId,
    operationCode: 'CLEARING',
    payerAccount: payer.account,
    payerName: payer.ownerName,
    recipientAccount: otherBank.account,
    recipientBic: otherBank.bic,
    recipientName: 'ОсОО «Получатель»',
    amountMinor: 10_000n,
    currency: payer.currency,
    commissionMinor: 500n,
    commissionCurrency: payer.currency,
    purpose: 'Оплата по договору № 5',
    transferNum: '17',
    valueDate: bishkekDate(now),
    digest: 'a'.repeat(64),
  }
}

/** Ends a test: the bank's books must be sound. */
export async function closeProved(bank: Pick<TestTwin, 'database' | 'close'>): Promise<void> {
  try {
    expect((await verifyLedger(bank.database.db)).faults).toEqual([])
  } finally {
    await bank.close()
  }
}
