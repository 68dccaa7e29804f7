import type { SalaryContract, SalaryProject } from '@tartip/bank-ports/salary-project'
import { unfinishedFormLimits } from '@tartip/domain/forms/unfinished-form'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import type { PayerRefusal } from '@tartip/domain/payment/payer-refusal'
import { may, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, holds, ok, type Result, type Verdict } from '@tartip/domain/result'
import {
  accountOfTyped,
  amountOfTyped,
  checkCellLengths,
  checkDraftHead,
  checkRegisterHead,
  checkRegisterName,
  checkRegisterTexts,
  contractPays,
  findingsByRow,
  longestName,
  numberedName,
  readSalaryAmount,
  type RegisterHeadRefusal,
  type RegisterNameRefusal,
  type SalaryRowTexts,
} from '@tartip/domain/salary/register'
import { registerIsOpen } from '@tartip/domain/salary/register-status'
import { isSalaryCurrency, type SalaryCurrency } from '@tartip/domain/salary/salary-project'

import type { Actor } from '../../../../platform/actor.ts'
import type { Files } from '../../../files/public.ts'
import { decideStep, stepByPerson } from '../../../../platform/documents/decide-step.ts'
import {
  runMutation,
  type MutationRefusal,
  type MutationRequest,
} from '../../../../platform/documents/run-mutation.ts'
import type { WriteRefusal } from '../../../../platform/documents/store/document-store.ts'
import type { PaymentDeps } from '../../payment-deps.ts'
import { paymentKind, type PaymentStepRefusal } from '../../payment-kind.ts'
import type { PaymentConflict } from '../../store/payment-row.ts'
import {
  isShownTo,
  type RegisterAuthor,
  type RegisterToWrite,
  type SalaryOrigin,
  type SalaryReads,
  type SalaryStorage,
  type SalaryStore,
  type StoredRegister,
  type StoredRow,
} from '../../store/salary-store.ts'

export interface SalaryUseCaseDeps extends Pick<
  PaymentDeps,
  'clock' | 'ids' | 'rules' | 'accounts' | 'ownBic'
> {
  readonly storage: SalaryStorage
  readonly reads: SalaryReads
  readonly salaryProject: SalaryProject
  readonly files: Pick<Files, 'claimUpload' | 'releaseFiles'>
}

export interface SaveRegister {
  readonly legalPartyId: string
  /** Given: changes this register. Left out: makes a new one. */
  readonly salaryId?: string
  /** Of the register that is changed. */
  readonly version?: number
  readonly fileName: string
  readonly currency: string
  readonly statedTotal?: string
  readonly origin: SalaryOrigin
  /** Kept as typed for the person who types it, and not checked yet. */
  readonly isDraft?: boolean
  readonly rows: readonly SalaryRowTexts[]
}

export type SaveRegisterRefusal =
  | MutationRefusal
  | PrepareSalaryRefusal
  | RegisterHeadRefusal
  | FormerRefusal
  | SaveRefusal
  | 'SALARY_DRAFTS_TOO_MANY'
  | 'OPERATION_IN_PROCESS'

/**
 * Stores a register and lets it be checked; returns its id. A register that is wrong as a whole is refused, one with
 * wrong cells is stored with what is wrong in each. The document of a register that is changed is made again.
 */
export const saveRegister =
  (deps: SalaryUseCaseDeps) =>
  (
    actor: Actor,
    request: MutationRequest,
    input: SaveRegister,
  ): Promise<Result<string, SaveRegisterRefusal>> => {
    const { rows, ...head } = input
    const call = {
      operation: 'saveSalary',
      body: { ...head, rows: rows.map(row => ({ ...row })) },
    }
    return runMutation(deps.storage, actor, request, call, async keep => {
      const read = await readInput(deps, actor, input)
      if (!read.ok) return read
      return deps.storage.inTransaction(actor.legalPartyId, async store => {
        const saved = await writeRegister(deps, store, actor, request, { input, read: read.value })
        if (saved.ok) await store.salary.keep(keep(saved.value))
        return saved
      })
    })
  }

interface ReadRegister {
  readonly currency: StoredRegister['currency']
  readonly totalMinor: bigint
  readonly rows: readonly StoredRow[]
}

type PrepareSalaryRefusal =
  | PolicyRefusal
  | PayerRefusal
  | 'LEGAL_PARTY_NOT_FOUND'
  | 'SALARY_CONTRACT_NOT_FOUND'
  | 'CURRENCY_MISMATCH'

