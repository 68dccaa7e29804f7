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
  /** How long each step of an execution takes at the bank, milliseconds. */
  readonly stepDelayMs: number
  /**
   * Sessions, windows and cut-offs of the payment systems. Without it the bank hurries: everything is
   * executed at once and settled a few seconds later, so that a demo runs to its end.
   */
  readonly timetable?: BankTimetable
  /** The bank's days off, where it hurries and has no timetable. Without either each day is worked. */
  readonly calendar?: () => BankCalendar
  /** Days after the value date's opening at which an order that nobody has finished is given up; 30. */
  readonly holdDays?: number
}

/** The embedded bank: what stands behind the internet bank until a real bank's adapters take its place. */
export interface BankTwin {
  readonly coreAccounts: CoreAccounts
  readonly paymentExecution: PaymentExecution
  readonly retailCards: RetailCards
  /** Needs the tables of `feedMigrations` beside those of the twin. */
  readonly accountChanges: AccountChanges
  /** Tells of the products' movements too, without waking anybody: they are read with the next look. */
  readonly accountMovements: AccountMovements
  /**
   * A port of the bank as the internet bank reaches it over the line: while the desk has sent the bank away,
   * each call says BankUnavailable. Without a bad line it is the port itself.
   */
  withFaultInjection<Port extends object>(port: Port): Port
  readonly desk: TwinDesk
  readonly seed: TwinSeed
  /** The ledger behind it all, proved. */
  readonly books: TwinBooks
  /** Begins executing due steps in the background. Any number of processes may do so at once. */
  start(): void
  /** Ends the background work after the step in hand. */
  stop(): Promise<void>
  /** Executes every step that is due now and answers how many were done. */
  runDueSteps(): Promise<number>
}

/** What an order waits for: the step that comes next. */
export type ExecutionStep = 'ACCEPT' | 'RECEIPT' | 'EXECUTE'

export interface OpenPayment {
  readonly paymentId: string
  /** The number the payer knows the document by. */
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
  /** Until when the officer has put it off; absent once that time is over. One that waits for him still waits then. */
  readonly delayedUntil?: Instant
}

/** A place in the list of open payments: whatever is behind it is due later, or at the same time. */
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
  /** UUID; receiving the same payment again changes nothing, another one under its id is refused. */
  readonly incomingId: string
  /** CLEARING arrives with the next session, GROSS at once. */
  readonly system: 'CLEARING' | 'GROSS'
  /** The number of the account at this bank. */
  readonly account: string
  /** Minor units of som, above zero, within what `interbankAmountRefusal` lets through. */
  readonly amountMinor: bigint
  readonly payerName: string
  readonly payerAccount: string
  readonly payerBic: string
  readonly purpose: string
  readonly documentNumber: string
}

/**
 * A payment that was taken and did not arrive. IN: of another bank, and never in the client's books. OUT: of a
 * client, who has his money back and reads the reason in his document.
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
  /** Absent for what went back before reasons were kept. */
  readonly code?: BankRefusal
  /** The bank's words, where it says more than the code. */
  readonly reason?: BankText
}

/**
 * The officer's side of the bank, for the simulator console and for tests. A reason that comes as a plain text is the
 * bank's in Russian.
 */
export interface TwinDesk {
  /** Orders that are not finished, the soonest first; those behind the one in `after` where it is given. */
  openPayments(limit: number, after?: OpenPlace): Promise<OpenPayment[]>
  /** Lets the order go: the next step is due now, and no step waits for the officer any more. */
  accept(paymentId: string): Promise<DeskAnswer>
  /** Refuses the order with the bank's reason and frees the held money. */
  refuse(paymentId: string, code: BankRefusal, reason: Words): Promise<DeskAnswer>
  /** Moves the next step `minutes` (1..10080) further into the future. */
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
  /** Lets money of another bank arrive. */
  receive(payment: ReceivedPayment): Promise<DeskAnswer>
  /** Sessions that are settled, the newest first. */
  settledSessions(limit: number): Promise<SettledSession[]>
  /** Payments that turned back: sent by other banks, or stopped on their way; the newest first. */
  returned(limit: number): Promise<ReturnedPayment[]>
  /** The bank's correspondents abroad, with what it has with each. */
  correspondents(): Promise<readonly CorrespondentBalance[]>
  /** The words that no order may say; one that does is refused with AML_REFUSED. */
  amlWords(): Promise<string[]>
  setAmlWords(words: readonly string[]): Promise<void>
  /** The bad line between the internet bank and the bank, where the bank was built with one. */
  faults(): Promise<FaultPlan>
  /** Puts this plan in the place of the old one, in every process within half a second. */
  setFaults(plan: FaultPlan): Promise<void>
  /** Changes the plan as it stands; several may do so at once. */
  changeFaults(change: (plan: FaultPlan) => FaultPlan): Promise<void>
  /** Hits the next `count` calls (1..1000) with a fault, on top of what is planned. */
  failNext(kind: FaultKind, count: number): Promise<void>
  /** The bank answers nobody for so many minutes (1..1440); 0 brings it back. */
  goAway(minutes: number): Promise<void>
}

/** Minor units of the currency; below zero the bank owes it. */
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

/** One operation of the past, as the account's owner saw it. */
export interface HistoricOperation extends Omit<OperationText, 'transferId'> {
  /** UUID; booking the same operation again changes nothing. */
  readonly operationId: string
  readonly bookedAt: Instant
  readonly direction: OperationDirection
  /** Minor units of the account's currency, above zero. */
  readonly amountMinor: bigint
  /** The ledger account on the other side; the bank's correspondent account when left out. */
  readonly againstAccountId?: string
}

export interface TwinSeed {
  addBanks(list: readonly TwinBank[]): Promise<void>
  /** Banks abroad that keep money for this one, preferred ones first. Until there are any, nobody is asked for one. */
  addCorrespondents(list: readonly TwinCorrespondent[]): Promise<void>
  addClients(list: readonly TwinClient[]): Promise<void>
  addAccounts(list: readonly NewTwinAccount[]): Promise<void>
  /** Cards of private clients; their money is in the ledger like that of accounts. */
  addRetailCards(list: readonly NewRetailCard[]): Promise<void>
  /**
   * Books operations of the past against the bank's correspondent account (opening balances included), in
   * the order of `bookedAt`. An account must not go below zero on the way, nor get an operation older than
   * its newest one: balances after each operation are part of the books and are not rewritten.
   */
  bookHistory(list: readonly HistoricOperation[]): Promise<void>
}
