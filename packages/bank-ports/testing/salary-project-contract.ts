import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SalaryOrder } from '@tartip/domain/payment/payment-order'
import {
  salaryCurrencies,
  type SalaryCardState,
  type SalaryContractState,
  type SalaryCurrency,
  type SalaryRowRefusal,
} from '@tartip/domain/salary/salary-project'
import type { LocalDate } from '@tartip/domain/time/instant'
import type { CoreAccounts } from '../src/core-accounts.ts'
import type { PaymentExecution } from '../src/payment-execution.ts'
import type {
  NewEmployees,
  SalaryEmployee,
  SalaryEvent,
  SalaryProject,
  SalaryRegister,
  SalaryRegisterRow,
} from '../src/salary-project.ts'
import { changedOrders } from './changed-orders.ts'
import { expectChangesRefused } from './changed-requests.ts'
import { readAllEvents } from './read-all-events.ts'

/** An organisation with a contract in force, some money and no employees. */
export interface OrganisationUnderTest {
  readonly legalPartyId: string
  readonly currency: SalaryCurrency
  readonly payerAccount: string
  readonly transitAccount: string
}

/** A bank with a salary project, prepared for the suite. */
export interface SalaryProjectUnderTest {
  readonly salaryProject: SalaryProject
  readonly paymentExecution: PaymentExecution
  readonly coreAccounts: CoreAccounts
  readonly ownBic: string
  readonly valueDate: LocalDate
  newId(): string
  /** Its settlement account holds 1,000,000.00 of the contract's currency; som unless it is named. */
  newOrganisation(currency?: SalaryCurrency): Promise<OrganisationUnderTest>
  setContractState(legalPartyId: string, state: SalaryContractState): Promise<void>
  setCardState(legalPartyId: string, employeeId: string, state: SalaryCardState): Promise<void>
  /** The most that may be credited to the card at once, minor units. */
  setLimit(legalPartyId: string, employeeId: string, limitMinor: bigint): Promise<void>
  /** What is on the account of an employee's card, minor units. */
  balanceOfCard(cardAccount: string): Promise<bigint | undefined>
  /** Lets the bank open the requested cards, and execute every order. */
  finishEverything(): Promise<void>
  close(): Promise<void>
}

const people = [
  { inn: '10101198000011', fullName: 'Асанов Бакыт Эркинович' },
  { inn: '20202199000022', fullName: 'Токтосунова Айгүл Маратовна' },
  { inn: '10303198500033', fullName: 'Ким Виталий Сергеевич' },
]

