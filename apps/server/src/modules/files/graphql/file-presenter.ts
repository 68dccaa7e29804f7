import {
  columnsCanBeChosen,
  fileCanBeUndone,
  fileIsOpen,
} from '@tartip/domain/files/exchanged-files'
import type { Language } from '@tartip/domain/language'
import { toIso } from '@tartip/domain/time/instant'

import { wordsInRow, wordsOfComplaint } from '../exchange/words-of-complaint.ts'
import type { ExportedFile } from '../store/export-store.ts'
import {
  awaitsColumns,
  type ImportedFile,
  type ImportedRow,
  type StoredComplaint,
} from '../store/imported-file-row.ts'
import type * as Wire from './files.generated.ts'

export interface FileViewer {
  readonly language: Language
  shortNameOf(personId: string): string | undefined
}

export function presentImportedFile(file: ImportedFile, viewer: FileViewer): Wire.ImportedFile {
  const isOpen = fileIsOpen(file.status)
  return {
    id: file.id,
    legalPartyId: file.legalPartyId,
    kind: file.kind,
    fileName: file.fileName,
    createdDate: toIso(file.createdAt),
    userShortName: viewer.shortNameOf(file.personId),
    status: file.status,
    stage: file.stage,
    stageState: file.stageState,
    doneCount: file.doneCount,
    orderedCount:
      file.creation?.rowIds?.length ??
      file.readyCount - (file.creation?.withoutWarned ? file.warnedCount : 0),
    // Written by the reader of files, whose kinds are those of the wire.
    format: file.format as Wire.ImportedFileFormat | undefined,
    encoding: file.encoding,
    rowCount: file.rowCount,
    readyCount: file.readyCount,
    warnedCount: file.warnedCount,
    faultyCount: file.faultyCount,
    createdCount: file.createdCount,
    totals: file.totals,
    isArchived: file.isArchived,
    awaitsColumns: awaitsColumns(file),
    canCreate: isOpen && file.readyCount > 0 && file.complaints.length === 0,
    canUndo: fileCanBeUndone(file.status),
    canArchive: !file.isArchived && file.status !== 'PROCESSING' && file.status !== 'UPLOADING',
  }
}

export function presentImportedDetails(
  file: ImportedFile,
  { lackedFields, payableTotals }: Pick<Wire.ImportedFileDetails, 'lackedFields' | 'payableTotals'>,
  viewer: FileViewer,
): Wire.ImportedFileDetails {
  const present = (complaint: StoredComplaint) => presentComplaint(complaint, viewer.language)
  const table = columnsCanBeChosen(file.status, file.createdCount) ? file.columns : undefined
  return {
    file: presentImportedFile(file, viewer),
    complaints: file.complaints.map(present),
    warnings: file.warnings.map(present),
    payableTotals,
    columns: table?.columns.map(({ column, heading, samples, field }) => ({
      column,
      heading,
      samples: [...samples],
      field,
    })),
    headingRow: table?.headingRow,
    lackedFields,
  }
}

function presentComplaint(
  complaint: StoredComplaint,
  language: Language,
  wordsOf = wordsOfComplaint,
): Wire.FileComplaint {
  const { code, params: _params, message: _message, ...place } = complaint
  return { code, ...place, message: wordsOf(complaint, language) }
}

export function presentImportedRow(row: ImportedRow, { language }: FileViewer): Wire.ImportedRow {
  const present = (complaint: StoredComplaint) => presentComplaint(complaint, language, wordsInRow)
  return {
    id: row.rowId,
    row: row.row,
    sheet: row.sheet,
    state: row.state,
    kind: row.kind,
    operationCode: row.operationCode,
    currency: row.currency,
    fields: Object.entries(row.fields).map(([field, text]) => ({ field, text })),
    complaints: row.complaints.map(present),
    warnings: row.warnings.map(present),
    paymentId: row.paymentId,
  }
}

export function presentExportedFile(file: ExportedFile, viewer: FileViewer): Wire.ExportedFile {
  return {
    id: file.id,
    legalPartyId: file.legalPartyId,
    kind: file.kind,
    format: file.format,
    fileName: file.fileName,
    createdDate: toIso(file.createdAt),
    userShortName: viewer.shortNameOf(file.personId),
    status: file.status,
    sizeBytes: file.sizeBytes,
    expiresDate: toIso(file.expiresAt),
    errorCode: file.errorCode,
  }
}
