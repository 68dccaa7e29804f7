/* Made by `npm run generate`; do not edit. */
import type { CheckImportedFileInput, CorrectImportedRowsInput, CreateDocumentsInput, ExportFormat, ExportKind, ExportedFileFilter, ExportedFileStatus, FileRef, FillImportedRowsInput, ImportStage, ImportStageState, ImportedFileFilter, ImportedFileFormat, ImportedFileStatus, ImportedKind, ImportedRowFilter, ImportedRowState, MapImportedFileInput, OrderExportInput, TemplateFormat } from '../../../lib/api-types/files.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ImportedFileFieldsFragment = { id: string, fileName: string, createdDate: string, userShortName: string | null, status: ImportedFileStatus, stage: ImportStage, stageState: ImportStageState, doneCount: number, orderedCount: number, format: ImportedFileFormat | null, encoding: string | null, rowCount: number, readyCount: number, warnedCount: number, faultyCount: number, createdCount: number, isArchived: boolean, awaitsColumns: boolean, canCreate: boolean, canUndo: boolean, canArchive: boolean };

export type FileComplaintFieldsFragment = { code: string, row: number | null, column: string | null, field: string | null, value: string | null, message: string };

export type ImportedRowFieldsFragment = { id: number, row: number, state: ImportedRowState, kind: ImportedKind, operationCode: string, currency: string, paymentId: string | null, fields: Array<{ field: string, text: string }>, complaints: Array<{ code: string, row: number | null, column: string | null, field: string | null, value: string | null, message: string }>, warnings: Array<{ code: string, row: number | null, column: string | null, field: string | null, value: string | null, message: string }> };

export type ExportedFileFieldsFragment = { id: string, kind: ExportKind, format: ExportFormat, fileName: string, createdDate: string, userShortName: string | null, status: ExportedFileStatus, sizeBytes: number | null, expiresDate: string, errorCode: string | null };

export type ImportedFilesQueryVariables = Exact<{
  filter: ImportedFileFilter;
  page: number;
  size: number;
}>;


export type ImportedFilesQuery = { findImportedFiles: { amountElements: number, amountPages: number, currentPage: number, searchedSince: string | null, asOf: string, list: Array<{ id: string, fileName: string, createdDate: string, userShortName: string | null, status: ImportedFileStatus, stage: ImportStage, stageState: ImportStageState, doneCount: number, orderedCount: number, format: ImportedFileFormat | null, encoding: string | null, rowCount: number, readyCount: number, warnedCount: number, faultyCount: number, createdCount: number, isArchived: boolean, awaitsColumns: boolean, canCreate: boolean, canUndo: boolean, canArchive: boolean }> } };

export type ImportedFileQueryVariables = Exact<{
  file: FileRef;
}>;


export type ImportedFileQuery = { findImportedFileById: { headingRow: number | null, file: { id: string, fileName: string, createdDate: string, userShortName: string | null, status: ImportedFileStatus, stage: ImportStage, stageState: ImportStageState, doneCount: number, orderedCount: number, format: ImportedFileFormat | null, encoding: string | null, rowCount: number, readyCount: number, warnedCount: number, faultyCount: number, createdCount: number, isArchived: boolean, awaitsColumns: boolean, canCreate: boolean, canUndo: boolean, canArchive: boolean }, complaints: Array<{ code: string, row: number | null, column: string | null, field: string | null, value: string | null, message: string }>, warnings: Array<{ code: string, row: number | null, column: string | null, field: string | null, value: string | null, message: string }>, payableTotals: Array<{ currency: string, amount: string }>, columns: Array<{ column: number, heading: string, samples: Array<string>, field: string | null }> | null, lackedFields: Array<{ field: string, rowCount: number }> } };

export type ImportedRowsQueryVariables = Exact<{
  filter: ImportedRowFilter;
  page: number;
  size: number;
}>;


