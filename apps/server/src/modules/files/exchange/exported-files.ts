import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import {
  exportedFileDays,
  type ExportFormat,
  type ExportKind,
} from '@tartip/domain/files/exchanged-files'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import type { Language } from '@tartip/domain/language'
import { may, type Ability, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, holds, ok, type Result, type Verdict } from '@tartip/domain/result'
import { bishkekDate } from '@tartip/domain/time/instant'
import { formatDate } from '@tartip/domain/time/format-date'

import type { Actor } from '../../../platform/actor.ts'
import type { FileBytes } from '../../../platform/lists/list-export-routes.ts'
import { recordAudit } from '../../../platform/audit/audit-log.ts'
import { inSystem, inTenant } from '../../../platform/db/transaction.ts'
import type { JobTask } from '../../../platform/jobs/job-queue.ts'
import { removeBlobs, removeBlobsTask } from '../../../platform/jobs/remove-blobs.ts'
import { nameOfExport, type ListExport } from '../../../platform/lists/list-export-routes.ts'
import { queueJob } from '../../../platform/jobs/store/job-queue-store.ts'
import {
  createExportStore,
  expireExports,
  exportKeyOf,
  type ExportChange,
  type ExportedFile,
} from '../store/export-store.ts'
import type { FileKey } from '../store/import-store.ts'
import type { ImportDeps } from './import-deps.ts'

const makeExportTask = 'make-export'
export const expireExportsTask = 'expire-exports'

/** Files that are not made yet, of one organisation. */
const mostUnfinished = 20
const dayMs = 24 * 60 * 60_000
const expiredAtOnce = 50
/** A file is kept in memory while it is made. */
const mostBytes = 50 * 1024 * 1024

const fileTypes: Readonly<
  Record<ExportFormat, { readonly ending: string; readonly type: string }>
