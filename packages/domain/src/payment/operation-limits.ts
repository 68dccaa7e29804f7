import type { ErrorCode } from '../errors/catalogue.ts'
import { isMaskedCardNumber } from '../identifiers/card-number.ts'
import { toDecimal } from '../money/decimal.ts'
import { err, holds, type Verdict } from '../result.ts'
import type { OperationCode } from './operation.ts'
import type { PaymentStatus } from './status.ts'

/** Whose limit it is: the organisation's, one person's, or that of a client who was identified remotely. */
export const limitScopes = ['ORGANISATION', 'PERSON', 'REMOTE'] as const
export type LimitScope = (typeof limitScopes)[number]

/** What a limit counts: one operation, a day or a calendar month of the bank. */
export const limitPeriods = ['ONE_TIME', 'DAY', 'MONTH'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

/**
 * What the bank lets a client do at all. REMOTE: identified remotely, pays own cards alone, within limits of its own.
 * EMPLOYEES_ONLY and SENDING_BLOCKED: the bank has blocked the limits.
 */
export const limitStandings = ['FULL', 'REMOTE', 'EMPLOYEES_ONLY', 'SENDING_BLOCKED'] as const
export type LimitStanding = (typeof limitStandings)[number]

/** One limit in soms, minor units. */
export interface OperationLimit {
  readonly scope: LimitScope
  readonly period: LimitPeriod
  readonly limitMinor: bigint
  /** What was signed within the period; always zero for one operation. */
  readonly usedMinor: bigint
}

export interface LimitState {
  readonly standing: LimitStanding
  readonly limits: readonly OperationLimit[]
}

/** What the limits need to know of an operation. */
export interface LimitedAmount {
  readonly operationCode: OperationCode
  readonly recipientAccount: string
  /** At the official rate of the day. */
  readonly somMinor: bigint
  /** The recipient is an employee of the organisation. */
  readonly isToEmployee: boolean
}

const refusals = {
  ORGANISATION: {
    ONE_TIME: 'LIMIT_ONE_TIME_EXCEEDED',
    DAY: 'LIMIT_DAY_EXCEEDED',
    MONTH: 'LIMIT_MONTH_EXCEEDED',
  },
  PERSON: {
    ONE_TIME: 'LIMIT_PERSON_ONE_TIME_EXCEEDED',
    DAY: 'LIMIT_PERSON_DAY_EXCEEDED',
    MONTH: 'LIMIT_PERSON_MONTH_EXCEEDED',
  },
  REMOTE: {
    ONE_TIME: 'REMOTE_IDENTIFICATION_ONE_TIME_EXCEEDED',
    DAY: 'REMOTE_IDENTIFICATION_DAY_EXCEEDED',
    MONTH: 'REMOTE_IDENTIFICATION_MONTH_EXCEEDED',
  },
} as const satisfies Readonly<Record<LimitScope, Readonly<Record<LimitPeriod, ErrorCode>>>>

type ExceededCode = {
  [Scope in LimitScope]: (typeof refusals)[Scope][LimitPeriod]
}[LimitScope]

export type LimitRefusal =
  | ExceededCode
  | 'REMOTE_IDENTIFICATION_OWN_CARDS_ONLY'
  | 'LIMIT_BLOCKED_EMPLOYEES_ONLY'
  | 'LIMIT_BLOCKED_SENDING'
  | 'RATE_NOT_FOUND'

/** What is left of a limit; never below zero, also when a limit was lowered below what is used. */
export function leftOf({ limitMinor, usedMinor }: OperationLimit): bigint {
  return usedMinor >= limitMinor ? 0n : limitMinor - usedMinor
}

/** Whether an operation fits into what the bank allows; the refusal names the first limit that it exceeds. */
export function limitVerdict(
  { standing, limits }: LimitState,
  { operationCode, recipientAccount, somMinor, isToEmployee }: LimitedAmount,
): Verdict<LimitRefusal> {
  const isToEmployees = isToEmployee || operationCode === 'SALARY'
  if (standing === 'SENDING_BLOCKED') return err('LIMIT_BLOCKED_SENDING')
  if (standing === 'EMPLOYEES_ONLY' && !isToEmployees) return err('LIMIT_BLOCKED_EMPLOYEES_ONLY')
  if (standing === 'REMOTE' && !paysOwnCard(operationCode, recipientAccount)) {
    return err('REMOTE_IDENTIFICATION_OWN_CARDS_ONLY')
  }
  const exceeded = limitsInForce({ standing, limits }).find(limit => somMinor > leftOf(limit))
  if (!exceeded) return holds
  const { scope, period, limitMinor, usedMinor } = exceeded
  return err(refusals[scope][period], {
    limit: toDecimal(limitMinor, 'KGS'),
    used: toDecimal(usedMinor, 'KGS'),
    left: toDecimal(leftOf(exceeded), 'KGS'),
  })
}

/** Of the transfers to cards, one to a private client's card names it by its masked number. */
const paysOwnCard = (operation: OperationCode, recipientAccount: string): boolean =>
  operation === 'RKO_2_CARD' ||
  (operation === 'CARD_2_CARD' && !isMaskedCardNumber(recipientAccount))

/** The limits that count for a client: those of remote identification only while it lasts. */
export function limitsInForce({ standing, limits }: LimitState): readonly OperationLimit[] {
  return limits.filter(({ scope }) => scope !== 'REMOTE' || standing === 'REMOTE')
}

/** The state after an operation of this amount has been counted. */
export function withCounted(state: LimitState, somMinor: bigint): LimitState {
  return {
    ...state,
    limits: state.limits.map(limit =>
      limit.period === 'ONE_TIME' ? limit : { ...limit, usedMinor: limit.usedMinor + somMinor },
    ),
  }
}

/** A document whose signature was counted, as it is now. */
export interface CountedDocument {
  readonly statusCode: PaymentStatus
  /** It is gone, or its content is another one by now. */
  readonly isReplaced: boolean
  /** The person's signature is on it. */
  readonly isSigned: boolean
}

const withoutEffect: readonly PaymentStatus[] = [
  'DRAFT',
  'FOR_EDITING',
  'CANCELED_SIGN_ONE',
  'CANCELED_SIGN_TWO',
  'TIMEOUT_CANCELED_SIGN_ONE',
  'TIMEOUT_CANCELED_SIGN_TWO',
  'REVOKE',
  'ERROR',
  'TIME_IS_OUT',
]

/**
 * What becomes of a counted signature: `kept` for good once the money has gone, `released` when the document orders
 * nothing any more, `signing` while the signature is not there yet, `open` otherwise.
 */
export function outcomeOfCounted({
  statusCode,
  isReplaced,
  isSigned,
}: CountedDocument): 'kept' | 'released' | 'signing' | 'open' {
  if (isReplaced || withoutEffect.includes(statusCode)) return 'released'
  if (statusCode === 'SUCCESS') return isSigned ? 'kept' : 'released'
  return isSigned ? 'open' : 'signing'
}
