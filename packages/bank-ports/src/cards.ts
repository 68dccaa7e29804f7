import type { Words } from '@tartip/domain/bank-text'
import type {
  CardBlockReason,
  CardLimitType,
  CardStatus,
  CardStatusReason,
  CardUnlockReason,
} from '@tartip/domain/cards/card-words'
import type { CardSystem } from '@tartip/domain/identifiers/card-system'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { Instant, LocalDate } from '@tartip/domain/time/instant'
import type { CoreOperation, OperationDirection } from './core-accounts.ts'

/** A card of an organisation. Its full number never passes this port. */
export interface BankCard {
  readonly cardId: string
  readonly legalPartyId: string
  readonly accountId: string
  /** The 16-digit number of the card account. */
  readonly account: string
  /** The base currency of the card account. */
  readonly currency: CurrencyCode
  /** First six and last four digits, the rest hidden: '9417 00•• •••• 1234'. */
  readonly maskedNumber: string
  /** Number of the card contract in the bank's retail system. */
  readonly rbsNumber: string
  /** Latin letters, as embossed. */
  readonly holderName: string
  /** The last day on which the card works. */
  readonly expiryDate: LocalDate
  readonly paymentSystem: CardSystem
  readonly status: CardStatus
  /** Why it is blocked, or why it was unlocked last. */
  readonly statusReason?: CardStatusReason
  readonly statusAt: Instant
  readonly isInternetAvailable: boolean
}

/** The money of one currency on a card account. */
export interface CardBalance {
  readonly currency: CurrencyCode
  /** Minor units; holds are still part of it. */
  readonly balanceMinor: bigint
  readonly heldMinor: bigint
}

/** The money behind the cards of one account; an account may hold several currencies. */
export interface CardAccountBalances {
  readonly accountId: string
  /** The base currency first, then in the order in which the account lists them; never empty. */
  readonly balances: readonly CardBalance[]
}

/** A limit as it holds today. Amounts are minor units of the som whatever the account's currency. */
export interface BankCardLimit {
  readonly limitType: CardLimitType
  readonly maxAmountMinor: bigint
  /** Absent: as many operations as one likes. */
  readonly maxNumber?: number
  /** What authorised operations of the period have used; foreign ones at the official rate of their day. */
  readonly usedAmountMinor: bigint
  readonly usedNumber: number
  /** The period in which the use counts; both days belong to it. */
  readonly startDate: LocalDate
  readonly endDate: LocalDate
  readonly isTemporary: boolean
}

/** How much may be done with one card. */
export interface CardLimits {
  readonly cardId: string
  /** Always one of each type, in the order of `cardLimitTypes`. */
  readonly limits: readonly BankCardLimit[]
  /** What the limits of all working cards of the organisation add up to. */
  readonly totalSetMinor: bigint
}

/**
 * CASH: drawn. RETAIL: paid with the card in hand. INTERNET: paid without it. FEE: taken by the
 * bank. TOP_UP: money put in. TRANSFER: sent from the account by a payment order. REVERSAL: an
 * earlier operation given back.
 */
export type CardOperationKind =
  | 'CASH'
  | 'RETAIL'
  | 'INTERNET'
  | 'FEE'
  | 'TOP_UP'
  | 'TRANSFER'
  | 'REVERSAL'

/** What the payment order behind an operation of a card account says. */
export type CardAccountOrder = Pick<
  CoreOperation,
  | 'counterpartyName'
  | 'counterpartyAccount'
  | 'counterpartyBank'
  | 'counterpartyInn'
  | 'documentNumber'
  | 'operationCode'
  | 'paymentId'
  | 'paymentCode'
>

/** An operation of a card account in the three currencies that card systems know. */
export interface CardOperation {
  readonly operationId: string
  readonly accountId: string
  /** Absent for what the bank booked without a card. */
  readonly cardId?: string
  readonly maskedNumber?: string
  readonly kind: CardOperationKind
  readonly direction: OperationDirection
  /** What left or reached the account, commission included; above zero. */
  readonly baseMinor: bigint
  /** The balance of the account that it moved. */
  readonly baseCurrency: CurrencyCode
  /** What the terminal showed. */
  readonly transactionMinor: bigint
  readonly transactionCurrency: CurrencyCode
  /** What the payment system settles with the bank. */
  readonly settlementMinor: bigint
  readonly settlementCurrency: CurrencyCode
  readonly commissionMinor: bigint
  readonly commissionCurrency: CurrencyCode
  /** Place and merchant, or the purpose of a payment order. */
  readonly details: Words
  /** Absent for what was done with a card. */
  readonly order?: CardAccountOrder
  readonly at: Instant
  /** The money is held; the payment system has not settled it yet. */
  readonly isPending: boolean
}

