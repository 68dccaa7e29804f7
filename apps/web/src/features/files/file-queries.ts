import {
  keepPreviousData,
  queryOptions,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { exportedFileList, importedFileList } from '@tartip/domain/lists/file-lists'
import { listInputOf, type ListSearch } from '@tartip/domain/lists/list'
import type { Language } from '@tartip/domain/language'
import { useEffect } from 'react'
import { execute } from '../../lib/graphql-client.ts'
import { subscribe } from '../../lib/live-client.ts'
import { createLiveRefresh } from '../../lib/live-refresh.ts'
import { savePayload } from '../../lib/save-payload.ts'
import type { FoundPage } from '../../lists/found-list.tsx'
import {
  ExportedContentDocument,
  ExportedFilesDocument,
  ImportAnswerDocument,
  ImportedFileDocument,
  ImportedFilesDocument,
  ImportedRowsDocument,
  ImportTemplateDocument,
  ListenExportedFilesDocument,
  ListenImportedFilesDocument,
  type ExportedFileFieldsFragment,
  type ExportedFilesQueryVariables,
  type ImportedFileFieldsFragment,
  type ImportedFileQuery,
  type ImportedFilesQueryVariables,
  type ImportedRowFieldsFragment,
  type ImportedRowsQueryVariables,
} from './api/exchange.files.generated.ts'

export const service = 'files'
const importedKey = 'imported-files'
const exportedKey = 'exported-files'
const pageSize = 40
export const rowsPageSize = 50

export type ImportedFile = ImportedFileFieldsFragment
export type ImportedDetails = ImportedFileQuery['findImportedFileById']
export type ImportedRow = ImportedRowFieldsFragment
export type ExportedFile = ExportedFileFieldsFragment

export const importedFilesQuery = (legalPartyId: string, search: ListSearch) => {
  const { asOf } = search
  const filter: ImportedFilesQueryVariables['filter'] = {
    legalPartyId,
    ...listInputOf(importedFileList, search),
    ...(asOf ? { asOf } : {}),
  }
  const page = search.page ?? 1
  return queryOptions({
    queryKey: [importedKey, 'list', filter, page] as const,
    queryFn: async ({ signal }): Promise<FoundPage<ImportedFile>> => {
      const variables = { filter, page, size: pageSize }
      return (await execute(ImportedFilesDocument, variables, { service, signal }))
        .findImportedFiles
    },
    placeholderData: keepPreviousData,
  })
}

export const exportedFilesQuery = (legalPartyId: string, search: ListSearch) => {
  const { asOf } = search
  const filter: ExportedFilesQueryVariables['filter'] = {
    legalPartyId,
    ...listInputOf(exportedFileList, search),
    ...(asOf ? { asOf } : {}),
  }
  const page = search.page ?? 1
  return queryOptions({
    queryKey: [exportedKey, 'list', filter, page] as const,
    queryFn: async ({ signal }): Promise<FoundPage<ExportedFile>> => {
      const variables = { filter, page, size: pageSize }
      return (await execute(ExportedFilesDocument, variables, { service, signal }))
        .findExportedFiles
    },
    placeholderData: keepPreviousData,
  })
}

/** The words of complaints come in the language of the request. */
export const importedFileQuery = (legalPartyId: string, fileId: string, language: Language) =>
  queryOptions({
    queryKey: [importedKey, 'file', legalPartyId, fileId, language] as const,
    queryFn: async ({ signal }) => {
      const file = { legalPartyId, fileId }
      return (await execute(ImportedFileDocument, { file }, { service, signal }))
        .findImportedFileById
    },
    placeholderData: keepPreviousData,
  })

export const importedRowsQuery = (
  filter: ImportedRowsQueryVariables['filter'],
  page: number,
  language: Language,
) =>
  queryOptions({
    queryKey: [importedKey, 'rows', filter, page, language] as const,
    queryFn: async ({ signal }) => {
      const variables = { filter, page, size: rowsPageSize }
      return (await execute(ImportedRowsDocument, variables, { service, signal }))
        .findImportedFileRows
    },
    placeholderData: keepPreviousData,
  })

/** What happens to files is shown while a page with them is open. */
export function useLiveFiles(kind: 'imported' | 'exported', legalPartyId: string): void {
  const client = useQueryClient()
  useEffect(
    function followFiles() {
      const refresh = createLiveRefresh(client, [kind === 'imported' ? importedKey : exportedKey])
      let lastEventId: string | null = null
      const variables = () => ({ legalPartyId, lastEventId })
      const stop =
        kind === 'imported'
          ? subscribe(ListenImportedFilesDocument, variables, {
              service,
              onData: ({ listenImportedFile: { eventId, file } }) => {
                lastEventId = eventId
                if (!(file && showProgress(client, legalPartyId, file))) refresh.call()
              },
              onMissed: refresh.call,
            })
          : subscribe(ListenExportedFilesDocument, variables, {
              service,
              onData: ({ listenExportedFile }) => {
                lastEventId = listenExportedFile.eventId
                refresh.call()
              },
              onMissed: refresh.call,
            })
      return () => {
        refresh.drop()
        stop()
      }
    },
    [client, kind, legalPartyId],
  )
}

/**
 * A file of ten thousand rows sends an event for each part of them. Where its page is open, and only more of it is done,
 * the page shows that without reading anything again; false when there is more to it.
 */
function showProgress(client: QueryClient, legalPartyId: string, file: ImportedFile): boolean {
  if (file.status !== 'PROCESSING' && file.status !== 'UPLOADING') return false
  const pages = client.getQueriesData<ImportedDetails>({
    queryKey: [importedKey, 'file', legalPartyId, file.id],
  })
  let isProgress = pages.length > 0
  for (const [queryKey, shown] of pages) {
    if (shown?.file.status !== file.status || shown.file.stage !== file.stage) isProgress = false
    else client.setQueryData<ImportedDetails>(queryKey, { ...shown, file })
  }
  return isProgress
}

interface Payload {
  readonly fileName: string
  readonly contentType: string
  readonly base64: string
}
const save = ({ base64: data, ...file }: Payload) => savePayload({ ...file, data })

export async function saveAnswer(legalPartyId: string, fileId: string): Promise<void> {
  const file = { legalPartyId, fileId }
  save((await execute(ImportAnswerDocument, { file }, { service })).downloadImportAnswer)
}

export async function saveTemplate(): Promise<void> {
  const { downloadFileTemplate } = await execute(
    ImportTemplateDocument,
    { format: 'XLSX' },
    { service },
  )
  save(downloadFileTemplate)
}

export async function saveExport(legalPartyId: string, fileId: string): Promise<void> {
  const file = { legalPartyId, fileId }
  save((await execute(ExportedContentDocument, { file }, { service })).downloadExportedFile)
}
