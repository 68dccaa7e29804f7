import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { DocumentDetails } from '../../../documents/document-kind.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { FilterAccountsDocument } from './filter-accounts.account.generated.ts'
import type { FilterAccountsQuery } from './filter-accounts.account.generated.ts'
import { FilterCreatorsDocument } from './filter-creators.access-control.generated.ts'
import type { FilterCreatorsQuery } from './filter-creators.access-control.generated.ts'
import type { PaymentDetailsQuery } from './payment-details.payment.generated.ts'
import type { PaymentRowFragment } from './payment-row.payment.generated.ts'
import { SearchPaymentsDocument } from './search-payments.payment.generated.ts'
import type {
  SearchPaymentsQuery,
  SearchPaymentsQueryVariables,
} from './search-payments.payment.generated.ts'
import { TabCountsDocument } from './tab-counts.payment.generated.ts'

export type PaymentRow = PaymentRowFragment
export type PaymentPage = SearchPaymentsQuery['searchPaymentByCriteria']
export type CurrencyTotal = PaymentPage['totals'][number]
export type FilterAccount = FilterAccountsQuery['findAllAccountsByPartyIdWithAcl'][number]
export type FilterCreator = FilterCreatorsQuery['employeesContract'][number]

export interface PaymentDetails extends DocumentDetails<PaymentRow> {
  readonly transfer: PaymentDetailsQuery['findTransferDataByPaymentId']
}

/** Everything that shows documents; read again when documents have changed. */
export const paymentsKey = 'payments'
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

export const filterAccountsQuery = (partyId: string) =>
  queryOptions({
    queryKey: ['payment-filter-accounts', partyId] as const,
    queryFn: async ({ signal }) => {
      const data = await execute(
        FilterAccountsDocument,
        { partyId },
        { service: 'account', signal },
      )
      return data.findAllAccountsByPartyIdWithAcl
    },
  })

export const filterCreatorsQuery = (orgReferenceId: string) =>
  queryOptions({
    queryKey: ['payment-filter-creators', orgReferenceId] as const,
    queryFn: async ({ signal }) => {
      const data = await execute(
        FilterCreatorsDocument,
        { orgReferenceId },
        { service: 'access-control', signal },
      )
      return data.employeesContract
    },
  })