/** What any bank behind `SalaryProject` must do; run it against each implementation. */
export function describeSalaryProjectContract(
  name: string,
  makeBank: () => Promise<SalaryProjectUnderTest>,
): void {
  describe(`salary project: ${name}`, () => {
    let bank: SalaryProjectUnderTest

    beforeAll(async () => {
      bank = await makeBank()
    })
    afterAll(() => bank.close())

    const adding = (legalPartyId: string, employees = people): NewEmployees => ({
      requestId: bank.newId(),
      legalPartyId,
      employees,
    })
    const withEmployees = async (currency?: SalaryCurrency) => {
      const organisation = await bank.newOrganisation(currency)
      const { legalPartyId } = organisation
      await bank.salaryProject.addEmployees(adding(legalPartyId))
      await bank.finishEverything()
      const { list } = await bank.salaryProject.employees(legalPartyId, {}, { page: 0, size: 10 })
      return { ...organisation, employees: list }
    }
    const rowsOf = (
      employees: readonly SalaryEmployee[],
      amountMinor = 1_000_000n,
    ): SalaryRegisterRow[] =>
      employees.map(({ fullName, cardAccount = '' }, index) => ({
        rowNumber: index + 1,
        fullName,
        cardAccount,
        amountMinor: amountMinor + BigInt(index),
      }))
    const registerOf = (
      { legalPartyId, currency }: OrganisationUnderTest,
      rows: readonly SalaryRegisterRow[],
    ): SalaryRegister => ({
      registerId: bank.newId(),
      legalPartyId,
      currency,
      totalMinor: rows.reduce((sum, row) => sum + row.amountMinor, 0n),
      digest: 'd'.repeat(64),
      rows,
    })
    const orderOf = (
      { payerAccount, transitAccount }: OrganisationUnderTest,
      register: SalaryRegister,
      change: Partial<SalaryOrder> = {},
    ): SalaryOrder => ({
      paymentId: bank.newId(),
      legalPartyId: register.legalPartyId,
      payerAccount,
      payerName: 'ОсОО «Плательщик»',
      amountMinor: register.totalMinor,
      currency: register.currency,
      commissionMinor: 500n,
      commissionCurrency: register.currency,
      purpose: 'Зарплата за ноябрь',
      transferNum: '71',
      valueDate: bank.valueDate,
      digest: 'a'.repeat(64),
      operationCode: 'SALARY',
      recipientAccount: transitAccount,
      recipientBic: bank.ownBic,
      recipientName: 'Зарплатный проект',
      registerId: register.registerId,
      registerDigest: register.digest,
      ...change,
    })
    const moneyOf = async (legalPartyId: string, account: string) =>
      (await bank.coreAccounts.findOwnAccount(legalPartyId, account))?.balanceMinor
    /** Salaries on the payer's account as they are shown to who may not see what one person gets. */
    const shownSalaries = async ({ legalPartyId, payerAccount }: OrganisationUnderTest) => {
      const payer = await bank.coreAccounts.findOwnAccount(legalPartyId, payerAccount)
      const filter = { withoutSalaryOfOne: true } as const
      const page = await bank.coreAccounts.operations(
        legalPartyId,
        payer?.accountId ?? '',
        filter,
        undefined,
        100,
      )
      const debits = page.list.filter(({ direction }) => direction === 'DEBIT')
      expect(page.totalDebitMinor).toBe(debits.reduce((sum, one) => sum + one.amountMinor, 0n))
      return page.list.filter(({ operationCode }) => operationCode === 'SALARY')
    }
    const eventsOf = async (legalPartyId: string) =>
      (await readAllEvents<SalaryEvent>(bank.salaryProject, 3))
        .map(({ change }) => change)
        .filter(change => change.legalPartyId === legalPartyId)
    const pay = async (organisation: OrganisationUnderTest, rows: readonly SalaryRegisterRow[]) => {
      const register = registerOf(organisation, rows)
      expect(await bank.salaryProject.submitRegister(register)).toMatchObject({ ok: true })
      const order = orderOf(organisation, register)
      expect(await bank.paymentExecution.submit(order)).toEqual({ outcome: 'accepted' })
      await bank.finishEverything()
      const { legalPartyId } = organisation
      return {
        order,
        register,
        result: await bank.salaryProject.findResult(legalPartyId, register.registerId),
      }
    }

    test('the contract is that of the organisation, and its changes are reported', async () => {
      const { legalPartyId, payerAccount, transitAccount } = await bank.newOrganisation()
      expect(await bank.salaryProject.findContract(legalPartyId)).toMatchObject({
        state: 'VERIFIED',
        payerAccount,
        transitAccount,
      })
      await bank.setContractState(legalPartyId, 'PENDING_CLOSURE')
      expect(await bank.salaryProject.findContract(legalPartyId)).toMatchObject({
        state: 'PENDING_CLOSURE',
      })
      expect(await eventsOf(legalPartyId)).toContainEqual({ kind: 'CONTRACT', legalPartyId })
      expect(await bank.salaryProject.findContract(bank.newId())).toBeUndefined()
    })

    test('a person who is added gets a card: first in processing, then active with an account', async () => {
      const { legalPartyId } = await bank.newOrganisation()
      const answer = await bank.salaryProject.addEmployees(adding(legalPartyId))
      expect(answer).toMatchObject({ ok: true, value: people.map(({ inn }) => ({ inn })) })
      const page = { page: 0, size: 2 }
      const before = await bank.salaryProject.employees(legalPartyId, {}, page)
      expect(before).toMatchObject({ totalElements: 3, totalPages: 2 })
      expect(before.list.map(one => [one.fullName, one.cardState, one.cardAccount])).toEqual([
        ['Асанов Бакыт Эркинович', 'IN_PROCESSING_BY_BANK', undefined],
        ['Ким Виталий Сергеевич', 'IN_PROCESSING_BY_BANK', undefined],
      ])
      await bank.finishEverything()
      const found = await bank.salaryProject.employees(legalPartyId, { text: 'айгүл' }, page)
      expect(found.list).toMatchObject([{ inn: '20202199000022', cardState: 'ACTIVE' }])
      const [{ cardAccount = '' } = {}] = found.list
      expect(cardAccount).toMatch(/^109\d{13}$/)
      expect(await bank.salaryProject.findByAccounts(legalPartyId, [cardAccount, '1'])).toEqual(
        found.list,
      )
      expect(await bank.salaryProject.findByAccounts(bank.newId(), [cardAccount])).toEqual([])
      expect((await eventsOf(legalPartyId)).filter(({ kind }) => kind === 'EMPLOYEE').length).toBe(
        6,
      )
    })

    test('a request to add is answered once, another one under its id is refused', async () => {
      const { legalPartyId } = await bank.newOrganisation()
      const other = await bank.newOrganisation()
      const request = adding(legalPartyId)
      const add = (one: NewEmployees) => bank.salaryProject.addEmployees(one)
      await expectChangesRefused<NewEmployees, 'requestId'>(
        request,
        { legalPartyId: other.legalPartyId, employees: people.slice(1) },
        add,
      )
      expect(await add(adding(legalPartyId, people.slice(0, 1)))).toMatchObject({
        value: [{ inn: '10101198000011', code: 'EMPLOYEE_EXISTS' }],
      })
    })

    test('a removed person is found no more and may be added again', async () => {
      const { legalPartyId, employees } = await withEmployees()
      const [{ employeeId, inn, fullName, cardAccount = '' } = nobody] = employees
      await bank.salaryProject.removeEmployee(bank.newId(), employeeId)
      expect(await bank.salaryProject.findByAccounts(legalPartyId, [cardAccount])).toHaveLength(1)
      await bank.salaryProject.removeEmployee(legalPartyId, employeeId)
      await bank.salaryProject.removeEmployee(legalPartyId, employeeId)
      expect(await bank.salaryProject.findByAccounts(legalPartyId, [cardAccount])).toEqual([])
      expect(
        await bank.salaryProject.addEmployees(adding(legalPartyId, [{ inn, fullName }])),
      ).toMatchObject({ value: [{ inn, employeeId: expect.any(String) as string }] })
    })

    test.each(salaryCurrencies)(
      'everybody of a register in %s is paid, and the money passes the transit account',
      async currency => {
        const organisation = await withEmployees(currency)
        expect(organisation.employees.map(one => one.currency)).toEqual([
          currency,
          currency,
          currency,
        ])
        const { legalPartyId, employees, payerAccount, transitAccount } = organisation
        const { order, register, result } = await pay(organisation, rowsOf(employees))
        expect(result).toEqual({
          registerId: register.registerId,
          rows: [1, 2, 3].map(rowNumber => ({ rowNumber })),
          returnedMinor: 0n,
        })
        const balances = employees.map(({ cardAccount = '' }) => bank.balanceOfCard(cardAccount))
        expect(await Promise.all(balances)).toEqual([1_000_000n, 1_000_001n, 1_000_002n])
        expect(await moneyOf(legalPartyId, payerAccount)).toBe(100_000_000n - 3_000_003n - 500n)
        expect(await moneyOf(legalPartyId, transitAccount)).toBe(0n)
        expect(await shownSalaries(organisation)).toMatchObject([
          { amountMinor: 500n },
          { amountMinor: 3_000_003n, salaryPeople: 3 },
        ])
        expect(await bank.paymentExecution.find(order.paymentId)).toEqual({ state: 'EXECUTED' })
        expect(await eventsOf(legalPartyId)).toContainEqual({
          kind: 'REGISTER_PAID',
          legalPartyId,
          registerId: register.registerId,
        })
        expect(
          await bank.salaryProject.findResult(bank.newId(), register.registerId),
        ).toBeUndefined()
      },
    )

    test('people are in the order of the Kyrgyz alphabet from page to page, and found as they are written', async () => {
      const { legalPartyId } = await bank.newOrganisation()
      const names = ['Осмонов А.', 'Өмүрбеков Б.', 'Петров В.', 'Үсөнов Г.', 'Фролов О’Коннор Д.']
      const employees = names
        .toReversed()
        .map((fullName, index) => ({ fullName, inn: `1010119900010${index}` }))
      await bank.salaryProject.addEmployees(adding(legalPartyId, employees))
      await bank.finishEverything()
      const read = async (text: string | undefined, page: number, size: number) => {
        const search = text === undefined ? {} : { text }
        const found = await bank.salaryProject.employees(legalPartyId, search, { page, size })
        return found.list
      }
      const all = [
        ...(await read(undefined, 0, 2)),
        ...(await read(undefined, 1, 2)),
        ...(await read(undefined, 2, 2)),
      ]
      expect(all.map(({ fullName }) => fullName)).toEqual(names)
      const [first] = all
      const grouped = (first?.cardAccount ?? '').replace(/(.{4})(?=.)/g, '$1 ')
      expect((await read(grouped, 0, 9)).map(({ fullName }) => fullName)).toEqual([names[0]])
      expect((await read("о'коннор", 0, 9)).map(({ fullName }) => fullName)).toEqual([names[4]])
    })

    test('people who cannot be paid are named, and their money comes back', async () => {
      const organisation = await withEmployees()
      const { legalPartyId, employees, payerAccount } = organisation
      const [blocked = nobody, limited = nobody, paid = nobody] = employees
      await bank.setCardState(legalPartyId, blocked.employeeId, 'BLOCKED')
      await bank.setLimit(legalPartyId, limited.employeeId, 999_999n)
      const unknown = { ...nobody, fullName: 'Никто', cardAccount: '1090000000000001' }
      const { result } = await pay(organisation, rowsOf([blocked, limited, paid, unknown]))
      expect(result).toMatchObject({
        rows: [
          { rowNumber: 1, code: 'SALARY_CARD_BLOCKED' },
          { rowNumber: 2, code: 'SALARY_ROW_LIMIT_EXCEEDED' },
          { rowNumber: 3 },
          { rowNumber: 4, code: 'SALARY_EMPLOYEE_NOT_FOUND' },
        ],
        returnedMinor: 3_000_004n,
      })
      expect(await moneyOf(legalPartyId, payerAccount)).toBe(100_000_000n - 1_000_002n - 500n)
      expect(await bank.balanceOfCard(blocked.cardAccount ?? '')).toBe(0n)
    })

    test.each(Object.entries(refusalOfState))(
      'a card that is %s is not paid',
      async (name, code) => {
        const state = name as SalaryCardState
        const organisation = await withEmployees()
        const { legalPartyId } = organisation
        const [first = nobody] = organisation.employees
        await bank.setCardState(legalPartyId, first.employeeId, state)
        const found = await bank.salaryProject.employees(
          legalPartyId,
          { cardStates: [state] },
          { page: 0, size: 10 },
        )
        expect(found.list).toMatchObject([{ employeeId: first.employeeId, cardState: state }])
        expect(await eventsOf(legalPartyId)).toContainEqual({
          kind: 'EMPLOYEE',
          legalPartyId,
          employeeId: first.employeeId,
        })
        const { result } = await pay(organisation, rowsOf([first]))
        expect(result).toMatchObject({ rows: [{ rowNumber: 1, code }], returnedMinor: 1_000_000n })
        expect(await shownSalaries(organisation)).toEqual([])
      },
    )

    test('whoever was not paid is paid by another register once their card takes money', async () => {
      const organisation = await withEmployees()
      const { legalPartyId, employees, payerAccount } = organisation
      const [blocked = nobody, paid = nobody] = employees
      await bank.setCardState(legalPartyId, blocked.employeeId, 'BLOCKED')
      const rows = rowsOf([blocked, paid])
      const { result } = await pay(organisation, rows)
      expect(result?.rows).toEqual([
        { rowNumber: 1, code: 'SALARY_CARD_BLOCKED' },
        { rowNumber: 2 },
      ])
      await bank.setCardState(legalPartyId, blocked.employeeId, 'ACTIVE')
      const repeated = await pay(organisation, rows.slice(0, 1))
      expect(repeated.result).toMatchObject({ rows: [{ rowNumber: 1 }], returnedMinor: 0n })
      const balances = [blocked, paid].map(({ cardAccount = '' }) =>
        bank.balanceOfCard(cardAccount),
      )
      expect(await Promise.all(balances)).toEqual([1_000_000n, 1_000_001n])
      expect(await moneyOf(legalPartyId, payerAccount)).toBe(100_000_000n - 2_000_001n - 1_000n)
    })

    test('a register is handed over once, and it must add up', async () => {
      const organisation = await withEmployees()
      const register = registerOf(organisation, rowsOf(organisation.employees))
      const submit = (one: SalaryRegister) => bank.salaryProject.submitRegister(one)
      await expectChangesRefused<SalaryRegister, 'registerId'>(
        register,
        {
          legalPartyId: bank.newId(),
          currency: 'USD',
          totalMinor: 1n,
          digest: 'e'.repeat(64),
          rows: register.rows.slice(1),
        },
        submit,
      )
      expect(await submit({ ...register, registerId: bank.newId(), totalMinor: 1n })).toMatchObject(
        { error: { code: 'TOTAL_DIFFERS' } },
      )
      const { legalPartyId } = organisation
      expect(await bank.salaryProject.findResult(legalPartyId, register.registerId)).toBeUndefined()
    })

    test('an order pays its own register whole and once', async () => {
      const organisation = await withEmployees()
      const register = registerOf(organisation, rowsOf(organisation.employees))
      await bank.salaryProject.submitRegister(register)
      const submit = (change: Partial<SalaryOrder>) =>
        bank.paymentExecution.submit(orderOf(organisation, register, change))
      const changed = { outcome: 'refused', code: 'ORDER_CHANGED' }
      expect(await submit({ amountMinor: 5n })).toEqual(changed)
      expect(await submit({ registerDigest: 'f'.repeat(64) })).toEqual(changed)
      expect(await submit({ registerId: bank.newId() })).toEqual(changed)
      const { payerAccount } = organisation
      expect(await submit({ recipientAccount: payerAccount })).toMatchObject({ outcome: 'refused' })
      expect(await submit({})).toEqual({ outcome: 'accepted' })
      await bank.finishEverything()
      expect(await submit({})).toEqual(changed)
    })

    test('another order under a known id is refused, whatever was changed', async () => {
      const organisation = await withEmployees()
      const register = registerOf(organisation, rowsOf(organisation.employees))
      await bank.salaryProject.submitRegister(register)
      await expectChangesRefused(
        orderOf(organisation, register),
        changedOrders.salary,
        order => bank.paymentExecution.submit(order as SalaryOrder),
        { outcome: 'refused', code: 'ORDER_CHANGED' },
      )
    })

    test('nobody is paid in another currency than the contract has', async () => {
      const organisation = await withEmployees('USD')
      const inSom = { ...organisation, currency: 'KGS' as const }
      const register = registerOf(inSom, rowsOf(organisation.employees))
      expect(await bank.salaryProject.submitRegister(register)).toMatchObject({
        error: { code: 'CONTRACT_NOT_FOUND' },
      })
      expect(await bank.paymentExecution.submit(orderOf(inSom, register))).toMatchObject({
        outcome: 'refused',
      })
    })

    test('a contract pays until its closure is confirmed', async () => {
      const organisation = await withEmployees()
      await bank.setContractState(organisation.legalPartyId, 'PENDING_CLOSURE')
      const { result } = await pay(organisation, rowsOf(organisation.employees))
      expect(result).toMatchObject({ returnedMinor: 0n })
    })

    test.each(['ON_VERIFICATION', 'REJECTED', 'CLOSED', 'PENDING_UNCLOSE'] as const)(
      'nobody is paid by a contract that is %s',
      async state => {
        const organisation = await withEmployees()
        const register = registerOf(organisation, rowsOf(organisation.employees))
        await bank.salaryProject.submitRegister(register)
        await bank.setContractState(organisation.legalPartyId, state)
        expect(await bank.paymentExecution.submit(orderOf(organisation, register))).toEqual({
          outcome: 'refused',
          code: 'SALARY_CONTRACT_NOT_FOUND',
        })
        expect(
          await bank.salaryProject.submitRegister({ ...register, registerId: bank.newId() }),
        ).toMatchObject({ error: { code: 'CONTRACT_NOT_FOUND' } })
        expect(
          await bank.salaryProject.addEmployees(adding(organisation.legalPartyId)),
        ).toMatchObject({ error: { code: 'CONTRACT_NOT_FOUND' } })
      },
    )
  })
}

/** How the bank answers for a person whose card is in this state. */
const refusalOfState: Readonly<Record<Exclude<SalaryCardState, 'ACTIVE'>, SalaryRowRefusal>> = {
  IN_PROCESSING_BY_BANK: 'SALARY_CARD_NOT_READY',
  BLOCKED: 'SALARY_CARD_BLOCKED',
  CLOSED: 'SALARY_CARD_CLOSED',
  CARD_NOT_LINKED: 'SALARY_CARD_NOT_READY',
  ERROR_CREATED: 'SALARY_CARD_NOT_READY',
  FAILED_ADD: 'SALARY_CARD_NOT_READY',
  REJECTED: 'SALARY_CARD_NOT_READY',
}

const nobody: SalaryEmployee = {
  employeeId: '',
  inn: '',
  fullName: '',
  cardState: 'ACTIVE',
  currency: 'KGS',
}
