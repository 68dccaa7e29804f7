import type { BankText, Words } from '@tartip/domain/bank-text'
import type { AccountChanges } from '@tartip/bank-ports/account-changes'
import type { AccountMovements } from '@tartip/bank-ports/account-movements'
import type { BankRefusal, PaymentExecution } from '@tartip/bank-ports/payment-execution'
import type {
  CoreAccount,
  CoreAccounts,
  OperationDirection,
} from '@tartip/bank-ports/core-accounts'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { InterbankSystem } from '@tartip/domain/payment/interbank-choice'
import type { ExecutedOperationCode } from '@tartip/domain/payment/payment-order'
import type { RetailCards } from '@tartip/bank-ports/retail-cards'
import type { Instant } from '@tartip/domain/time/instant'
import type { BankCalendar } from '@tartip/domain/bank-day/calendar'
import type { BankTimetable } from './execution/timetable.ts'
import type { FaultKind, FaultPlan } from './faults/fault-plan.ts'
import type { TwinCorrespondent } from './store/correspondent-store.ts'
import type { OperationText } from './store/operation-store.ts'
import type { NewRetailCard } from './store/retail-card-store.ts'
import type { SettledSession } from './store/session-store.ts'
import type { TwinBooks } from './twin-books.ts'

export interface BankTwinConfig {
  /** The first three digits of the own accounts and of the own BIC. */
  readonly ownPrefix: string
  /** The duration of each step of an execution, milliseconds. */
  readonly stepDelayMs: number
  /**
   * Sessions, windows and cut-offs of the payment systems. Without it everything is executed at
   * once and settled a few seconds later, so that a demo finishes quickly.
   */
  readonly timetable?: BankTimetable
  /** The bank's holidays, when there is no timetable. Without either every day is a working day. */
  readonly calendar?: () => BankCalendar
  /**
   * Days after the opening of the value date at which an unfinished order is given up; 30 by
   * default.
   */
  readonly holdDays?: number
}

/** The embedded bank, used until a real bank's adapters replace it. */
export interface BankTwin {
  readonly coreAccounts: CoreAccounts
  readonly paymentExecution: PaymentExecution
  readonly retailCards: RetailCards
  /** Needs the tables of `feedMigrations` beside those of the twin. */
  readonly accountChanges: AccountChanges
  /** Includes movements of the products, without a wake-up: they are read at the next poll. */
  readonly accountMovements: AccountMovements
  /**
   * Wraps a port with fault injection: while the desk has made the bank unavailable, each call
   * throws BankUnavailable. Without fault injection it is the port itself.
   */
  withFaultInjection<Port extends object>(port: Port): Port
  readonly desk: TwinDesk
  readonly seed: TwinSeed
  /** The ledger and its proof. */
  readonly books: TwinBooks
  /** Starts executing due steps in the background. Any number of processes may do so at once. */
  start(): void
  /** Stops the background work after the current step. */
  stop(): Promise<void>
  /** Executes every step that is due now and returns how many. */
  runDueSteps(): Promise<number>
}

/** The next step of an order. */
export type ExecutionStep = 'ACCEPT' | 'RECEIPT' | 'EXECUTE'

export interface OpenPayment {
  readonly paymentId: string
  /** The document number as the payer knows it. */
  readonly transferNum: string
  readonly operationCode: ExecutedOperationCode
  readonly payerName: string
  readonly recipientName: string
  readonly amountMinor: bigint
  readonly currency: CurrencyCode
  readonly step: ExecutionStep
  readonly dueAt: Instant
  /** The bank does nothing with it until the officer accepts or refuses. */
  readonly isHeldByOfficer: boolean
  /**
   * Until when the officer has delayed it; absent once that time is over. An order waiting for the
   * officer still waits after it.
   */
  readonly delayedUntil?: Instant
}

/** A position in the list of open payments, by due time. */
export type OpenPlace = Pick<OpenPayment, 'dueAt' | 'paymentId'>

export type DeskRefusal =
  | 'PAYMENT_NOT_FOUND'
  | 'PAYMENT_ALREADY_FINISHED'
  | 'ACCOUNT_NOT_FOUND'
  | 'ACCOUNT_CLOSED'
  | 'ACCOUNT_SEIZED'
  | 'DELAY_INVALID'
  | 'CURRENCY_MISMATCH'
  | 'REQUEST_CHANGED'
  | 'RECIPIENT_BALANCE_LIMIT'
  | 'AMOUNT_TOO_LARGE'
  | 'CLEARING_LIMIT_EXCEEDED'

export type DeskAnswer = { readonly ok: true } | { readonly ok: false; readonly code: DeskRefusal }

/** A payment of another bank's client to a client of this one. */
export interface ReceivedPayment {
  /**
   * UUID; receiving the same payment again changes nothing, a different one under its id is
   * refused.
   */
  readonly incomingId: string
  /** CLEARING arrives with the next session, GROSS at once. */
  readonly system: InterbankSystem
  /** The number of the account at this bank. */
  readonly account: string
  /** Minor units of som, above zero, within the limits of `interbankAmountRefusal`. */
  readonly amountMinor: bigint
  readonly payerName: string
  readonly payerAccount: string
  readonly payerBic: string
  /** Absent where the other bank has not given it. */
  readonly payerInn?: string
  readonly purpose: string
  readonly documentNumber: string
}

