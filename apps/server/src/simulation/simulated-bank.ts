import { publishRates } from '@tartip/bank-twin/rates/publish-rates'
import { type BankTwin } from '@tartip/bank-twin/bank-twin-types'
import { createBankTwin } from '@tartip/bank-twin/bank-twin'
import { usualTimetable } from '@tartip/bank-twin/execution/timetable'
import {
  createFaultSwitches,
  type FaultPlan,
  type FaultSwitches,
} from '@tartip/bank-twin/faults/fault-plan'
import { createFaultyExecution } from '@tartip/bank-twin/faults/faulty-execution'
import { createKeyedRandom } from '@tartip/bank-twin/faults/keyed-random'
import { createOperationLimits } from '@tartip/bank-twin/limits/operation-limits'
import { createTwinProducts } from '@tartip/bank-twin/twin-products'
import { createLedger } from '@tartip/ledger/ledger'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { ok } from '@tartip/domain/result'
import { bishkekDate, fromIso, type Instant } from '@tartip/domain/time/instant'
import { createAccountModule } from '../modules/account/compose.ts'
import { accountPermissions, type Accounts, type Rates } from '../modules/account/public.ts'
import { confirmPaidCodes } from '../modules/payment/jobs/confirm-paid-codes.ts'
import { queryUnconfirmedPayments } from '../modules/payment/jobs/query-unconfirmed-payments.ts'
import { expireUnsignedPayments } from '../modules/payment/jobs/expire-unsigned-payments.ts'
import { paymentKind } from '../modules/payment/payment-kind.ts'
import { paymentDocumentTable } from '../modules/payment/store/payment-row.ts'
import { sendToPhones } from '../platform/documents/phone-job.ts'
import type { PaymentJobDeps } from '../modules/payment/jobs/payment-job-deps.ts'
import {
  retryUnfinishedSubmissions,
  submitDuePayments,
} from '../modules/payment/jobs/submit-due-payments.ts'
import { takeOverBankEvents } from '../modules/payment/jobs/take-over-bank-events.ts'
import {
  createPaymentUseCases,
  type PaymentUseCases,
} from '../modules/payment/payment-use-cases.ts'
import type { PaymentDocument } from '../modules/payment/payment-document.ts'
import { applyPaymentPhoneAnswer } from '../modules/payment/use-cases/payment-phones.ts'
import { createSignatureLimits } from '../modules/payment/use-cases/signature-limits.ts'
import { findConversionRate } from '../modules/payment/use-cases/conversion-rate.ts'
import { createPaymentStorage } from '../modules/payment/store/payment-store.ts'
import { createRulesModule } from '../modules/rules/compose.ts'
import type { Rules } from '../modules/rules/public.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { uuidV7 } from '../platform/ids.ts'
import { createLiveHub } from '../platform/live/hub.ts'
import { createKillableExecution } from './killable-execution.ts'
import { fillBank } from './fill-bank.ts'
import {
  ownBic,
  ownPrefix,
  createOrganisations,
  createSimulatedAccessControl,
  type SimulatedOrganisation,
} from './simulated-people.ts'
import { createSimulatedDevices, type SimulatedDevices } from './simulated-devices.ts'
import { openSimulatedSalaries, type SimulatedSalaries } from './simulated-salaries.ts'
import { openSimulatedSales, type SimulatedSales } from './simulated-sales.ts'
import { createSimulatedTaxes } from './simulated-taxes.ts'
import { createSeededRandom, type SeededRandom } from './seeded-random.ts'

/** A Monday, 08:40 in Bishkek: the bank has just opened, and no holiday is near. */
const defaultStart = fromIso('2026-11-30T02:40:00Z')
/** Start times: a normal week, the end of a week, the last hour of a day, and before holidays. */
const startTimes: readonly Instant[] = [
  defaultStart,
  defaultStart,
  fromIso('2026-12-04T05:00:00Z'),
  fromIso('2026-12-02T10:30:00Z'),
  fromIso('2026-12-30T02:40:00Z'),
  fromIso('2027-03-05T02:40:00Z'),
]

/** The start time of a seed. */
export function startTimeOf(seed: number): Instant {
  return startTimes[seed % startTimes.length] ?? defaultStart
}

export interface MovableClock extends Clock {
  advance(milliseconds: number): void
}

