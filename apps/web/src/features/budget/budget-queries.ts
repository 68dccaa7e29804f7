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
      const [{ getNptByLegalPartyId: debts }, withBeingPaid] = await Promise.all([
        execute(BudgetTaxDebtDocument, variables, { service: 'account', signal }),
        readBeingPaid(legalPartyId, signal),
      ])
      return { ...debts, list: withBeingPaid(debts.list) }
    },
  })

/** Marks debts or fines whose payments are on their way. */
async function readBeingPaid(legalPartyId: string, signal: AbortSignal) {
  const options = { service: 'payment', signal } as const
  const answer = await execute(BudgetItemsBeingPaidDocument, { legalPartyId }, options)
  const ids = new Set(answer.getBudgetItemsBeingPaid)
  return <Item extends { readonly id: string }>(items: readonly Item[]) =>
    items.map(item => ({ ...item, isBeingPaid: ids.has(item.id) }))
}

export const taxDictionaryQuery = queryOptions({
  queryKey: ['budget', 'tax-dictionary'],
  queryFn: ({ signal }) => execute(TaxDictionaryDocument, {}, { service: 'payment', signal }),
})

export const tundukServicesQuery = queryOptions({
  queryKey: ['budget', 'tunduk'],
  queryFn: async ({ signal }) =>
    (await execute(TundukServicesDocument, {}, { service: 'payment', signal })).getTundukServices,
})

export const finesQuery = (legalPartyId: string, search: FineSearchInput) =>
  queryOptions({
    queryKey: ['budget', 'fines', legalPartyId, search],
    retry: false,
    queryFn: async ({ signal }) => {
      const options = { service: 'payment', signal } as const
      const [{ findFines: fines }, withBeingPaid] = await Promise.all([
        execute(FindFinesDocument, { search }, options),
        readBeingPaid(legalPartyId, signal),
      ])
      return withBeingPaid(fines)
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