> = {
  CSV: { ending: 'csv', type: 'text/csv; charset=utf-8' },
  XLSX: {
    ending: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  ONE_C: { ending: 'txt', type: 'text/plain; charset=utf-8' },
  CAMT: { ending: 'xml', type: 'application/xml; charset=utf-8' },
}

/** Which list a file holds, by the name of its export, and what of the list it is limited to. */
const sources: Readonly<
  Record<
    ExportKind,
    Readonly<Partial<Record<ExportFormat, string>>> & { readonly operation?: string }
  >
> = {
  DOCUMENTS: { CSV: 'payments', XLSX: 'payments', ONE_C: 'payments-1c' },
  OPERATIONS: {
    CSV: 'statement-operations',
    XLSX: 'statement-operations',
    ONE_C: 'statement-operations',
    CAMT: 'statement-operations',
  },
  REGISTERS: { CSV: 'payments', XLSX: 'payments', operation: 'SALARY' },
}

const rightOf = (kind: ExportKind): Ability =>
  kind === 'REGISTERS' ? 'salary.read' : 'history.read'

/** What `ListExport` offers, whatever its refusals. */
export interface ExportSource extends Pick<ListExport, 'name' | 'title'> {
  open(
    actor: Actor,
    input: Readonly<Record<string, unknown>>,
    language: Language,
  ): Promise<
    Result<
      {
        readonly title?: string
        readonly about: readonly string[]
        readonly isEmpty?: boolean
        readonly write: (ending: string) => FileBytes
      },
      ErrorCode
    >
  >
}

export interface ExportOrder {
  readonly legalPartyId: string
  readonly kind: ExportKind
  readonly format: ExportFormat
  readonly filter: Readonly<Record<string, string>>
}

export type OrderExportRefusal =
  | PolicyRefusal
  | 'LEGAL_PARTY_NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'FIELD_TOO_LONG'
  | 'EXPORTS_TOO_MANY'

/** More than the filter of any list has. */
const mostFilterFields = 50
const longestFilterText = 4_000

/** The filter is kept until the file is made; the list then judges what it says. */
function checkFilter(
  filter: Readonly<Record<string, string>>,
): Verdict<'BAD_USER_INPUT' | 'FIELD_TOO_LONG'> {
  const entries = Object.entries(filter)
  if (entries.length > mostFilterFields) {
    return err('BAD_USER_INPUT', { field: 'filter', max: mostFilterFields })
  }
  const long = entries.find(([field, text]) => field.length + text.length > longestFilterText)
  return long ? err('FIELD_TOO_LONG', { field: long[0], max: longestFilterText }) : holds
}

export type ExportedFileUseCases = ReturnType<typeof createExportedFiles>

/** Files that people order and fetch later. What a file holds is decided by the rights of its person when it is made. */
export function createExportedFiles(
  deps: Pick<ImportDeps, 'db' | 'clock' | 'ids' | 'blobStore' | 'accessControl'> & {
    readonly exports: readonly ExportSource[]
  },
) {
  const { db, clock, ids, blobStore } = deps
  const exportOf = ({ kind, format }: Pick<ExportOrder, 'kind' | 'format'>) =>
    deps.exports.find(({ name }) => name === sources[kind][format])
  return {
    jobs: createExportJobs(deps, make),

    async order(
      actor: Actor,
      order: ExportOrder,
      language: Language,
    ): Promise<Result<string, OrderExportRefusal>> {
      const { legalPartyId, personId } = actor
      if (order.legalPartyId !== legalPartyId) return err('LEGAL_PARTY_NOT_FOUND')
      const allowed = may(actor, rightOf(order.kind))
      if (!allowed.ok) return allowed
      const list = exportOf(order)
      if (!list) return err('BAD_USER_INPUT', { field: 'format' })
      const short = checkFilter(order.filter)
      if (!short.ok) return short
      const now = clock.now()
      const { ending } = fileTypes[order.format]
      const file: ExportedFile = {
        id: ids.uuid(),
        legalPartyId,
        personId,
        kind: order.kind,
        format: order.format,
        fileName: `${list.title(language)} ${formatDate(bishkekDate(now))}.${ending}`,
        status: 'PENDING',
        userContractId: actor.userContractId,
        filter: order.filter,
        language,
        createdAt: now,
        expiresAt: now + exportedFileDays * dayMs,
      }
      return inTenant<Result<string, OrderExportRefusal>>(db, legalPartyId, async tx => {
        const store = createExportStore(tx)
        if ((await store.lockUnfinished(legalPartyId)) >= mostUnfinished) {
          return err('EXPORTS_TOO_MANY', { max: mostUnfinished })
        }
        await store.insert(file)
        const details = { fileId: file.id, kind: file.kind, format: file.format }
        const entry = { legalPartyId, at: now, personId, details }
        await recordAudit(tx, { ...entry, action: 'fileExportOrdered', outcome: 'ok' })
        await queueJob(tx, {
          task: makeExportTask,
          payload: { legalPartyId, fileId: file.id },
          key: `export ${file.id}`,
        })
        return ok(file.id)
      })
    },

    async remove(
      actor: Actor,
      { legalPartyId, fileId }: FileKey,
    ): Promise<Result<true, 'LEGAL_PARTY_NOT_FOUND' | 'FILE_NOT_FOUND'>> {
      if (legalPartyId !== actor.legalPartyId) return err('LEGAL_PARTY_NOT_FOUND')
      if (!isUuid(fileId)) return err('FILE_NOT_FOUND')
      const isRemoved = await inTenant(db, legalPartyId, tx =>
        createExportStore(tx).remove(legalPartyId, fileId, actor.personId),
      )
      return isRemoved ? ok(true) : err('FILE_NOT_FOUND')
    },
  }

  async function make(file: ExportedFile): Promise<ExportChange> {
    const { legalPartyId, userContractId, filter, language } = file
    const actor = userContractId && (await deps.accessControl.actorOf(legalPartyId, userContractId))
    const list = exportOf(file)
    if (!actor || !list || !may(actor, rightOf(file.kind)).ok) {
      return { status: 'ERROR', errorCode: 'FORBIDDEN' }
    }
    const { operation } = sources[file.kind]
    const input = operation === undefined ? filter : { ...filter, operation }
    const opened = await list.open(actor, input, language)
    if (!opened.ok) {
      const { code } = opened.error
      return { status: code === 'PAYMENT_NOT_FOUND' ? 'EMPTY' : 'ERROR', errorCode: code }
    }
    if (opened.value.isEmpty) return { status: 'EMPTY' }
    const { ending, type } = fileTypes[file.format]
    const bytes = await collect(opened.value.write(ending))
    if (!bytes) return { status: 'ERROR', errorCode: 'FILE_TOO_LARGE_INSIDE' }
    await blobStore.put(exportKeyOf(legalPartyId, file.id), bytes, type)
    const fileName = `${nameOfExport(list, opened.value, language)}.${ending}`
    return { status: 'SUCCESS', sizeBytes: bytes.length, fileName }
  }
}

/** The jobs behind the exports: each file is made once, and removed when its days are over. */
function createExportJobs(
  { db, clock, blobStore }: Pick<ImportDeps, 'db' | 'clock' | 'blobStore'>,
  make: (file: ExportedFile) => Promise<ExportChange>,
) {
  const makeExport: JobTask = async ({ legalPartyId, fileId }, { isLastAttempt, signal }) => {
    const party = String(legalPartyId)
    const file = await inTenant(db, party, tx => createExportStore(tx).find(party, String(fileId)))
    if (file?.status !== 'PENDING' && file?.status !== 'GENERATING') return
    const setStatus = (change: ExportChange) =>
      inTenant(db, party, tx => createExportStore(tx).setStatus(file, change, clock.now()))
    try {
      signal.throwIfAborted()
      await setStatus({ status: 'GENERATING' })
      const isKept = await setStatus(await make(file))
      if (!isKept) await blobStore.delete(exportKeyOf(party, file.id))
    } catch (error) {
      if (isLastAttempt) await setStatus({ status: 'ERROR', errorCode: 'INTERNAL_ERROR' })
      throw error
    }
  }
  const expire: JobTask = async () => {
    for (;;) {
      const now = clock.now()
      const expired = await inSystem(db, tx => expireExports(tx, now, expiredAtOnce))
      if (expired < expiredAtOnce) return
    }
  }
  return {
    [makeExportTask]: makeExport,
    [expireExportsTask]: expire,
    [removeBlobsTask]: removeBlobs({ db, blobStore }),
  }
}

export const exportContentType = (format: ExportFormat): string => fileTypes[format].type

async function collect(bytes: FileBytes): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytes) {
    const part = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    size += part.length
    if (size > mostBytes) return undefined
    chunks.push(part)
  }
  return Buffer.concat(chunks)
}