/** The internet bank and the embedded bank behind it, on one database. */
export interface SimulatedBank {
  readonly random: SeededRandom
  readonly clock: MovableClock
  readonly rules: Rules
  readonly useCases: PaymentUseCases
  readonly twin: BankTwin
  readonly faultSwitches: FaultSwitches & { set(plan: FaultPlan): void }
  readonly organisations: readonly SimulatedOrganisation[]
  readonly devices: SimulatedDevices
  readonly sales: SimulatedSales
  readonly salaries: SimulatedSalaries
  /** The documents as the server reads them before a decision. */
  documents(legalPartyId: string, ids: readonly string[]): Promise<readonly PaymentDocument[]>
  /** The server's background jobs, one run of each by name; returns how much there was to do. */
  readonly jobs: Readonly<Record<JobName, () => Promise<number>>>
  /**
   * The next submission fails as if its process was killed, before or after the bank receives the
   * order.
   */
  killWorkerAtSubmit(when: 'before' | 'after'): void
  /** At what the bank exchanges now; undefined while it has no rate for the pair. */
  rateOf(from: CurrencyCode, to: CurrencyCode): Promise<string | undefined>
  /** A code of the day for a tax of this amount; empty where the tax service gives none. */
  obtainTaxCode(legalPartyId: string, amount: string): Promise<string>
  /** Whether the code is right and not yet used by this person. */
  isCodeGood(personId: string, code: string): boolean
  newId(): string
}

export type JobName =
  | 'submit'
  | 'retry'
  | 'events'
  /** Takes over sales by QR. */
  | 'sales'
  /** Checks registers of salaries, and takes over what became of their rows. */
  | 'registers'
  | 'salary results'
  | 'expire'
  | 'query outcomes'
  /** Reports paid codes of the day to their provider. */
  | 'codes'
  | 'bank'
  /** Sends phone requests for new stages, processes them, and applies their answers. */
  | 'request signatures'
  | 'phones'
  | 'callbacks'
  /** Upkeep of the ledger: seals batches, folds deltas, releases expired holds. */
  | 'books'

/** Needed once per database. */
export async function loadRules(db: Db, seedDir: string, clock: Clock): Promise<Rules> {
  return (await createRulesModule({ db, clock, ownPrefix, seedDir })).rules
}

export function createMovableClock(): MovableClock & { reset(to?: Instant): void } {
  let now = defaultStart
  return {
    now: () => now,
    advance: milliseconds => {
      now += milliseconds
    },
    reset: (to = defaultStart) => {
      now = to
    },
  }
}

interface SimulatedBankDeps {
  readonly db: Db
  readonly clock: MovableClock
  readonly rules: Rules
  readonly seed: number
}

/** Opens the simulated bank of one seed on an empty database. */
export async function openSimulatedBank(deps: SimulatedBankDeps): Promise<SimulatedBank> {
  const { db, clock, rules, seed } = deps
  const random = createSeededRandom(seed)
  const ids = createSeededRandom(seed + 1_000_003)
  const newId = () => uuidV7(clock.now(), ids.bytes())
  const { twin, faultSwitches, killable } = openBank(deps, newId, random.chance(50))
  const organisations = createOrganisations(random, newId, ownBic)
  const accessControl = createSimulatedAccessControl(() => organisations)
  await fillBank(twin, rules, clock, organisations, newId)
  // A tariff is converted at the official rate where the account has another currency.
  const today = bishkekDate(clock.now())
  await publishRates(db, today, clock.now(), { withNbkr: true, firstDays: 10 })
  const { accounts, rates } = await openAccounts(deps, twin, accessControl, organisations)
  const storage = createPaymentStorage(db)
  const operationLimits = createOperationLimits({ db, clock })
  const limits = createSignatureLimits({ db, operationLimits })
  const taxes = await createSimulatedTaxes(deps, organisations, newId)
  const sales = openSimulatedSales({
    db,
    clock,
    seed,
    newId,
    core: twin.coreAccounts,
    accounts,
    accessControl,
  })
  const salaries = await openSimulatedSalaries(
    { db, clock, seed, newId, faultSwitches, rules, accounts, rates },
    organisations,
  )
  const devices = await openDevices(deps, newId, accessControl, organisations)
  const { signing } = devices
  signing.phones.onAnswer(
    'payment',
    applyPaymentPhoneAnswer({
      clock,
      rules,
      accounts,
      rates,
      accessControl,
      limits,
      dayCodes: taxes.dayCodes,
      ...storage,
    }),
  )
  return {
    random,
    clock,
    rules,
    twin,
    faultSwitches,
    organisations,
    devices,
    sales,
    salaries,
    async documents(legalPartyId, wanted) {
      const found = await storage.inTransaction(legalPartyId, async payments =>
        ok(await payments.findByIdsForUpdate(legalPartyId, wanted)),
      )
      return found.ok ? found.value : []
    },
    newId,
    isCodeGood: accessControl.isCodeGood,
    async rateOf(from, to) {
      const found = from === to ? undefined : await findConversionRate({ rates }, from, to)
      return found?.ok ? found.value.rate.value : undefined
    },
    obtainTaxCode: taxes.obtainCode,
    killWorkerAtSubmit: killable.killNext,
    useCases: createPaymentUseCases({
      clock,
      ids: { uuid: newId },
      rules,
      accounts,
      rates,
      accessControl,
      signing,
      retailCards: twin.retailCards,
      qr: sales.qr,
      dayCodes: taxes.dayCodes,
      limits,
      ownBic,
      ...storage,
    }),
    jobs: {
      ...documentJobs({
        clock,
        rules,
        rates,
        bank: killable.execution,
        accessControl,
        inSystem: storage.inSystem,
        prepareSubmission: salaries.handOver,
      }),
      sales: sales.takeOver,
      registers: salaries.check,
      'salary results': salaries.takeOverResults,
      bank: twin.runDueSteps,
      codes: confirmPaidCodes({ db, clock, logger: silent, dayCodes: taxes.dayCodes }),
      'request signatures': sendToPhones(paymentKind, paymentDocumentTable, {
        db,
        rules,
        accessControl,
        phones: signing.phones,
      }),
      phones: devices.processRequests,
      callbacks: devices.deliverCallbacks,
      books: booksUpkeep(db, clock),
    },
  }
}

