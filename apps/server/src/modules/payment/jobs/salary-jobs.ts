import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import type {
  RegisterResult,
  SalaryContract,
  SalaryProject,
} from '@tartip/bank-ports/salary-project'
import type { NotificationCode } from '@tartip/domain/notification/notification-code'
import { toDecimal } from '@tartip/domain/money/decimal'
import { ok } from '@tartip/domain/result'
import {
  accountOfTyped,
  checkRegisterPeople,
  contractPays,
  findingsByRow,
  registerWarnings,
  type CellFinding,
} from '@tartip/domain/salary/register'
import type { Logger } from 'pino'

import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/db.ts'
import { createDraft } from '../../../platform/documents/drafts.ts'
import type { Ids } from '../../../platform/ids.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Notice } from '../../notification/public.ts'
import type { PaymentDocument } from '../payment-document.ts'
import { paymentKind } from '../payment-kind.ts'
import {
  claimToCheck,
  findAwaitingResults,
  readRowsOf,
  type RegisterFailure,
  type RegisterToWrite,
  type RowFinding,
  type SalaryReads,
  type SalaryStorage,
  type SalaryStore,
  type StoredRegister,
  type StoredRow,
} from '../store/salary-store.ts'
import {
  digestOfRegister,
  documentOfRegister,
  openValueDate,
  rowsToPay,
  type RegisterDocumentDeps,
} from '../use-cases/salary/register-document.ts'
import { yearOf } from '../use-cases/save-document.ts'
import type { HandOverAnswer } from './payment-job-deps.ts'
import { readRegisterFile, type RegisterFileDeps } from './read-register-file.ts'

export interface SalaryJobDeps extends RegisterDocumentDeps, RegisterFileDeps {
  readonly db: Db
  readonly clock: Clock
  readonly ids: Pick<Ids, 'uuid'>
  readonly logger: Pick<Logger, 'error'>
  readonly storage: SalaryStorage
  readonly reads: SalaryReads
  readonly salaryProject: SalaryProject
  /** Hands over what people are notified of, in the transaction of the cause. */
  readonly notify: (tx: Db, notice: Notice) => Promise<void>
}

const batch = 20
/** A process that dies with a register leaves it to another one after this time. */
const leaseMs = 30_000

/**
 * Checks registers with the bank: the contract, and each person with their card. A register without a wrong cell
 * becomes the draft of a document in the name of the person who saved it. Returns how many were checked.
 */
export const checkRegisters = (deps: SalaryJobDeps) => async (): Promise<number> => {
  const now = deps.clock.now()
  const claimed = await claimToCheck(deps.db, now, now + leaseMs, batch)
  for (const register of claimed) {
    try {
      await checkStages(deps, register)
    } catch (error) {
      // The register stays claimed for a while and is checked again.
      if (!(error instanceof BankUnavailable)) {
        deps.logger.error({ err: error, salaryId: register.id }, 'a register was not checked')
      }
    }
  }
  return claimed.length
}

/** A stage that is done is not done again by the process that takes over. */
async function checkStages(deps: SalaryJobDeps, register: StoredRegister): Promise<void> {
  if (register.stage !== 'FILE_VALIDATION') return checkRegister(deps, register)
  const valueDate = openValueDate(deps.rules.bankDay(), register.currency)
  const read = await readRegisterFile(deps, register, valueDate, (tx, refused) =>
    deps.notify(tx, noticeOf(refused, 'SALARY_IMPORT_FAILED', [refused.createdBy])),
  )
  if (read) await checkRegister(deps, read)
}

async function checkRegister(deps: SalaryJobDeps, register: StoredRegister): Promise<void> {
  const { legalPartyId, currency } = register
  const rows = await readRowsOf(deps.db, register)
  const accounts = rows.map(({ cardAccount }) => accountOfTyped(cardAccount))
  const [contract, employees, lastAmounts] = await Promise.all([
    deps.salaryProject.findContract(legalPartyId),
    deps.salaryProject.findByAccounts(legalPartyId, accounts),
    deps.reads.lastAmounts(legalPartyId, accounts),
  ])
  if (contract === undefined || !contractPays(contract).ok) {
    return finish(deps, register, rows, {
      failure: { code: 'SALARY_CONTRACT_NOT_FOUND', params: {} },
    })
  }
  const byAccount = new Map(
    employees.map(({ cardAccount = '', ...employee }) => [
      cardAccount,
      { ...employee, cardAccount },
    ]),
  )
  const found = withFindings(
    rows,
    checkRegisterPeople(rows, currency, byAccount),
    registerWarnings(rows, currency, byAccount, lastAmounts),
  )
  const { failure } = register
  if (failure !== undefined || found.some(({ state }) => state === 'ERROR')) {
    return finish(deps, register, found, {})
  }
  return finish(deps, register, found, { contract })
}

