import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { execute } from '../../lib/graphql-client.ts'
import { subscribe } from '../../lib/live-client.ts'
import {
  ListenSalaryDocument,
  SalariesDocument,
  SalaryContractDocument,
  SalaryDetailDocument,
  SalaryEmployeesDocument,
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
/** As long as a register may be: the editor shows it whole. */
const wholeRegister = 10_000

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

export interface DetailSearch {
  readonly filter?: SalaryDetailQueryVariables['filter']
  readonly page?: number
}

export const registerQuery = (
  legalPartyId: string,
  salaryId: string,
  { filter, page }: DetailSearch = {},
) =>
  queryOptions({
    queryKey: [salaryKey, 'detail', legalPartyId, salaryId, filter, page] as const,
    queryFn: async ({ signal }) => {
      const variables = {
        salary: { legalPartyId, salaryId },
        filter,
        page: page ?? 1,
        size: page === undefined ? wholeRegister : 50,
      }
      return (await execute(SalaryDetailDocument, variables, { service, signal }))
        .findSalaryDetailBySalaryId
    },
    placeholderData: keepPreviousData,
  })

/** Follows registers and their documents: what shows them is read again. */
export function useLiveSalary(legalPartyId: string): void {
  const client = useQueryClient()
  useEffect(
    function followRegisters() {
      const readAgain = () => void client.invalidateQueries({ queryKey: [salaryKey] })
      let last: string | undefined
      return subscribe(ListenSalaryDocument, () => ({ legalPartyId, lastEventId: last }), {
        service,
        onData: ({ listenSalary }) => {
          last = listenSalary.eventId
          readAgain()
        },
        onUnheard: readAgain,
      })
    },
    [client, legalPartyId],
  )
}
