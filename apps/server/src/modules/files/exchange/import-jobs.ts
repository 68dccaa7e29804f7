import { toDecimal } from '@tartip/domain/money/decimal'
import { may } from '@tartip/domain/people/policy'
import { isMissingColumn, missingColumns } from '@tartip/formats/import/column-proposals'
import type { PaymentFile } from '@tartip/formats/import/payment-file'

import type { Actor } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit-log.ts'
import { inTenant } from '../../../platform/db/transaction.ts'
import type { JobTask, RunningJob } from '../../../platform/jobs/job-queue.ts'
import type { PreparedDocument } from '../../payment/public.ts'
import {
  createImportStore,
  headingsOf,
  withFields,
  type FileChange,
  type FileKey,
} from '../store/import-store.ts'
import type { ImportedFile, ImportedRow, StoredComplaint } from '../store/imported-file-row.ts'
import { createRowChecker, yieldToOtherCalls, inputOf, type ReadRow } from './check-rows.ts'
import type { ImportDeps } from './import-deps.ts'

export const checkImportTask = 'check-imported-file'
export const createDocumentsTask = 'create-documents-of-file'

/** A part of a file is written in one transaction. */
const rowsAtOnce = 500

/** The work on an imported file that goes on after the call that ordered it. Each part of it is one transaction. */
export function createImportJobs(deps: ImportDeps) {
  const { db, clock } = deps

  const within = <T>(
    { legalPartyId }: FileKey,
    run: (store: ReturnType<typeof createImportStore>) => Promise<T>,
  ): Promise<T> => inTenant(db, legalPartyId, tx => run(createImportStore(tx)))

  /** Changes a file while its check runs; false when that was ended by somebody else. */
  const changeChecked = (key: FileKey, changed: FileChange, rows?: readonly ImportedRow[]) =>
    within(key, async store => {
      const file = await store.findForUpdate(key)
      if (file?.status !== 'PROCESSING') return false
      if (rows) await store.saveRows(key, rows)
      await store.change(key, changed, clock.now())
      if (changed.status) await store.recount(key)
      return true
    })

  /** The rights of the person who ordered the work are those that they have now. */
  async function actorOf(file: ImportedFile): Promise<Actor | undefined> {
    const { legalPartyId, userContractId } = file
    if (userContractId === undefined) return undefined
    const actor = await deps.accessControl.actorOf(legalPartyId, userContractId)
    return actor && may(actor, 'payments.create').ok ? actor : undefined
  }

  async function checkFile(
    actor: Actor,
    key: FileKey,
    file: ImportedFile,
    signal: AbortSignal,
  ): Promise<void> {
    const { legalPartyId, fileId } = key
    const read = await readUpload(key, file)
    if (!read.read.ok) {
      const { columns } = read
      const { code, params } = read.read.error
      // A column recognised by its contents is proposed to the person, so it is not missing.
      const isAsked = columns && isMissingColumn(code)
      await changeChecked(key, {
        status: 'UNPROCESSABLE',
        stageState: 'ERROR',
        fileHash: read.hash,
        complaints: isAsked
          ? missingColumns(columns).map(missing => ({ code: missing, params: {} }))
          : [{ code, params }],
        columns: columns ?? null,
      })
      return
    }
    const { hash } = read
    const content = read.read.value
    const rows = rowsOf(content)
    const made = await within(key, async store => {
      await store.removeRows(key)
      return store.documentsOfHash(legalPartyId, hash)
    })
    const begun: FileChange = {
      ...describe(content),
      fileHash: hash,
      stage: 'BUSINESS_VALIDATION',
      doneCount: 0,
      ...(read.columns ? { columns: read.columns } : {}),
    }
    if (!(await changeChecked(key, begun))) return
    const checker = await createRowChecker(deps, actor, file.payerAccount)
    const save = async (doneCount: number, checked: readonly ImportedRow[]) =>
      changeChecked(key, { doneCount }, await checker.checkHistory(checked))
    // PostgreSQL looks one part up and writes it while the next one is checked.
    let saving = Promise.resolve(true)
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      signal.throwIfAborted()
      const part = rows
        .slice(from, from + rowsAtOnce)
        .map(row => (made.has(row.rowId) ? alreadyCreated(row) : row))
      const checked = await checker.checkForms(part)
      if (!(await saving)) return
      saving = save(from + part.length, checked)
      // A failure is seen when the next part, or the end, waits for it.
      saving.catch(() => undefined)
    }
    if (!(await saving)) return
    await changeChecked({ legalPartyId, fileId }, { status: 'PROCESSED', stageState: 'FINISHED' })
  }

  /** With the columns that were chosen for this file, or for an earlier one with its headings. */
  async function readUpload({ legalPartyId }: FileKey, { uploadId, mapping }: ImportedFile) {
    const blob = await deps.blobStore.get(`files/${legalPartyId}/${uploadId}`)
    if (!blob) throw new Error('The content of an upload is gone')
    const read = await deps.reader.payments(blob.bytes, mapping ? { mapping } : {})
    if (read.read.ok || !read.columns || mapping) return read
    const headings = headingsOf(read.columns)
    const known = await inTenant(db, legalPartyId, tx =>
      createImportStore(tx).findMapping(legalPartyId, headings),
    )
    if (!known) return read
    // With a mapping the reader proposes no columns; they are kept so that the choice can be changed.
    const again = await deps.reader.payments(blob.bytes, { mapping: known })
    return { ...again, columns: withFields(read.columns, known) }
  }

  async function createDocuments(
    actor: Actor,
    key: FileKey,
    file: ImportedFile,
    signal: AbortSignal,
  ): Promise<void> {
    const { rowIds, withoutWarned } = file.creation ?? {}
    const checkDocument = deps.payments.imported.createChecker(actor)
    const wanted = rowIds && new Set(rowIds)
    let after = 0
    for (;;) {
      signal.throwIfAborted()
      const found = await within(key, store => store.rowsAfter(key, after, rowsAtOnce, ['READY']))
      const last = found.at(-1)
      if (!last) return
      after = last.rowId
      const chosen = found.filter(
        ({ rowId, warnings }) =>
          (wanted?.has(rowId) ?? true) && !(withoutWarned && warnings.length > 0),
      )
      if (chosen.length > 0) await createPart(actor, key, file, chosen, checkDocument)
      await yieldToOtherCalls()
    }
  }

  /** The rows of one transaction: checked before it, locked and written inside it. */
  async function createPart(
    actor: Actor,
    key: FileKey,
    { fileHash = '', creation }: ImportedFile,
    chosen: readonly ImportedRow[],
    checkDocument: ReturnType<typeof deps.payments.imported.createChecker>,
  ): Promise<void> {
    const prepared: { readonly key: number; readonly content: PreparedDocument }[] = []
    const refused: ImportedRow[] = []
    for (const [index, row] of chosen.entries()) {
      const { operationCode: operation, fields } = row
      const document = { operation, input: inputOf(operation, fields) }
      const { content, faults } = await checkDocument(document)
      if (content) prepared.push({ key: row.rowId, content })
      else refused.push({ ...row, state: 'FAULTY', complaints: [...faults] })
      if (index % 25 === 24) await yieldToOtherCalls()
    }
    const { sessionId = actor.sessionId, ...request } = creation ?? { ip: '', traceId: '' }
    const written = await deps.payments.imported.insert(
      { ...actor, sessionId },
      { ...request, idempotencyKey: undefined },
      async tx => {
        const store = createImportStore(tx)
        // Undone or put aside since this creation was ordered.
        if ((await store.findForUpdate(key))?.status !== 'UPLOADING') return []
        const locked = await store.rowsByIds(
          key,
          prepared.map(({ key: rowId }) => rowId),
          true,
        )
        const free = new Map(
          locked.filter(({ state }) => state === 'READY').map(row => [row.rowId, row]),
        )
        const made = await store.documentsOfHash(key.legalPartyId, fileHash)
        const repeated = [...free.values()].filter(({ rowId }) => made.has(rowId))
        const faulty = repeated.map((row): ImportedRow => ({
          ...alreadyCreated(row),
          ...faultyState,
        }))
        await store.saveRows(key, [...refused, ...faulty])
        return prepared.filter(({ key: rowId }) => free.has(rowId) && !made.has(rowId))
      },
      async (tx, made) => {
        const store = createImportStore(tx)
        await store.recordDocuments(key, fileHash, made)
        await store.addDone(key, made.length, clock.now())
      },
    )
    if (!written.ok) throw new Error(`Documents of a file were refused: ${written.error.code}`)
  }

  async function finishCreation(file: ImportedFile, key: FileKey, isStopped: boolean) {
    await inTenant(db, key.legalPartyId, async tx => {
      const store = createImportStore(tx)
      await store.recount(key)
      const counted = await store.findForUpdate(key)
      if (counted?.status !== 'UPLOADING') return
      const isWhole = counted.createdCount === counted.rowCount
      const isBegun = counted.createdCount > 0
      const status = isWhole ? 'UPLOADED' : isBegun ? 'PARTIALLY_PROCESSED' : 'PROCESSED'
      const stageState = isStopped ? 'ERROR' : 'FINISHED'
      await store.change(key, { status, stageState }, clock.now())
      if (!isBegun) return
      await recordAudit(tx, {
        legalPartyId: key.legalPartyId,
        at: clock.now(),
        personId: file.creation?.personId ?? file.personId,
        action: 'fileDocumentsCreated',
        outcome: 'ok',
        details: { fileId: key.fileId },
      })
    })
  }

  /** An attempt that fails is tried again; what the person sees then is only how it ended. */
  const runAttempt = async (
    { isLastAttempt, signal }: RunningJob,
    work: (signal: AbortSignal) => Promise<void>,
    fail: () => Promise<unknown>,
  ) => {
    try {
      signal.throwIfAborted()
      await work(signal)
    } catch (error) {
      if (isLastAttempt) await fail()
      throw error
    }
  }

  const findFile = (key: FileKey) => within(key, store => store.findForUpdate(key))
  const check: JobTask = async (payload, job) => {
    const key = keyOf(payload)
    const file = await findFile(key)
    if (file?.status !== 'PROCESSING') return
    const complaints = [{ code: 'FILE_CHECK_INTERRUPTED', params: {} }]
    const fail = () => changeChecked(key, { status: 'FAILED', stageState: 'ERROR', complaints })
    const actor = await actorOf(file)
    if (!actor) await fail()
    else await runAttempt(job, signal => checkFile(actor, key, file, signal), fail)
  }
  const create: JobTask = async (payload, job) => {
    const key = keyOf(payload)
    const file = await findFile(key)
    if (file?.status !== 'UPLOADING') return
    const fail = () => finishCreation(file, key, true)
    const actor = await actorOf(file)
    if (!actor) await fail()
    else {
      await runAttempt(
        job,
        async signal => {
          await createDocuments(actor, key, file, signal)
          await finishCreation(file, key, false)
        },
        fail,
      )
    }
  }
  return { [checkImportTask]: check, [createDocumentsTask]: create }
}

