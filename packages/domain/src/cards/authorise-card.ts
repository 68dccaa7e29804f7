import { err, holds, type Verdict } from '../result.ts'
import type { LocalDate } from '../time/instant.ts'
import { leftOfLimit, type LimitUse, type SetLimit } from './card-limits.ts'
import type { CardLimitType, CardStatus } from './card-words.ts'

/** What is paid with a card at a machine, in a shop, or without the card in hand. */
export type CardPaymentKind = 'CASH' | 'RETAIL' | 'INTERNET'

const limitTypes: Readonly<Record<CardPaymentKind, CardLimitType>> = {
  CASH: 'CASH_LIMIT',
  RETAIL: 'RETAIL_CARD_PRESENT',
  INTERNET: 'CARD_NOT_PRESENT',
}

/** The limit that a payment counts against. */
export function limitTypeOf(kind: CardPaymentKind): CardLimitType {
  return limitTypes[kind]
}

export type AuthorisationRefusal =
  | 'CARD_BLOCKED'
  | 'CARD_EXPIRED'
  | 'CARD_INTERNET_OFF'
  | 'CARD_LIMIT_AMOUNT_EXCEEDED'
  | 'CARD_LIMIT_NUMBER_EXCEEDED'

export interface Authorisation {
  readonly card: {
    readonly status: CardStatus
    readonly expiryDate: LocalDate
    readonly isInternetAvailable: boolean
  }
  readonly kind: CardPaymentKind
  /** What the payment takes from the limit, minor units of the som. */
  readonly somMinor: bigint
  readonly limit: SetLimit
  readonly use: LimitUse
  readonly today: LocalDate
}

/** Whether the card itself lets a payment pass; whether there is money is the ledger's answer. */
export function authoriseCard(request: Authorisation): Verdict<AuthorisationRefusal> {
  const { card, limit } = request
  if (card.status !== 'ACTIVE') return err('CARD_BLOCKED')
  if (card.expiryDate < request.today) return err('CARD_EXPIRED')
  if (request.kind === 'INTERNET' && !card.isInternetAvailable) return err('CARD_INTERNET_OFF')
  const left = leftOfLimit(limit, request.use)
  if (request.somMinor > left.availableAmountMinor) return err('CARD_LIMIT_AMOUNT_EXCEEDED')
  if (left.availableNumber === 0) return err('CARD_LIMIT_NUMBER_EXCEEDED')
  return holds
}
