import type {
  EmployeeAnswer,
  NewEmployees,
  SalaryContract,
  SalaryEmployee,
  SalaryEvent,
  SalaryProject,
  SalaryRegister,
  RegisterRefusal,
} from '@tartip/bank-ports/salary-project'
import { accountCheckDigits } from '@tartip/domain/identifiers/account-number'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { err, holds, ok, type Result, type Verdict } from '@tartip/domain/result'
import {
  paysSalary,
  type SalaryCardState,
  type SalaryContractState,
} from '@tartip/domain/salary/salary-project'
import { createLedger } from '@tartip/ledger/ledger'
import { asBankCall } from '../bank-call.ts'
import type { TwinFeed } from '../common/event-feed.ts'
import { pageOf, rowsOfPage } from '../common/page-of.ts'
import { digitsText } from '../common/random-text.ts'
import { runOnce } from '../common/repeated-request.ts'
import type { ServiceDeps } from '../common/service-deps.ts'
import { fingerprintOf } from '../common/stored-json.ts'
import { inTransaction, type TwinDb } from '../store/twin-db.ts'
import {
  claimToOpen,
  findByAccounts,
  findContract,
  findEmployee,
  findInns,
  findRegister,
  findRequest,
  insertEmployees,
  insertRegister,
  insertRequest,
  markRemoved,
  readEmployees,
  saveContract,
  saveEmployee,
  type StoredEmployee,
} from './salary-store.ts'

export interface SalaryDeps extends Pick<ServiceDeps, 'db' | 'clock' | 'ids' | 'random'> {
  readonly feed: TwinFeed<SalaryEvent>
}

/** How long the bank takes to open a card when no officer decides. */
const openingMs = 5_000
const openedAtOnce = 500

export function createSalaryProject(deps: SalaryDeps): SalaryProject {
  const { db, clock, feed } = deps
  return {
    readEvents: feed.readEvents,
    onEvent: feed.onEvent,
    findContract: legalPartyId =>
      asBankCall(async () => (isUuid(legalPartyId) ? findContract(db, legalPartyId) : undefined)),
    employees: (legalPartyId, search, page) =>
      asBankCall(async () => {
        const part = rowsOfPage(page)
        if (!isUuid(legalPartyId)) return pageOf<SalaryEmployee>([], 0, part.limit)
        const { list, total } = await readEmployees(db, legalPartyId, search, part)
        return pageOf(list.map(asSeen), total, part.limit)
      }),
    findByAccounts: (legalPartyId, cardAccounts) =>
      asBankCall(async () =>
        isUuid(legalPartyId)
          ? (await findByAccounts(db, legalPartyId, cardAccounts)).map(asSeen)
          : [],
      ),
    addEmployees: request => asBankCall(() => addEmployees(deps, request)),
    removeEmployee: (legalPartyId, employeeId) =>
      asBankCall(async () => {
        if (!isUuid(legalPartyId) || !isUuid(employeeId)) return
        await inTransaction(db, async tx => {
          const isRemoved = await markRemoved(tx, legalPartyId, employeeId, clock.now())
          if (isRemoved) await reportEmployee(deps, tx, { legalPartyId, employeeId })
        })
        feed.wake()
      }),
    submitRegister: register => asBankCall(() => submitRegister(deps, register)),
    findResult: (legalPartyId, registerId) =>
      asBankCall(async () => {
        const stored = isUuid(registerId) ? await findRegister(db, registerId) : undefined
        return stored?.register.legalPartyId === legalPartyId ? stored.result : undefined
      }),
  }
}

/** What the organisation may know of an employee; account ids and limits are the bank's own. */
const asSeen = ({
  employeeId,
  inn,
  fullName,
  cardState,
  currency,
  cardAccount,
}: StoredEmployee): SalaryEmployee => ({
  employeeId,
  inn,
  fullName,
  cardState,
  currency,
  ...(cardAccount === undefined ? {} : { cardAccount }),
})

function reportEmployee(
  { clock, feed }: SalaryDeps,
  tx: TwinDb,
  { legalPartyId, employeeId }: Pick<StoredEmployee, 'legalPartyId' | 'employeeId'>,
): Promise<void> {
  return feed.append(tx, clock.now(), { change: { kind: 'EMPLOYEE', legalPartyId, employeeId } })
}

