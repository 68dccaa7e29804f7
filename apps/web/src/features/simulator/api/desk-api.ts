import { queryOptions } from '@tanstack/react-query'
import type { LocalizedText } from '@tartip/domain/language'
import type { LoanChange } from '@tartip/domain/loans/loan-change'
import type {
  LimitPeriod,
  LimitScope,
  LimitStanding,
} from '@tartip/domain/payment/operation-limits'
import type { PostVerificationStatus, SignRight } from '@tartip/domain/people/sign-right'
import { ApiError } from '../../../lib/api-error.ts'
import { isRecord } from '../../../lib/error-answer.ts'
import { callSimulator } from './simulator-api.ts'

export interface OutboxMessage {
  readonly messageId: string
  readonly phone: string
  readonly text: string
  readonly acceptedAt: string
  readonly state: 'QUEUED' | 'DELIVERED' | 'EXPIRED' | 'FAILED'
}

export type PhoneKeyStatus = 'CREATED' | 'ACTIVE' | 'BLOCKED' | 'EXPIRED' | 'REMOVED'

export interface PhoneKey {
  readonly pcUserId: string
  readonly username: string
  readonly status: PhoneKeyStatus
}

export interface PhoneRequest {
  readonly transactionId: string
  readonly pcUserId: string
  /** Plain text, even if it contains markup. */
  readonly text: string
  readonly validUntil: string
}

export const tokenStates = [
  'READY',
  'NO_DEVICE',
  'TWO_DEVICES',
  'NO_CERTIFICATE',
  'EXPIRED',
  'WRONG_OWNER',
] as const
export type TokenState = (typeof tokenStates)[number]

export const tokenKeyKinds = ['RSA_2048', 'GOST_2012_256'] as const
export type TokenKeyKind = (typeof tokenKeyKinds)[number]

export interface SoftwareToken {
  readonly tokenId: string
  readonly label: string
  readonly state: TokenState
  readonly keyKind: TokenKeyKind
  readonly isLocked: boolean
  readonly certificateSerial: string
  /** The certificate has been revoked. */
  readonly isRevoked: boolean
  readonly validUntil: string
}

/** The subject of an application. */
export type TaskSubject =
  | {
      readonly kind: 'POS'
      readonly storeName: string
      readonly storeAddress: string
      readonly terminalsCount: number
      readonly photoCount: number
    }
  | { readonly kind: 'PAYDA'; readonly storeName: string; readonly storeAddress: string }
  | { readonly kind: 'SELLER'; readonly fullName: string; readonly inn: string }
  | {
      readonly kind: 'LOAN'
      readonly amount: string
      readonly currency: string
      readonly termMonths: number
      readonly purpose: string
    }
  | {
      readonly kind: 'REGISTRATION'
      readonly fullName: string
      readonly inn: string
      readonly signRight: SignRight
    }

export interface OfficerTask {
  readonly taskId: string
  readonly requested: TaskSubject
  readonly companyName: string
  readonly createdDate: string
}

export interface OfficerLetter {
  readonly letterId: string
  readonly companyName: string
  readonly title: string
  readonly message: string
  readonly state: 'RECEIVED' | 'IN_PROCESSING'
  readonly sentAt: string
}

export interface OfficerPerson {
  readonly personId: string
  readonly fullName: string
  readonly phone: string
  readonly status: PostVerificationStatus
  readonly frozenReason?: string
}

export interface OfficerContract {
  readonly contractId: string
  readonly legalPartyId: string
  readonly companyName: string
  readonly contractNum: string
  readonly isActive: boolean
}

export interface OfficerClaim {
  readonly loanClaimId: string
  readonly claimNumber: string
  readonly companyName: string
  readonly buyer: string
  readonly amount: string
  readonly status: 'UNDER_REVIEW' | 'AWAITING_DELIVERY_CONFIRMATION' | 'CREDITING_FUNDS'
}

/** What a borrower requests about a loan. */
export interface OfficerLoanClaim {
  readonly loanClaimId: string
  readonly companyName: string
  readonly kind: LoanChange['kind']
  readonly repayOn?: string
}

