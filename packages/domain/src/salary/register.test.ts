import { expect, test } from 'vitest'
import { err, holds } from '../result.ts'
import {
  canonicalRegister,
  checkRegisterHead,
  checkRegisterPeople,
  checkRegisterTexts,
  contractPays,
  registerWarnings,
  type SalaryEmployeeFact,
  type SalaryRowTexts,
} from './register.ts'
import { salaryContractStates } from './salary-project.ts'

const account = (end: number) => `1098800000${String(end).padStart(6, '0')}`
const row = (end: number, more: Partial<SalaryRowTexts> = {}): SalaryRowTexts => ({
  fullName: `Асанов Бакыт ${end}`,
  cardAccount: account(end),
  amount: '1000.00',
  ...more,
})
const found = (rows: readonly SalaryRowTexts[], currency: 'KGS' | 'USD' = 'KGS') =>
  checkRegisterTexts(rows, currency, '109').failures.map(
    ({ row, cell, code }) => `${row} ${cell} ${code}`,
  )

test('a sound register has no failures and the sum of its rows', () => {
  const rows = [row(1), row(2, { amount: '2 500,50' }), row(3, { amount: '1' })]
  expect(checkRegisterTexts(rows, 'KGS', '109')).toEqual({ failures: [], totalMinor: 350_150n })
})

test.each([
  ['0.99', 'SALARY_AMOUNT_OUT_OF_RANGE'],
  ['0', 'SALARY_AMOUNT_OUT_OF_RANGE'],
  ['-5', 'SALARY_AMOUNT_OUT_OF_RANGE'],
  ['1000000000.01', 'SALARY_AMOUNT_OUT_OF_RANGE'],
  ['1.001', 'AMOUNT_TOO_PRECISE'],
  ['сто', 'AMOUNT_INVALID'],
  ['', 'FIELD_REQUIRED'],
])('the amount %s is refused with %s', (amount, code) => {
  expect(found([row(1, { amount })])).toEqual([`0 amount ${code}`])
})

test.each(['1', '1000000000', '1000000000.00'])('the amount %s is within the bounds', amount => {
  expect(found([row(1, { amount })])).toEqual([])
})

test.each([
  ['1180880000000001', 'SALARY_ACCOUNT_INVALID'],
  ['109880000000001', 'SALARY_ACCOUNT_INVALID'],
  ['10988000000000a1', 'SALARY_ACCOUNT_INVALID'],
  ['', 'FIELD_REQUIRED'],
])('the account %s is refused with %s', (cardAccount, code) => {
  expect(found([row(1, { cardAccount })])).toEqual([`0 cardAccount ${code}`])
})

test('an account in groups is the same account, and a repeated one names its first row', () => {
  const grouped = row(2, { cardAccount: '1098 8000 0000 0001' })
  const { failures } = checkRegisterTexts([row(1), row(2), grouped], 'KGS', '109')
  expect(failures).toEqual([
    { row: 2, cell: 'cardAccount', code: 'SALARY_DUPLICATE_EMPLOYEE_ACCOUNT', params: { row: 1 } },
  ])
})

test('a register as a whole has a name, a currency of salaries, rows and the total that it states', () => {
  const head = { fileName: 'Ноябрь', currency: 'KGS', rowCount: 1 }
  const codeOf = (more: object) => {
    const verdict = checkRegisterHead({ ...head, ...more }, 100_000n)
    return verdict.ok ? undefined : verdict.error.code
  }
  expect(checkRegisterHead(head, 100_000n)).toEqual(holds)
  expect(codeOf({ statedTotal: '1 000,00' })).toBeUndefined()
  expect(codeOf({ statedTotal: '1000.01' })).toBe('SALARY_TOTAL_SUM_MISMATCH')
  expect(codeOf({ statedTotal: '#REF!' })).toBe('SALARY_CALCULATION_ERROR')
  expect(codeOf({ fileName: '  ' })).toBe('FIELD_REQUIRED')
  expect(codeOf({ currency: 'EUR' })).toBe('CURRENCY_MISMATCH')
  expect(codeOf({ rowCount: 0 })).toBe('SALARY_EMPTY_DETAILS')
  expect(codeOf({ rowCount: 10_001 })).toBe('SALARY_TOO_MANY_ROWS')
})

const employee = (end: number, more: Partial<SalaryEmployeeFact> = {}): SalaryEmployeeFact => ({
  fullName: `Асанов Бакыт ${end}`,
  cardAccount: account(end),
  cardState: 'ACTIVE',
  currency: 'KGS',
  ...more,
})
const byAccount = (...list: readonly SalaryEmployeeFact[]) =>
  new Map(list.map(one => [one.cardAccount, one]))

test('everybody must be an employee with an active card in the currency of the register', () => {
  const people = byAccount(
    employee(1),
    employee(2, { cardState: 'BLOCKED' }),
    employee(3, { cardState: 'CLOSED' }),
    employee(4, { cardState: 'IN_PROCESSING_BY_BANK' }),
    employee(5, { currency: 'USD' }),
  )
  const rows = [1, 2, 3, 4, 5, 6].map(end => row(end))
  expect(checkRegisterPeople(rows, 'KGS', people).map(({ row, code }) => [row, code])).toEqual([
    [1, 'SALARY_CARD_BLOCKED'],
    [2, 'SALARY_CARD_CLOSED'],
    [3, 'SALARY_CARD_NOT_READY'],
    [4, 'CURRENCY_MISMATCH'],
    [5, 'SALARY_EMPLOYEE_NOT_FOUND'],
  ])
})

test('another name and an unusual amount are warnings, and the order of a name is not', () => {
  const people = byAccount(employee(1), employee(2), employee(3), employee(4))
  const rows = [
    row(1, { fullName: '1 бакыт АСАНОВ' }),
    row(2, { fullName: 'Ким Виталий' }),
    row(3, { amount: '3000.01' }),
    row(4, { amount: '3000.00' }),
  ]
  const last = new Map([3, 4].map(end => [account(end), 100_000n]))
  expect(
    registerWarnings(rows, 'KGS', people, last).map(({ row, code, params }) => [row, code, params]),
  ).toEqual([
    [1, 'SALARY_NAME_DIFFERS', { name: 'Асанов Бакыт 2' }],
    [2, 'SALARY_AMOUNT_UNUSUAL', { last: '1000.00' }],
  ])
})

test('a contract pays while it is in force and until its closure is confirmed', () => {
  const paying = salaryContractStates.filter(state => contractPays({ state }).ok)
  expect(paying).toEqual(['VERIFIED', 'PENDING_CLOSURE'])
  expect(contractPays(undefined)).toEqual(err('SALARY_CONTRACT_NOT_FOUND'))
})

test('the text of a register says every row, and no name can pass for another row', () => {
  const sound = { rowNumber: 1, fullName: 'А\n2: x', cardAccount: account(1), amountMinor: 100n }
  expect(canonicalRegister([sound], 'KGS')).toBe(
    `tartip salary register v1 KGS\n1: ${account(1)} 1.00 А\\n2\\: x`,
  )
})