const keyOf = ({ legalPartyId, fileId }: Readonly<Record<string, unknown>>): FileKey => ({
  legalPartyId: String(legalPartyId),
  fileId: String(fileId),
})

const describe = (file: PaymentFile): FileChange => ({
  format: file.kind,
  rowCount: file.rows.length,
  totals: file.totals.map(({ currency, count, amountMinor }) => ({
    currency,
    count,
    amount: toDecimal(amountMinor, currency),
  })),
  complaints: file.complaints.filter(({ row }) => row === undefined),
  warnings: file.warnings.filter(({ row, code }) => row === undefined || code === sectionFault),
  ...(file.encoding ? { encoding: file.encoding } : {}),
  ...(file.messageId ? { messageId: file.messageId } : {}),
})

/** It names the line of an account, which is no row of a payment. */
const sectionFault = 'SECTION_SUM_MISMATCH'

function rowsOf(file: PaymentFile): readonly ReadRow[] {
  const complaints = byRow(file.complaints)
  const warnings = byRow(file.warnings)
  return file.rows.map((row, index) => ({
    rowId: index + 1,
    row: row.row,
    ...(row.sheet === undefined ? {} : { sheet: row.sheet }),
    fields: row.fields,
    filled: [],
    currency: row.currency,
    ...(row.amountMinor === undefined ? {} : { amountMinor: row.amountMinor }),
    complaints: complaints.get(row.row) ?? [],
    warnings: (warnings.get(row.row) ?? []).filter(({ code }) => code !== sectionFault),
  }))
}

function byRow(list: readonly StoredComplaint[]): ReadonlyMap<number, readonly StoredComplaint[]> {
  const found = new Map<number, StoredComplaint[]>()
  for (const each of list) {
    const { row = 0 } = each
    const ofRow = found.get(row)
    if (ofRow) ofRow.push(each)
    else found.set(row, [each])
  }
  return found
}

const faultyState = { state: 'FAULTY' } as const

const alreadyCreated = <Row extends ReadRow>(row: Row): Row => ({
  ...row,
  complaints: [
    ...row.complaints,
    { code: 'ROW_ALREADY_CREATED', row: row.row, params: { row: row.row } },
  ],
})