export type ImportedRowsQuery = { findImportedFileRows: { amountElements: number, amountPages: number, currentPage: number, list: Array<{ id: number, row: number, state: ImportedRowState, kind: ImportedKind, operationCode: string, currency: string, paymentId: string | null, fields: Array<{ field: string, text: string }>, complaints: Array<{ code: string, row: number | null, column: string | null, field: string | null, value: string | null, message: string }>, warnings: Array<{ code: string, row: number | null, column: string | null, field: string | null, value: string | null, message: string }> }> } };

export type ImportAnswerQueryVariables = Exact<{
  file: FileRef;
}>;


export type ImportAnswerQuery = { downloadImportAnswer: { fileName: string, contentType: string, base64: string } };

export type ImportTemplateQueryVariables = Exact<{
  format: TemplateFormat;
}>;


export type ImportTemplateQuery = { downloadFileTemplate: { fileName: string, contentType: string, base64: string } };

export type ExportedFilesQueryVariables = Exact<{
  filter: ExportedFileFilter;
  page: number;
  size: number;
}>;


export type ExportedFilesQuery = { findExportedFiles: { amountElements: number, amountPages: number, currentPage: number, searchedSince: string | null, asOf: string, list: Array<{ id: string, kind: ExportKind, format: ExportFormat, fileName: string, createdDate: string, userShortName: string | null, status: ExportedFileStatus, sizeBytes: number | null, expiresDate: string, errorCode: string | null }> } };

export type ExportedContentQueryVariables = Exact<{
  file: FileRef;
}>;


export type ExportedContentQuery = { downloadExportedFile: { fileName: string, contentType: string, base64: string } };

export type CheckImportedFileMutationVariables = Exact<{
  file: CheckImportedFileInput;
}>;


export type CheckImportedFileMutation = { checkImportedFile: string };

export type MapImportedFileMutationVariables = Exact<{
  file: MapImportedFileInput;
}>;


export type MapImportedFileMutation = { mapImportedFile: string };

export type CorrectImportedRowsMutationVariables = Exact<{
  rows: CorrectImportedRowsInput;
}>;


export type CorrectImportedRowsMutation = { correctImportedRows: Array<{ id: number, row: number, state: ImportedRowState, kind: ImportedKind, operationCode: string, currency: string, paymentId: string | null, fields: Array<{ field: string, text: string }>, complaints: Array<{ code: string, row: number | null, column: string | null, field: string | null, value: string | null, message: string }>, warnings: Array<{ code: string, row: number | null, column: string | null, field: string | null, value: string | null, message: string }> }> };

export type FillImportedRowsMutationVariables = Exact<{
  rows: FillImportedRowsInput;
}>;


export type FillImportedRowsMutation = { fillImportedRows: number };

export type CreateDocumentsFromFileMutationVariables = Exact<{
  rows: CreateDocumentsInput;
}>;


export type CreateDocumentsFromFileMutation = { createDocumentsFromFile: string };

export type UndoImportMutationVariables = Exact<{
  file: FileRef;
}>;


export type UndoImportMutation = { undoImport: boolean };

export type ArchiveImportedFileMutationVariables = Exact<{
  file: FileRef;
}>;


export type ArchiveImportedFileMutation = { archiveImportedFile: boolean };

export type OrderExportMutationVariables = Exact<{
  export: OrderExportInput;
}>;


export type OrderExportMutation = { orderExport: string };

export type DeleteExportedFileMutationVariables = Exact<{
  file: FileRef;
}>;


export type DeleteExportedFileMutation = { deleteExportedFile: boolean };

export type ListenImportedFilesSubscriptionVariables = Exact<{
  legalPartyId: string;
  lastEventId?: string | null | undefined;
}>;


export type ListenImportedFilesSubscription = { listenImportedFile: { eventId: string, file: { id: string, fileName: string, createdDate: string, userShortName: string | null, status: ImportedFileStatus, stage: ImportStage, stageState: ImportStageState, doneCount: number, orderedCount: number, format: ImportedFileFormat | null, encoding: string | null, rowCount: number, readyCount: number, warnedCount: number, faultyCount: number, createdCount: number, isArchived: boolean, awaitsColumns: boolean, canCreate: boolean, canUndo: boolean, canArchive: boolean } | null } };

