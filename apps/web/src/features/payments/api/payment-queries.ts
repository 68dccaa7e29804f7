import { shortAccount } from '@tartip/domain/identifiers/account-number'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { DocumentDetails } from '../../../documents/document-kind.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { FilterAccountsDocument } from './filter-accounts.account.generated.ts'
import { FilterCreatorsDocument } from './filter-creators.payment.generated.ts'
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
