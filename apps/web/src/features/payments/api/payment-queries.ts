import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { execute } from '../../../lib/graphql-client.ts'
import { FilterAccountsDocument } from './filter-accounts.account.generated.ts'
import type { FilterAccountsQuery } from './filter-accounts.account.generated.ts'
import { FilterCreatorsDocument } from './filter-creators.access-control.generated.ts'
import type { FilterCreatorsQuery } from './filter-creators.access-control.generated.ts'
import { PaymentDetailsDocument } from './payment-details.payment.generated.ts'
import type { PaymentDetailsQuery } from './payment-details.payment.generated.ts'
import type { PaymentRowFragment } from './payment-row.payment.generated.ts'
import { PaymentStateDocument } from './payment-state.payment.generated.ts'
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

/** One document with its way so far and ahead, and who signs it. */
export interface PaymentDetails {
  readonly transfer: PaymentDetailsQuery['findTransferDataByPaymentId']
  readonly steps: PaymentDetailsQuery['getPaymentStatusHistoryByPaymentId']
  readonly signatories: PaymentDetailsQuery['getPaymentSignerInfoByPaymentId']
}

/** Everything that shows documents; asked again when documents have moved. */
export const paymentsKey = 'payments'
/** The counts of the tabs share their first word with the badge of the shell: one call renews both. */
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

export const detailsQuery = (legalPartyId: string, paymentId: string) =>
  queryOptions({
    queryKey: [paymentsKey, 'details', legalPartyId, paymentId] as const,
    queryFn: async ({ signal }): Promise<PaymentDetails> => {
      const data = await execute(
        PaymentDetailsDocument,
        { payment: { paymentId, legalPartyId } },
        { service: 'payment', signal },
      )
      return {
        transfer: data.findTransferDataByPaymentId,
        steps: data.getPaymentStatusHistoryByPaymentId,
        signatories: data.getPaymentSignerInfoByPaymentId,
      }
    },
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

/** One document as it is now. Throws PAYMENT_NOT_FOUND when it is gone or hidden. */
export async function readPayment(legalPartyId: string, paymentId: string): Promise<PaymentRow> {
  const data = await execute(
    PaymentStateDocument,
    { payment: { paymentId, legalPartyId } },
    { service: 'payment' },
  )
  return data.findTransferDataByPaymentId.payment
}