export type ListenExportedFilesSubscriptionVariables = Exact<{
  legalPartyId: string;
  lastEventId?: string | null | undefined;
}>;


export type ListenExportedFilesSubscription = { listenExportedFile: { eventId: string, fileId: string } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ImportedFileFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ImportedFileFields on ImportedFile {
  id
  fileName
  createdDate
  userShortName
  status
  stage
  stageState
  doneCount
  orderedCount
  format
  encoding
  rowCount
  readyCount
  warnedCount
  faultyCount
  createdCount
  isArchived
  awaitsColumns
  canCreate
  canUndo
  canArchive
}
    `, {"fragmentName":"ImportedFileFields"}) as unknown as TypedDocumentString<ImportedFileFieldsFragment, unknown>;
export const FileComplaintFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FileComplaintFields on FileComplaint {
  code
  row
  column
  field
  value
  message
}
    `, {"fragmentName":"FileComplaintFields"}) as unknown as TypedDocumentString<FileComplaintFieldsFragment, unknown>;
export const ImportedRowFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ImportedRowFields on ImportedRow {
  id
  row
  state
  kind
  operationCode
  currency
  paymentId
  fields {
    field
    text
  }
  complaints {
    ...FileComplaintFields
  }
  warnings {
    ...FileComplaintFields
  }
}
    fragment FileComplaintFields on FileComplaint {
  code
  row
  column
  field
  value
  message
}`, {"fragmentName":"ImportedRowFields"}) as unknown as TypedDocumentString<ImportedRowFieldsFragment, unknown>;
export const ExportedFileFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ExportedFileFields on ExportedFile {
  id
  kind
  format
  fileName
  createdDate
  userShortName
  status
  sizeBytes
  expiresDate
  errorCode
}
    `, {"fragmentName":"ExportedFileFields"}) as unknown as TypedDocumentString<ExportedFileFieldsFragment, unknown>;
export const ImportedFilesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ImportedFiles($filter: ImportedFileFilter!, $page: Int!, $size: Int!) {
  findImportedFiles(filter: $filter, pageable: {page: $page, size: $size}) {
    list {
      ...ImportedFileFields
    }
    amountElements
    amountPages
    currentPage
    searchedSince
    asOf
  }
}
    fragment ImportedFileFields on ImportedFile {
  id
  fileName
  createdDate
  userShortName
  status
  stage
  stageState
  doneCount
  orderedCount
  format
  encoding
  rowCount
  readyCount
  warnedCount
  faultyCount
  createdCount
  isArchived
  awaitsColumns
  canCreate
  canUndo
  canArchive
}`, {"hash":"56e8b7fd1bdfba7060f491f820e101e0590d5aa060f4d2366f7ca5ec43c9b2c4"}) as unknown as TypedDocumentString<ImportedFilesQuery, ImportedFilesQueryVariables>;
export const ImportedFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ImportedFile($file: FileRef!) {
  findImportedFileById(file: $file) {
    file {
      ...ImportedFileFields
    }
    complaints {
      ...FileComplaintFields
    }
    warnings {
      ...FileComplaintFields
    }
    payableTotals {
      currency
      amount
    }
    columns {
      column
      heading
      samples
      field
    }
    headingRow
    lackedFields {
      field
      rowCount
    }
  }
}
    fragment ImportedFileFields on ImportedFile {
  id
  fileName
  createdDate
  userShortName
  status
  stage
  stageState
  doneCount
  orderedCount
  format
  encoding
  rowCount
  readyCount
  warnedCount
  faultyCount
  createdCount
  isArchived
  awaitsColumns
  canCreate
  canUndo
  canArchive
}
fragment FileComplaintFields on FileComplaint {
  code
  row
  column
  field
  value
  message
}`, {"hash":"f35ddb406173089ea442c7f3a20b2f816e1c1fabc5e64035b45546063c8c0cee"}) as unknown as TypedDocumentString<ImportedFileQuery, ImportedFileQueryVariables>;
export const ImportedRowsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ImportedRows($filter: ImportedRowFilter!, $page: Int!, $size: Int!) {
  findImportedFileRows(filter: $filter, pageable: {page: $page, size: $size}) {
    list {
      ...ImportedRowFields
    }
    amountElements
    amountPages
    currentPage
  }
}
    fragment FileComplaintFields on FileComplaint {
  code
  row
  column
  field
  value
  message
}
fragment ImportedRowFields on ImportedRow {
  id
  row
  state
  kind
  operationCode
  currency
  paymentId
  fields {
    field
    text
  }
  complaints {
    ...FileComplaintFields
  }
  warnings {
    ...FileComplaintFields
  }
}`, {"hash":"7151034c88773117cc3ff51ecca7354efed3034b969d280cc5704b1bf0417ada"}) as unknown as TypedDocumentString<ImportedRowsQuery, ImportedRowsQueryVariables>;
export const ImportAnswerDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ImportAnswer($file: FileRef!) {
  downloadImportAnswer(file: $file) {
    fileName
    contentType
    base64
  }
}
    `, {"hash":"67eee71a57a59182f54f723c2b8fe9443613ed7456fa5f15ee6390e7c99956f1"}) as unknown as TypedDocumentString<ImportAnswerQuery, ImportAnswerQueryVariables>;
