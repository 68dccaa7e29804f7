import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import { firstFormats } from '@tartip/domain/statements/statement'
import { isSalary, OnlySalaryOfOne } from '@tartip/domain/statements/hidden-salaries'
import { bishkekDate, daysBetween, type LocalDate } from '@tartip/domain/time/instant'
import type { StatementSection } from '@tartip/formats/statements/statement-content'

import { inTenant } from '../../../platform/db/transaction.ts'
import type { JobTask } from '../../../platform/jobs/job-queue.ts'
import { notify } from '../../notification/public.ts'
import { makeFile } from '../files/make-file.ts'
import type { StatementDeps } from '../statement-deps.ts'
import { findOrderedFiles, type FileKey } from '../store/file-store.ts'
import { deleteOperations, insertOperations, lastPosition } from '../store/operation-store.ts'
import {
  findStatement,
  StatementRemoved,
  unlessRemoved,
  updateStatement,
  type StatementChange,
  type StatementRecord,
  type StatementSummary,
} from '../store/statement-store.ts'
import { openSections, type SectionSource } from '../use-cases/read-sections.ts'

/** How much of the work is done when the bank has been read. */
const progressOfReading = 60
/** Progress is reported in steps of at least so many percent. */
const progressStep = 5

/**
 * Makes a statement: reads the bank, then writes the usual files. An attempt that was interrupted leaves nothing that
 * the next one keeps.
 */
export const makeStatement =
  (deps: StatementDeps): JobTask =>
  async ({ legalPartyId, statementId }, { isLastAttempt, signal }) => {
    const party = String(legalPartyId)
    const record = await inTenant(deps.db, party, tx =>
      findStatement(tx, party, String(statementId)),
    )
    // Deleted meanwhile, or made by an attempt whose end was not recorded.
    if (record === undefined || record.madeAt !== undefined) return
    const progress = createProgress(deps, record)
    try {
      signal.throwIfAborted()
      await progress.begin()
      const { summary, operationCount } = await readBank(deps, record, progress, signal)
      const read: StatementRecord = { ...record, content: summary, operationCount }
      if (operationCount === 0) {
        await finish(deps, read, 'NOT_FOUND')
        return
      }
      await progress.save({ status: 'IN_PROGRESS', content: summary, operationCount })
      const files = await filesToMake(deps, record)
      for (const [index, file] of files.entries()) {
        await makeFile(deps, read, file, signal)
        const part = (index + 1) / files.length
        await progress.reach(progressOfReading + part * (100 - progressOfReading))
      }
      await finish(deps, read, 'READY')
    } catch (error) {
      if (error instanceof StatementRemoved) return
      const isFinal = error instanceof OnlySalaryOfOne
      if (isLastAttempt || isFinal) await unlessRemoved(() => fail(deps, record, error))
      if (!isFinal) throw error
    }
  }

/** The usual files and what a schedule wants besides. */
async function filesToMake(
  { db }: StatementDeps,
  record: StatementRecord,
): Promise<readonly FileKey[]> {
  const { kind, language, legalPartyId } = record
  const usual = firstFormats[kind].map(format => ({ format, language }))
  const ordered = await inTenant(db, legalPartyId, tx => findOrderedFiles(tx, record))
  const isUsual = (file: FileKey) =>
    file.language === language && firstFormats[kind].includes(file.format)
  return [...usual, ...ordered.filter(file => !isUsual(file))]
}

async function finish(
  deps: StatementDeps,
  record: StatementRecord,
  status: 'READY' | 'NOT_FOUND',
): Promise<void> {
  const { content, operationCount } = record
  const change = { status, progress: 100, operationCount, madeAt: deps.clock.now() }
  await inTenant(deps.db, record.legalPartyId, async tx => {
    await updateStatement(tx, record, { ...change, ...(content ? { content } : {}) })
    const code = status === 'READY' ? 'STATEMENT_READY' : 'STATEMENT_EMPTY'
    await notify(tx, noticeOf(record, code))
  })
}

async function fail(deps: StatementDeps, record: StatementRecord, error: unknown): Promise<void> {
  const code = failureOf(error)
  await inTenant(deps.db, record.legalPartyId, async tx => {
    const failure = { code, params: {} }
    await updateStatement(tx, record, { status: 'FAIL', failure, madeAt: deps.clock.now() })
    await deleteOperations(tx, record)
    await notify(tx, noticeOf(record, 'STATEMENT_FAILED'))
  })
}

