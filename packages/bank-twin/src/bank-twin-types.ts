import type { BankRefusal, PaymentExecution } from '@tartip/bank-ports/payment-execution'
import type {
  CoreAccount,
  CoreAccounts,
  OperationDirection,
} from '@tartip/bank-ports/core-accounts'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { Instant } from '@tartip/domain/time/instant'

export interface BankTwinConfig {
  /** The first three digits of the own accounts and of the own BIC. */
  readonly ownPrefix: string
  /** How long each step of an execution takes at the bank, milliseconds. */
  readonly stepDelayMs: number
}

/** The embedded bank: what stands behind the internet bank until a real bank's adapters take its place. */
export interface BankTwin {
  readonly coreAccounts: CoreAccounts
  readonly paymentExecution: PaymentExecution
  readonly desk: TwinDesk
  readonly seed: TwinSeed
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
  readonly payerName: string
  readonly recipientName: string
  readonly amountMinor: bigint
  readonly currency: CurrencyCode
  readonly step: ExecutionStep
  readonly dueAt: Instant
  /** The bank does nothing with it until the officer accepts or refuses. */
  readonly isHeldByOfficer: boolean
}

export type DeskRefusal =
  | 'PAYMENT_NOT_FOUND'
  | 'PAYMENT_ALREADY_FINISHED'
  | 'ACCOUNT_NOT_FOUND'
  | 'ACCOUNT_CLOSED'
  | 'DELAY_INVALID'

export type DeskAnswer = { readonly ok: true } | { readonly ok: false; readonly code: DeskRefusal }

/** The officer's side of the bank, for the simulator console and for tests. */
export interface TwinDesk {
  /** Orders that are not finished, the soonest first. */
  openPayments(limit: number): Promise<OpenPayment[]>
  /** Lets the order go: the next step is due now, and no step waits for the officer any more. */
  accept(paymentId: string): Promise<DeskAnswer>
  /** Refuses the order with the bank's reason and frees the held money. */
  refuse(paymentId: string, code: BankRefusal, reason: string): Promise<DeskAnswer>
  /** Moves the next step `minutes` (1..10080) further into the future. */
  delay(paymentId: string, minutes: number): Promise<DeskAnswer>
  /** In `manual` each new order waits for the officer before it is accepted. */
  setAutoMode(mode: 'auto' | 'manual'): Promise<void>
  autoMode(): Promise<'auto' | 'manual'>
  /** Stops debits of the account (ARRESTED), or everything (FINAL_ARRESTED). */
  arrestAccount(
    account: string,
    reason: string,
    kind?: 'ARRESTED' | 'FINAL_ARRESTED',
  ): Promise<DeskAnswer>
  releaseAccount(account: string): Promise<DeskAnswer>
}

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
  readonly name: string
}

export type NewTwinAccount = Omit<CoreAccount, 'balanceMinor' | 'heldMinor'> & {
  readonly ownerName: string
}

/** One operation of the past, as the account's owner saw it. */
export interface HistoricOperation {
  /** UUID; booking the same operation again changes nothing. */
  readonly operationId: string
  readonly accountId: string
  readonly bookedAt: Instant
  readonly direction: OperationDirection
  /** Minor units of the account's currency, above zero. */
  readonly amountMinor: bigint
  readonly counterpartyName: string
  readonly counterpartyAccount: string
  readonly counterpartyBank?: string
  readonly purpose: string
  readonly documentNumber?: string
  readonly operationCode?: string
  readonly paymentId?: string
}

export interface TwinSeed {
  addBanks(list: readonly TwinBank[]): Promise<void>
  addClients(list: readonly TwinClient[]): Promise<void>
  addAccounts(list: readonly NewTwinAccount[]): Promise<void>
  /**
   * Books operations of the past against the bank's correspondent account (opening balances included), in
   * the order of `bookedAt`. An account must not go below zero on the way, nor get an operation older than
   * its newest one: balances after each operation are part of the books and are not rewritten.
   */
  bookHistory(list: readonly HistoricOperation[]): Promise<void>
}