/** What every order for a card says. */
interface CardOrder {
  /** UUID; the idempotency key of the order at the bank. */
  readonly requestId: string
  readonly legalPartyId: string
  readonly cardId: string
}

/**
 * Sets a limit: minor units of the som whatever the account's currency, at most `maxNumber`
 * operations (absent: any number) in the period.
 */
export interface CardLimitOrder extends CardOrder {
  readonly limitType: CardLimitType
  readonly maxAmountMinor: bigint
  readonly maxNumber?: number
  /** The days of a temporary limit; absent for the standing one. */
  readonly period?: { readonly startDate: LocalDate; readonly endDate: LocalDate }
}

/** Blocks a card. The reason decides whether that is for a time or for good. */
export interface CardBlockOrder extends CardOrder {
  readonly reason: CardBlockReason
}

/** Gives a card that is blocked for a time back to its holder. */
export interface CardUnlockOrder extends CardOrder {
  readonly reason: CardUnlockReason
}

/** Says whether the card may pay on the internet. */
export interface CardInternetOrder extends CardOrder {
  readonly isAvailable: boolean
}

/** Why an order for a card is not carried out. */
export type CardRefusal =
  | 'CARD_NOT_FOUND'
  /** The card is closed, expired or lost for good. */
  | 'CARD_STATUS_FORBIDS'
  | 'CARD_STATUS_NOT_AVAILABLE'
  | 'CARD_NOT_UNLOCKABLE'
  | 'CARD_LIMIT_AMOUNT_INVALID'
  | 'CARD_LIMIT_NUMBER_INVALID'
  | 'CARD_LIMIT_PERIOD_INVALID'
  | 'CARD_LIMIT_TOTAL_EXCEEDED'
  /** The request id was used for another order. */
  | 'ORDER_CHANGED'

/** `done` also when the same order had been done before. */
export type CardAnswer =
  | { readonly outcome: 'done' }
  | {
      readonly outcome: 'refused'
      readonly code: CardRefusal
      /** CARD_LIMIT_TOTAL_EXCEEDED: what could still be given to this limit, minor units of the som. */
      readonly availableMinor?: bigint
    }

/**
 * The bank's cards. The organisation is always named by the caller: a card or an account of another one is
 * answered exactly like one that does not exist.
 *
 * Orders have effect exactly once under their `requestId`: one that was done is answered so again, and
 * another order under its id is refused with ORDER_CHANGED. A refused order leaves no trace: it may be sent
 * again and is decided again. All methods may throw `BankUnavailable`
 * (payment-execution.ts); repeating a read or the same order is safe.
 */
export interface Cards {
  /** Every card of the organisation, closed ones too, ordered by account and masked number. */
  cardsOf(legalPartyId: string): Promise<BankCard[]>

  /** `undefined` for a card that the organisation does not have. */
  findCard(legalPartyId: string, cardId: string): Promise<BankCard | undefined>

  /** Balances of all card accounts of the organisation. */
  balancesOf(legalPartyId: string): Promise<CardAccountBalances[]>

  /** `undefined` for a card that the organisation does not have. */
  limitsOf(legalPartyId: string, cardId: string): Promise<CardLimits | undefined>

  /**
   * Everything that moved the balances of the account from day to day, both included, newest first; empty for a
   * foreign account.
   */
  operations(
    legalPartyId: string,
    accountId: string,
    from: LocalDate,
    to: LocalDate,
  ): Promise<CardOperation[]>

  /** Sets a new value of one limit of a card, minor units of som; a refusal leaves the old one. */
  setLimit(order: CardLimitOrder): Promise<CardAnswer>

  /** Blocks a working card; what the reason means for the card is the rule `statusOfReason`. */
  block(order: CardBlockOrder): Promise<CardAnswer>

  /** Lifts a temporary block and no other. */
  unlock(order: CardUnlockOrder): Promise<CardAnswer>

  /** Opens or closes a card for payments on the internet; the same wish again changes nothing. */
  setInternetAvailability(order: CardInternetOrder): Promise<CardAnswer>
}
