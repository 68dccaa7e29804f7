import type {
  RegisterResult,
  SalaryContract,
  SalaryEmployee,
  SalaryProject,
  SalaryRegister,
} from '@tartip/bank-ports/salary-project'
import { err, ok } from '@tartip/domain/result'
import type { SalaryRowRefusal } from '@tartip/domain/salary/salary-project'

import { somAccount } from './fake-accounts.ts'
import { organisationId } from './test-people.ts'

/** Employees of the organisation, numbered from 1; their accounts end with the number. */
export const cardAccountOf = (number: number): string => `10988${String(number).padStart(11, '0')}`

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

export type FakeSalaryProject = ReturnType<typeof createFakeSalaryProject>

/** A bank with a salary project in the memory of the test. */
export function createFakeSalaryProject(count = 5) {
  const contract: Pick<Mutable<SalaryContract>, 'state' | 'currency' | 'payerAccount'> = {
    state: 'VERIFIED',
    currency: 'KGS',
    payerAccount: somAccount,
  }
  const employees: SalaryEmployee[] = Array.from({ length: count }, (_, index) => ({
    employeeId: `90000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    inn: `1010119800${String(index + 1).padStart(4, '0')}`,
    fullName: `Сотрудник ${index + 1}`,
    cardState: 'ACTIVE',
    currency: 'KGS',
    cardAccount: cardAccountOf(index + 1),
  }))
  const submitted = new Map<string, SalaryRegister>()
  const results = new Map<string, RegisterResult>()
  const own = <T>(legalPartyId: string, list: readonly T[]) =>
    legalPartyId === organisationId ? list : []
  const project: SalaryProject = {
    readEvents: async () => [],
    onEvent: () => () => undefined,
    findContract: async (legalPartyId): Promise<SalaryContract | undefined> =>
      legalPartyId === organisationId
        ? {
            legalPartyId,
            ...contract,
            contractNumber: '12-З',
            startDate: '2025-01-10',
            transitAccount: '1090000000009999',
          }
        : undefined,
    employees: async (legalPartyId, { text = '' }, { page, size }) => {
      const found = own(legalPartyId, employees).filter(one => one.fullName.includes(text))
      const list = found.slice(page * size, (page + 1) * size)
      return { list, totalElements: found.length, totalPages: Math.ceil(found.length / size) }
    },
    findByAccounts: async (legalPartyId, accounts) =>
      own(legalPartyId, employees).filter(({ cardAccount = '' }) => accounts.includes(cardAccount)),
    addEmployees: async ({ employees: added }) =>
      ok(added.map(({ inn }) => ({ inn, employeeId: `added-${inn}` }))),
    removeEmployee: async (_legalPartyId, employeeId) => {
      const index = employees.findIndex(one => one.employeeId === employeeId)
      if (index >= 0) employees.splice(index, 1)
    },
    submitRegister: async register => {
      const earlier = submitted.get(register.registerId)
      if (earlier && earlier.digest !== register.digest) return err('REQUEST_CHANGED')
      submitted.set(register.registerId, register)
      return ok(undefined)
    },
    findResult: async (_legalPartyId, registerId) => results.get(registerId),
  }
  return {
    project,
    contract,
    employees,
    submitted,
    setCardState(number: number, cardState: SalaryEmployee['cardState']) {
      const index = number - 1
      const employee = employees[index]
      if (employee) employees[index] = { ...employee, cardState }
    },
    /** Another contract: in dollars, paid from this account, with cards in dollars. */
    payInDollars(payerAccount: string) {
      Object.assign(contract, { currency: 'USD', payerAccount })
      for (const [index, one] of employees.entries()) employees[index] = { ...one, currency: 'USD' }
    },
    /** The bank pays a register but for these rows. */
    pay(
      registerId: string,
      rows: readonly (SalaryRowRefusal | undefined)[],
      returnedMinor: bigint,
    ) {
      results.set(registerId, {
        registerId,
        rows: rows.map((code, index) =>
          code === undefined ? { rowNumber: index + 1 } : { rowNumber: index + 1, code },
        ),
        returnedMinor,
      })
    },
  }
}