/** Why the draft of a register is not deleted. */
type OpenRegisterRefusal =
  | PaymentStepRefusal
  | WriteRefusal<PaymentConflict>
  | 'SALARY_REGISTER_NOT_OPEN'

type FormerRefusal = OpenRegisterRefusal | 'SALARY_REGISTER_NOT_FOUND' | 'SALARY_REGISTER_CHANGED'

/** The contract by which the person may pay salaries now. */
async function findPayingContract(
  deps: SalaryUseCaseDeps,
  actor: Actor,
  legalPartyId: string,
): Promise<Result<SalaryContract & { readonly currency: SalaryCurrency }, PrepareSalaryRefusal>> {
  if (legalPartyId !== actor.legalPartyId) return err('LEGAL_PARTY_NOT_FOUND')
  const allowed = mayPrepareSalary(actor)
  if (!allowed.ok) return allowed
  const contract = await deps.salaryProject.findContract(legalPartyId)
  const pays = contractPays(contract)
  if (!pays.ok || contract === undefined) return err('SALARY_CONTRACT_NOT_FOUND')
  const { currency } = contract
  if (!isSalaryCurrency(currency)) return err('CURRENCY_MISMATCH')
  const payer = await deps.accounts.payerAccount(actor, contract.payerAccount, 'SALARY')
  return payer.ok ? ok({ ...contract, currency }) : payer
}

async function readInput(
  deps: SalaryUseCaseDeps,
  actor: Actor,
  { legalPartyId, currency, fileName, statedTotal, rows, isDraft = false }: SaveRegister,
): Promise<Result<ReadRegister, PrepareSalaryRefusal | RegisterHeadRefusal>> {
  const contract = await findPayingContract(deps, actor, legalPartyId)
  if (!contract.ok) return contract
  if (!isSalaryCurrency(currency) || contract.value.currency !== currency) {
    return err('CURRENCY_MISMATCH')
  }
  const isBounded = checkCellLengths(rows)
  if (!isBounded.ok) return isBounded
  const ownPrefix = deps.ownBic.slice(0, 3)
  const { failures, totalMinor } = checkRegisterTexts(rows, currency, ownPrefix)
  const head = { fileName, currency, rowCount: rows.length, statedTotal }
  const fits = isDraft ? checkDraftHead(head) : checkRegisterHead(head, totalMinor)
  if (!fits.ok) return fits
  const failuresOf = findingsByRow(failures)
  const stored = rows.map((texts, index): StoredRow => {
    const amount = amountOfTyped(texts.amount)
    const read = readSalaryAmount(amount, currency)
    const findings = failuresOf.get(index) ?? []
    return {
      rowNumber: index + 1,
      fullName: texts.fullName.trim(),
      cardAccount: accountOfTyped(texts.cardAccount),
      amount,
      ...('minor' in read ? { amountMinor: read.minor } : {}),
      state: findings.length === 0 ? 'NEW' : 'ERROR',
      findings: findings.map(({ row: _row, ...finding }) => finding),
    }
  })
  return ok({ currency, totalMinor, rows: stored })
}

/** Registers are prepared by whoever prepares documents and has the salary project. */
export function mayPrepareSalary(actor: Actor): Verdict<PolicyRefusal> {
  const uses = may(actor, 'salary.use')
  return uses.ok ? may(actor, 'payments.create') : uses
}

async function writeRegister(
  deps: SalaryUseCaseDeps,
  store: SalaryStore,
  actor: Actor,
  request: MutationRequest,
  { input, read }: { readonly input: SaveRegister; readonly read: ReadRegister },
): Promise<Result<string, FormerRefusal | SaveRefusal | 'SALARY_DRAFTS_TOO_MANY'>> {
  const now = deps.clock.now()
  const { legalPartyId } = actor
  await store.salary.forgetDeleted(legalPartyId, now)
  const former = await findFormer(deps, store, actor, request, input)
  if (!former.ok) return former
  const max = unfinishedFormLimits.perPerson
  const addsDraft = input.isDraft === true && former.value?.state !== 'DRAFT'
  if (addsDraft && (await store.salary.lockDrafts(actor)) >= max) {
    return err('SALARY_DRAFTS_TOO_MANY', { max })
  }
  const created = former.value ?? {
    id: deps.ids.uuid(),
    legalPartyId,
    origin: input.origin,
    version: 0,
    createdBy: actor.personId,
    createdAt: now,
  }
  const { id, version, createdBy, createdAt } = created
  const register = {
    ...withoutOutcome(created),
    name: input.fileName.trim(),
    state: input.isDraft === true ? ('DRAFT' as const) : ('PROCESSING' as const),
    currency: read.currency,
    totalMinor: read.totalMinor,
    rowCount: read.rows.length,
    version: version + 1,
    author: authorOf(actor, request),
    createdBy,
    createdAt,
    updatedAt: now,
  }
  const saved = await store.salary.save(register)
  if (saved !== 'saved') return err(refusalOfSave[saved])
  await store.salary.replaceRows(register, read.rows)
  await store.salary.report(register)
  return ok(id)
}

