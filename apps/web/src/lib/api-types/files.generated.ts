/* Made by `npm run generate`; do not edit. */
export type CheckImportedFileInput = {
  kind: FileKind;
  legalPartyId: string;
  /** Pays where the file names no account. */
  payerAccount?: string | null | undefined;
  /** Of POST /api/v1/uploads?purpose=PAYMENT_FILE. */
  uploadId: string;
};

export type ColumnChoice = {
  column: number;
  field: string;
};

export type CorrectImportedRowsInput = {
  fields: Array<ImportedFieldInput>;
  fileId: string;
  legalPartyId: string;
  rowIds: Array<number>;
};

export type CreateDocumentsInput = {
  fileId: string;
  legalPartyId: string;
  /** All rows without faults when left out. */
  rowIds?: Array<number> | null | undefined;
  /** Leaves out rows with a warning. */
  withoutWarned?: boolean | null | undefined;
};

export type ExportFormat =
  | 'CAMT'
  | 'CSV'
  | 'ONE_C'
  | 'XLSX';

export type ExportKind =
  | 'DOCUMENTS'
  | 'OPERATIONS'
  | 'REGISTERS';

export type ExportedFileFilter = {
  asOf?: string | null | undefined;
  endDate?: string | null | undefined;
  legalPartyId: string;
  order?: SortOrder | null | undefined;
  search?: string | null | undefined;
  sort?: FileSort | null | undefined;
  startDate?: string | null | undefined;
  statuses?: Array<ExportedFileStatus> | null | undefined;
};

export type ExportedFileStatus =
  | 'EMPTY'
  | 'ERROR'
  | 'GENERATING'
  | 'PENDING'
  | 'SUCCESS';

export type FileKind =
  | 'PAYMENTS';

export type FileRef = {
  fileId: string;
  legalPartyId: string;
};

export type FileSort =
  | 'CREATED_DATE';

export type FillImportedRowsInput = {
  /** Of `payerAccount`, `paymentCode` and `valueDate`. */
  fields: Array<ImportedFieldInput>;
  fileId: string;
  legalPartyId: string;
};

export type ImportStage =
  | 'BUSINESS_VALIDATION'
  | 'CREATION'
  | 'FILE_VALIDATION';

export type ImportStageState =
  | 'ERROR'
  | 'FINISHED'
  | 'PROCESSING';

export type ImportedFieldInput = {
  field: string;
  text: string;
};

export type ImportedFileFilter = {
  asOf?: string | null | undefined;
  endDate?: string | null | undefined;
  legalPartyId: string;
  order?: SortOrder | null | undefined;
  place?: ImportedFilePlace | null | undefined;
  search?: string | null | undefined;
  sort?: FileSort | null | undefined;
  startDate?: string | null | undefined;
  /** AWAITS_COLUMNS finds the files with awaitsColumns, UNPROCESSABLE the others of this status. */
  statuses?: Array<ImportedFileStatus> | null | undefined;
};

export type ImportedFileFormat =
  | 'CSV'
  | 'ONE_C'
  | 'PAIN_001_V03'
  | 'PAIN_001_V09'
  | 'XLS'
  | 'XLSX';

export type ImportedFilePlace =
  | 'ARCHIVE'
  | 'CURRENT';

export type ImportedFileStatus =
  | 'AWAITS_COLUMNS'
  | 'DENIED'
  | 'EDITED'
  | 'FAILED'
  | 'PARTIALLY_PROCESSED'
  | 'PROCESSED'
  | 'PROCESSING'
  | 'UNPROCESSABLE'
  | 'UPLOADED'
  | 'UPLOADING';

export type ImportedKind =
  | 'BUDGET'
  | 'INTERBANK'
  | 'INTRABANK'
  | 'SWIFT';

export type ImportedRowFilter = {
  fileId: string;
  kinds?: Array<ImportedKind> | null | undefined;
  legalPartyId: string;
  onlyWarned?: boolean | null | undefined;
  states?: Array<ImportedRowState> | null | undefined;
};

export type ImportedRowState =
  | 'CREATED'
  | 'FAULTY'
  | 'READY';

export type MapImportedFileInput = {
  columns: Array<ColumnChoice>;
  fileId: string;
  headingRow: number;
  legalPartyId: string;
};

export type OrderExportInput = {
  /**
   * The filters of the list by the names of its operation. Operations take `startDate` and `endDate`, and the number of one
   * `account`.
   */
  filter?: Array<ImportedFieldInput> | null | undefined;
  format: ExportFormat;
  kind: ExportKind;
  legalPartyId: string;
};

export type SortOrder =
  | 'ASC'
  | 'DESC';

export type TemplateFormat =
  | 'CSV'
  | 'XLSX';
