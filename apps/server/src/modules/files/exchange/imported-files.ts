import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import { fileCanBeUndone, fileIsOpen } from '@tartip/domain/files/exchanged-files'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { toDecimal } from '@tartip/domain/money/decimal'
import { may } from '@tartip/domain/people/policy'
import { err, holds, ok, type Result, type Verdict } from '@tartip/domain/result'
import {
  paymentFileFields,
  type PaymentFile,
  type PaymentFileField,
} from '@tartip/formats/import/payment-file'

import type { Actor } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit-log.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTenant } from '../../../platform/db/transaction.ts'
import type { MutationRequest } from '../../../platform/documents/run-mutation.ts'
import type { PreparedDocument } from '../../payment/public.ts'
import {
  createImportStore,
  type FieldMapping,
  type FileChange,
  type FileKey,
  type ImportedFile,
  type ImportedRow,
  type StoredComplaint,
} from '../store/import-store.ts'
import { giveWay } from './background-tasks.ts'
import { corrected, createRowChecker, inputOf, type ReadRow } from './check-rows.ts'
import type { ImportDeps } from './import-deps.ts'

type Store = ReturnType<typeof createImportStore>

const rowsAtOnce = 500

export type ImportedFileUseCases = ReturnType<typeof createImportedFiles>