const refusalOfSave = {
  nameTaken: 'SALARY_DUPLICATE_FILE_NAME',
  alreadyRepeated: 'SALARY_ALREADY_REPEATED',
} as const

type SaveRefusal = (typeof refusalOfSave)[keyof typeof refusalOfSave]

const authorOf = (actor: Actor, { ip, traceId }: MutationRequest): RegisterAuthor => ({
  sessionId: actor.sessionId,
  ip,
  traceId,
  companyName: actor.companyName,
  companyInn: actor.companyInn,
})

/** Changed rows have neither a document nor a failure yet, and are no longer those of a file. */
function withoutOutcome<T extends object>(register: T) {
  const { paymentId, paymentStatus, failure, isFullComplete, unpaidMinor, source, stage, ...rest } =
    register as T & Partial<StoredRegister>
  void [paymentId, paymentStatus, failure, isFullComplete, unpaidMinor, source, stage]
  return rest as Omit<
    T,
    | 'paymentId'
    | 'paymentStatus'
    | 'failure'
    | 'isFullComplete'
    | 'unpaidMinor'
    | 'source'
    | 'stage'
  >
}

interface ImportRegister {
  readonly legalPartyId: string
  readonly uploadId: string
  /** Given: the file takes the place of this register's rows. */
  readonly salaryId?: string
  readonly version?: number
}

export type ImportRegisterRefusal =
  | MutationRefusal
  | PrepareSalaryRefusal
  | FormerRefusal
  | SaveRefusal
  | 'FILE_NOT_FOUND'
  | 'OPERATION_IN_PROCESS'

/** Stores a register whose rows are read from an upload, and lets it be checked; returns its id. */
export const importRegister =
  (deps: SalaryUseCaseDeps) =>
  (
    actor: Actor,
    request: MutationRequest,
    input: ImportRegister,
  ): Promise<Result<string, ImportRegisterRefusal>> =>
    runMutation(
      deps.storage,
      actor,
      request,
      { operation: 'importSalary', body: { ...input } },
      async keep => {
        const contract = await findPayingContract(deps, actor, input.legalPartyId)
        if (!contract.ok) return contract
        const { currency } = contract.value
        return deps.storage.inTransaction(actor.legalPartyId, async store => {
          const saved = await writeImported(deps, store, actor, request, { ...input, currency })
          if (saved.ok) await store.salary.keep(keep(saved.value))
          return saved
        })
      },
    )

async function writeImported(
  deps: SalaryUseCaseDeps,
  store: SalaryStore,
  actor: Actor,
  request: MutationRequest,
  input: ImportRegister & { readonly currency: SalaryCurrency },
): Promise<Result<string, FormerRefusal | SaveRefusal | 'FILE_NOT_FOUND'>> {
  const now = deps.clock.now()
  const { legalPartyId, personId } = actor
  if (!isUuid(input.uploadId)) return err('FILE_NOT_FOUND')
  await store.salary.forgetDeleted(legalPartyId, now)
  const { salaryId, uploadId } = input
  const imported = await store.salary.lockByUpload(legalPartyId, uploadId)
  const isAnswered = imported?.createdBy === personId && (salaryId ?? imported.id) === imported.id
  if (isAnswered) return ok(imported.id)
  const former = await findFormer(deps, store, actor, request, input)
  if (!former.ok) return former
  const { id, name, version, createdAt } = former.value ?? {
    id: deps.ids.uuid(),
    name: undefined,
    version: 0,
    createdAt: now,
  }
  const owner = fileOwner(legalPartyId, id)
  const claim = { ...owner, person: personId }
  const file = await deps.files.claimUpload(store.salary.tx, uploadId, claim)
  if (!file.ok) return file
  const { fileId, fileName, blobKey } = file.value
  await deps.files.releaseFiles(store.salary.tx, { ...owner, retainedFileIds: [fileId] })
  const register = {
    id,
    legalPartyId,
    name: name ?? fileName.replace(/\.[^.]*$/, '').slice(0, longestName),
    state: 'PROCESSING' as const,
    stage: 'FILE_VALIDATION' as const,
    source: { blobKey },
    currency: input.currency,
    totalMinor: 0n,
    rowCount: 0,
    origin: 'FILE' as const,
    fileId,
    version: version + 1,
    author: authorOf(actor, request),
    createdBy: personId,
    createdAt,
    updatedAt: now,
  }
  const saved = await store.salary.save(register)
  if (saved !== 'saved') return err(refusalOfSave[saved])
  await store.salary.replaceRows(register, [])
  await store.salary.report(register)
  return ok(id)
}

