import { fieldsForAllRows, fileIsOpen, fileIsPayable } from '@tartip/domain/files/exchanged-files'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import type { Language } from '@tartip/domain/language'
import { exportedFileList, importedFileList } from '@tartip/domain/lists/file-lists'
import { may } from '@tartip/domain/people/policy'

import type { Actor } from '../../../platform/actor.ts'
import { inTenant } from '../../../platform/db/transaction.ts'
import { readLastEventId } from '../../../platform/graphql/catch-up.ts'
import { requestOf, requireActor, type GraphqlContext } from '../../../platform/graphql/context.ts'
import { createEventFollower, type EventSource } from '../../../platform/graphql/follow-events.ts'
import { byField, parsePageable, parseTypedTexts } from '../../../platform/graphql/read-input.ts'
import { refusal, unwrap } from '../../../platform/graphql/unwrap.ts'
import { createListPages } from '../../../platform/lists/list-pages.ts'
import type { ListReads } from '../../../platform/lists/list-reads.ts'
import type { ExportedFileUseCases } from '../exchange/exported-files.ts'
import { exportContentType } from '../exchange/exported-files.ts'
import { paymentTemplate } from '../exchange/file-template.ts'
import { answerOfImport } from '../exchange/import-answer.ts'
import type { ImportDeps } from '../exchange/import-deps.ts'
import type { ImportedFileUseCases } from '../exchange/imported-files.ts'
import {
  exportedFileTopic,
  exportKeyOf,
  type ExportedFile as StoredExport,
} from '../store/export-store.ts'
import { createImportStore, importedFileTopic } from '../store/import-store.ts'
import type { ImportedFile as StoredImport } from '../store/imported-file-row.ts'
import { filePolicies } from './files-policies.ts'
import {
  presentExportedFile,
  presentImportedDetails,
  presentImportedFile,
  presentImportedRow,
  type FileViewer,
} from './file-presenter.ts'
import type {
  ExportedFile,
  FileRef,
  ImportedFile,
  MutationResolvers,
  QueryResolvers,
  SubscriptionResolvers,
} from './files.generated.ts'

export interface FileResolverDeps extends ImportDeps {
  readonly imports: ImportedFileUseCases
  readonly exporting: ExportedFileUseCases
  readonly reads: {
    readonly imported: ListReads<typeof importedFileList, StoredImport>
    readonly exported: ListReads<typeof exportedFileList, StoredExport>
  }
}

function requireReader(ctx: GraphqlContext, legalPartyId: string): Actor {
  const actor = requireActor(ctx)
  unwrap(may(actor, 'history.read'))
  if (legalPartyId !== actor.legalPartyId) throw refusal('LEGAL_PARTY_NOT_FOUND')
  return actor
}

async function viewerOf(
  { accessControl }: Pick<ImportDeps, 'accessControl'>,
  actor: Actor,
  language: Language,
): Promise<FileViewer> {
  const people = await accessControl.peopleOf(actor.legalPartyId)
  const names = new Map(people.map(({ personId, shortName }) => [personId, shortName]))
  return { language, shortNameOf: id => names.get(id) }
}

/** The lists of files, as pages and as files. */
function createFileLists(deps: FileResolverDeps) {
  const { clock, reads } = deps
  const presenterFor =
    <Found, Shown>(present: (file: Found, viewer: FileViewer) => Shown) =>
    async (actor: Actor, language: Language) => {
      const viewer = await viewerOf(deps, actor, language)
      return (file: Found) => present(file, viewer)
    }
  return {
    imported: createListPages<ImportedFile>()({
      list: importedFileList,
      policy: filePolicies.findImportedFiles,
      reads: reads.imported,
      clock,
      presenterFor: presenterFor(presentImportedFile),
    }),
    exported: createListPages<ExportedFile>()({
      list: exportedFileList,
      policy: filePolicies.findExportedFiles,
      reads: reads.exported,
      clock,
      presenterFor: presenterFor(presentExportedFile),
    }),
  }
}