/** What people do with files of payments. Checks and creations go on after their calls have answered. */
export function createImportedFiles(deps: ImportDeps) {
  const { db, clock, ids, files, tasks } = deps

  const within = <T>(actor: Actor, run: (store: Store, tx: Db) => Promise<T>): Promise<T> =>
    inTenant(db, actor.legalPartyId, tx => run(createImportStore(tx), tx))

  /** A file of the person, locked; the first signatory may act on files of everybody. */
  const findOpen = async (store: Store, actor: Actor, fileId: string) => {
    if (!isUuid(fileId)) return undefined
    const file = await store.findForUpdate({ legalPartyId: actor.legalPartyId, fileId })
    return file && (file.personId === actor.personId || actor.signRight === 'FIRST')
      ? file
      : undefined
  }

  const audit = (tx: Db, actor: Actor, action: string, fileId: string) =>
    recordAudit(tx, {
      legalPartyId: actor.legalPartyId,
      at: clock.now(),
      personId: actor.personId,
      action,
      outcome: 'ok',
      details: { fileId },
    })

  const change = (actor: Actor, key: FileKey, changed: FileChange) =>
    within(actor, async store => {
      await store.change(key, changed, clock.now())
      await store.recount(key)
    })

  return {
    /** Begins to check an upload. Called again for the same upload it answers with the same file. */
    async check(
      actor: Actor,
      asked: {
        readonly legalPartyId: string
        readonly uploadId: string
        readonly payerAccount: string | undefined
      },
    ): Promise<Result<string, ErrorCode>> {
      const allowed = authorise(actor, asked.legalPartyId)
      if (!allowed.ok) return allowed
      if (!isUuid(asked.uploadId)) return err('FILE_NOT_FOUND')
      const { legalPartyId, personId } = actor
      const id = ids.uuid()
      const begun = await within<
        Result<{ readonly fileId: string; readonly blobKey?: string }, ErrorCode>
      >(actor, async (store, tx) => {
        const former = await store.findByUpload(legalPartyId, asked.uploadId)
        if (former) {
          const isOwn = former.personId === personId || actor.signRight === 'FIRST'
          return isOwn ? ok({ fileId: former.id }) : err('FILE_NOT_FOUND')
        }
        const claim = { organisation: legalPartyId, person: personId, reference: id } as const
        const upload = await files.claimUpload(tx, asked.uploadId, {
          ...claim,
          purpose: 'PAYMENT_FILE',
        })
        if (!upload.ok) return upload
        const { fileName, blobKey } = upload.value
        const { uploadId, payerAccount } = asked
        await store.insert({ id, actor, uploadId, fileName, payerAccount, at: clock.now() })
        await audit(tx, actor, 'fileImported', id)
        return ok({ fileId: id, blobKey })
      })
      if (!begun.ok) return begun
      const { fileId, blobKey } = begun.value
      if (blobKey !== undefined) startCheck(actor, { legalPartyId, fileId }, blobKey)
      return ok(fileId)
    },

    /** Checks a table again with chosen columns, which are remembered for its headings. */
    async map(
      actor: Actor,
      ref: FileKey,
      mapping: FieldMapping,
    ): Promise<Result<string, ErrorCode>> {
      const allowed = authorise(actor, ref.legalPartyId)
      if (!allowed.ok) return allowed
      const found = await within<Result<ImportedFile, ErrorCode>>(actor, async store => {
        const file = await findOpen(store, actor, ref.fileId)
        if (!file) return err('FILE_NOT_FOUND')
        if (file.status !== 'UNPROCESSABLE' || !file.columns) {
          return err('FILE_STATE_MISMATCH_REPEAT')
        }
        await store.saveMapping(actor.legalPartyId, headingsOf(file), mapping)
        await store.change(
          ref,
          {
            status: 'PROCESSING',
            stage: 'FILE_VALIDATION',
            stageState: 'PROCESSING',
            complaints: [],
            columns: null,
            mapping,
          },
          clock.now(),
        )
        return ok(file)
      })
      if (!found.ok) return found
      startCheck(actor, ref, `files/${actor.legalPartyId}/${found.value.uploadId}`, mapping)
      return ok(ref.fileId)
    },

    /** Corrects fields of rows in place and checks these rows again. */
    async correct(
      actor: Actor,
      ref: FileKey & { readonly rowIds: readonly number[] },
      changes: readonly { readonly field: string; readonly text: string }[],
    ): Promise<Result<readonly ImportedRow[], ErrorCode>> {
      const allowed = authorise(actor, ref.legalPartyId)
      if (!allowed.ok) return allowed
      const fields: Partial<Record<PaymentFileField, string>> = {}
      for (const { field, text } of changes) {
        const known = paymentFileFields.find(one => one === field)
        if (!known) return err('BAD_USER_INPUT', { field })
        fields[known] = text.trim()
      }
      const found = await within<Result<readonly ImportedRow[], ErrorCode>>(actor, async store => {
        const file = await findOpen(store, actor, ref.fileId)
        if (!file) return err('FILE_NOT_FOUND')
        if (!fileIsOpen(file.status)) return err('FILE_STATE_MISMATCH_CREATE')
        return ok(await store.rowsByIds(ref, ref.rowIds))
      })
      if (!found.ok) return found
      const open = found.value.filter(({ state }) => state !== 'CREATED')
      const checker = await createRowChecker(deps, actor, undefined)
      const rows = await checker.check(open.map(row => corrected(row, fields)))
      await within(actor, async store => {
        await store.saveRows(ref, rows)
        await store.change(ref, { status: 'EDITED' }, clock.now())
        await store.recount(ref)
      })
      return ok(await within(actor, store => store.rowsByIds(ref, ref.rowIds)))
    },

    /** Begins to make drafts of rows; of all that are ready when no ids are given. */
    async create(
      actor: Actor,
      request: MutationRequest,
      ref: FileKey & { readonly rowIds: readonly number[] | undefined },
    ): Promise<Result<string, ErrorCode>> {
      const allowed = authorise(actor, ref.legalPartyId)
      if (!allowed.ok) return allowed
      const begun = await within<Result<ImportedFile, ErrorCode>>(actor, async store => {
        const file = await findOpen(store, actor, ref.fileId)
        if (!file) return err('FILE_NOT_FOUND')
        if (!fileIsOpen(file.status) || file.complaints.length > 0) {
          return err('FILE_STATE_MISMATCH_CREATE')
        }
        const stage = { stage: 'CREATION', stageState: 'PROCESSING', doneCount: 0 } as const
        await store.change(ref, { status: 'UPLOADING', ...stage }, clock.now())
        return ok(file)
      })
      if (!begun.ok) {
        // Pressed twice: the first press is under way or has ended, and its rows are not made again.
        const isRepeated = await within(actor, async store => {
          const file = await findOpen(store, actor, ref.fileId)
          return file?.status === 'UPLOADING' || file?.status === 'UPLOADED'
        })
        return isRepeated ? ok(ref.fileId) : begun
      }
      const { fileHash = '' } = begun.value
      tasks.run('the creation of documents of a file', () =>
        createDocuments(actor, request, ref, fileHash),
      )
      return ok(ref.fileId)
    },

    /** Deletes all documents of the file together, while each is a draft of the person. */
    async undo(
      actor: Actor,
      request: MutationRequest,
      ref: FileKey,
    ): Promise<Result<true, ErrorCode>> {
      const allowed = authorise(actor, ref.legalPartyId)
      if (!allowed.ok) return allowed
      const checked = await within<Verdict<ErrorCode>>(actor, async store => {
        const file = await findOpen(store, actor, ref.fileId)
        if (!file) return err('FILE_NOT_FOUND')
        return fileCanBeUndone(file.status) ? holds : err('FILE_STATE_MISMATCH_REPEAT')
      })
      if (!checked.ok) return checked
      const removed = await deps.payments.imported.remove(
        actor,
        request,
        tx => createImportStore(tx).documentIds(ref),
        async tx => {
          const store = createImportStore(tx)
          await store.forgetDocuments(ref)
          await store.change(
            ref,
            { status: 'DENIED', stage: 'BUSINESS_VALIDATION', stageState: 'FINISHED' },
            clock.now(),
          )
          await store.recount(ref)
          await audit(tx, actor, 'fileImportUndone', ref.fileId)
        },
      )
      return removed.ok ? ok(true) : removed
    },

    /** Puts a file aside; nothing of it is lost. */
    async archive(actor: Actor, ref: FileKey): Promise<Result<true, ErrorCode>> {
      const allowed = authorise(actor, ref.legalPartyId)
      if (!allowed.ok) return allowed
      return within<Result<true, ErrorCode>>(actor, async store => {
        const file = await findOpen(store, actor, ref.fileId)
        if (!file) return err('FILE_NOT_FOUND')
        if (file.status === 'PROCESSING' || file.status === 'UPLOADING') {
          return err('FILE_STATE_MISMATCH_REPEAT')
        }
        await store.change(ref, { isArchived: true }, clock.now())
        return ok(true)
      })
    },
  }

  function startCheck(actor: Actor, key: FileKey, blobKey: string, mapping?: FieldMapping): void {
    tasks.run('the check of a file', async () => {
      try {
        await checkFile(actor, key, blobKey, mapping)
      } catch (error) {
        await change(actor, key, { status: 'FAILED', stageState: 'ERROR' })
        throw error
      }
    })
  }

  async function checkFile(
    actor: Actor,
    key: FileKey,
    blobKey: string,
    mapping: FieldMapping | undefined,
  ): Promise<void> {
    const blob = await deps.blobStore.get(blobKey)
    if (!blob) throw new Error('The content of an upload is gone')
    const options = mapping ? { mapping } : {}
    let { hash, read, columns } = await deps.reader.payments(blob.bytes, options)
    if (!read.ok && columns && !mapping) {
      const headings = columns.columns.map(({ heading }) => heading).join('\n')
      const known = await within(actor, store => store.findMapping(key.legalPartyId, headings))
      if (known)
        ({ hash, read, columns } = await deps.reader.payments(blob.bytes, { mapping: known }))
    }
    if (!read.ok) {
      const { code, params } = read.error
      await change(actor, key, {
        status: 'UNPROCESSABLE',
        stageState: 'ERROR',
        fileHash: hash,
        complaints: [{ code, params }],
        columns: columns ?? null,
      })
      return
    }
    const file = read.value
    await change(actor, key, {
      ...describe(file),
      fileHash: hash,
      stage: 'BUSINESS_VALIDATION',
      doneCount: 0,
    })
    await checkRows(actor, key, file, hash)
    await change(actor, key, { status: 'PROCESSED', stageState: 'FINISHED' })
  }

  async function checkRows(
    actor: Actor,
    key: FileKey,
    file: PaymentFile,
    hash: string,
  ): Promise<void> {
    const rows = rowsOf(file)
    const payerAccount = await within(actor, async store => {
      await store.removeRows(key)
      return (await store.findForUpdate(key))?.payerAccount
    })
    const made = await within(actor, store => store.documentsOfHash(key.legalPartyId, hash))
    const checker = await createRowChecker(deps, actor, payerAccount)
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      const part = rows
        .slice(from, from + rowsAtOnce)
        .map(row => (made.has(row.rowId) ? withComplaint(row, 'ROW_ALREADY_CREATED') : row))
      const checked = await checker.check(part)
      await within(actor, async store => {
        await store.saveRows(key, checked)
        await store.change(key, { doneCount: from + part.length }, clock.now())
      })
      await giveWay()
    }
  }

  async function createDocuments(
    actor: Actor,
    request: MutationRequest,
    ref: FileKey & { readonly rowIds: readonly number[] | undefined },
    fileHash: string,
  ): Promise<void> {
    const checkDocument = deps.payments.imported.createChecker(actor)
    const wanted = ref.rowIds && new Set(ref.rowIds)
    let after = 0
    let done = 0
    let isStopped = false
    try {
      for (;;) {
        const found = await within(actor, store =>
          store.rowsAfter(ref, after, rowsAtOnce, ['READY']),
        )
        const last = found.at(-1)
        if (!last) break
        after = last.rowId
        const chosen = found.filter(({ rowId }) => wanted?.has(rowId) ?? true)
        done += await createPart(actor, request, ref, { fileHash, chosen, checkDocument })
        await change(actor, ref, { doneCount: done })
        await giveWay()
      }
    } catch (error) {
      isStopped = true
      throw error
    } finally {
      await finishCreation(actor, ref, isStopped)
    }
  }

  /** The rows of one transaction: checked before it, locked and written inside it. */
  async function createPart(
    actor: Actor,
    request: MutationRequest,
    ref: FileKey,
    part: {
      readonly fileHash: string
      readonly chosen: readonly ImportedRow[]
      readonly checkDocument: ReturnType<typeof deps.payments.imported.createChecker>
    },
  ): Promise<number> {
    const { fileHash, chosen, checkDocument } = part
    const prepared: { readonly key: number; readonly content: PreparedDocument }[] = []
    for (const [index, row] of chosen.entries()) {
      const { operationCode: operation, fields } = row
      const { content, faults } = await checkDocument({
        operation,
        input: inputOf(operation, fields),
      })
      if (content) prepared.push({ key: row.rowId, content })
      else {
        const refused: ImportedRow = { ...row, state: 'FAULTY', complaints: [...faults] }
        await within(actor, store => store.saveRows(ref, [refused]))
      }
      if (index % 25 === 24) await giveWay()
    }
    let count = 0
    const written = await deps.payments.imported.insert(
      actor,
      request,
      async tx => {
        const store = createImportStore(tx)
        const rowIds = prepared.map(({ key }) => key)
        const locked = await store.rowsByIds(ref, rowIds, true)
        const free = new Set(
          locked.filter(({ state }) => state === 'READY').map(({ rowId }) => rowId),
        )
        const made = await store.documentsOfHash(ref.legalPartyId, fileHash)
        const rows = prepared.filter(({ key }) => free.has(key) && !made.has(key))
        count = rows.length
        return rows
      },
      (tx, made) => createImportStore(tx).recordDocuments(ref, fileHash, made),
    )
    if (!written.ok) throw new Error(`Documents of a file were refused: ${written.error.code}`)
    return count
  }

  async function finishCreation(actor: Actor, ref: FileKey, isStopped: boolean): Promise<void> {
    await within(actor, async (store, tx) => {
      await store.recount(ref)
      const file = await store.findForUpdate(ref)
      if (!file) return
      const isWhole = file.createdCount === file.rowCount
      const status = isWhole
        ? 'UPLOADED'
        : file.createdCount > 0
          ? 'PARTIALLY_PROCESSED'
          : 'PROCESSED'
      const stageState = isStopped ? 'ERROR' : 'FINISHED'
      await store.change(ref, { status, stageState }, clock.now())
      if (file.createdCount > 0) await audit(tx, actor, 'fileDocumentsCreated', ref.fileId)
    })
  }
}

function authorise(actor: Actor, legalPartyId: string): Verdict<ErrorCode> {
  return legalPartyId === actor.legalPartyId
    ? may(actor, 'payments.create')
    : err('LEGAL_PARTY_NOT_FOUND')
}

const headingsOf = ({ columns }: ImportedFile): string =>
  (columns?.columns ?? []).map(({ heading }) => heading).join('\n')

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

const withComplaint = (row: ReadRow, code: 'ROW_ALREADY_CREATED'): ReadRow => ({
  ...row,
  complaints: [...row.complaints, { code, row: row.row, params: { row: row.row } }],
})