/** The files of a register. */
const fileOwner = (organisation: string, reference: string) =>
  ({ organisation, purpose: 'SALARY_FILE', reference }) as const

/** The register that is changed; its document, if it has one already, is deleted. */
async function findFormer(
  deps: SalaryUseCaseDeps,
  store: SalaryStore,
  actor: Actor,
  request: MutationRequest,
  { salaryId, version }: Pick<SaveRegister, 'salaryId' | 'version'>,
): Promise<Result<StoredRegister | undefined, FormerRefusal>> {
  if (salaryId === undefined) return ok(undefined)
  const found = isUuid(salaryId)
    ? await store.salary.findForUpdate(actor.legalPartyId, salaryId)
    : undefined
  if (found === undefined || found.createdBy !== actor.personId) {
    return err('SALARY_REGISTER_NOT_FOUND')
  }
  if (found.version !== version) return err('SALARY_REGISTER_CHANGED')
  const removed = await removeDocument(deps, store, actor, request, found)
  return removed.ok ? ok(found) : removed
}

/** Deletes the draft of a register that is still open. */
async function removeDocument(
  { rules }: Pick<SalaryUseCaseDeps, 'rules'>,
  store: SalaryStore,
  actor: Actor,
  request: MutationRequest,
  register: StoredRegister,
): Promise<Verdict<OpenRegisterRefusal>> {
  const { state, paymentId, legalPartyId } = register
  if (paymentId === undefined) {
    return registerIsOpen(state, undefined) ? holds : err('SALARY_REGISTER_NOT_OPEN')
  }
  const [payment] = await store.findByIdsForUpdate(legalPartyId, [paymentId])
  if (payment === undefined) return holds
  if (!registerIsOpen(state, payment.statusCode)) return err('SALARY_REGISTER_NOT_OPEN')
  const by = stepByPerson(actor, request)
  const step = decideStep(paymentKind, payment, 'delete', by, rules.bankDay())
  if (!step.ok) return step
  return store.remove([step.value])
}

export interface RegisterRef {
  readonly legalPartyId: string
  readonly salaryId: string
}

export type DeleteRegisterRefusal =
  | MutationRefusal
  | OpenRegisterRefusal
  | PolicyRefusal
  | 'SALARY_REGISTER_NOT_FOUND'
  | 'OPERATION_IN_PROCESS'

/** Deletes an own register with its draft. */
export const deleteRegister =
  (deps: SalaryUseCaseDeps) =>
  (
    actor: Actor,
    request: MutationRequest,
    ref: RegisterRef,
  ): Promise<Result<true, DeleteRegisterRefusal>> =>
    runMutation(
      deps.storage,
      actor,
      request,
      { operation: 'deleteSalary', body: { ...ref } },
      async keep => {
        const allowed = mayPrepareSalary(actor)
        if (!allowed.ok) return allowed
        const { legalPartyId, salaryId } = ref
        if (legalPartyId !== actor.legalPartyId || !isUuid(salaryId)) {
          return err('SALARY_REGISTER_NOT_FOUND')
        }
        return deps.storage.inTransaction<true, OpenRegisterRefusal | 'SALARY_REGISTER_NOT_FOUND'>(
          legalPartyId,
          async store => {
            const found = await store.salary.findForUpdate(legalPartyId, salaryId)
            if (found === undefined || found.createdBy !== actor.personId) {
              return err('SALARY_REGISTER_NOT_FOUND')
            }
            const removed = await removeDocument(deps, store, actor, request, found)
            if (!removed.ok) return removed
            await store.salary.remove(found, deps.clock.now())
            await deps.files.releaseFiles(store.salary.tx, fileOwner(legalPartyId, salaryId))
            await store.salary.report(found)
            await store.salary.keep(keep(true))
            return ok(true)
          },
        )
      },
    )