const payloadOf = (fileName: string, contentType: string, bytes: Uint8Array) => ({
  fileName,
  contentType,
  base64: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
})

export function createFileQueries(deps: FileResolverDeps): QueryResolvers {
  const lists = createFileLists(deps)
  const findImported = async (ctx: GraphqlContext, { legalPartyId, fileId }: FileRef) => {
    const actor = requireReader(ctx, legalPartyId)
    const file = isUuid(fileId) ? await deps.reads.imported.find(actor, fileId) : undefined
    if (!file) throw refusal('FILE_NOT_FOUND')
    return { actor, file }
  }
  return {
    findImportedFiles: async (_root, { filter, pageable }, ctx) =>
      lists.imported.page(
        requireReader(ctx, filter.legalPartyId),
        ctx.request.language,
        filter,
        pageable,
      ),
    findImportedFileById: async (_root, { file: ref }, ctx) => {
      const { actor, file } = await findImported(ctx, ref)
      const ofRows = await inTenant(deps.db, actor.legalPartyId, async tx => {
        const store = createImportStore(tx)
        const lacked = fileIsOpen(file.status)
          ? await store.countLacking(ref, fieldsForAllRows)
          : []
        return {
          lackedFields: lacked.map(({ field, rows }) => ({ field, rowCount: rows })),
          payableTotals: fileIsPayable(file.status) ? [...(await store.payableTotals(ref))] : [],
        }
      })
      return presentImportedDetails(file, ofRows, await viewerOf(deps, actor, ctx.request.language))
    },
    findImportedFileRows: async (_root, { filter, pageable }, ctx) => {
      const { page, size } = parsePageable(pageable)
      const { actor } = await findImported(ctx, filter)
      const { list, count } = await inTenant(deps.db, actor.legalPartyId, tx =>
        createImportStore(tx).rowPage(filter, {
          states: filter.states ?? [],
          kinds: filter.kinds ?? [],
          onlyWarned: filter.onlyWarned ?? false,
          page,
          size,
        }),
      )
      const viewer = await viewerOf(deps, actor, ctx.request.language)
      return {
        list: list.map(row => presentImportedRow(row, viewer)),
        amountElements: count,
        amountPages: Math.ceil(count / size),
        currentPage: page,
      }
    },
    downloadImportAnswer: async (_root, { file: ref }, ctx) => {
      const { actor, file } = await findImported(ctx, ref)
      const { fileName, contentType, text } = await answerOfImport(
        deps,
        actor,
        file,
        ctx.request.language,
      )
      return payloadOf(fileName, contentType, new TextEncoder().encode(text))
    },
    downloadFileTemplate: async (_root, { format }, { request: { language } }) => {
      const bytes = await paymentTemplate(format, language)
      return format === 'CSV'
        ? payloadOf('payments.csv', 'text/csv; charset=utf-8', bytes)
        : payloadOf('payments.xlsx', exportContentType('XLSX'), bytes)
    },
    findExportedFiles: async (_root, { filter, pageable }, ctx) =>
      lists.exported.page(
        requireReader(ctx, filter.legalPartyId),
        ctx.request.language,
        filter,
        pageable,
      ),
    downloadExportedFile: async (_root, { file: { legalPartyId, fileId } }, ctx) => {
      const actor = requireReader(ctx, legalPartyId)
      const file = isUuid(fileId) ? await deps.reads.exported.find(actor, fileId) : undefined
      const content =
        file?.status === 'SUCCESS' && (await deps.blobStore.get(exportKeyOf(legalPartyId, file.id)))
      if (!file || !content) throw refusal('FILE_NOT_FOUND')
      return payloadOf(file.fileName, content.info.contentType, content.bytes)
    },
  }
}