/** What a provider refuses stays unpaid in its books, which the invariants find. */
const silent = { error: () => undefined }

/** The embedded bank, and the faulty and killable connection to it. */
function openBank(
  { db, clock, rules, seed }: SimulatedBankDeps,
  newId: () => string,
  hasBankHours: boolean,
): {
  readonly twin: BankTwin
  readonly faultSwitches: SimulatedBank['faultSwitches']
  readonly killable: ReturnType<typeof createKillableExecution>
} {
  const twin = createBankTwin({
    db,
    clock,
    ids: { uuid: newId },
    config: {
      ownPrefix,
      stepDelayMs: 1_000,
      holdDays: 5,
      calendar: () => rules.calendar(),
      ...(hasBankHours ? { timetable: usualTimetable(() => rules.calendar()) } : {}),
    },
  })
  const faultSwitches = createFaultSwitches()
  const execution = createFaultyExecution({
    execution: twin.paymentExecution,
    switches: faultSwitches,
    clock,
    random: createKeyedRandom(seed),
    pause: milliseconds => Promise.resolve(clock.advance(milliseconds)),
  })
  return { twin, faultSwitches, killable: createKillableExecution(execution) }
}

/** Screens of accounts make codes; people of the simulation have none. */
const withoutScreens = (): never => {
  throw new Error('Nobody makes a code on a screen')
}

/** The server's accounts; all people may do everything on the accounts of their organisation. */
async function openAccounts(
  { db, clock, rules }: SimulatedBankDeps,
  twin: BankTwin,
  accessControl: ReturnType<typeof createSimulatedAccessControl>,
  organisations: readonly SimulatedOrganisation[],
): Promise<{ readonly accounts: Accounts; readonly rates: Rates }> {
  const { accounts, rates, seed } = createAccountModule({
    db,
    core: twin.coreAccounts,
    ...createTwinProducts({ db, clock }),
    certificates: { fontsFolder: '', bankName: () => '' },
    retailCards: twin.retailCards,
    qr: withoutScreens,
    people: { ...accessControl, recordRightsChange: () => Promise.resolve() },
    calendar: () => rules.calendar(),
    clock,
    realClock: clock,
    hub: createLiveHub(),
  })
  await seed.grant(
    organisations.flatMap(({ legalPartyId, people, accounts: own }) =>
      people.flatMap(({ personId }) =>
        own.map(({ accountId, account }) => ({
          legalPartyId,
          personId,
          accountId,
          account,
          permissions: accountPermissions,
        })),
      ),
    ),
  )
  return { accounts, rates }
}

function openDevices(
  { db, clock, seed }: SimulatedBankDeps,
  newId: () => string,
  accessControl: ReturnType<typeof createSimulatedAccessControl>,
  organisations: readonly SimulatedOrganisation[],
): Promise<SimulatedDevices> {
  // A separate random stream: how much of it is used depends on what the authority already has.
  const secrets = createSeededRandom(seed + 2_000_003)
  return createSimulatedDevices(
    {
      db,
      clock,
      newId,
      randomBytes: size => Uint8Array.from({ length: size }, () => secrets.below(256)),
      chance: createKeyedRandom(seed),
      accessControl,
    },
    organisations,
  )
}

function documentJobs(deps: PaymentJobDeps) {
  return {
    submit: submitDuePayments(deps),
    retry: retryUnfinishedSubmissions(deps),
    events: takeOverBankEvents(deps),
    expire: expireUnsignedPayments(deps),
    'query outcomes': queryUnconfirmedPayments(deps),
  }
}

function booksUpkeep(db: Db, clock: Clock): () => Promise<number> {
  const ledger = createLedger({ db })
  return async () => {
    const expired = await ledger.expireHolds(clock.now(), 1_000)
    return expired + (await ledger.foldDeltas()) + (await ledger.sealBatches())
  }
}
