import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Language } from '@tartip/domain/language'
import { execute } from '../../lib/graphql-client.ts'
import {
  OutletAccountDocument,
  OutletAccountsDocument,
} from './api/outlet-accounts.account.generated.ts'
import {
  CashierDocument,
  CashiersDocument,
  CashRegisterDocument,
  OutletDocument,
  OutletRegistersDocument,
  OutletsOfOwnAccountsDocument,
  OutletsDocument,
  OutletsWithRegistersDocument,
  OutletTaxOfficesDocument,
  OwnOutletsDocument,
  PlacesDocument,
  type CashierDetailsFragment,
  type CashierLineFragment,
  type OutletDetailsFragment,
  type OutletLineFragment,
  type OutletWithRegistersFragment,
  type OutletRegistersQuery,
  type RegisterDetailsFragment,
} from './api/outlets.sale-point.generated.ts'

export type OutletLine = OutletLineFragment
export type OutletDetails = OutletDetailsFragment
export type OutletWithRegisters = OutletWithRegistersFragment
export type RegisterDetails = RegisterDetailsFragment
export type OutletTerminal = OutletRegistersQuery['getPOSTerminalsBySalePointId'][number]
export type CashierLine = CashierLineFragment
export type CashierDetails = CashierDetailsFragment

const service = 'sale-point'
const outletsKey = 'outlets'

/** After a change everything is read again: outlets, registers and cashiers name each other. */
export const refreshOutlets = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [outletsKey] })

export interface OutletSearch {
  readonly orgReferenceId: string
  readonly text: string
  readonly order: 'alphabet' | 'newest'
  readonly size: number
}

export const outletsQuery = ({ orgReferenceId, text, order, size }: OutletSearch) =>
  queryOptions({
    queryKey: [outletsKey, 'list', orgReferenceId, text, order, size],
    queryFn: async ({ signal }) => {
      const filter = {
        orgReferenceId,
        salePointName: text,
        isByAlphabet: order === 'alphabet',
        isNew: order === 'newest',
      }
      const variables = { filter, pageable: { page: 1, size } }
      return (await execute(OutletsDocument, variables, { service, signal })).getSalePointsByFilter
    },
    placeholderData: keepPreviousData,
  })

/** In the language of the screen, because names of places come in it. */
export const outletQuery = (salePointId: string, language: Language) =>
  queryOptions({
    queryKey: [outletsKey, 'one', salePointId, language],
    queryFn: async ({ signal }) =>
      (await execute(OutletDocument, { salePointId }, { service, signal })).getSalePointInfoById,
  })

/** Cash registers and terminals of an outlet that the person may see. */
export const outletRegistersQuery = (salePointId: string) =>
  queryOptions({
    queryKey: [outletsKey, 'registers-of', salePointId],
    queryFn: async ({ signal }) => {
      const data = await execute(OutletRegistersDocument, { salePointId }, { service, signal })
      const { getCashesBySalePointId: registers, getPOSTerminalsBySalePointId: terminals } = data
      return { registers, terminals }
    },
  })

/** Ids of the outlets whose account the person may change. */
export const outletsOfOwnAccountsQuery = (orgReferenceId: string) =>
  queryOptions({
    queryKey: [outletsKey, 'own-accounts', orgReferenceId],
    queryFn: async ({ signal }) => {
      const options = { service, signal } as const
      const data = await execute(OutletsOfOwnAccountsDocument, { orgReferenceId }, options)
      return data.getSalePointsForAccountUpdate.map(({ id }) => id)
    },
  })

/** Outlets and registers of the person themselves. */
export const ownOutletsQuery = (orgReferenceId: string) =>
  queryOptions({
    queryKey: [outletsKey, 'own', orgReferenceId],
    queryFn: async ({ signal }) =>
      (await execute(OwnOutletsDocument, { orgReferenceId }, { service, signal }))
        .getSalePointsOfCashier,
  })

export const outletsWithRegistersQuery = (orgReferenceId: string) =>
  queryOptions({
    queryKey: [outletsKey, 'registers', orgReferenceId],
    queryFn: async ({ signal }) =>
      (await execute(OutletsWithRegistersDocument, { orgReferenceId }, { service, signal }))
        .getSalePointsByOrgRefId,
  })

export const cashRegisterQuery = (cashId: string) =>
  queryOptions({
    queryKey: [outletsKey, 'register', cashId],
    queryFn: async ({ signal }) =>
      (await execute(CashRegisterDocument, { cashId }, { service, signal })).getCashById,
  })

export const cashiersQuery = (orgReferenceId: string) =>
  queryOptions({
    queryKey: [outletsKey, 'cashiers', orgReferenceId],
    queryFn: async ({ signal }) =>
      (await execute(CashiersDocument, { orgReferenceId }, { service, signal })).employees,
  })

export const cashierQuery = (userReferenceId: string) =>
  queryOptions({
    queryKey: [outletsKey, 'cashier', userReferenceId],
    queryFn: async ({ signal }) =>
      (await execute(CashierDocument, { userReferenceId }, { service, signal }))
        .getCashierInfoByRefId,
  })

/** Places inside another one; the regions without one. */
export const placesQuery = (parentId: string | undefined, language: Language) =>
  queryOptions({
    queryKey: ['outlet-places', parentId ?? '', language],
    queryFn: async ({ signal }) => {
      const variables = { parentId: parentId ?? null }
      return (await execute(PlacesDocument, variables, { service, signal })).getRegionAddress
    },
    staleTime: Infinity,
  })

export const taxOfficesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['outlet-tax-offices', language],
    queryFn: async ({ signal }) =>
      (await execute(OutletTaxOfficesDocument, {}, { service, signal })).getTaxOffices,
    staleTime: Infinity,
  })

/** Accounts that an outlet can be credited to. */
export const outletAccountsQuery = (legalPartyId: string) =>
  queryOptions({
    queryKey: [outletsKey, 'accounts', legalPartyId],
    queryFn: async ({ signal }) =>
      (await execute(OutletAccountsDocument, { legalPartyId }, { service: 'account', signal }))
        .getAllAccountsForSalePoint,
  })

export const outletAccountQuery = (salePointCode: string) =>
  queryOptions({
    queryKey: [outletsKey, 'account', salePointCode],
    queryFn: async ({ signal }) =>
      (await execute(OutletAccountDocument, { salePointCode }, { service: 'account', signal }))
        .getAccountBySalePointCode,
  })