/**
 * An accepted payment that did not arrive. IN: from another bank, never booked for the client. OUT:
 * of a client, whose money was released; the document shows the reason.
 */
export interface ReturnedPayment {
  /** The incoming payment, or the document of the client. */
  readonly id: string
  readonly direction: 'IN' | 'OUT'
  readonly at: Instant
  readonly payerName: string
  readonly recipientName: string
  readonly documentNumber: string
  readonly amountMinor: bigint
  readonly currency: CurrencyCode
  /** Absent for older returns. */
  readonly code?: BankRefusal
  /** The bank's text, where there is one besides the code. */
  readonly reason?: BankText
}

/**
 * The officer's side of the bank, for the simulator console and for tests. A plain-text reason is
 * stored as Russian.
 */
export interface TwinDesk {
  /** Unfinished orders, the soonest due first; only those after `after` if given. */
  openPayments(limit: number, after?: OpenPlace): Promise<OpenPayment[]>
  /** Accepts the order: the next step is due now, and it no longer waits for the officer. */
  accept(paymentId: string): Promise<DeskAnswer>
  /** Refuses the order with the bank's reason and releases the held money. */
  refuse(paymentId: string, code: BankRefusal, reason: Words): Promise<DeskAnswer>
  /** Delays the next step by `minutes` (1..10080). */
  delay(paymentId: string, minutes: number): Promise<DeskAnswer>
  /** In `manual` each new order waits for the officer before it is accepted. */
  setAutoMode(mode: 'auto' | 'manual'): Promise<void>
  autoMode(): Promise<'auto' | 'manual'>
  /** Stops debits of the account (ARRESTED), or everything (FINAL_ARRESTED). */
  arrestAccount(
    account: string,
    reason: Words,
    kind?: 'ARRESTED' | 'FINAL_ARRESTED',
  ): Promise<DeskAnswer>
  releaseAccount(account: string): Promise<DeskAnswer>
  /** Receives a payment of another bank. */
  receive(payment: ReceivedPayment): Promise<DeskAnswer>
  /** Settled sessions, newest first. */
  settledSessions(limit: number): Promise<SettledSession[]>
  /** Returned payments: sent by other banks, or stopped during execution; newest first. */
  returned(limit: number): Promise<ReturnedPayment[]>
  /** The bank's correspondents abroad with its balances. */
  correspondents(): Promise<readonly CorrespondentBalance[]>
  /** Stop words; an order containing one is refused with AML_REFUSED. */
  amlWords(): Promise<string[]>
  setAmlWords(words: readonly string[]): Promise<void>
  /** Fault injection between the internet bank and the bank, if enabled. */
  faults(): Promise<FaultPlan>
  /** Replaces the plan, in every process within half a second. */
  setFaults(plan: FaultPlan): Promise<void>
  /** Changes the current plan; concurrent changes are safe. */
  changeFaults(change: (plan: FaultPlan) => FaultPlan): Promise<void>
  /** Adds a fault for the next `count` calls (1..1000). */
  failNext(kind: FaultKind, count: number): Promise<void>
  /** Makes the bank unavailable for so many minutes (1..1440); 0 ends it. */
  makeUnavailable(minutes: number): Promise<void>
}

/** Minor units of the currency; negative means the bank owes it. */
export type CorrespondentBalance = TwinCorrespondent & { readonly balanceMinor: bigint }

export interface TwinClient {
  readonly legalPartyId: string
  readonly name: string
  readonly inn: string
}

/** A row of the bank directory: which account numbers belong to which BIC. */
export interface TwinBank {
  readonly bic: string
  /** The first three digits of the accounts of this bank. */
  readonly accountPrefix: string
  readonly name: Words
}

export type NewTwinAccount = Omit<CoreAccount, 'balanceMinor' | 'heldMinor'> & {
  readonly ownerName: string
}

/** One operation of the past, from the account owner's view. */
export interface HistoricOperation extends Omit<OperationText, 'transferId'> {
  /** UUID; booking the same operation again changes nothing. */
  readonly operationId: string
  readonly bookedAt: Instant
  readonly direction: OperationDirection
  /** Minor units of the account's currency, above zero. */
  readonly amountMinor: bigint
  /** The ledger account of the counter-entry; the bank's correspondent account by default. */
  readonly againstAccountId?: string
}

export interface TwinSeed {
  addBanks(list: readonly TwinBank[]): Promise<void>
  /** Correspondents abroad, preferred ones first. While there are none, orders need none. */
  addCorrespondents(list: readonly TwinCorrespondent[]): Promise<void>
  addClients(list: readonly TwinClient[]): Promise<void>
  addAccounts(list: readonly NewTwinAccount[]): Promise<void>
  /** Cards of private clients; their money is in the ledger like that of accounts. */
  addRetailCards(list: readonly NewRetailCard[]): Promise<void>
  /**
   * Books operations of the past against the bank's correspondent account (opening balances
   * included), in the order of `bookedAt`. An account must not be overdrawn in between, nor get an
   * operation older than its newest one: stored running balances are not rewritten.
   */
  bookHistory(list: readonly HistoricOperation[]): Promise<void>
}
