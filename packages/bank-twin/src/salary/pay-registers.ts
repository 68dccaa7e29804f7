import { fillTexts } from '@tartip/domain/bank-text'
import type {
  RegisterResult,
  SalaryEvent,
  SalaryRegisterRow,
} from '@tartip/bank-ports/salary-project'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { salaryCardRefusal, type SalaryRowRefusal } from '@tartip/domain/salary/salary-project'
import type { Instant } from '@tartip/domain/time/instant'
import { createLedger } from '@tartip/ledger/ledger'
import { batchLimit, type TransferRequest } from '@tartip/ledger/transfer'
import { createTwinFeed } from '../common/event-feed.ts'
import { internalAccountId, transferIdOf, type TransferPurpose } from '../internal-accounts.ts'
import { saveOperationTexts, type OperationText } from '../store/operation-store.ts'
import type { OpenOrder } from '../store/order-store.ts'
import type { TwinDb } from '../store/twin-db.ts'
import { statementWords } from '../words/statement-words.ts'
import {
  findByAccounts,
  findRegister,
  saveResult,
  type StoredEmployee,
  type StoredRegister,
} from './salary-store.ts'

/** The feed under which changes of the salary project are reported. */
export const salaryFeed = 'salary'

/**
 * Pays the registers of orders that this transaction executes, so that an executed order always has a result for each
 * row. The total leaves the transit account at once: no statement of the organisation shows what one person gets.
 * Returns how many people each order of salaries is for.
 */
export async function payRegisters(
  tx: TwinDb,
  executed: readonly OpenOrder[],
  now: Instant,
): Promise<ReadonlyMap<string, number>> {
  const people = new Map<string, number>()
  for (const order of executed) {
    if (order.operationCode !== 'SALARY') continue
    const stored = await findRegisterOfOrder(tx, order)
    await payRegister(tx, order, stored, now)
    people.set(order.paymentId, stored.register.rows.length)
  }
  return people
}

async function findRegisterOfOrder(tx: TwinDb, order: OpenOrder): Promise<StoredRegister> {
  const { registerId } = order
  const stored =
    registerId === undefined ? undefined : await findRegister(tx, registerId, 'for update')
  if (stored === undefined) throw new Error('An executed order of salaries has no register')
  return stored
}

async function payRegister(
  tx: TwinDb,
  order: OpenOrder,
  { register }: StoredRegister,
  now: Instant,
): Promise<void> {
  const employees = await employeesOf(tx, register.legalPartyId, register.rows)
  const results = register.rows.map(row => {
    const employee = employees.get(row.cardAccount)
    return { row, employee, code: rowRefusal(row, order.currency, employee) }
  })
  const unpaid = results.filter(({ code }) => code !== undefined)
  const returnedMinor = unpaid.reduce((sum, { row }) => sum + row.amountMinor, 0n)
  const pool = internalAccountId('SALARY_TRANSIT', order.currency)
  const move = (
    purpose: TransferPurpose,
    debitAccountId: string,
    creditAccountId: string,
    amountMinor: bigint,
  ): TransferRequest => ({
    kind: 'TRANSFER',
    id: transferIdOf(order.paymentId, purpose),
    debitAccountId,
    creditAccountId,
    currency: order.currency,
    amountMinor,
    bookedAt: now,
  })
  await book(tx, [
    move('salary out', order.creditAccountId, pool, order.amountMinor),
    ...results.flatMap(({ row, employee, code }) =>
      code === undefined && employee?.accountId !== undefined
        ? [move(`salary row ${row.rowNumber}`, pool, employee.accountId, row.amountMinor)]
        : [],
    ),
    ...(returnedMinor > 0n ? [move('salary back', pool, order.payerAccountId, returnedMinor)] : []),
  ])
  await saveOperationTexts(tx, textsOf(order, returnedMinor, results.length, unpaid.length))
  const result: RegisterResult = {
    registerId: register.registerId,
    rows: results.map(({ row: { rowNumber }, code }) =>
      code === undefined ? { rowNumber } : { rowNumber, code },
    ),
    returnedMinor,
  }
  await saveResult(tx, order.paymentId, result)
  const { legalPartyId, registerId } = register
  await createTwinFeed<SalaryEvent>(tx, salaryFeed).append(tx, now, {
    change: { kind: 'REGISTER_PAID', legalPartyId, registerId },
  })
}

async function employeesOf(
  tx: TwinDb,
  legalPartyId: string,
  rows: readonly SalaryRegisterRow[],
): Promise<ReadonlyMap<string, StoredEmployee>> {
  const accounts = rows.map(({ cardAccount }) => cardAccount)
  const found = await findByAccounts(tx, legalPartyId, accounts, 'for update')
  return new Map(found.map(employee => [employee.cardAccount ?? '', employee]))
}

/** Why one person is not paid; undefined when they are. Pure. */
function rowRefusal(
  { amountMinor }: SalaryRegisterRow,
  currency: CurrencyCode,
  employee: StoredEmployee | undefined,
): SalaryRowRefusal | undefined {
  if (employee === undefined) return 'SALARY_EMPLOYEE_NOT_FOUND'
  const refused = salaryCardRefusal(employee.cardState)
  if (refused !== undefined) return refused
  if (employee.accountId === undefined) return 'SALARY_CARD_NOT_READY'
  if (employee.currency !== currency) return 'CURRENCY_MISMATCH'
  const isOverLimit = employee.limitMinor !== undefined && amountMinor > employee.limitMinor
  return isOverLimit ? 'SALARY_ROW_LIMIT_EXCEEDED' : undefined
}

/** In parts that the ledger takes; the transaction holds them together. */
async function book(tx: TwinDb, requests: readonly TransferRequest[]): Promise<void> {
  const ledger = createLedger({ db: tx })
  for (let start = 0; start < requests.length; start += batchLimit) {
    const answers = await ledger.post(requests.slice(start, start + batchLimit))
    const failed = answers.find(({ result }) => result !== 'DONE')
    if (failed !== undefined) throw new Error(`A register was not booked: ${failed.result}`)
  }
}

function textsOf(
  order: OpenOrder,
  returnedMinor: bigint,
  people: number,
  unpaidPeople: number,
): readonly OperationText[] {
  const common = {
    counterpartyName: statementWords.salaryProject,
    counterpartyAccount: order.recipientAccount,
    documentNumber: order.transferNum,
    operationCode: order.operationCode,
  }
  const number = { number: order.transferNum }
  return [
    {
      ...common,
      accountId: order.creditAccountId,
      transferId: transferIdOf(order.paymentId, 'salary out'),
      purpose: fillTexts(statementWords.salaryPaid, number),
      salaryPeople: people,
    },
    ...(returnedMinor === 0n
      ? []
      : [
          {
            ...common,
            accountId: order.payerAccountId,
            transferId: transferIdOf(order.paymentId, 'salary back'),
            purpose: fillTexts(statementWords.salaryReturned, number),
            paymentId: order.paymentId,
            salaryPeople: unpaidPeople,
          },
        ]),
  ]
}
