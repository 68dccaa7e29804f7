import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Params } from '@tartip/domain/result'
import { isErrorCode } from '@tartip/domain/errors/catalogue'
import type { CellFinding, SalaryRowTexts } from '@tartip/domain/salary/register'
import { useEffect } from 'react'
import { execute } from '../../lib/graphql-client.ts'
import { subscribe } from '../../lib/live-client.ts'
import { createLiveRefresh } from '../../lib/live-refresh.ts'
import {
  ListenSalaryDocument,
  SalariesDocument,
  SalaryContractDocument,
  SalaryDetailDocument,
  SalaryEmployeesDocument,
  SalaryTextsDocument,
  type SalaryContractQuery,
  type SalaryDetailQuery,
  type SalaryDetailQueryVariables,
  type SalaryEmployeesQuery,
  type SalaryFieldsFragment,
} from './api/salary.payment.generated.ts'

export type Register = SalaryFieldsFragment
export type Contract = NonNullable<SalaryContractQuery['findSalaryContract']>
export type RegisterRow = SalaryDetailQuery['findSalaryDetailBySalaryId']['detail'][number]
export type Employee = SalaryEmployeesQuery['findSalaryEmployees']['list'][number]

export const service = 'payment'
/** Everything that shows registers or employees; read again when one has changed. */
export const salaryKey = 'salary'

export const contractQuery = (legalPartyId: string) =>
  queryOptions({
    queryKey: [salaryKey, 'contract', legalPartyId] as const,
    queryFn: async ({ signal }) => {
      const data = await execute(SalaryContractDocument, { legalPartyId }, { service, signal })
      return { contract: data.findSalaryContract ?? undefined }
    },
  })

export const employeesQuery = (legalPartyId: string, search: string, page: number, size = 40) =>
  queryOptions({
    queryKey: [salaryKey, 'employees', legalPartyId, search, page, size] as const,
    queryFn: async ({ signal }) => {
      const filter = { legalPartyId, ...(search === '' ? {} : { search }) }
      const variables = { filter, page, size }
      return (await execute(SalaryEmployeesDocument, variables, { service, signal }))
        .findSalaryEmployees
    },
    placeholderData: keepPreviousData,
  })

/** The first employees with a card that can be paid to. */
export const payableEmployeesQuery = (legalPartyId: string, search: string, size: number) =>
  queryOptions({
    queryKey: [salaryKey, 'employees', 'payable', legalPartyId, search, size] as const,
    queryFn: async ({ signal }) => {
      const filter = { legalPartyId, search, cardStates: ['ACTIVE' as const] }
      const variables = { filter, page: 1, size }
      return (await execute(SalaryEmployeesDocument, variables, { service, signal }))
        .findSalaryEmployees
    },
  })

export const registersQuery = (legalPartyId: string, page: number) =>
  queryOptions({
    queryKey: [salaryKey, 'registers', legalPartyId, page] as const,
    queryFn: async ({ signal }) => {
      const variables = { searchSalary: { legalPartyId }, page }
      return (await execute(SalariesDocument, variables, { service, signal }))
        .findSalaryDataByLegalPartyId
    },
    placeholderData: keepPreviousData,
  })

/** A page of the rows that a filter finds. */
export const registerQuery = (
  legalPartyId: string,
  salaryId: string,
  filter: SalaryDetailQueryVariables['filter'],
  page: number,
  size = 50,
) =>
  queryOptions({
    queryKey: [salaryKey, 'detail', legalPartyId, salaryId, filter, page, size] as const,
    queryFn: async ({ signal }) => {
      const variables = { salaryId, filter, page, size }
      return (await execute(SalaryDetailDocument, variables, { service, signal }))
        .findSalaryDetailBySalaryId
    },
    placeholderData: keepPreviousData,
  })

/** A whole register as the editor has it, read page by page. */
export const wholeRegisterQuery = (legalPartyId: string, salaryId: string) =>
  queryOptions({
    queryKey: [salaryKey, 'whole', legalPartyId, salaryId] as const,
    queryFn: async ({ signal }) => {
      const rows: SalaryRowTexts[] = []
      for (let page = 1; ; page += 1) {
        const variables = { salaryId, page }
        const { findSalaryDetailBySalaryId: found } = await execute(
          SalaryTextsDocument,
          variables,
          { service, signal },
        )
        rows.push(...found.detail)
        if (page >= found.amountPages) return { salary: found.salary, rows }
      }
    },
  })

/** As many rows as one call may answer with all their findings. */
const findingsPage = 200

/** What the bank has found wrong in the rows of a register, by their place from 0. */
export const findingsQuery = (legalPartyId: string, salaryId: string) =>
  queryOptions({
    queryKey: [salaryKey, 'findings', legalPartyId, salaryId] as const,
    queryFn: async ({ client }) => {
      const found = new Map<number, readonly CellFinding[]>()
      for (let page = 1; ; page += 1) {
        const filter = { states: ['ERROR' as const] }
        const part = await client.fetchQuery(
          registerQuery(legalPartyId, salaryId, filter, page, findingsPage),
        )
        for (const { id, findings } of part.detail) {
          const row = id - 1
          const wrong = findings.flatMap(finding => {
            const { cell, code, isWarning } = finding
            if (isWarning || !isErrorCode(code)) return []
            return [{ row, cell, code, params: paramsOf(finding) }]
          })
          found.set(row, wrong)
        }
        if (page >= part.amountPages) return found
      }
    },
  })

/** Parameters of a finding, whose words are made on the client. */
export function paramsOf({ params }: { readonly params: string }): Params {
  return JSON.parse(params) as Params
}

/** Follows registers and their documents: what shows them is read again. */
export function useLiveSalary(legalPartyId: string): void {
  const client = useQueryClient()
  useEffect(
    function followRegisters() {
      const refresh = createLiveRefresh(client, [salaryKey])
      let last: string | undefined
      const variablesNow = () => ({ salaryIdInput: { legalPartyId }, lastEventId: last })
      const stop = subscribe(ListenSalaryDocument, variablesNow, {
        service,
        onData: ({ listenSalary }) => {
          last = listenSalary.eventId
          refresh.call()
        },
        onMissed: refresh.call,
      })
      return () => {
        refresh.drop()
        stop()
      }
    },
    [client, legalPartyId],
  )
}
