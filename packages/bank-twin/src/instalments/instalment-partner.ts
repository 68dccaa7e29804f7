import type {
  ClaimRefusal,
  InstalmentClaim,
  InstalmentContract,
  InstalmentEvent,
  InstalmentPartner,
  SellerVerdict,
} from '@tartip/bank-ports/instalment-partner'
import type { InstalmentClaimStatus } from '@tartip/domain/instalments/claim-status'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { err, holds, ok, type Result, type Verdict } from '@tartip/domain/result'
import { bishkekDate } from '@tartip/domain/time/instant'
import { asBankCall } from '../bank-call.ts'
import type { TwinFeed } from '../common/event-feed.ts'
import type { ServiceDeps } from '../common/service-deps.ts'
import type { TwinReference } from '../reference/twin-reference.ts'
import { inTransaction, type TwinDb } from '../store/twin-db.ts'
import { instalmentProducts } from './instalment-products.ts'
import {
  findClaim,
  insertClaim,
  readClaims,
  readContracts,
  readIssuedSums,
  readOpenClaims,
  saveContract,
  setClaimStatus,
} from './instalment-store.ts'

export interface InstalmentDeps extends ServiceDeps {
  readonly feed: TwinFeed<InstalmentEvent>
  readonly reference: Pick<TwinReference, 'words'>
}

export type NewClaim = Pick<
  InstalmentClaim,
  'sumMinor' | 'durationMonths' | 'locationCode' | 'note' | 'clientInfo'
>

export type ClaimDeskRefusal = ClaimRefusal | 'CONTRACT_NOT_FOUND' | 'AMOUNT_INVALID'

/** The actions of buyers and of the partner's staff. */
export interface InstalmentDesk {
  contracts(): Promise<InstalmentContract[]>
  openClaims(limit: number): Promise<InstalmentClaim[]>
  /** A buyer applies for instalments in the shop. */
  buy(
    partnerContractId: string,
    claim: NewClaim,
  ): Promise<Result<InstalmentClaim, ClaimDeskRefusal>>
  /** Approves what is under review, or issues what is being credited. */
  advance(loanClaimId: string): Promise<Verdict<ClaimDeskRefusal>>
  /** Refuses what is under review or awaits delivery. */
  refuse(loanClaimId: string): Promise<Verdict<ClaimDeskRefusal>>
}

export interface InstalmentSeed {
  addContracts(list: readonly InstalmentContract[]): Promise<void>
}

export const createInstalmentSeed = (db: TwinDb): InstalmentSeed => ({
  async addContracts(list) {
    for (const contract of list) await saveContract(db, contract)
  },
})

export function createInstalmentPartner(deps: InstalmentDeps): InstalmentPartner {
  const { db, feed } = deps
  return {
    readEvents: feed.readEvents,
    onEvent: feed.onEvent,
    products: async () => instalmentProducts(deps.reference.words),
    contractsOf: legalPartyId =>
      asBankCall(async () => (isUuid(legalPartyId) ? readContracts(db, legalPartyId) : [])),
    claims: (legalPartyId, filter, sort, page) =>
      asBankCall(async () =>
        isUuid(legalPartyId)
          ? readClaims(db, legalPartyId, filter, sort, page)
          : { list: [], totalPages: 0, totalElements: 0 },
      ),
    findClaim: (legalPartyId, loanClaimId) =>
      asBankCall(async () => {
        const claim = isUuid(loanClaimId) ? await findClaim(db, loanClaimId) : undefined
        return claim?.legalPartyId === legalPartyId ? claim : undefined
      }),
    sums: (legalPartyId, from, to) =>
      asBankCall(async () => {
        if (!isUuid(legalPartyId)) return []
        const [contracts, sums] = [
          await readContracts(db, legalPartyId),
          await readIssuedSums(db, legalPartyId, from, to),
        ]
        return contracts.map(({ partnerContractId, product }) => ({
          partnerContractId,
          product,
          totalSumMinor: sums.get(partnerContractId) ?? 0n,
        }))
      }),
    confirm: (legalPartyId, loanClaimId, verdict) =>
      asBankCall(() => confirm(deps, legalPartyId, loanClaimId, verdict)),
  }
}