/** A contract under which a buyer can apply for instalments. */
export interface OfficerShop {
  readonly partnerContractId: string
  readonly companyName: string
  readonly productName: LocalizedText
  /** Months to choose from. */
  readonly durations: readonly number[]
}

export interface OfficerQuote {
  readonly quoteId: string
  readonly companyName: string
  /** `USD → KGS` */
  readonly pair: string
  readonly amount: string
  readonly currency: string
}

export interface OfficerAccount {
  readonly account: string
  /** The bank's name of the account; the company may use another one. */
  readonly title: LocalizedText
  /** The booked balance, holds included. */
  readonly balance: string
  readonly currency: string
  readonly companyName: string
  readonly status: 'OPEN' | 'ARRESTED' | 'FINAL_ARRESTED'
  readonly statusReason?: string
}

export interface OfficerLimits {
  readonly legalPartyId: string
  readonly companyName: string
  readonly standing: LimitStanding
  readonly limits: readonly {
    readonly scope: LimitScope
    readonly period: LimitPeriod
    /** Empty unless the limit is one person's. */
    readonly personId: string
    readonly limit: string
  }[]
}

export interface Officer {
  readonly tasks: readonly OfficerTask[]
  readonly letters: readonly OfficerLetter[]
  readonly people: readonly OfficerPerson[]
  readonly contracts: readonly OfficerContract[]
  readonly limits: readonly OfficerLimits[]
  readonly claims: readonly OfficerClaim[]
  readonly shops: readonly OfficerShop[]
  readonly loanClaims: readonly OfficerLoanClaim[]
  readonly quotes: readonly OfficerQuote[]
  readonly accounts: readonly OfficerAccount[]
}

/** The faults with a translated name; the bank defines which ones exist. */
export type FaultKind = keyof typeof import('../i18n/ru.json').faults.kinds

export interface Faults {
  readonly kinds: readonly FaultKind[]
  readonly next: Readonly<Partial<Record<FaultKind, number>>>
  readonly chancePercent: Readonly<Partial<Record<FaultKind, number>>>
  /** The seed of random faults; absent: every run is different. */
  readonly seed?: number
  readonly unavailableUntil?: string
  readonly amlWords: readonly string[]
}

const refreshMs = 3_000

/**
 * The data of one console desk, polled; after an action it is reloaded at once
 * (`use-desk-action.ts`).
 */
export function deskQuery<T>(
  name: string,
  path: `/${string}`,
  lists: readonly (keyof T & string)[],
) {
  return queryOptions({
    queryKey: ['simulator', name] as const,
    queryFn: async ({ signal }): Promise<T> =>
      shapeOf<T>(await callSimulator('GET', path, undefined, signal), lists),
    refetchInterval: refreshMs,
  })
}

export const outboxQuery = deskQuery<{ readonly messages: readonly OutboxMessage[] }>(
  'sms',
  '/sms',
  ['messages'],
)
export const phonesQuery = deskQuery<{
  readonly keys: readonly PhoneKey[]
  readonly requests: readonly PhoneRequest[]
}>('phones', '/phones', ['keys', 'requests'])
export const tokensQuery = deskQuery<{
  readonly pin: string
  readonly tokens: readonly SoftwareToken[]
}>('tokens', '/tokens', ['tokens'])
export const officerQuery = deskQuery<Officer>('officer', '/officer', [
  'tasks',
  'letters',
  'people',
  'contracts',
  'limits',
  'claims',
  'shops',
  'loanClaims',
  'quotes',
  'accounts',
])
export const faultsQuery = deskQuery<Faults>('faults', '/faults', ['kinds', 'amlWords'])

/** Guards against a proxy that answers in the server's place. */
function shapeOf<T>(json: unknown, lists: readonly string[]): T {
  if (!isRecord(json) || !lists.every(name => Array.isArray(json[name]))) {
    throw new ApiError('NOT_FOUND')
  }
  return json as T
}
