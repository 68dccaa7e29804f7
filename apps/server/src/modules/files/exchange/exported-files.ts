import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import { exportedFileDays } from '@tartip/domain/files/exchanged-files'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import type { Language } from '@tartip/domain/language'
import { may } from '@tartip/domain/people/policy'
import { err, ok, type Result } from '@tartip/domain/result'
import { bishkekDate } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit-log.ts'
import { inTenant } from '../../../platform/db/transaction.ts'
import type { ListExport } from '../../../platform/lists/list-export-routes.ts'
import {
  createExportStore,
  exportKeyOf,
  type ExportedFile,
  type ExportFormat,
  type ExportKind,
} from '../store/export-store.ts'
import type { FileKey } from '../store/import-store.ts'
import type { ImportDeps } from './import-deps.ts'

const dayMs = 24 * 60 * 60_000
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
}

export interface ExportOrder {
  readonly legalPartyId: string
  readonly kind: ExportKind
  readonly format: ExportFormat
  readonly filter: Readonly<Record<string, string>>
}

export type ExportedFileUseCases = ReturnType<typeof createExportedFiles>

/** Files that people order and fetch later. What a file holds is decided by the rights of its person when it is made. */
export function createExportedFiles(
  deps: Pick<ImportDeps, 'db' | 'clock' | 'ids' | 'tasks' | 'blobStore' | 'logger'> & {
    readonly exports: readonly ListExport[]
  },
) {
  const { db, clock, ids, tasks, blobStore } = deps
  const exportOf = ({ kind, format }: Pick<ExportOrder, 'kind' | 'format'>) => {
    const list = kind === 'OPERATIONS' ? 'account-operations' : 'payments'
    const name = format === 'ONE_C' ? 'payments-1c' : list
    return kind === 'OPERATIONS' && format === 'ONE_C'
      ? undefined
      : deps.exports.find(each => each.name === name)
  }
  return {
    async order(
      actor: Actor,
      order: ExportOrder,
      language: Language,
    ): Promise<Result<string, ErrorCode>> {
      const { legalPartyId, personId } = actor
      if (order.legalPartyId !== legalPartyId) return err('LEGAL_PARTY_NOT_FOUND')
      const allowed = may(actor, 'history.read')
      if (!allowed.ok) return allowed
      const list = exportOf(order)
      if (!list) return err('BAD_USER_INPUT', { field: 'format' })
      const now = clock.now()
      const { ending } = fileTypes[order.format]
      const file: ExportedFile = {
        id: ids.uuid(),
        legalPartyId,
        personId,
        kind: order.kind,
        format: order.format,
        fileName: `${list.name}-${bishkekDate(now)}.${ending}`,
        status: 'PENDING',
        createdAt: now,
        expiresAt: now + exportedFileDays * dayMs,
      }
      await inTenant(db, legalPartyId, async tx => {
        await createExportStore(tx).insert(file)
        const details = { fileId: file.id, kind: file.kind, format: file.format }
        const entry = { legalPartyId, at: now, personId, details }
        await recordAudit(tx, { ...entry, action: 'fileExportOrdered', outcome: 'ok' })
      })
      tasks.run('an export', () => make(actor, file, list, order.filter, language))
      return ok(file.id)
    },

    async remove(
      actor: Actor,
      { legalPartyId, fileId }: FileKey,
    ): Promise<Result<true, ErrorCode>> {
      if (legalPartyId !== actor.legalPartyId) return err('LEGAL_PARTY_NOT_FOUND')
      if (!isUuid(fileId)) return err('FILE_NOT_FOUND')
      const isRemoved = await inTenant(db, legalPartyId, tx =>
        createExportStore(tx).remove(legalPartyId, fileId, actor.personId),
      )
      if (!isRemoved) return err('FILE_NOT_FOUND')
      await blobStore.delete(exportKeyOf(legalPartyId, fileId))
      return ok(true)
    },
  }

  async function make(
    actor: Actor,
    file: ExportedFile,
    list: ListExport,
    filter: ExportOrder['filter'],
    language: Language,
  ): Promise<void> {
    const setStatus = (change: Parameters<ReturnType<typeof createExportStore>['setStatus']>[1]) =>
      inTenant(db, file.legalPartyId, tx =>
        createExportStore(tx).setStatus(file, change, clock.now()),
      )
    try {
      await setStatus({ status: 'GENERATING' })
      const opened = await list.open(actor, filter, language)
      if (!opened.ok) {
        const isEmpty = opened.error.code === 'PAYMENT_NOT_FOUND'
        return await setStatus({
          status: isEmpty ? 'EMPTY' : 'ERROR',
          errorCode: opened.error.code,
        })
      }
      const { ending, type } = fileTypes[file.format]
      const bytes = await collect(opened.value.write(ending))
      if (!bytes) return await setStatus({ status: 'ERROR', errorCode: 'FILE_TOO_LARGE_INSIDE' })
      await blobStore.put(exportKeyOf(file.legalPartyId, file.id), bytes, type)
      const fileName = `${opened.value.name}.${ending}`
      await setStatus({ status: 'SUCCESS', sizeBytes: bytes.length, fileName })
    } catch (error) {
      await setStatus({ status: 'ERROR', errorCode: 'INTERNAL_ERROR' })
      throw error
    }
  }
}

export const exportContentType = (format: ExportFormat): string => fileTypes[format].type

async function collect(
  stream: ReturnType<
    Extract<Awaited<ReturnType<ListExport['open']>>, { ok: true }>['value']['write']
  >,
): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    size += value.length
    if (size > mostBytes) {
      await reader.cancel()
      return undefined
    }
    chunks.push(value)
  }
}