export type RepeatUnpaidRefusal =
  | MutationRefusal
  | PolicyRefusal
  | SaveRefusal
  | RegisterNameRefusal
  | 'SALARY_REGISTER_NOT_FOUND'
  | 'SALARY_NOTHING_UNPAID'
  | 'OPERATION_IN_PROCESS'

/**
 * Makes a register of the rows that the bank could not pay; each register is repeated once. A repeat that its author
 * makes a draft of holds nothing for others: what becomes a register first is the repeat.
 */
export const repeatUnpaid =
  (deps: SalaryUseCaseDeps) =>
  (
    actor: Actor,
    request: MutationRequest,
    ref: RegisterRef & { readonly fileName: string },
  ): Promise<Result<string, RepeatUnpaidRefusal>> =>
    runMutation(
      deps.storage,
      actor,
      request,
      { operation: 'repeatSalary', body: { ...ref } },
      async keep => {
        const allowed = mayPrepareSalary(actor)
        if (!allowed.ok) return allowed
        const { legalPartyId, salaryId } = ref
        if (legalPartyId !== actor.legalPartyId || !isUuid(salaryId)) {
          return err('SALARY_REGISTER_NOT_FOUND')
        }
        return deps.storage.inTransaction(legalPartyId, async store => {
          const repeated = await writeRepeated(deps, store, actor, request, ref)
          if (repeated.ok) await store.salary.keep(keep(repeated.value))
          return repeated
        })
      },
    )

async function writeRepeated(
  { clock, ids }: SalaryUseCaseDeps,
  { salary }: SalaryStore,
  actor: Actor,
  request: MutationRequest,
  { legalPartyId, salaryId, fileName }: RegisterRef & { readonly fileName: string },
): Promise<
  Result<
    string,
    SaveRefusal | RegisterNameRefusal | 'SALARY_REGISTER_NOT_FOUND' | 'SALARY_NOTHING_UNPAID'
  >
> {
  const isNamed = checkRegisterName(fileName)
  if (!isNamed.ok) return isNamed
  const now = clock.now()
  await salary.forgetDeleted(legalPartyId, now)
  const paid = await salary.findForUpdate(legalPartyId, salaryId)
  if (paid === undefined || !isShownTo(paid, actor.personId)) {
    return err('SALARY_REGISTER_NOT_FOUND')
  }
  const unpaid = (await salary.readRows(paid)).filter(({ state }) => state === 'UNPAID')
  if (unpaid.length === 0) return err('SALARY_NOTHING_UNPAID')
  const register = {
    id: ids.uuid(),
    legalPartyId,
    state: 'PROCESSING' as const,
    currency: paid.currency,
    totalMinor: unpaid.reduce((sum, { amountMinor = 0n }) => sum + amountMinor, 0n),
    rowCount: unpaid.length,
    origin: paid.origin,
    repeatOf: paid.id,
    version: 1,
    author: authorOf(actor, request),
    createdBy: actor.personId,
    createdAt: now,
    updatedAt: now,
  }
  const saved = await saveUnderFreeName(salary, register, fileName.trim())
  if (saved !== 'saved') return err(refusalOfSave[saved])
  const rows = unpaid.map((row, index): StoredRow => ({
    ...row,
    rowNumber: index + 1,
    state: 'NEW',
    findings: [],
  }))
  await salary.replaceRows(register, rows)
  await salary.report(register)
  return ok(register.id)
}

const mostNumbers = 100

/** The person cannot change the name of a repeat, so a taken one gets a number. */
async function saveUnderFreeName(
  salary: SalaryStore['salary'],
  register: Omit<RegisterToWrite, 'name'>,
  name: string,
): ReturnType<SalaryStore['salary']['save']> {
  for (let number = 1; number <= mostNumbers; number += 1) {
    const saved = await salary.save({ ...register, name: numberedName(name, number) })
    if (saved !== 'nameTaken') return saved
  }
  return 'nameTaken'
}
