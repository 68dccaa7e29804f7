import type { Acquiring, SalePoint } from '@tartip/bank-ports/acquiring'
import type {
  InstalmentClaim,
  InstalmentClaimFilter,
  InstalmentClaimSort,
  InstalmentContract,
  InstalmentPartner,
  InstalmentProduct,
  InstalmentSum,
  SellerVerdict,
} from '@tartip/bank-ports/instalment-partner'
import type { Page } from '@tartip/bank-ports/page'
import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import {
  longestPeriodDays,
  type AmountRange,
  type FilterRefusal,
} from '@tartip/domain/lists/filter'
import { instalmentClaimList, usualClaimBounds } from '@tartip/domain/lists/instalment-claim-list'
import { readListInput, type ListRequest } from '@tartip/domain/lists/list'
import { parseDecimal } from '@tartip/domain/money/decimal'
import { may, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, ok, type Result } from '@tartip/domain/result'
import { bishkekDate, daysBetween, type LocalDate } from '@tartip/domain/time/instant'
import { firstOfMonth } from '@tartip/domain/time/months'

import type { Actor } from '../../../platform/actor.ts'
import { recordAuditOnce } from '../../../platform/audit/record-audit-once.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'

export interface InstalmentDeps {
  readonly db: Db
  readonly clock: Clock
  readonly partner: InstalmentPartner
  readonly acquiring: Pick<Acquiring, 'salePointsOf'>
}

/** A claim with the outlet in which it was made, as far as the organisation still has it. */
export interface ClaimView {
  readonly claim: InstalmentClaim
  readonly salePoint: SalePoint | undefined
}

type ReadRefusal = PolicyRefusal | 'LEGAL_PARTY_NOT_FOUND'

/** Another organisation's id is answered like one that does not exist. */
function mayUse(actor: Actor, legalPartyId: string): Result<void, ReadRefusal> {
  const allowed = may(actor, 'installments.use')
  if (!allowed.ok) return allowed
  return legalPartyId === actor.legalPartyId ? ok(undefined) : err('LEGAL_PARTY_NOT_FOUND')
}

export const readContracts =
  ({ partner }: InstalmentDeps) =>
  async (
    actor: Actor,
    legalPartyId: string,
  ): Promise<Result<readonly InstalmentContract[], ReadRefusal>> => {
    const allowed = mayUse(actor, legalPartyId)
    return allowed.ok ? ok(await partner.contractsOf(legalPartyId)) : allowed
  }

/** Everything that the partner sells with, for people who do not sell yet. */
export const readProducts =
  ({ partner }: Pick<InstalmentDeps, 'partner'>) =>
  async (): Promise<Result<readonly InstalmentProduct[], 'PARTNER_DICTIONARY_ERROR'>> => {
    try {
      return ok(await partner.products())
    } catch (error) {
      if (error instanceof BankUnavailable) return err('PARTNER_DICTIONARY_ERROR')
      throw error
    }
  }

/** The largest list of outlets of the specification, section 9. */
const mostSalePoints = 1000

export const readSalePoints =
  ({ acquiring }: InstalmentDeps) =>
  async (
    actor: Actor,
    legalPartyId: string,
  ): Promise<Result<readonly SalePoint[], ReadRefusal>> => {
    const allowed = mayUse(actor, legalPartyId)
    if (!allowed.ok) return allowed
    return ok((await acquiring.salePointsOf(legalPartyId)).slice(0, mostSalePoints))
  }

export interface ClaimPageRequest {
  readonly legalPartyId: string
  /** The filters and the sort as the API takes them. */
  readonly filter: object
  /** The first page is 1. */
  readonly page: number
  readonly size: number
}

export interface ClaimPage extends Page<ClaimView> {
  readonly fromDate: LocalDate | undefined
  readonly toDate: LocalDate | undefined
}

export type ReadClaimsRefusal = ReadRefusal | FilterRefusal

/** The claims of one page; days and sums are the usual ones where nobody has chosen. */
export const readClaims =
  (deps: InstalmentDeps) =>
  async (
    actor: Actor,
    { legalPartyId, filter, page, size }: ClaimPageRequest,
  ): Promise<Result<ClaimPage, ReadClaimsRefusal>> => {
    const allowed = mayUse(actor, legalPartyId)
    if (!allowed.ok) return allowed
    const request = readListInput(instalmentClaimList, filter)
    if (!request.ok) return request
    const wanted = bankRequestOf(request.value, bishkekDate(deps.clock.now()))
    const [found, salePoints] = await Promise.all([
      deps.partner.claims(legalPartyId, wanted.filter, wanted.sort, { page: page - 1, size }),
      deps.acquiring.salePointsOf(legalPartyId),
    ])
    const { fromDate, toDate } = wanted.filter
    return ok({
      ...found,
      list: found.list.map(claim => viewOf(claim, salePoints)),
      fromDate,
      toDate,
    })
  }

const exportBatch = 500

/** All claims that a filter finds, page by page of the partner. */
export const readAllClaims = (deps: InstalmentDeps) =>
  async function* (
    actor: Actor,
    request: ListRequest<typeof instalmentClaimList>,
  ): AsyncGenerator<readonly ClaimView[]> {
    const { legalPartyId } = actor
    const { filter, sort } = bankRequestOf(request, bishkekDate(deps.clock.now()))
    const salePoints = await deps.acquiring.salePointsOf(legalPartyId)
    for (let page = 0, pages = 1; page < pages; page += 1) {
      const found = await deps.partner.claims(legalPartyId, filter, sort, {
        page,
        size: exportBatch,
      })
      pages = found.totalPages
      yield found.list.map(claim => viewOf(claim, salePoints))
    }
  }