export const ImportTemplateDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ImportTemplate($format: TemplateFormat!) {
  downloadFileTemplate(kind: PAYMENTS, format: $format) {
    fileName
    contentType
    base64
  }
}
    `, {"hash":"5c1dfef4f2e7d7fbb53f5b3e97fdc8cc0f1a1a1014991f703a0e18079b7ed4b8"}) as unknown as TypedDocumentString<ImportTemplateQuery, ImportTemplateQueryVariables>;
export const ExportedFilesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ExportedFiles($filter: ExportedFileFilter!, $page: Int!, $size: Int!) {
  findExportedFiles(filter: $filter, pageable: {page: $page, size: $size}) {
    list {
      ...ExportedFileFields
    }
    amountElements
    amountPages
    currentPage
    searchedSince
    asOf
  }
}
    fragment ExportedFileFields on ExportedFile {
  id
  kind
  format
  fileName
  createdDate
  userShortName
  status
  sizeBytes
  expiresDate
  errorCode
}`, {"hash":"8a139286aed631d754e93e774d0c72605c9620d83837afced9ca27ef037d1b25"}) as unknown as TypedDocumentString<ExportedFilesQuery, ExportedFilesQueryVariables>;
export const ExportedContentDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ExportedContent($file: FileRef!) {
  downloadExportedFile(file: $file) {
    fileName
    contentType
    base64
  }
}
    `, {"hash":"7f579b231e607a32f1cb645fa41eb5b172c7159919a979e9871ba19ed629d71a"}) as unknown as TypedDocumentString<ExportedContentQuery, ExportedContentQueryVariables>;
export const CheckImportedFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CheckImportedFile($file: CheckImportedFileInput!) {
  checkImportedFile(file: $file)
}
    `, {"hash":"bc0486ebd6bebf02dd73047b1ae5150649702a358c8576546e69a06c76952c3e"}) as unknown as TypedDocumentString<CheckImportedFileMutation, CheckImportedFileMutationVariables>;
