import {
  exportedFileStatusNames,
  importedFileStateNames,
  importedFileStateOf,
  importedPlaceNames,
  type ExportedFileStatus,
  type ImportedFileState,
} from '../files/exchanged-files.ts'
import { bishkekDate, fromIso } from '../time/instant.ts'
import { filtersOf } from './filter.ts'
import { columnsOf, defineList } from './list.ts'

interface FileListRow {
  readonly createdDate: string
  readonly fileName: string
  readonly userShortName?: string | null
}

/** What the list of imported files reads of a file, as the API answers it. */
export interface ImportedFileListRow extends FileListRow {
  readonly status: ImportedFileState
  readonly awaitsColumns: boolean
  readonly rowCount: number
  readonly faultyCount: number
  readonly createdCount: number
  readonly isArchived: boolean
}

const imported = columnsOf<ImportedFileListRow>()
const importedFilter = filtersOf<ImportedFileListRow>()

const order = {
  sorts: ['CREATED_DATE'],
  usualSort: { by: 'CREATED_DATE', order: 'DESC' },
  hasStablePages: true,
} as const

/** Files with payments that the organisation has uploaded, newest first. */
export const importedFileList = defineList<ImportedFileListRow>()({
  name: 'imported-files',
  filters: {
    search: importedFilter.search({ name: 'q', input: 'search', texts: row => [row.fileName] }),
    created: importedFilter.period({
      from: { name: 'from', input: 'startDate' },
      to: { name: 'to', input: 'endDate' },
      of: row => bishkekDate(fromIso(row.createdDate)),
    }),
    statuses: importedFilter.choices({
      name: 'statuses',
      options: importedFileStateNames,
      of: importedFileStateOf,
    }),
    place: importedFilter.choice({
      name: 'place',
      options: importedPlaceNames,
      usual: 'CURRENT',
      matches: (place, row) => row.isArchived === (place === 'ARCHIVE'),
    }),
  },
  ...order,
  columns: [
    imported('dateTime', 'date', row => row.createdDate, {
      sort: 'CREATED_DATE',
      shown: 'always',
    }),
    imported('text', 'file', row => row.fileName, { shown: 'always' }),
    imported('number', 'rows', row => String(row.rowCount), { shown: 'always' }),
    imported('number', 'faulty', row => String(row.faultyCount), { shown: 'usually' }),
    imported('number', 'created', row => String(row.createdCount), { shown: 'usually' }),
    imported(
      'status',
      'status',
      (row, language) => importedFileStateNames[importedFileStateOf(row)][language],
      {
        shown: 'always',
      },
    ),
    imported('person', 'person', row => row.userShortName ?? undefined, { shown: 'usually' }),
  ],
})

/** What the list of exported files reads of a file, as the API answers it. */
export interface ExportedFileListRow extends FileListRow {
  readonly status: ExportedFileStatus
  readonly format: string
  readonly sizeBytes?: number | null
}

const exported = columnsOf<ExportedFileListRow>()
const exportedFilter = filtersOf<ExportedFileListRow>()

/** Files that people have ordered, newest first. */
export const exportedFileList = defineList<ExportedFileListRow>()({
  name: 'exported-files',
  filters: {
    search: exportedFilter.search({ name: 'q', input: 'search', texts: row => [row.fileName] }),
    created: exportedFilter.period({
      from: { name: 'from', input: 'startDate' },
      to: { name: 'to', input: 'endDate' },
      of: row => bishkekDate(fromIso(row.createdDate)),
    }),
    statuses: exportedFilter.choices({
      name: 'statuses',
      options: exportedFileStatusNames,
      of: row => row.status,
    }),
  },
  ...order,
  columns: [
    exported('dateTime', 'date', row => row.createdDate, {
      sort: 'CREATED_DATE',
      shown: 'always',
    }),
    exported('text', 'file', row => row.fileName, { shown: 'always' }),
    exported('text', 'format', row => row.format, { shown: 'always' }),
    exported('status', 'status', (row, language) => exportedFileStatusNames[row.status][language], {
      shown: 'always',
    }),
    exported('person', 'person', row => row.userShortName ?? undefined, { shown: 'usually' }),
  ],
})
