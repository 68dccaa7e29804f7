import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { fromIso, type LocalDate } from '@tartip/domain/time/instant'
import type { SelectOption } from '../../../components/fields/select-field.tsx'
import { execute } from '../../../lib/graphql-client.ts'
import { salesKey, type QrSaleFields } from '../../../lib/live-sales/live-sales.ts'
import { salePlaceOf } from '../../../lib/sale-place.ts'
import {
  QrHistoryDocument,
  QrHistoryOfPointDocument,
  QrSaleDocument,
  QrSummaryDocument,
  type QrHistoryQueryVariables,
} from '../../../lib/live-sales/qr-sales.payment.generated.ts'
import type { FoundPage } from '../../../lists/found-list.tsx'
import {
  ElQrSourcesDocument,
  GenerateElQrDocument,
  type ElQrSourceFieldsFragment,
  type GenerateElQrQuery,
  type GenerateElQrQueryVariables,
} from './el-qr.account.generated.ts'
import { HasOutletDocument } from './has-outlet.sale-point.generated.ts'

export type QrSaleRow = QrSaleFields
export type QrSource = ElQrSourceFieldsFragment
export type MadeCode = GenerateElQrQuery['generateElQr']

const pageSize = 40
const payment = 'payment'

export const salesQuery = (filter: QrHistoryQueryVariables['filter'], page: number) =>
  queryOptions({
    queryKey: [salesKey, 'list', filter, page] as const,
    queryFn: async ({ signal }): Promise<FoundPage<QrSaleRow>> => {
      const variables = { filter, page, size: pageSize }
      const options = { service: payment, signal } as const
      return filter.salePointCode
        ? (await execute(QrHistoryOfPointDocument, variables, options))
            .getQrOperationHistoryByFilterWithSalePoint
        : (await execute(QrHistoryDocument, variables, options)).getQrOperationHistory
    },
    placeholderData: keepPreviousData,
  })

/** One sale, also one that no list on the screen has. */
export const saleQuery = (legalPartyId: string, operationId: string) =>
  queryOptions({
    queryKey: [salesKey, 'one', legalPartyId, operationId] as const,
    retry: false,
    queryFn: async ({ signal }) => {
      const variables = { legalPartyId, operationId }
      const data = await execute(QrSaleDocument, variables, { service: payment, signal })
      return data.findQrOperation
    },
  })

export const summaryQuery = (legalPartyId: string, startDate: LocalDate, endDate: LocalDate) =>
  queryOptions({
    queryKey: [salesKey, 'summary', legalPartyId, startDate, endDate] as const,
    queryFn: async ({ signal }) => {
      const variables = { filter: { legalPartyId, startDate, endDate } }
      const data = await execute(QrSummaryDocument, variables, { service: payment, signal })
      return data.getQrSalesSummary
    },
    placeholderData: keepPreviousData,
  })

export const sourcesQuery = (legalPartyId: string) =>
  queryOptions({
    queryKey: ['el-qr', 'sources', legalPartyId] as const,
    queryFn: async ({ signal }): Promise<readonly QrSource[]> => {
      const options = { service: 'account', signal } as const
      return (await execute(ElQrSourcesDocument, { legalPartyId }, options)).getElQrSources
    },
  })

export const hasOutletQuery = (orgReferenceId: string) =>
  queryOptions({
    queryKey: ['outlets', 'has', orgReferenceId] as const,
    queryFn: async ({ signal }) => {
      const options = { service: 'sale-point', signal } as const
      return (await execute(HasOutletDocument, { orgReferenceId }, options))
        .hasOrganizationSalePoint
    },
  })

export async function generateCode(elQr: GenerateElQrQueryVariables['elQr']): Promise<MadeCode> {
  return (await execute(GenerateElQrDocument, { elQr }, { service: 'account' })).generateElQr
}

/** Codes of outlet and cash register together; undefined for an account itself. */
export const registerCodeOf = ({
  salePointCode,
  cashCode,
}: Pick<QrSource, 'salePointCode' | 'cashCode'>): string | undefined =>
  salePointCode && cashCode ? salePointCode + cashCode : undefined

/** Choices of the filters: the outlets and cash registers of the person. */
export function filterSourcesOf(legalPartyId: string) {
  const { queryKey, queryFn } = sourcesQuery(legalPartyId)
  const choose = (optionsOf: (source: QrSource) => readonly SelectOption[]) => ({
    async queryFn(context: { readonly signal: AbortSignal }) {
      const sources = await (queryFn as (context: object) => Promise<readonly QrSource[]>)(context)
      const options = sources.flatMap(optionsOf)
      return [...new Map(options.map(option => [option.value, option])).values()]
    },
  })
  return {
    salePoint: {
      queryKey: [...queryKey, 'points'],
      ...choose(({ salePointCode, salePointName }) =>
        salePointCode ? [{ value: salePointCode, label: salePointName ?? salePointCode }] : [],
      ),
    },
    cash: {
      queryKey: [...queryKey, 'registers'],
      ...choose(source => {
        const value = registerCodeOf(source)
        return value ? [{ value, label: salePlaceOf(source) }] : []
      }),
    },
    account: {
      queryKey: [...queryKey, 'accounts'],
      ...choose(({ account }) => [{ value: account, label: account }]),
    },
  }
}

/**
 * A page with the sales that have come since it was read, so that each is on the screen at once and stays there while
 * the page is read again. Only for the newest page of a list by time.
 */
export function withLiveSales(
  page: FoundPage<QrSaleRow>,
  live: readonly QrSaleRow[],
): FoundPage<QrSaleRow> {
  const known = new Set(page.list.map(({ id }) => id))
  const fresh = live.filter(({ id }) => !known.has(id))
  if (fresh.length === 0) return page
  const list = [...fresh, ...page.list]
    .toSorted((one, other) => fromIso(other.createdAt) - fromIso(one.createdAt))
    .slice(0, pageSize)
  return { ...page, list, amountElements: page.amountElements + fresh.length }
}

/** Sales that came last, the newest first; as many as a page can show. */
export const addLiveSale = (live: readonly QrSaleRow[], sale: QrSaleRow): readonly QrSaleRow[] =>
  [sale, ...live.filter(({ id }) => id !== sale.id)].slice(0, pageSize)