async function addEmployees(
  deps: SalaryDeps,
  request: NewEmployees,
): Promise<Result<readonly EmployeeAnswer[], 'REQUEST_CHANGED' | 'CONTRACT_NOT_FOUND'>> {
  const { requestId, legalPartyId, employees } = request
  if (!isUuid(requestId) || !isUuid(legalPartyId)) {
    throw new RangeError('Ids of requests and organisations are UUIDs')
  }
  const fingerprint = fingerprintOf(request)
  const { db, clock, ids, feed } = deps
  const answered = await inTransaction(db, tx =>
    runOnce(
      tx,
      {
        kind: 'employees',
        requestId,
        fingerprint,
        find: () => findRequest<readonly EmployeeAnswer[]>(tx, requestId),
        answerOf: ({ answer }) => answer,
      },
      async () => {
        const contract = await findContract(tx, legalPartyId)
        if (!contract || !paysSalary(contract.state)) return err('CONTRACT_NOT_FOUND')
        const inns = employees.map(({ inn }) => inn)
        const taken = new Set(await findInns(tx, legalPartyId, inns))
        const added: StoredEmployee[] = []
        const answer = employees.map(({ inn, fullName }): EmployeeAnswer => {
          if (taken.has(inn)) return { inn, code: 'EMPLOYEE_EXISTS' }
          taken.add(inn)
          const employeeId = ids.uuid()
          const { currency } = contract
          const cardState = 'IN_PROCESSING_BY_BANK'
          added.push({ legalPartyId, employeeId, inn, fullName, currency, cardState })
          return { inn, employeeId }
        })
        await insertEmployees(tx, added, clock.now() + openingMs)
        await insertRequest(tx, requestId, { fingerprint, answer })
        for (const employee of added) await reportEmployee(deps, tx, employee)
        return ok(answer)
      },
    ),
  )
  feed.wake()
  return answered
}

async function submitRegister(
  { db }: SalaryDeps,
  register: SalaryRegister,
): Promise<Result<undefined, RegisterRefusal>> {
  const { registerId, legalPartyId, rows, totalMinor } = register
  if (!isUuid(registerId) || !isUuid(legalPartyId)) {
    throw new RangeError('Ids of registers and organisations are UUIDs')
  }
  const fingerprint = fingerprintOf(register)
  return inTransaction(db, tx =>
    runOnce(
      tx,
      {
        kind: 'register',
        requestId: registerId,
        fingerprint,
        find: () => findRegister(tx, registerId),
        answerOf: () => undefined,
      },
      async () => {
        const contract = await findContract(tx, legalPartyId)
        if (!contract || !paysSalary(contract.state) || contract.currency !== register.currency) {
          return err('CONTRACT_NOT_FOUND')
        }
        const sum = rows.reduce((total, { amountMinor }) => total + amountMinor, 0n)
        const isGood = sum === totalMinor && rows.every(row => row.amountMinor > 0n)
        if (!isGood) return err('TOTAL_DIFFERS')
        await insertRegister(tx, register, fingerprint)
        return ok(undefined)
      },
    ),
  )
}

export type SalaryDeskRefusal = 'CONTRACT_NOT_FOUND' | 'EMPLOYEE_NOT_FOUND'

/** The officer's side: contracts, cards and limits, for the simulator console, the demo world and tests. */
export interface SalaryDesk {
  setContractState(
    legalPartyId: string,
    state: SalaryContractState,
  ): Promise<Verdict<SalaryDeskRefusal>>
  /** Sets the state of a card; the first time it becomes active its account is opened. */
  setCardState(
    legalPartyId: string,
    employeeId: string,
    state: SalaryCardState,
  ): Promise<Verdict<SalaryDeskRefusal>>
  /** The most that may be credited to the card at once, minor units; undefined takes the limit away. */
  setLimit(
    legalPartyId: string,
    employeeId: string,
    limitMinor: bigint | undefined,
  ): Promise<Verdict<SalaryDeskRefusal>>
  employees(legalPartyId: string, text: string, limit: number): Promise<readonly SalaryEmployee[]>
  /** Opens the cards that are due and returns how many. */
  openDueCards(): Promise<number>
}