/** Rows with what was found besides their texts; the first thing wrong with a cell stands. */
function withFindings(
  rows: readonly StoredRow[],
  failures: readonly CellFinding[],
  warnings: readonly CellFinding[],
): readonly StoredRow[] {
  const failuresOf = findingsByRow(failures)
  const warningsOf = findingsByRow(warnings)
  return rows.map((row, index) => {
    const own = row.findings.filter(({ isWarning }) => !isWarning)
    const ofFile = row.findings.filter(({ isWarning }) => isWarning)
    const isWrong = new Set(own.map(({ cell }) => cell))
    const added = (failuresOf.get(index) ?? []).filter(({ cell }) => !isWrong.has(cell))
    const wrong = [...own, ...added.map(findingOf)]
    const warned = (warningsOf.get(index) ?? []).map((finding): RowFinding => ({
      ...findingOf(finding),
      isWarning: true,
    }))
    return {
      ...row,
      state: wrong.length > 0 ? 'ERROR' : 'NEW',
      findings: [...wrong, ...ofFile, ...warned],
    }
  })
}

const findingOf = ({ row: _row, ...finding }: CellFinding): RowFinding => finding

interface Outcome {
  /** Of a register that is wrong as a whole. */
  readonly failure?: RegisterFailure
  /** Of a register without a wrong cell. */
  readonly contract?: SalaryContract
}

/** Writes the outcome, unless the register was changed meanwhile. */
async function finish(
  deps: SalaryJobDeps,
  register: StoredRegister,
  rows: readonly StoredRow[],
  { failure, contract }: Outcome,
): Promise<void> {
  const document = contract && (await documentOfRegister(deps, register, rows, contract))
  const refused = document && !document.ok ? document.error : failure
  const content = document?.ok ? document.value : undefined
  await deps.storage.inTransaction(register.legalPartyId, async store => {
    const now = await store.salary.findForUpdate(register.legalPartyId, register.id)
    if (now?.version !== register.version || now.state !== 'PROCESSING') return ok(undefined)
    const paymentId = content && deps.ids.uuid()
    const state = paymentId ? 'READY_FOR_EXECUTION' : refused ? 'FAILED' : 'UNPROCESSABLE'
    if (content && paymentId) {
      const inserted = await insertDocument(deps, store, now, paymentId, content)
      if (!inserted.ok) return inserted
    }
    const { paymentStatus: _status, ...former } = now
    const stage = paymentId ? 'CREATION' : former.stage
    const checked: RegisterToWrite = {
      ...former,
      state,
      ...(former.stage && stage ? { stage } : {}),
      ...(paymentId ? { paymentId } : {}),
      ...(refused ? { failure: { code: refused.code, params: refused.params } } : {}),
      version: former.version + 1,
      updatedAt: deps.clock.now(),
    }
    await store.salary.save(checked)
    await store.salary.replaceRows(checked, rows)
    await store.salary.report(checked)
    if (checked.origin === 'FILE') {
      const code = paymentId ? 'SALARY_IMPORTED' : 'SALARY_IMPORT_FAILED'
      await deps.notify(store.salary.tx, noticeOf(checked, code, [checked.createdBy]))
    }
    return ok(undefined)
  })
}

async function insertDocument(
  { clock }: SalaryJobDeps,
  store: SalaryStore,
  { legalPartyId, createdBy, author, origin }: StoredRegister,
  paymentId: string,
  content: Omit<PaymentDocument, keyof StoredState | 'transferNum' | 'origin' | 'transferYear'>,
) {
  const now = clock.now()
  const transferYear = yearOf(now)
  const transferNum = await store.salary.takeTransferNum(legalPartyId, transferYear)
  const { sessionId, ip, traceId } = author
  // A draft needs to know of its person no more than who they are.
  const creator = { legalPartyId, personId: createdBy, sessionId } as Actor
  const draft = createDraft(
    paymentKind,
    creator,
    { ip, traceId, idempotencyKey: undefined },
    {
      id: paymentId,
      at: now,
      content: { ...content, transferNum, origin, transferYear },
    },
  )
  return store.insert([draft])
}

