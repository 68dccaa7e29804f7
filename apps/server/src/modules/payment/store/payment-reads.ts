import type { BankDayRules } from '@tartip/domain/bank-day/time-rule'
import type { FilterValues, ListRequest, SortOf } from '@tartip/domain/lists/list'
import type { paymentList } from '@tartip/domain/lists/payment-list'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { OperationCode } from '@tartip/domain/payment/operation'
import type { EarlierPayment } from '@tartip/domain/payment/paid-once'
import type { PayeeHistory } from '@tartip/domain/payment/signing-flags'
import type { PayeeDocument } from '@tartip/domain/payment/regular-payments'
import type { PaymentStatus } from '@tartip/domain/payment/status'
import type { Viewer } from '@tartip/domain/people/viewer'
import type { Instant, LocalDate } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import type { StatusHistoryEntry } from '../../../platform/documents/store/status-history.ts'
import type { CurrencyTotal, FoundRows } from '../../../platform/lists/list-reader.ts'
import type { PaymentDocument } from '../payment-document.ts'

/**
 * What a person may view: documents of the accounts they may read, and of the drafts only their own.
 * Everything that lists or shows documents takes it, so that no query can forget it.
 */
export interface AccessScope {
  readonly legalPartyId: string
  readonly personId: string
  readonly accounts: readonly string[]
  /** A register that pays one person is that person's pay, and is hidden from people who may not see salaries. */
  readonly hidesSalaryOfOne?: boolean
}

export type PaymentSort = SortOf<typeof paymentList>

/** Every filter that has a value must hold; what a tab lists depends on the viewer. */
export interface PaymentListQuery {
  readonly values: FilterValues<typeof paymentList>
  readonly viewer: Viewer
  /** Documents made later are left out, so that pages keep their place while new ones come in. */
  readonly asOf?: Instant | undefined
}

export interface SortedPaymentsQuery extends PaymentListQuery, ListRequest<typeof paymentList> {
  /** The bank's time table, which `SIGN_DEADLINE` sorts by; without it, by the value date alone. */
  readonly rules?: BankDayRules
}

export interface PaymentPageQuery extends SortedPaymentsQuery {
  /** From 1. */
  readonly page: number
  readonly size: number
}

export interface PaymentPage extends FoundRows {
  readonly list: readonly PaymentDocument[]
}

export interface StatusTotal extends CurrencyTotal {
  readonly statusCode: PaymentStatus
}

export type PaymentStatusEntry = StatusHistoryEntry<PaymentStatus>

/** Which open documents of an account are requested. */
export interface PlannedRequest {
  readonly account: string
  readonly currency: CurrencyCode
  /** Documents that the bank holds money for: their days are reported and they are in no sum. */
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

/** Somebody whom executed documents of the organisation have paid. */
export interface PaidPayee {
  /** The last document that paid this account. */
  readonly last: PaymentDocument
  /** How many documents have paid it, counted to 100. */
  readonly count: number
}

export interface PayeeRequest {
  /** Part of a name, an INN or an account; everybody when left out. */
  readonly search?: string | undefined
  /** Those who were paid at banks abroad, in the place of those here. */
  readonly isAbroad?: boolean
  readonly size: number
}

/** A document that pays something which is paid once, or has paid it. */
export interface PayingPayment extends EarlierPayment {
  readonly legalPartyId: string
  readonly transferNum: string
}

/** As much of a document as shows whether it comes again: a home page reads two thousand of them. */
export interface RepeatableDocument extends PayeeDocument {
  readonly id: string
}

/** Whoever gives a sale back: their own drafts count for them, those of others do not. */
export type Refunder = Pick<Actor, 'legalPartyId' | 'personId'>

/** Screen queries. Each is one transaction of one organisation. */
export interface PaymentReads {
  findVisible(scope: AccessScope, id: string): Promise<PaymentDocument | undefined>
  /** In the order of ids; whatever the person may not see is left out. */
  findAllVisible(scope: AccessScope, ids: readonly string[]): Promise<PaymentDocument[]>
  /** The latest finished documents of an operation that the person sees, of those that a text finds. */
  findLatestOf(
    scope: AccessScope,
    operation: OperationCode,
    search: string,
  ): Promise<readonly PaymentDocument[]>
  search(scope: AccessScope, query: PaymentPageQuery): Promise<PaymentPage>
  /** Everything found, in batches, for a file. */
  searchAll(
    scope: AccessScope,
    query: SortedPaymentsQuery,
  ): AsyncGenerator<readonly PaymentDocument[]>
  /** Who made the documents that the person may see. */
  creators(scope: AccessScope): Promise<readonly string[]>
  /** Documents that are going to cost money and that the bank holds nothing for, nearest day first. */
  expected(scope: AccessScope): Promise<readonly PaymentDocument[]>
  /** Documents that left since then and that may come again, the latest of them. */
  repeatable(scope: AccessScope, since: LocalDate): Promise<readonly RepeatableDocument[]>
  /** Whom documents from the person's accounts have paid, most used first. */
  payees(scope: AccessScope, request: PayeeRequest): Promise<readonly PaidPayee[]>
  countByStatus(scope: AccessScope, viewer: Viewer): Promise<ReadonlyMap<PaymentStatus, number>>
  sumByStatus(scope: AccessScope, query: PaymentListQuery): Promise<StatusTotal[]>
  /** What documents that are not done will move on an account, by value date. */
  planned(scope: AccessScope, request: PlannedRequest): Promise<PlannedDocuments>
  /** What is known of the payee of each document, by its id. */
  payeeHistories(
    scope: AccessScope,
    documents: readonly PaymentDocument[],
  ): Promise<ReadonlyMap<string, PayeeHistory>>
  /** Documents that give sales back or have done so, as far as they count for a person, by the ids of the sales. */
  refundsOf(
    person: Refunder,
    saleIds: readonly string[],
  ): Promise<ReadonlyMap<string, PaymentDocument>>
  /**
   * Documents of the organisation that pay these items or have done so, and budget payments since then of which the item
   * is not known here; all budget payments since then where no items are named.
   */
  paying(
    legalPartyId: string,
    request: { readonly items?: readonly string[]; readonly since: Instant },
  ): Promise<readonly PayingPayment[]>
  /** Oldest first. */
  statusHistory(legalPartyId: string, id: string): Promise<PaymentStatusEntry[]>
  /** The number the next document would get; nobody has taken it yet. */
  nextTransferNum(legalPartyId: string, year: number): Promise<string>
}