export function createFileMutations(deps: FileResolverDeps): MutationResolvers {
  const { imports, exporting } = deps
  return {
    checkImportedFile: async (_root, { file }, ctx) =>
      unwrap(
        await imports.check(requireActor(ctx), {
          legalPartyId: file.legalPartyId,
          uploadId: file.uploadId,
          payerAccount: file.payerAccount ?? undefined,
        }),
      ),
    mapImportedFile: async (_root, { file: { headingRow, columns, ...ref } }, ctx) => {
      const fields = byField(
        'columns',
        columns.map(({ column, field }) => [field, column] as const),
      )
      return unwrap(await imports.map(requireActor(ctx), ref, { headingRow, columns: fields }))
    },
    correctImportedRows: async (_root, { rows: { fields, ...ref } }, ctx) => {
      const actor = requireActor(ctx)
      parseTypedTexts(fields, 'fields')
      const rows = unwrap(await imports.correct(actor, ref, fields))
      const viewer = await viewerOf(deps, actor, ctx.request.language)
      return rows.map(row => presentImportedRow(row, viewer))
    },
    fillImportedRows: async (_root, { rows: { fields, ...ref } }, ctx) =>
      unwrap(await imports.fill(requireActor(ctx), ref, parseTypedTexts(fields, 'fields'))),
    createDocumentsFromFile: async (_root, { rows: { rowIds, withoutWarned, ...ref } }, ctx) =>
      unwrap(
        await imports.create(requireActor(ctx), requestOf(ctx), {
          ...ref,
          ...(rowIds ? { rowIds } : {}),
          ...(withoutWarned ? { withoutWarned } : {}),
        }),
      ),
    undoImport: async (_root, { file }, ctx) =>
      unwrap(await imports.undo(requireActor(ctx), requestOf(ctx), file)),
    archiveImportedFile: async (_root, { file }, ctx) =>
      unwrap(await imports.archive(requireActor(ctx), file)),
    orderExport: async (_root, { export: order }, ctx) => {
      const filter = parseTypedTexts(order.filter ?? [], 'filter')
      return unwrap(
        await exporting.order(requireActor(ctx), { ...order, filter }, ctx.request.language),
      )
    },
    deleteExportedFile: async (_root, { file }, ctx) =>
      unwrap(await exporting.remove(requireActor(ctx), file)),
  }
}

interface FileEventPayload {
  readonly fileId: string
  readonly personId: string
}

export function createFileSubscriptions(
  deps: FileResolverDeps,
  sources: { readonly imported: EventSource; readonly exported: EventSource },
): SubscriptionResolvers {
  const followImported = createEventFollower(sources.imported, importedFileTopic)
  const followExported = createEventFollower(sources.exported, exportedFileTopic)
  return {
    listenImportedFile: {
      subscribe: (_root, { legalPartyId, fileId, lastEventId }, ctx) => {
        const actor = requireReader(ctx, legalPartyId)
        if (fileId && !isUuid(fileId)) throw refusal('FILE_NOT_FOUND')
        return followImported({
          legalPartyId,
          personId: actor.personId,
          lastEventId: readLastEventId(lastEventId),
          async openView() {
            const viewer = await viewerOf(deps, actor, ctx.request.language)
            return async event => {
              const changed = event.payload as unknown as FileEventPayload
              if (fileId && changed.fileId !== fileId) return undefined
              const file = await deps.reads.imported.find(actor, changed.fileId)
              if (!file) return undefined
              const eventId = event.eventId.toString()
              const shown = presentImportedFile(file, viewer)
              return { listenImportedFile: { eventId, fileId: file.id, file: shown } }
            }
          },
        })
      },
    },
    listenExportedFile: {
      subscribe: (_root, { legalPartyId, lastEventId }, ctx) => {
        const actor = requireReader(ctx, legalPartyId)
        return followExported({
          legalPartyId,
          personId: actor.personId,
          lastEventId: readLastEventId(lastEventId),
          async openView() {
            const viewer = await viewerOf(deps, actor, ctx.request.language)
            return async event => {
              const changed = event.payload as unknown as FileEventPayload
              if (changed.personId !== actor.personId) return undefined
              const file = await deps.reads.exported.find(actor, changed.fileId)
              const eventId = event.eventId.toString()
              const shown = file ? presentExportedFile(file, viewer) : null
              return { listenExportedFile: { eventId, fileId: changed.fileId, file: shown } }
            }
          },
        })
      },
    },
  }
}