type StoredState = Pick<
  PaymentDocument,
  | 'id'
  | 'legalPartyId'
  | 'statusCode'
  | 'version'
  | 'contentVersion'
  | 'digest'
  | 'signatures'
  | 'isFullySigned'
  | 'createdBy'
  | 'createdAt'
  | 'updatedBy'
  | 'updatedAt'
  | 'description'
  | 'errorCode'
>

function noticeOf(
  register: RegisterToWrite,
  code: NotificationCode,
  personIds: readonly string[],
): Notice {
  const { id, legalPartyId, name, currency, totalMinor, rowCount, version } = register
  // What one person gets stands in no notification, which stays when a right is taken away.
  const money = rowCount > 1 ? { currency, amount: toDecimal(totalMinor, currency) } : {}
  return {
    legalPartyId,
    personIds,
    code,
    source: `salary ${id} ${version}`,
    details: { salaryId: id, name, ...money },
  }
}

/** Takes over what became of each row of executed registers. Returns how many were taken over. */
export const takeOverResults = (deps: SalaryJobDeps) => async (): Promise<number> => {
  let taken = 0
  for (const register of await findAwaitingResults(deps.db, batch)) {
    const { legalPartyId, id } = register
    try {
      const result = await deps.salaryProject.findResult(legalPartyId, id)
      if (result === undefined) continue
      await takeOver(deps, register, result)
      taken += 1
    } catch (error) {
      if (!(error instanceof BankUnavailable)) {
        deps.logger.error(
          { err: error, salaryId: id },
          'the result of a register was not taken over',
        )
      }
    }
  }
  return taken
}

async function takeOver(
  deps: SalaryJobDeps,
  { legalPartyId, id }: StoredRegister,
  result: RegisterResult,
): Promise<void> {
  const codeOf = new Map(result.rows.map(({ rowNumber, code }) => [rowNumber, code]))
  await deps.storage.inTransaction(legalPartyId, async store => {
    const register = await store.salary.findForUpdate(legalPartyId, id)
    if (register === undefined || register.isFullComplete !== undefined) return ok(undefined)
    const rows = (await store.salary.readRows(register)).map((row): StoredRow => {
      const code = codeOf.get(row.rowNumber)
      if (code === undefined) return { ...row, state: 'PAID', findings: [] }
      const cell = code === 'SALARY_ROW_LIMIT_EXCEEDED' ? 'amount' : 'cardAccount'
      return { ...row, state: 'UNPAID', findings: [{ cell, code, params: {} }] }
    })
    const isFullComplete = rows.every(({ state }) => state === 'PAID')
    const { paymentStatus: _status, ...former } = register
    const finished: RegisterToWrite = {
      ...former,
      isFullComplete,
      unpaidMinor: result.returnedMinor,
      version: former.version + 1,
      updatedAt: deps.clock.now(),
    }
    await store.salary.save(finished)
    await store.salary.replaceRows(finished, rows)
    await store.salary.report(finished)
    const [payment] = await store.findByIdsForUpdate(legalPartyId, [register.paymentId ?? ''])
    const signers = payment?.signatures.map(({ personId }) => personId) ?? []
    const code = isFullComplete ? 'SALARY_PAID' : 'SALARY_NOT_PAID_IN_FULL'
    const people = [...new Set([register.createdBy, ...signers])]
    await deps.notify(store.salary.tx, noticeOf(finished, code, people))
    return ok(undefined)
  })
}

/**
 * Hands the rows of a register over before its order. What the bank would pay must be what was signed: a register that
 * differs is never handed over.
 */
export const handOverRegister =
  ({ db, reads, salaryProject }: Pick<SalaryJobDeps, 'db' | 'reads' | 'salaryProject'>) =>
  async (payment: PaymentDocument): Promise<HandOverAnswer | undefined> => {
    if (payment.operationCode !== 'SALARY') return undefined
    const { legalPartyId, currency, amountMinor, terms } = payment
    const changed = { outcome: 'refused', code: 'ORDER_CHANGED' } as const
    const register = await reads.findOfPayment(legalPartyId, payment.id)
    if (register === undefined) return changed
    const rows = rowsToPay(await readRowsOf(db, register))
    const digest = digestOfRegister(rows, currency)
    if (register.id !== terms['salaryId'] || digest !== terms['salaryDigest']) return changed
    const submitted = await salaryProject.submitRegister({
      registerId: register.id,
      legalPartyId,
      currency,
      totalMinor: amountMinor,
      digest,
      rows,
    })
    if (submitted.ok) return undefined
    const { code } = submitted.error
    return code === 'CONTRACT_NOT_FOUND'
      ? { outcome: 'refused', code: 'SALARY_CONTRACT_NOT_FOUND' }
      : changed
  }