export function createSalaryDesk(deps: SalaryDeps): SalaryDesk {
  const { db, clock, feed } = deps
  const changeEmployee = async (
    legalPartyId: string,
    employeeId: string,
    change: (tx: TwinDb, employee: StoredEmployee) => Promise<StoredEmployee>,
  ): Promise<Verdict<SalaryDeskRefusal>> => {
    if (!isUuid(legalPartyId) || !isUuid(employeeId)) return err('EMPLOYEE_NOT_FOUND')
    const verdict = await inTransaction(db, async (tx): Promise<Verdict<SalaryDeskRefusal>> => {
      const employee = await findEmployee(tx, legalPartyId, employeeId)
      if (employee === undefined) return err('EMPLOYEE_NOT_FOUND')
      await saveEmployee(tx, await change(tx, employee))
      await reportEmployee(deps, tx, employee)
      return holds
    })
    feed.wake()
    return verdict
  }
  return {
    async setContractState(legalPartyId, state) {
      const verdict = await inTransaction(db, async (tx): Promise<Verdict<SalaryDeskRefusal>> => {
        const contract = isUuid(legalPartyId) ? await findContract(tx, legalPartyId) : undefined
        if (contract === undefined) return err('CONTRACT_NOT_FOUND')
        await saveContract(tx, { ...contract, state })
        await feed.append(tx, clock.now(), { change: { kind: 'CONTRACT', legalPartyId } })
        return holds
      })
      feed.wake()
      return verdict
    },
    setCardState: (legalPartyId, employeeId, state) =>
      changeEmployee(legalPartyId, employeeId, (tx, employee) =>
        state === 'ACTIVE'
          ? openCard(deps, tx, employee)
          : Promise.resolve({ ...employee, cardState: state }),
      ),
    setLimit: (legalPartyId, employeeId, limitMinor) =>
      changeEmployee(legalPartyId, employeeId, async (_tx, { limitMinor: _old, ...employee }) =>
        limitMinor === undefined ? employee : { ...employee, limitMinor },
      ),
    async employees(legalPartyId, text, limit) {
      if (!isUuid(legalPartyId)) return []
      const search = text === '' ? {} : { text }
      const { list } = await readEmployees(db, legalPartyId, search, { offset: 0, limit })
      return list.map(asSeen)
    },
    async openDueCards() {
      const opened = await inTransaction(db, async tx => {
        const due = await claimToOpen(tx, clock.now(), openedAtOnce)
        for (const employee of due) {
          await saveEmployee(tx, await openCard(deps, tx, employee))
          await reportEmployee(deps, tx, employee)
        }
        return due.length
      })
      if (opened > 0) feed.wake()
      return opened
    },
  }
}

/** The employee with an active card; one that has no account yet gets it. */
async function openCard(
  { ids, random }: SalaryDeps,
  tx: TwinDb,
  employee: StoredEmployee,
): Promise<StoredEmployee> {
  if (employee.accountId !== undefined) return { ...employee, cardState: 'ACTIVE' }
  const accountId = ids.uuid()
  await openLedgerAccounts(tx, [{ ...employee, accountId }])
  const first14 = `10988${digitsText(random, 9)}`
  const cardAccount = first14 + accountCheckDigits(first14)
  return { ...employee, cardState: 'ACTIVE', accountId, cardAccount }
}

async function openLedgerAccounts(
  tx: TwinDb,
  list: readonly { readonly accountId?: string; readonly currency: StoredEmployee['currency'] }[],
): Promise<void> {
  const answers = await createLedger({ db: tx }).openAccounts(
    list.flatMap(({ accountId, currency }) =>
      accountId === undefined
        ? []
        : [{ id: accountId, currency, normalSide: 'CREDIT' as const, overdraftAllowed: false }],
    ),
  )
  const failed = answers.find(({ result }) => result !== 'DONE')
  if (failed !== undefined)
    throw new Error(`The account of a card was not opened: ${failed.result}`)
}

export interface SalarySeed {
  addContracts(contracts: readonly SalaryContract[]): Promise<void>
  addEmployees(employees: readonly StoredEmployee[]): Promise<void>
}

export function createSalarySeed(db: TwinDb): SalarySeed {
  return {
    async addContracts(contracts) {
      for (const contract of contracts) await saveContract(db, contract)
    },
    addEmployees: employees =>
      inTransaction(db, async tx => {
        await openLedgerAccounts(tx, employees)
        await insertEmployees(tx, employees, undefined)
      }),
  }
}