export const MapImportedFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MapImportedFile($file: MapImportedFileInput!) {
  mapImportedFile(file: $file)
}
    `, {"hash":"bc5ccf835f3064e4f511b27f91ba3122b9e3a3f8fd319ce9f385e3a29d9e2c87"}) as unknown as TypedDocumentString<MapImportedFileMutation, MapImportedFileMutationVariables>;
export const CorrectImportedRowsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CorrectImportedRows($rows: CorrectImportedRowsInput!) {
  correctImportedRows(rows: $rows) {
    ...ImportedRowFields
  }
}
    fragment FileComplaintFields on FileComplaint {
  code
  row
  column
  field
  value
  message
}
fragment ImportedRowFields on ImportedRow {
  id
  row
  state
  kind
  operationCode
  currency
  paymentId
  fields {
    field
    text
  }
  complaints {
    ...FileComplaintFields
  }
  warnings {
    ...FileComplaintFields
  }
}`, {"hash":"be2d7d6db237c8f3f63908a1e3dae391b2699462b585d5f0704508ea916d8314"}) as unknown as TypedDocumentString<CorrectImportedRowsMutation, CorrectImportedRowsMutationVariables>;
export const FillImportedRowsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation FillImportedRows($rows: FillImportedRowsInput!) {
  fillImportedRows(rows: $rows)
}
    `, {"hash":"a3c1ef3f0d5e68ed034d527352b1ae703326c9eac3411e51120e00149b84863e"}) as unknown as TypedDocumentString<FillImportedRowsMutation, FillImportedRowsMutationVariables>;
export const CreateDocumentsFromFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateDocumentsFromFile($rows: CreateDocumentsInput!) {
  createDocumentsFromFile(rows: $rows)
}
    `, {"hash":"43deeb390c5d1bf1958de08882f611fabf18379457977b53cbc53c8627093d57"}) as unknown as TypedDocumentString<CreateDocumentsFromFileMutation, CreateDocumentsFromFileMutationVariables>;
export const UndoImportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UndoImport($file: FileRef!) {
  undoImport(file: $file)
}
    `, {"hash":"21f316d4b5946ad55559243b113a70e0bc5a745bd239861b045caace5ddc05c2"}) as unknown as TypedDocumentString<UndoImportMutation, UndoImportMutationVariables>;
export const ArchiveImportedFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ArchiveImportedFile($file: FileRef!) {
  archiveImportedFile(file: $file)
}
    `, {"hash":"a265d7a0ecd04142b6fadbba6183c60ebeed37d0475d8441af06438b510f8b1c"}) as unknown as TypedDocumentString<ArchiveImportedFileMutation, ArchiveImportedFileMutationVariables>;
export const OrderExportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation OrderExport($export: OrderExportInput!) {
  orderExport(export: $export)
}
    `, {"hash":"04f500817c611e6c1176063e933b33ff1d10e9fbaf62385ae50a31d0ef43c874"}) as unknown as TypedDocumentString<OrderExportMutation, OrderExportMutationVariables>;
export const DeleteExportedFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteExportedFile($file: FileRef!) {
  deleteExportedFile(file: $file)
}
    `, {"hash":"c6dcbf70cfbf68d9bb7f722678ad46d16ab61fb7c9d543c85f48fdec54338d4f"}) as unknown as TypedDocumentString<DeleteExportedFileMutation, DeleteExportedFileMutationVariables>;
export const ListenImportedFilesDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription ListenImportedFiles($legalPartyId: ID!, $lastEventId: String) {
  listenImportedFile(legalPartyId: $legalPartyId, lastEventId: $lastEventId) {
    eventId
    file {
      ...ImportedFileFields
    }
  }
}
    fragment ImportedFileFields on ImportedFile {
  id
  fileName
  createdDate
  userShortName
  status
  stage
  stageState
  doneCount
  orderedCount
  format
  encoding
  rowCount
  readyCount
  warnedCount
  faultyCount
  createdCount
  isArchived
  awaitsColumns
  canCreate
  canUndo
  canArchive
}`, {"hash":"1e4e565b70cef8ff2477452c4eed6943f91ac7ef6625ce1035fc66f19ffb4686"}) as unknown as TypedDocumentString<ListenImportedFilesSubscription, ListenImportedFilesSubscriptionVariables>;
export const ListenExportedFilesDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription ListenExportedFiles($legalPartyId: ID!, $lastEventId: String) {
  listenExportedFile(legalPartyId: $legalPartyId, lastEventId: $lastEventId) {
    eventId
    fileId
  }
}
    `, {"hash":"201fff06deca157d73de65a81d13e4b9bf11152035a9deeedf98073e531a2471"}) as unknown as TypedDocumentString<ListenExportedFilesSubscription, ListenExportedFilesSubscriptionVariables>;
