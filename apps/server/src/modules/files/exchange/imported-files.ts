import { isDeepStrictEqual } from 'node:util'

import type { AuditAction } from '@tartip/domain/audit/action-names'
import {
  checkRowTexts,
  columnsCanBeChosen,
  fieldsForAllRows,
  fileCanBeUndone,
  fileIsOpen,
} from '@tartip/domain/files/exchanged-files'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { may, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, holds, ok, type Result, type Verdict } from '@tartip/domain/result'
import { missingColumns, type ProposedColumns } from '@tartip/formats/import/column-proposals'
import type { ImportCode } from '@tartip/formats/import/complaint'
import { importLimits } from '@tartip/formats/import/limits'
import { paymentFileFields, type PaymentFileField } from '@tartip/formats/import/payment-file'

import type { Actor } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit-log.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTenant } from '../../../platform/db/transaction.ts'
import type { MutationRequest } from '../../../platform/documents/run-mutation.ts'
import { queueJob } from '../../../platform/jobs/store/job-queue-store.ts'
import type { RemoveImportedRefusal } from '../../payment/public.ts'
import { createImportStore, headingsOf, withFields, type FileKey } from '../store/import-store.ts'
import type {
  ChosenRows,
  FieldMapping,
  ImportedRow,
  RowFields,
} from '../store/imported-file-row.ts'
import { corrected, createRowChecker, type RowChecker } from './check-rows.ts'
import type { ImportDeps } from './import-deps.ts'
import { checkImportTask, createDocumentsTask } from './import-jobs.ts'

type AccessRefusal = PolicyRefusal | 'LEGAL_PARTY_NOT_FOUND'
type FindFileRefusal = AccessRefusal | 'FILE_NOT_FOUND'
export type CheckFileRefusal = FindFileRefusal | 'FIELD_TOO_LONG'
export type RepeatCheckRefusal = FindFileRefusal | 'FILE_STATE_MISMATCH_REPEAT'
export type MapColumnsRefusal = RepeatCheckRefusal | 'BAD_USER_INPUT' | ImportCode
export type CorrectRowsRefusal =
  | FindFileRefusal
  | 'BAD_USER_INPUT'
  | 'FIELD_TOO_LONG'
  | 'FILE_STATE_MISMATCH_CREATE'
export type CreateDocumentsRefusal =
  | FindFileRefusal
  | 'BAD_USER_INPUT'
  | 'FILE_STATE_MISMATCH_CREATE'
  | 'FILE_NO_READY_ROWS'
export type UndoImportRefusal = RepeatCheckRefusal | RemoveImportedRefusal

/** So many rows are corrected in one transaction. */
const rowsAtOnce = 500

type Store = ReturnType<typeof createImportStore>

export type ImportedFileUseCases = ReturnType<typeof createImportedFiles>

