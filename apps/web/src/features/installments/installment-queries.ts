import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  instalmentClaimStatuses,
  type InstalmentClaimStatus,
} from '@tartip/domain/instalments/claim-status'
import {
  instalmentClaimList,
  type InstalmentClaimListRow,
} from '@tartip/domain/lists/instalment-claim-list'
import { listInputOf, type ListSearch } from '@tartip/domain/lists/list'
import type { Language } from '@tartip/domain/language'
import { execute } from '../../lib/graphql-client.ts'
import { subscribe } from '../../lib/live-client.ts'
import type { FilterSources } from '../../lists/filter-fields.tsx'
import type { FoundPage } from '../../lists/found-list.tsx'
import type { LiveSource } from '../../lists/use-live-list.ts'
import {
  AllInstallmentProductsDocument,
  ConfirmLoanClaimDocument,
  InstallmentClaimDocument,
  InstallmentClaimsDocument,
  InstallmentInfoDocument,
  InstallmentSalePointsDocument,
  InstallmentSumsDocument,
  MerchantProductsDocument,
  type InstallmentClaimFieldsFragment,
  type InstallmentClaimsQueryVariables,
  type MerchantProductsQuery,
} from './api/installments.installment.generated.ts'

const service = 'installment'
/** Everything about instalments; texts of products are in the language of the request. */
const installmentsKey = 'installments'
/** Specification, section 9. */
const pageSize = 30

export type MerchantContract = MerchantProductsQuery['getMerchantProduct'][number]
export type InstallmentProduct = MerchantContract['product']
export type SellerDecision = 'DELIVERED' | 'REFUSED'

/** A claim as the list, its page and the live merge need it. */
export interface ClaimRow extends InstalmentClaimListRow {
  readonly id: string
  readonly version: number
  readonly locationName: string | null | undefined
  readonly note: string
  readonly percentRate: string
  readonly canConfirm: boolean
}

export function claimRowOf(claim: InstallmentClaimFieldsFragment): ClaimRow {
  const { loanClaimId, clientInfo, product, ...rest } = claim
  const { lastName, firstName, secondName } = clientInfo
  return {
    ...rest,
    id: loanClaimId,
    version: versionOf(claim.status),
    clientName: [lastName, firstName, secondName].filter(Boolean).join(' '),
    productName: product.name,
  }
}

/** A claim never goes back to an earlier state. */
const versionOf = (status: InstalmentClaimStatus): number => instalmentClaimStatuses.indexOf(status)

export const claimsQuery = (legalPartyId: string, search: ListSearch, language: Language) =>
  queryOptions({
    queryKey: [installmentsKey, 'claims', legalPartyId, search, language] as const,
    queryFn: async ({
      signal,
    }): Promise<FoundPage<ClaimRow> & { readonly fromDate: string | null | undefined }> => {
      const loanRequestDto = requestOf(legalPartyId, search)
      const data = await execute(InstallmentClaimsDocument, { loanRequestDto }, { service, signal })
      const { list, totalPages, totalElements, fromDate } = data.getInstallmentClaims
      return {
        list: list.map(claimRowOf),
        amountPages: totalPages,
        amountElements: totalElements,
        fromDate,
      }
    },
    placeholderData: keepPreviousData,
  })

function requestOf(
  legalPartyId: string,
  search: ListSearch,
): InstallmentClaimsQueryVariables['loanRequestDto'] {
  const { sort, order, locationCode, partnerContractIds, ...filterDto } = listInputOf(
    instalmentClaimList,
    search,
  )
  // The list reads its address before: what is in it fits the API.
  return {
    legalPartyId,
    page: search.page ?? 1,
    size: pageSize,
    sort,
    order,
    locationCode,
    ...(partnerContractIds === undefined
      ? {}
      : { partnerContractIds: [partnerContractIds].flat() }),
    filterDto,
  } as InstallmentClaimsQueryVariables['loanRequestDto']
}

export const claimQuery = (loanClaimId: string, language: Language) =>
  queryOptions({
    queryKey: [installmentsKey, 'claim', loanClaimId, language] as const,
    queryFn: async ({ signal }) => {
      const data = await execute(InstallmentClaimDocument, { loanClaimId }, { service, signal })
      return claimRowOf(data.getClaimById)
    },
  })

export async function decideClaim(
  legalPartyId: string,
  loanClaimId: string,
  decision: SellerDecision,
): Promise<ClaimRow> {
  const sellerVerdict = { legalPartyId, loanClaimId, decision }
  const data = await execute(ConfirmLoanClaimDocument, { sellerVerdict }, { service })
  return claimRowOf(data.confirmLoanClaim)
}

export const contractsQuery = (legalPartyId: string, language: Language) =>
  queryOptions({
    queryKey: [installmentsKey, 'contracts', legalPartyId, language] as const,
    queryFn: async ({ signal }) => {
      const data = await execute(MerchantProductsDocument, { legalPartyId }, { service, signal })
      return data.getMerchantProduct
    },
  })

export const productsQuery = (language: Language) =>
  queryOptions({
    queryKey: [installmentsKey, 'products', language] as const,
    queryFn: async ({ signal }) =>
      (await execute(AllInstallmentProductsDocument, {}, { service, signal })).getAllProduct,
  })

/** What was issued since the first day of the month, by contract. */
export const sumsQuery = (legalPartyId: string) =>
  queryOptions({
    queryKey: [installmentsKey, 'sums', legalPartyId] as const,
    queryFn: async ({ signal }) => {
      const data = await execute(InstallmentSumsDocument, { legalPartyId }, { service, signal })
      return new Map(
        data.getSumByProduct.map(({ partnerContactId, totalSum }) => [partnerContactId, totalSum]),
      )
    },
  })

/** Outlets and products to filter by. */
export const claimSources = (legalPartyId: string, language: Language): FilterSources => ({
  point: {
    queryKey: [installmentsKey, 'points', legalPartyId],
    queryFn: async ({ signal }) => {
      const data = await execute(
        InstallmentSalePointsDocument,
        { legalPartyId },
        { service, signal },
      )
      return data.getSalePoint.map(({ code, name }) => ({ value: code, label: name }))
    },
  },
  product: {
    queryKey: [installmentsKey, 'contract-options', legalPartyId, language],
    queryFn: async ({ signal }) => {
      const data = await execute(MerchantProductsDocument, { legalPartyId }, { service, signal })
      return data.getMerchantProduct.map(({ id, product }) => ({ value: id, label: product.name }))
    },
  },
})

/** Claims of the organisation, or one of them. */
export const liveClaims = (legalPartyId: string, loanClaimId?: string): LiveSource<ClaimRow> => ({
  key: `${legalPartyId} ${loanClaimId ?? ''}`,
  rowsKey: [installmentsKey],
  detailsKey: [installmentsKey, 'claim'],
  countsKey: [installmentsKey, 'sums'],
  follow: (lastEventId, { onEvent, onMissed }) =>
    subscribe(
      InstallmentInfoDocument,
      () => ({
        lastEventId: lastEventId(),
        ...(loanClaimId === undefined ? {} : { loanClaimId }),
      }),
      {
        service,
        onData: ({ installmentInfo: { eventId, claim } }) =>
          onEvent({ eventId, id: claim.loanClaimId, row: claimRowOf(claim) }),
        onMissed,
      },
    ),
})
