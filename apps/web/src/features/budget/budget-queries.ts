import { queryOptions } from '@tanstack/react-query'
import { execute } from '../../lib/graphql-client.ts'
import {
  BudgetItemsBeingPaidDocument,
  FindFinesDocument,
  ObtainBudgetCodeDocument,
  TaxDictionaryDocument,
  TundukServicesDocument,
  type FindFinesQuery,
} from './api/budget.payment.generated.ts'
import { BudgetTaxDebtDocument } from './api/budget-debts.account.generated.ts'
import type { FineSearchInput } from '../../lib/api-types/payment.generated.ts'
import type { ChosenPayment } from './chosen-payments.ts'

export type FoundFine = FindFinesQuery['findFines'][number]

export const taxDebtsQuery = (legalPartyId: string) =>
  queryOptions({
    queryKey: ['budget', 'debts', legalPartyId],
    queryFn: async ({ signal }) => {
      const variables = { legalPartyId }
      const [{ getNptByLegalPartyId: debts }, { getBudgetItemsBeingPaid: beingPaid }] =
        await Promise.all([
          execute(BudgetTaxDebtDocument, variables, { service: 'account', signal }),
          execute(BudgetItemsBeingPaidDocument, variables, { service: 'payment', signal }),
        ])
      const list = debts.list.map(debt => ({ ...debt, isBeingPaid: beingPaid.includes(debt.id) }))
      return { ...debts, list }
    },
  })

export const taxDictionaryQuery = queryOptions({
  queryKey: ['budget', 'tax-dictionary'],
  queryFn: ({ signal }) => execute(TaxDictionaryDocument, {}, { service: 'payment', signal }),
})

export const tundukServicesQuery = queryOptions({
  queryKey: ['budget', 'tunduk'],
  queryFn: async ({ signal }) =>
    (await execute(TundukServicesDocument, {}, { service: 'payment', signal })).getTundukServices,
})

export const finesQuery = (search: FineSearchInput | undefined) =>
  queryOptions({
    queryKey: ['budget', 'fines', search],
    enabled: search !== undefined,
    retry: false,
    queryFn: async ({ signal }) => {
      const options = { service: 'payment', signal } as const
      return (await execute(FindFinesDocument, { search: search ?? {} }, options)).findFines
    },
  })

/** The code of the day for one payment. The same request has the same code, so it is read like any answer. */
export const codeQuery = (legalPartyId: string, request: ChosenPayment['request']) =>
  queryOptions({
    queryKey: ['budget', 'code', legalPartyId, request.requestId],
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const options = { service: 'payment', idempotencyKey: request.requestId } as const
      const variables = { request: { ...request, legalPartyId } }
      return (await execute(ObtainBudgetCodeDocument, variables, options)).obtainBudgetCode
    },
  })