const viewOf = (claim: InstalmentClaim, salePoints: readonly SalePoint[]): ClaimView => ({
  claim,
  salePoint: salePoints.find(({ code }) => code === claim.locationCode),
})

function bankRequestOf(
  { values, sort, order }: ListRequest<typeof instalmentClaimList>,
  today: LocalDate,
): { readonly filter: InstalmentClaimFilter; readonly sort: InstalmentClaimSort } {
  const { created, sum } = usualClaimBounds(today, values)
  const { from, to } = created
  return {
    filter: {
      ...sumBounds(sum),
      ...(from === undefined ? {} : { fromDate: from }),
      ...(to === undefined ? {} : { toDate: to }),
      ...(values.statuses === undefined ? {} : { statuses: values.statuses }),
      ...(values.point === undefined ? {} : { locationCode: values.point }),
      ...(values.product === undefined ? {} : { partnerContractIds: values.product.split(',') }),
    },
    sort: sort === 'SUM' ? `SUM_${order}` : order === 'ASC' ? 'OLDEST' : 'NEWEST',
  }
}

function sumBounds({ min, max }: AmountRange): InstalmentClaimFilter {
  // The filter has read both as amounts of two decimals.
  const minorOf = (amount: string | undefined): bigint | undefined => {
    const parsed = amount === undefined ? undefined : parseDecimal(amount, 'KGS')
    return parsed?.ok ? parsed.value : undefined
  }
  const [fromSumMinor, toSumMinor] = [minorOf(min), minorOf(max)]
  return {
    ...(fromSumMinor === undefined ? {} : { fromSumMinor }),
    ...(toSumMinor === undefined ? {} : { toSumMinor }),
  }
}

export const readClaim =
  ({ partner, acquiring }: InstalmentDeps) =>
  async (
    actor: Actor,
    loanClaimId: string,
  ): Promise<Result<ClaimView, PolicyRefusal | 'INSTALLMENT_CLAIM_NOT_FOUND'>> => {
    const allowed = may(actor, 'installments.use')
    if (!allowed.ok) return allowed
    const { legalPartyId } = actor
    const claim = await partner.findClaim(legalPartyId, loanClaimId)
    if (claim === undefined) return err('INSTALLMENT_CLAIM_NOT_FOUND')
    return ok(viewOf(claim, await acquiring.salePointsOf(legalPartyId)))
  }

export const readSums =
  ({ partner, clock }: InstalmentDeps) =>
  async (
    actor: Actor,
    legalPartyId: string,
    period: { readonly from: LocalDate | undefined; readonly to: LocalDate | undefined },
  ): Promise<
    Result<readonly InstalmentSum[], ReadRefusal | 'PERIOD_INVALID' | 'PERIOD_TOO_LONG'>
  > => {
    const allowed = mayUse(actor, legalPartyId)
    if (!allowed.ok) return allowed
    const to = period.to ?? bishkekDate(clock.now())
    const from = period.from ?? firstOfMonth(to)
    const days = daysBetween(from, to)
    if (days < 0) return err('PERIOD_INVALID')
    if (days > longestPeriodDays) return err('PERIOD_TOO_LONG', { max: longestPeriodDays })
    return ok(await partner.sums(legalPartyId, from, to))
  }

export type DecideRefusal =
  | ReadRefusal
  | 'INSTALLMENT_CLAIM_NOT_FOUND'
  | 'CLAIM_STATE_MISMATCH'
  | 'CONTRACT_NOT_STARTED'

/**
 * The seller's verdict on a claim that awaits it. The partner comes first and takes the same verdict twice without a
 * further effect; a call that was interrupted in between is written down by its repetition, and once for each person.
 */
export const decideClaim =
  (deps: InstalmentDeps) =>
  async (
    actor: Actor,
    request: {
      readonly legalPartyId: string
      readonly loanClaimId: string
      readonly verdict: SellerVerdict
    },
  ): Promise<Result<ClaimView, DecideRefusal>> => {
    const { legalPartyId, loanClaimId, verdict } = request
    const allowed = mayUse(actor, legalPartyId)
    if (!allowed.ok) return allowed
    const before = await readClaim(deps)(actor, loanClaimId)
    if (!before.ok) return before
    const { claim, salePoint } = before.value
    const contracts = await deps.partner.contractsOf(legalPartyId)
    const contract = contracts.find(one => one.partnerContractId === claim.partnerContractId)
    const today = bishkekDate(deps.clock.now())
    if (contract === undefined || contract.startDate > today) return err('CONTRACT_NOT_STARTED')
    const decided = await deps.partner.confirm(legalPartyId, loanClaimId, verdict)
    if (!decided.ok) {
      const { code } = decided.error
      return err(code === 'ENTITY_NOT_FOUND' ? 'INSTALLMENT_CLAIM_NOT_FOUND' : code)
    }
    await recordAuditOnce(deps.db, loanClaimId, {
      legalPartyId,
      at: deps.clock.now(),
      personId: actor.personId,
      action: 'instalmentClaimDecided',
      outcome: 'ok',
      details: { loanClaimId, claimNumber: claim.claimNumber, verdict },
    })
    return ok({ claim: decided.value, salePoint })
  }