function failureOf(error: unknown) {
  if (error instanceof OnlySalaryOfOne) return 'STATEMENT_SALARY_OF_ONE'
  return error instanceof BankUnavailable ? 'BANK_UNAVAILABLE' : 'STATEMENT_FILE_FAILED'
}

const noticeOf = (
  record: StatementRecord,
  code: 'STATEMENT_READY' | 'STATEMENT_EMPTY' | 'STATEMENT_FAILED',
) => ({
  legalPartyId: record.legalPartyId,
  personIds: [record.orderedBy],
  code,
  source: `statement ${record.id}`,
  details: {
    referenceId: record.id,
    statement: {
      kind: record.kind,
      // Only one is named.
      accounts: record.accounts.length === 1 ? record.accounts : [],
      startDate: record.startDate,
      endDate: record.endDate,
    },
  },
})

interface Progress {
  begin(): Promise<void>
  /** Reports that so many percent are done, unless that is nearly what was reported. */
  reach(percent: number): Promise<void>
  save(change: StatementChange): Promise<void>
}

function createProgress({ db }: StatementDeps, record: StatementRecord): Progress {
  let current: StatementRecord = { ...record, status: 'IN_PROGRESS', progress: 0 }
  const save = async (change: StatementChange) => {
    current = { ...current, ...change }
    await inTenant(db, record.legalPartyId, tx => updateStatement(tx, current, {}))
  }
  return {
    save,
    async begin() {
      await inTenant(db, record.legalPartyId, tx => deleteOperations(tx, record))
      await save({})
    },
    async reach(percent) {
      const progress = Math.min(99, Math.floor(percent))
      if (progress >= current.progress + progressStep) await save({ progress })
    },
  }
}

async function readBank(
  deps: StatementDeps,
  record: StatementRecord,
  progress: Progress,
  signal: AbortSignal,
): Promise<{ readonly summary: StatementSummary; readonly operationCount: number }> {
  const sources = await openSections(deps, record)
  const sections: StatementSection[] = []
  let operationCount = 0
  let hasSalaries = false
  for (const [index, source] of sources.entries()) {
    const report = (day: LocalDate) => {
      const part = (index + partDone(record, day)) / sources.length
      return progress.reach(part * progressOfReading)
    }
    const read = await readSection(deps, record, { index, source }, report, signal)
    sections.push(read.section)
    operationCount += read.section.debitCount + read.section.creditCount
    hasSalaries ||= read.hasSalaries
  }
  return { summary: { sections, hasSalaries }, operationCount }
}

/** The bank is read backwards, from the last day of the period. */
function partDone({ startDate, endDate }: StatementRecord, day: LocalDate): number {
  return daysBetween(day, endDate) / (daysBetween(startDate, endDate) + 1)
}

async function readSection(
  { db, clock }: StatementDeps,
  record: StatementRecord,
  { index, source }: { readonly index: number; readonly source: SectionSource },
  report: (day: LocalDate) => Promise<void>,
  signal: AbortSignal,
): Promise<{ readonly section: StatementSection; readonly hasSalaries: boolean }> {
  const sums = { debitMinor: 0n, creditMinor: 0n, feeMinor: 0n, debitCount: 0, creditCount: 0 }
  let before = lastPosition
  let hasSalaries = false
  for await (const operations of source.operations()) {
    signal.throwIfAborted()
    for (const { direction, amountMinor, feeMinor, ...operation } of operations) {
      hasSalaries ||= isSalary(operation)
      sums.feeMinor += feeMinor ?? 0n
      if (direction === 'DEBIT') {
        sums.debitMinor += amountMinor
        sums.debitCount += 1
      } else {
        sums.creditMinor += amountMinor
        sums.creditCount += 1
      }
    }
    const position = before
    await inTenant(db, record.legalPartyId, tx =>
      insertOperations(tx, record, index, position, operations),
    )
    before -= operations.length
    const oldest = operations.at(-1)
    if (oldest) await report(bishkekDate(oldest.bookedAt))
  }
  const { openingMinor, heldMinor } = await source.balances()
  const closingMinor = openingMinor + sums.creditMinor - sums.debitMinor
  const endsToday = record.endDate >= bishkekDate(clock.now())
  const { feeMinor, ...others } = sums
  const section = {
    account: source.account,
    ...(source.place === undefined ? {} : { place: source.place, feeMinor }),
    currency: source.currency,
    openingMinor,
    closingMinor,
    plannedMinor: endsToday ? closingMinor - heldMinor : closingMinor,
    ...others,
  }
  return { section, hasSalaries }
}
