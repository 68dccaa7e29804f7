import type { InstalmentClaimStatus } from '@tartip/domain/instalments/claim-status'
import type { LocalizedText } from '@tartip/domain/language'
import type { Result } from '@tartip/domain/result'
import type { Instant, LocalDate } from '@tartip/domain/time/instant'
import type { EventFeed } from './event-feed.ts'
import type { Page, PageRequest } from './page.ts'

/** A way to buy by instalments that the partner offers to shops. */
export interface InstalmentProduct {
  readonly productId: string
  readonly name: LocalizedText
  /** Yearly percent as an exact decimal; `0` for the interest-free one. */
  readonly percentRate: string
  readonly durationsMonths: readonly number[]
  /** Minor units of the som: the largest purchase. */
  readonly maxAmountMinor: bigint
}

/** The agreement by which a shop sells with the product. */
export interface InstalmentContract {
  readonly partnerContractId: string
  readonly legalPartyId: string
  readonly product: InstalmentProduct
  readonly categoryName: LocalizedText
  readonly email: string
  readonly startDate: LocalDate
  readonly endDate: LocalDate
  /** What the shop pays, percent as exact decimals. */
  readonly commissions: readonly { readonly commission: string; readonly durationMonths: number }[]
  readonly contacts: readonly { readonly name: string; readonly phone: string }[]
}

/** One purchase by instalments in a shop of the organisation. */
export interface InstalmentClaim {
  readonly loanClaimId: string
  readonly claimNumber: string
  readonly legalPartyId: string
  readonly partnerContractId: string
  readonly productName: LocalizedText
  readonly percentRate: string
  readonly createdDate: Instant
  /** Minor units of the som. */
  readonly sumMinor: bigint
  readonly durationMonths: number
  readonly status: InstalmentClaimStatus
  /** Code of the outlet. */
  readonly locationCode: string
  readonly note: string
  readonly clientInfo: {
    readonly firstName: string
    readonly lastName: string
    readonly secondName?: string
  }
}

/** Both ends of sums and dates belong to the filter; absent means any. */
export interface InstalmentClaimFilter {
  readonly fromSumMinor?: bigint
  readonly toSumMinor?: bigint
  readonly fromDate?: LocalDate
  readonly toDate?: LocalDate
  readonly statuses?: readonly InstalmentClaimStatus[]
  readonly locationCode?: string
  readonly partnerContractIds?: readonly string[]
}

export type InstalmentClaimSort = 'NEWEST' | 'OLDEST' | 'SUM_ASC' | 'SUM_DESC'

/** What the partner has issued under one contract in a period. */
export interface InstalmentSum {
  readonly partnerContractId: string
  readonly product: InstalmentProduct
  /** Minor units of everything issued. */
  readonly totalSumMinor: bigint
}

/** DELIVERED: the goods are with the buyer, pay the shop. REFUSED: the sale did not take place. */
export type SellerVerdict = 'DELIVERED' | 'REFUSED'

/**
 * CLAIM_STATE_MISMATCH: the claim does not await the shop's word, and has not been given this one.
 */
export type ClaimRefusal = 'ENTITY_NOT_FOUND' | 'CLAIM_STATE_MISMATCH'

/** A claim of some organisation has changed its status. */
export interface InstalmentEvent {
  readonly sequence: bigint
  readonly occurredAt: Instant
  /** The claim as it was right after the change. */
  readonly claim: InstalmentClaim
}

/**
 * The partner who finances purchases by instalments. A claim of another organisation is answered exactly
 * like one that does not exist.
 *
 * All methods may throw `BankUnavailable` (payment-execution.ts).
 */
export interface InstalmentPartner extends EventFeed<InstalmentEvent> {
  /** Everything that is offered, whether or not the organisation has a contract for it. */
  products(): Promise<readonly InstalmentProduct[]>

  /** Contracts of this organisation, by product name; empty when it does not sell by instalments. */
  contractsOf(legalPartyId: string): Promise<readonly InstalmentContract[]>

  claims(
    legalPartyId: string,
    filter: InstalmentClaimFilter,
    sort: InstalmentClaimSort,
    page: PageRequest,
  ): Promise<Page<InstalmentClaim>>

  /** `undefined` for a claim that was not made at this organisation. */
  findClaim(legalPartyId: string, loanClaimId: string): Promise<InstalmentClaim | undefined>

  /** One row per contract of the organisation; zero where nothing was issued in the period. */
  sums(legalPartyId: string, from: LocalDate, to: LocalDate): Promise<readonly InstalmentSum[]>

  /** What the shop says to a claim that awaits its word; the same verdict again changes nothing. */
  confirm(
    legalPartyId: string,
    loanClaimId: string,
    verdict: SellerVerdict,
  ): Promise<Result<InstalmentClaim, ClaimRefusal>>
}