/** What people do with files of payments. Checks and creations are jobs that their calls order. */
export function createImportedFiles(deps: ImportDeps) {
  const { db, clock, ids, files } = deps

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

  const audit = (tx: Db, actor: Actor, action: AuditAction, fileId: string) =>
    recordAudit(tx, {
      legalPartyId: actor.legalPartyId,
      at: clock.now(),
      personId: actor.personId,
      action,
      outcome: 'ok',
      details: { fileId },
    })

  const order = (tx: Db, task: string, { legalPartyId, fileId }: FileKey) =>
    queueJob(tx, { task, payload: { legalPartyId, fileId }, key: `${task} ${fileId}` })

  type FoundRows = Result<readonly ImportedRow[], CorrectRowsRefusal>

  /** Rows of a file that is still open, which is locked. */
  const inOpenFile = (
    actor: Actor,
    { fileId }: FileKey,
    find: (store: Store) => Promise<readonly ImportedRow[]>,
  ): Promise<FoundRows> =>
    within<FoundRows>(actor, async store => {
      const file = await findOpen(store, actor, fileId)
      if (!file) return err('FILE_NOT_FOUND')
      return fileIsOpen(file.status) ? ok(await find(store)) : err('FILE_STATE_MISMATCH_CREATE')
    })

  /**
   * Changes rows, checks them again and writes them; answers how many they are. A row that somebody else has changed
   * since it was read is read and changed again, unless no change is left of it.
   */
  const correctRows = async (
    actor: Actor,
    ref: FileKey,
    checker: RowChecker,
    rows: readonly ImportedRow[],
    changesOf: (row: ImportedRow) => RowFields,
    isForAllRows: boolean,
  ): Promise<Result<number, CorrectRowsRefusal>> => {
    let written = 0
    let left = rows
    while (left.length > 0) {
      const former = new Map(left.map(row => [row.rowId, row]))
      const read = left.map(row => corrected(row, changesOf(row), isForAllRows))
      const checked = await checker.checkHistory(await checker.checkForms(read))
      const changed = await inOpenFile(actor, ref, async store => {
        const now = (await store.rowsByIds(ref, [...former.keys()])).filter(hasNoDocument)
        const isSame = (row: ImportedRow) => isDeepStrictEqual(row, former.get(row.rowId))
        const same = new Set(now.filter(isSame).map(({ rowId }) => rowId))
        const saved = checked.filter(({ rowId }) => same.has(rowId))
        if (saved.length > 0) {
          await store.saveRows(ref, saved)
          await store.change(ref, { status: 'EDITED' }, clock.now())
          await store.recount(ref)
        }
        written += saved.length
        return now.filter(row => !same.has(row.rowId) && Object.keys(changesOf(row)).length > 0)
      })
      if (!changed.ok) return changed
      left = changed.value
    }
    return ok(written)
  }

  return {
    /** Begins to check an upload. Called again for the same upload it answers with the same file. */
    async check(
      actor: Actor,
      input: {
        readonly legalPartyId: string
        readonly uploadId: string
        readonly payerAccount: string | undefined
      },
    ): Promise<Result<string, CheckFileRefusal>> {
      const allowed = authorise(actor, input.legalPartyId)
      if (!allowed.ok) return allowed
      if (!isUuid(input.uploadId)) return err('FILE_NOT_FOUND')
      const short = checkRowTexts({ payerAccount: input.payerAccount })
      if (!short.ok) return short
      const { legalPartyId, personId } = actor
      const { uploadId, payerAccount } = input
      return within<Result<string, CheckFileRefusal>>(actor, async (store, tx) => {
        await store.lockUpload(uploadId)
        const former = await store.findByUpload(legalPartyId, uploadId)
        if (former) {
          const isOwn = former.personId === personId || actor.signRight === 'FIRST'
          return isOwn ? ok(former.id) : err('FILE_NOT_FOUND')
        }
        const id = ids.uuid()
        const upload = await files.claimUpload(tx, uploadId, {
          organisation: legalPartyId,
          person: personId,
          reference: id,
          purpose: 'PAYMENT_FILE',
        })
        if (!upload.ok) return upload
        const { fileName } = upload.value
        await store.insert({ id, actor, uploadId, fileName, payerAccount, at: clock.now() })
        await order(tx, checkImportTask, { legalPartyId, fileId: id })
        await audit(tx, actor, 'fileImported', id)
        return ok(id)
      })
    },

    /** Checks a table again with chosen columns, which are remembered for its headings. */
    async map(
      actor: Actor,
      ref: FileKey,
      mapping: FieldMapping,
    ): Promise<Result<string, MapColumnsRefusal>> {
      const allowed = authorise(actor, ref.legalPartyId)
      if (!allowed.ok) return allowed
      return within<Result<string, MapColumnsRefusal>>(actor, async (store, tx) => {
        const file = await findOpen(store, actor, ref.fileId)
        if (!file) return err('FILE_NOT_FOUND')
        if (!file.columns || !columnsCanBeChosen(file.status, file.createdCount)) {
          return err('FILE_STATE_MISMATCH_REPEAT')
        }
        const fits = checkMapping(file.columns, mapping)
        if (!fits.ok) return fits
        await store.saveMapping(actor.legalPartyId, headingsOf(file.columns), mapping)
        await store.change(
          ref,
          {
            status: 'PROCESSING',
            stage: 'FILE_VALIDATION',
            stageState: 'PROCESSING',
            complaints: [],
            columns: withFields(file.columns, mapping),
            mapping,
            userContractId: actor.userContractId,
          },
          clock.now(),
        )
        await order(tx, checkImportTask, ref)
        return ok(ref.fileId)
      })
    },

    /** Corrects fields of rows in place and checks these rows again. */
    async correct(
      actor: Actor,
      ref: FileKey & { readonly rowIds: readonly number[] },
      changes: readonly { readonly field: string; readonly text: string }[],
    ): Promise<Result<readonly ImportedRow[], CorrectRowsRefusal>> {
      const allowed = authorise(actor, ref.legalPartyId)
      if (!allowed.ok) return allowed
      const fields: Partial<Record<PaymentFileField, string>> = {}
      for (const { field, text } of changes) {
        const known = paymentFileFields.find(one => one === field)
        if (!known) return err('BAD_USER_INPUT', { field })
        fields[known] = text.trim()
      }
      const fits = fitsRows(fields, ref.rowIds)
      if (!fits.ok) return fits
      const found = await inOpenFile(actor, ref, store => store.rowsByIds(ref, ref.rowIds))
      if (!found.ok) return found
      const open = found.value.filter(hasNoDocument)
      const checker = await createRowChecker(deps, actor, undefined)
      const saved = await correctRows(actor, ref, checker, open, () => fields, false)
      if (!saved.ok) return saved
      return ok(await within(actor, store => store.rowsByIds(ref, ref.rowIds)))
    },

    /** Writes values into all rows that lack them, or had a wrong one from an earlier such call, and checks these rows again; answers how many they are. */
    async fill(
      actor: Actor,
      ref: FileKey,
      values: Readonly<Record<string, string>>,
    ): Promise<Result<number, CorrectRowsRefusal>> {
      const allowed = authorise(actor, ref.legalPartyId)
      if (!allowed.ok) return allowed
      const names = Object.keys(values)
      const wrong = names.find(
        name => !fieldsForAllRows.some(field => field === name) || values[name]?.trim() === '',
      )
      if (wrong !== undefined) return err('BAD_USER_INPUT', { field: wrong })
      const short = checkRowTexts(values)
      if (!short.ok) return short
      const checker = await createRowChecker(deps, actor, undefined)
      let after = 0
      for (let filled = 0; ;) {
        const part = await inOpenFile(actor, ref, store =>
          store.rowsLacking(ref, names, after, rowsAtOnce),
        )
        if (!part.ok) return part
        const last = part.value.at(-1)
        if (!last) return ok(filled)
        const lacked = (row: ImportedRow) => lackedOf(row, values)
        const saved = await correctRows(actor, ref, checker, part.value, lacked, true)
        if (!saved.ok) return saved
        after = last.rowId
        filled += saved.value
      }
    },

    /** Begins to make drafts of rows; of all that are ready when no ids are given. */
    async create(
      actor: Actor,
      request: MutationRequest,
      { rowIds, withoutWarned, ...ref }: FileKey & ChosenRows,
    ): Promise<Result<string, CreateDocumentsRefusal>> {
      const allowed = authorise(actor, ref.legalPartyId)
      if (!allowed.ok) return allowed
      const few = checkRowCount(rowIds ?? [])
      if (!few.ok) return few
      const chosen: ChosenRows = {
        ...(rowIds ? { rowIds } : {}),
        ...(withoutWarned ? { withoutWarned } : {}),
      }
      return within<Result<string, CreateDocumentsRefusal>>(actor, async (store, tx) => {
        const file = await findOpen(store, actor, ref.fileId)
        if (!file) return err('FILE_NOT_FOUND')
        const isSame = sameRows(file.creation, chosen)
        if (file.status === 'UPLOADING' && isSame) return ok(ref.fileId)
        const isDone = file.status === 'UPLOADED'
        if ((!fileIsOpen(file.status) && !isDone) || file.complaints.length > 0) {
          return err('FILE_STATE_MISMATCH_CREATE')
        }
        const { ready, created } = await store.countChosen(ref, chosen)
        // Called again: the rows have their documents, and none is made twice.
        if (ready === 0) return created > 0 ? ok(ref.fileId) : err('FILE_NO_READY_ROWS')
        const { personId, sessionId, userContractId } = actor
        const { ip, traceId } = request
        await store.change(
          ref,
          {
            status: 'UPLOADING',
            stage: 'CREATION',
            stageState: 'PROCESSING',
            doneCount: 0,
            userContractId,
            creation: { ...chosen, personId, sessionId, ip, traceId },
          },
          clock.now(),
        )
        await order(tx, createDocumentsTask, ref)
        return ok(ref.fileId)
      })
    },

    /** Deletes all documents of the file together, while none is signed and each is of the person. */
    async undo(
      actor: Actor,
      request: MutationRequest,
      ref: FileKey,
    ): Promise<Result<true, UndoImportRefusal>> {
      const allowed = authorise(actor, ref.legalPartyId)
      if (!allowed.ok) return allowed
      const checked = await within<Verdict<RepeatCheckRefusal>>(actor, async store => {
        const file = await findOpen(store, actor, ref.fileId)
        if (!file) return err('FILE_NOT_FOUND')
        return fileCanBeUndone(file.status) ? holds : err('FILE_STATE_MISMATCH_REPEAT')
      })
      if (!checked.ok) return checked
      const removed = await deps.payments.imported.remove(
        actor,
        request,
        async tx => {
          const store = createImportStore(tx)
          // Locked: no part of a creation that was ordered meanwhile is written after this.
          const file = await store.findForUpdate(ref)
          return file && fileCanBeUndone(file.status) ? store.documentIds(ref) : undefined
        },
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
    async archive(actor: Actor, ref: FileKey): Promise<Result<true, RepeatCheckRefusal>> {
      const allowed = authorise(actor, ref.legalPartyId)
      if (!allowed.ok) return allowed
      return within<Result<true, RepeatCheckRefusal>>(actor, async store => {
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
}

function checkRowCount(rowIds: readonly number[]): Verdict<'BAD_USER_INPUT'> {
  const max = importLimits.rows
  return rowIds.length > max ? err('BAD_USER_INPUT', { field: 'rowIds', max }) : holds
}

function fitsRows(
  fields: RowFields,
  rowIds: readonly number[],
): Verdict<'BAD_USER_INPUT' | 'FIELD_TOO_LONG'> {
  const few = checkRowCount(rowIds)
  return few.ok ? checkRowTexts(fields) : few
}

/** The choice is of this table and whole: it is remembered for the organisation, so a wrong one would break later files. */
function checkMapping(
  proposed: ProposedColumns,
  mapping: FieldMapping,
): Verdict<'BAD_USER_INPUT' | ImportCode> {
  if (mapping.headingRow !== proposed.headingRow) {
    return err('BAD_USER_INPUT', { field: 'headingRow' })
  }
  const known: readonly string[] = paymentFileFields
  const unknown = Object.keys(mapping.columns).find(field => !known.includes(field))
  if (unknown !== undefined) return err('BAD_USER_INPUT', { field: unknown })
  const places = new Set(proposed.columns.map(({ column }) => column))
  if (Object.values(mapping.columns).some(column => !places.has(column))) {
    return err('BAD_USER_INPUT', { field: 'columns' })
  }
  const [missing] = missingColumns(withFields(proposed, mapping))
  return missing ? err(missing) : holds
}

const hasNoDocument = ({ state }: ImportedRow): boolean => state !== 'CREATED'

/** Of the values those that the row needs: it has none, or a wrong one that was written into all rows. */
const lackedOf = (
  { fields, filled, complaints }: ImportedRow,
  values: Readonly<Record<string, string>>,
): RowFields =>
  Object.fromEntries(
    fieldsForAllRows.flatMap(field => {
      const value = values[field]
      const isFree = !fields[field] || filled.includes(field)
      const isLacked = isFree && complaints.some(one => one.field === field)
      return value !== undefined && isLacked ? [[field, value.trim()]] : []
    }),
  )

function authorise(actor: Actor, legalPartyId: string): Verdict<AccessRefusal> {
  return legalPartyId === actor.legalPartyId
    ? may(actor, 'payments.create')
    : err('LEGAL_PARTY_NOT_FOUND')
}

const sameRows = (one: ChosenRows | undefined, other: ChosenRows): boolean =>
  one?.withoutWarned === other.withoutWarned &&
  JSON.stringify(one?.rowIds?.toSorted(byNumber)) ===
    JSON.stringify(other.rowIds?.toSorted(byNumber))
const byNumber = (one: number, other: number) => one - other
