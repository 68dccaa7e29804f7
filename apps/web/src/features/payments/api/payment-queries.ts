import { shortAccount } from '@tartip/domain/identifiers/account-number'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DocumentDetails } from '../../../documents/document-kind.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { useViewer } from '../../../lib/use-me.ts'
import { FilterAccountsDocument } from './filter-accounts.account.generated.ts'
import { FilterCreatorsDocument } from './filter-creators.payment.generated.ts'
import type { PaymentDetailsQuery } from './payment-details.payment.generated.ts'
import type { PaymentRowFragment } from './payment-row.payment.generated.ts'
import { paymentsKey } from './payments-key.ts'
import { SearchPaymentsDocument } from './search-payments.payment.generated.ts'
import type {
  SearchPaymentsQuery,
  SearchPaymentsQueryVariables,
} from './search-payments.payment.generated.ts'
import { SecondSignersDocument } from './second-signers.payment.generated.ts'
import { SigningReviewDocument } from './signing-review.payment.generated.ts'
import type { SigningReviewQuery } from './signing-review.payment.generated.ts'
import { TabCountsDocument } from './tab-counts.payment.generated.ts'

export type PaymentRow = PaymentRowFragment
export type PaymentPage = SearchPaymentsQuery['searchPaymentByCriteria']
export type CurrencyTotal = PaymentPage['totals'][number]

export interface PaymentDetails extends DocumentDetails<PaymentRow> {
  readonly transfer: PaymentDetailsQuery['findTransferDataByPaymentId']
}

/** The counts of the tabs share their first word with the badge of the shell: one invalidation covers both. */
export const countsKey = 'payment-counts'

export const searchQuery = (
  search: SearchPaymentsQueryVariables['search'],
  page: number,
  size: number,
) =>
  queryOptions({
    queryKey: [paymentsKey, 'list', search, page, size] as const,
    queryFn: async ({ signal }): Promise<PaymentPage> => {
      const data = await execute(
        SearchPaymentsDocument,
        { search, page, size },
        { service: 'payment', signal },
      )
      return data.searchPaymentByCriteria
    },
    // The former rows stay, dimmed, until the next page is here: nothing jumps.
    placeholderData: keepPreviousData,
  })

/** The whole queue of a signatory, the nearest deadline first. */
export const toSignQuery = (legalPartyId: string) =>
  searchQuery(
    { legalPartyId, status: 'FOR_SIGN', sort: 'SIGN_DEADLINE', order: 'ASC' },
    1,
    largestQueue,
  )

/** What can be signed with one code. */
const largestQueue = 520

/** What the bank knows of documents that are reviewed; read once, so that sums stand still while they are. */
export const signingReviewQuery = (legalPartyId: string, paymentIds: readonly string[]) =>
  queryOptions({
    queryKey: ['signing-review', legalPartyId, paymentIds] as const,
    queryFn: async ({ signal }) => {
      const payment = { legalPartyId, paymentIds: [...paymentIds] }
      const data = await execute(SigningReviewDocument, { payment }, { service: 'payment', signal })
      return data.getSigningReview
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled: paymentIds.length > 0,
    // Sums and flags stay while those of documents that have come in are read.
    placeholderData: keepPreviousData,
  })

/** Who signs documents second, and who has. */
export const secondSignersQuery = (legalPartyId: string, paymentIds: readonly string[]) =>
  queryOptions({
    queryKey: [paymentsKey, 'second-signers', legalPartyId, paymentIds] as const,
    queryFn: async ({ signal }) => {
      const payments = { legalPartyId, paymentIds: [...paymentIds] }
      const data = await execute(
        SecondSignersDocument,
        { payments },
        { service: 'payment', signal },
      )
      return data.getSecondPersonTokenByPaymentIds
    },
    enabled: paymentIds.length > 0,
    placeholderData: keepPreviousData,
  })

export type SigningReview = SigningReviewQuery['getSigningReview']
type FlagCode = SigningReview['documents'][number]['flags'][number]['code']

/** Changes that are typical of fraud: they are acknowledged before the document is signed. */
export const blockingFlags: readonly FlagCode[] = ['ACCOUNT_CHANGED', 'NAME_DIFFERS']

/** Documents whose payee has another account or name than before. Without an answer of the bank nothing is known to warn of. */
export function useChangedPayees(ids: readonly string[]): ReadonlySet<string> | undefined {
  const { data, isError } = useQuery(signingReviewQuery(useViewer().legalPartyId, ids))
  return useMemo(() => {
    if (!data) return isError ? new Set() : undefined
    const changed = data.documents.filter(({ flags }) =>
      flags.some(({ code }) => blockingFlags.includes(code)),
    )
    return new Set(changed.map(({ paymentId }) => paymentId))
  }, [data, isError])
}

export const tabCountsQuery = (legalPartyId: string) =>
  queryOptions({
    queryKey: [countsKey, legalPartyId, 'tabs'] as const,
    queryFn: async ({ signal }) => {
      const data = await execute(
        TabCountsDocument,
        { legalPartyId },
        { service: 'payment', signal },
      )
      return new Map(
        data.getCountsOfPaymentsGroupedByStatus.map(
          ({ status, count }) => [status, count] as const,
        ),
      )
    },
  })

/** Accounts to filter by. */
export const accountsSource = (partyId: string) => ({
  queryKey: ['payment-filter-accounts', partyId] as const,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const data = await execute(FilterAccountsDocument, { partyId }, { service: 'account', signal })
    return data.findAllAccountsByPartyIdWithAcl.map(({ account, accountName, currency }) => ({
      value: account,
      label: `${accountName} ${shortAccount(account)}`,
      description: currency.isoCode,
    }))
  },
})

/** People whose documents the person may see, to filter by. */
export const creatorsSource = (legalPartyId: string) => ({
  queryKey: [paymentsKey, 'creators', legalPartyId] as const,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const data = await execute(
      FilterCreatorsDocument,
      { legalPartyId },
      { service: 'payment', signal },
    )
    return data.getPaymentCreators.map(({ id, shortName }) => ({ value: id, label: shortName }))
  },
})
