import type { Words } from '@tartip/domain/bank-text'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { OperationCode } from '@tartip/domain/payment/operation'
import type { PaymentStatus } from '@tartip/domain/payment/status'
import type { Instant, LocalDate } from '@tartip/domain/time/instant'

import type { PaymentDocument, PaymentOrigin } from '../payment-document.ts'

/**
 * Whose eyes look: documents of the accounts the person may read, and of the drafts only his own.
 * Everything that lists or shows documents asks for it, so that no query can forget it.
 */
export interface AccessScope {
  readonly legalPartyId: string
  readonly personId: string
  readonly accounts: readonly string[]
}

export type PaymentSort =
  | 'CREATED_DATE'
  | 'VALUE_DATE'
  | 'AMOUNT'
  | 'RECIPIENT_NAME'
  | 'TRANSFER_NUM'

/** Every condition that is given must hold. Days are days in Bishkek, both ends included. */
export interface PaymentFilter {
  readonly statuses?: readonly PaymentStatus[]
  readonly operations?: readonly OperationCode[]
  readonly account?: string
  readonly currency?: CurrencyCode
  readonly transferNum?: string
  readonly startDate?: LocalDate
  readonly endDate?: LocalDate
  /** Decimal texts in major units: the filter may be without a currency. */
  readonly startAmount?: string
  readonly endAmount?: string
  readonly recipientName?: string
  readonly origin?: PaymentOrigin
  readonly creator?: string
}

export interface PaymentPageRequest {
  readonly filter: PaymentFilter
  readonly sort: PaymentSort
  readonly order: 'ASC' | 'DESC'
  /** From 1. */
  readonly page: number
  readonly size: number
}

export interface PaymentPage {
  readonly list: readonly PaymentDocument[]
  readonly totals: readonly CurrencyTotal[]
}

export interface CurrencyTotal {
  readonly currency: CurrencyCode
  readonly amountMinor: bigint
  readonly count: number
}

export interface StatusTotal extends CurrencyTotal {
  readonly statusCode: PaymentStatus
}

export interface StatusHistoryEntry {
  readonly statusCode: PaymentStatus
  readonly enteredAt: Instant
  readonly personId?: string
  readonly comment?: Words
}

/** Which open documents of an account are asked for. */
export interface PlannedRequest {
  readonly account: string
  readonly currency: CurrencyCode
  /** Documents that the bank holds money for: their days are told and they are in no sum. */
  readonly heldIds: readonly string[]
}

export interface PlannedSum {
  readonly valueDate: LocalDate
  readonly direction: 'DEBIT' | 'CREDIT'
  readonly isFullySigned: boolean
  readonly amountMinor: bigint
  readonly count: number
}

export interface PlannedDocuments {
  readonly sums: readonly PlannedSum[]
  /** Value dates of the held documents that the person may see. */
  readonly heldDates: ReadonlyMap<string, LocalDate>
}

/** Screen queries. Each is one transaction of one organisation. */
export interface PaymentReads {
  findVisible(sight: AccessScope, id: string): Promise<PaymentDocument | undefined>
  /** In the order of ids; whatever the person may not see is left out. */
  findAllVisible(sight: AccessScope, ids: readonly string[]): Promise<PaymentDocument[]>
  search(sight: AccessScope, request: PaymentPageRequest): Promise<PaymentPage>
  countByStatus(sight: AccessScope): Promise<ReadonlyMap<PaymentStatus, number>>
  sumByStatus(sight: AccessScope, filter: PaymentFilter): Promise<StatusTotal[]>
  /** What documents that are not done will move on an account, by value date. */
  planned(sight: AccessScope, request: PlannedRequest): Promise<PlannedDocuments>
  /** Oldest first. */
  statusHistory(legalPartyId: string, id: string): Promise<StatusHistoryEntry[]>
  /** The number the next document would get; nobody has taken it yet. */
  nextTransferNum(legalPartyId: string, year: number): Promise<string>
}