export function createInstalmentDesk(deps: InstalmentDeps): InstalmentDesk {
  const { db, clock, ids, feed } = deps

  const move = async (
    loanClaimId: string,
    next: (status: InstalmentClaimStatus) => InstalmentClaimStatus | undefined,
  ): Promise<Verdict<ClaimDeskRefusal>> => {
    const verdict = await inTransaction<Verdict<ClaimDeskRefusal>>(db, async tx => {
      const claim = isUuid(loanClaimId) ? await findClaim(tx, loanClaimId, 'for update') : undefined
      if (claim === undefined) return err('ENTITY_NOT_FOUND')
      const status = next(claim.status)
      if (status === undefined) return err('CLAIM_STATE_MISMATCH')
      await moveClaim(deps, tx, claim, status)
      return holds
    })
    if (verdict.ok) feed.wake()
    return verdict
  }

  return {
    contracts: () => readContracts(db, undefined),
    openClaims: limit => readOpenClaims(db, Math.min(Math.max(1, limit), 500)),
    async buy(partnerContractId, wanted) {
      const bought = await inTransaction(db, async tx => {
        const contracts = await readContracts(tx, undefined)
        const contract = contracts.find(one => one.partnerContractId === partnerContractId)
        const today = bishkekDate(clock.now())
        const isInForce =
          contract !== undefined && contract.startDate <= today && today <= contract.endDate
        if (!isInForce) return err('CONTRACT_NOT_FOUND')
        const { product, legalPartyId } = contract
        const isOffered =
          wanted.sumMinor > 0n &&
          wanted.sumMinor <= product.maxAmountMinor &&
          product.durationsMonths.includes(wanted.durationMonths)
        if (!isOffered) return err('AMOUNT_INVALID')
        const claim = await insertClaim(tx, {
          ...wanted,
          loanClaimId: ids.uuid(),
          legalPartyId,
          partnerContractId,
          productName: product.name,
          percentRate: product.percentRate,
          createdDate: clock.now(),
          status: 'UNDER_REVIEW',
        })
        await feed.append(tx, clock.now(), { claim })
        return ok(claim)
      })
      if (bought.ok) feed.wake()
      return bought
    },
    advance: loanClaimId =>
      move(loanClaimId, status => {
        if (status === 'UNDER_REVIEW') return 'AWAITING_DELIVERY_CONFIRMATION'
        return status === 'CREDITING_FUNDS' ? 'ISSUED' : undefined
      }),
    refuse: loanClaimId =>
      move(loanClaimId, status =>
        status === 'UNDER_REVIEW' || status === 'AWAITING_DELIVERY_CONFIRMATION'
          ? 'REFUSED'
          : undefined,
      ),
  }
}

async function confirm(
  deps: InstalmentDeps,
  legalPartyId: string,
  loanClaimId: string,
  verdict: SellerVerdict,
): Promise<Result<InstalmentClaim, ClaimRefusal>> {
  const confirmed = await inTransaction<Result<InstalmentClaim, ClaimRefusal>>(
    deps.db,
    async tx => {
      const claim = isUuid(loanClaimId) ? await findClaim(tx, loanClaimId, 'for update') : undefined
      if (claim?.legalPartyId !== legalPartyId) return err('ENTITY_NOT_FOUND')
      if (claim.status === 'AWAITING_DELIVERY_CONFIRMATION') {
        const status = verdict === 'DELIVERED' ? 'CREDITING_FUNDS' : 'REFUSED'
        return ok(await moveClaim(deps, tx, claim, status))
      }
      return isAlreadyDecided(claim.status, verdict) ? ok(claim) : err('CLAIM_STATE_MISMATCH')
    },
  )
  if (confirmed.ok) deps.feed.wake()
  return confirmed
}

/** Whether the claim is already in the state this verdict leads to. */
function isAlreadyDecided(status: InstalmentClaimStatus, verdict: SellerVerdict): boolean {
  return verdict === 'DELIVERED'
    ? status === 'CREDITING_FUNDS' || status === 'ISSUED'
    : status === 'REFUSED'
}

async function moveClaim(
  { clock, feed }: InstalmentDeps,
  tx: TwinDb,
  claim: InstalmentClaim,
  status: InstalmentClaimStatus,
): Promise<InstalmentClaim> {
  const moved = { ...claim, status }
  await setClaimStatus(tx, claim.loanClaimId, status)
  await feed.append(tx, clock.now(), { claim: moved })
  return moved
}
