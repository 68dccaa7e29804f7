/* Made by `npm run generate`; do not edit. */
/** The SDL of the service, scalars included. */
export const typeDefs = `"An exact decimal number as a string with a dot, without grouping: \\"1234.50\\". Never a JSON number."
scalar Decimal
"An instant in UTC, ISO 8601: \\"2026-11-28T04:00:00.000Z\\"."
scalar DateTime
"A calendar day of the bank (Asia/Bishkek): \\"2026-11-28\\"."
scalar LocalDate

"""
How many items a list that is not paged has at most, for the cost of a document: a list inside a list multiplies with it.
"""
directive @listSize(assumedSize: Int!) on FIELD_DEFINITION

"Paging by page number as in the specification: the first page is 1."
input PageableInput {
  page: Int = 1
  size: Int = 40
}

"A text of a dictionary in the three languages of the product."
type LocalizedText {
  ru: String!
  kg: String!
  eng: String!
}

enum FileKind { PAYMENTS }
enum ImportedFileStatus {
  PROCESSING PROCESSED EDITED UNPROCESSABLE FAILED UPLOADING PARTIALLY_PROCESSED UPLOADED DENIED
  AWAITS_COLUMNS
}
enum ImportStage { FILE_VALIDATION BUSINESS_VALIDATION CREATION }
enum ImportStageState { PROCESSING FINISHED ERROR }
enum ImportedRowState { READY FAULTY CREATED }
enum ImportedKind { INTERBANK INTRABANK SWIFT BUDGET }
enum ImportedFileFormat { ONE_C PAIN_001_V03 PAIN_001_V09 XLSX XLS CSV }
enum ExportedFileStatus { PENDING GENERATING SUCCESS ERROR EMPTY }
enum ImportedFilePlace { CURRENT ARCHIVE }
enum ExportKind { DOCUMENTS OPERATIONS REGISTERS }
enum ExportFormat { CSV XLSX ONE_C CAMT }
enum TemplateFormat { CSV XLSX }
enum SortOrder { ASC DESC }
enum FileSort { CREATED_DATE }

"One fault of a file: where it is, what stands there, and what is expected."
type FileComplaint {
  code: String!
  sheet: String
  "As the program of the file counts, from 1."
  row: Int
  "The letter of a column, or the name of a field."
  column: String
  field: String
  value: String
  "What is wrong and what is expected, in the language of the request."
  message: String!
}
type FileTotal { currency: String!  count: Int!  amount: Decimal! }
type FilePayload { fileName: String!  contentType: String!  base64: String! }
type FileColumn {
  "From 0."
  column: Int!
  heading: String!
  samples: [String!]!
  "The field that the heading or a former choice means."
  field: String
}

"A file with payments that somebody of the organisation has uploaded."
type ImportedFile {
  id: ID!
  legalPartyId: ID!
  kind: FileKind!
  fileName: String!
  createdDate: DateTime!
  "Short name of the person who uploaded it."
  userShortName: String
  status: ImportedFileStatus!
  stage: ImportStage!
  stageState: ImportStageState!
  "Rows that the stage under way has done with."
  doneCount: Int!
  "Documents that the creation under way is to make."
  orderedCount: Int!
  format: ImportedFileFormat
  encoding: String
  rowCount: Int!
  readyCount: Int!
  "Of the ready rows, those with a warning."
  warnedCount: Int!
  faultyCount: Int!
  createdCount: Int!
  "By currency, of all rows whose amount could be read when the file was checked."
  totals: [FileTotal!]!
  isArchived: Boolean!
  "The file is a table that is read as soon as its columns are chosen."
  awaitsColumns: Boolean!
  canCreate: Boolean!
  canUndo: Boolean!
  canArchive: Boolean!
}
"A file with what is to be known about it as a whole."
type ImportedFileDetails {
  file: ImportedFile!
  "What is wrong with the file as a whole; documents are not made of it then."
  complaints: [FileComplaint!]!
  warnings: [FileComplaint!]!
  "By currency, of the rows that are documents or may become some."
  payableTotals: [FileTotal!]!
  """
  Columns of a table whose headings say too little: they are to be chosen, and can be chosen again until it has documents.
  Null for any other file.
  """
  columns: [FileColumn!]
  "The row of the headings of these columns."
  headingRow: Int
  "Fields that rows need and do not have, or have only wrong from fillImportedRows, which writes them into all these rows."
  lackedFields: [LackedField!]!
}
type LackedField { field: String!  rowCount: Int! }
type ImportedFilePage {
  list: [ImportedFile!]!
  amountElements: Int!
  amountPages: Int!
  currentPage: Int!
  searchedSince: DateTime
  asOf: DateTime!
}

"A value of a row as the file has it, or as it was corrected."
type ImportedField { field: String!  text: String! }
type ImportedRow {
  "Its place in the file, from 1; the id for createDocumentsFromFile."
  id: Int!
  row: Int!
  sheet: String
  state: ImportedRowState!
  kind: ImportedKind!
  operationCode: String!
  currency: String!
  fields: [ImportedField!]!
  complaints: [FileComplaint!]!
  warnings: [FileComplaint!]!
  paymentId: ID
}
type ImportedRowPage {
  list: [ImportedRow!]!
  amountElements: Int!
  amountPages: Int!
  currentPage: Int!
}

type ExportedFile {
  id: ID!
  legalPartyId: ID!
  kind: ExportKind!
  format: ExportFormat!
  fileName: String!
  createdDate: DateTime!
  userShortName: String
  status: ExportedFileStatus!
  sizeBytes: Int
  "It can be downloaded until then."
  expiresDate: DateTime!
  "Why there is no file."
  errorCode: String
}
type ExportedFilePage {
  list: [ExportedFile!]!
  amountElements: Int!
  amountPages: Int!
  currentPage: Int!
  searchedSince: DateTime
  asOf: DateTime!
}

input ImportedFileFilter {
  legalPartyId: ID!
  search: String
  startDate: LocalDate
  endDate: LocalDate
  "AWAITS_COLUMNS finds the files with awaitsColumns, UNPROCESSABLE the others of this status."
  statuses: [ImportedFileStatus!]
  place: ImportedFilePlace = CURRENT
  sort: FileSort = CREATED_DATE
  order: SortOrder = DESC
  asOf: DateTime
}
input ExportedFileFilter {
  legalPartyId: ID!
  search: String
  startDate: LocalDate
  endDate: LocalDate
  statuses: [ExportedFileStatus!]
  sort: FileSort = CREATED_DATE
  order: SortOrder = DESC
  asOf: DateTime
}
input FileRef { legalPartyId: ID!  fileId: ID! }
input ImportedRowFilter {
  legalPartyId: ID!
  fileId: ID!
  states: [ImportedRowState!]
  kinds: [ImportedKind!]
  onlyWarned: Boolean
}
input ColumnChoice { column: Int!  field: String! }
input CheckImportedFileInput {
  legalPartyId: ID!
  "Of POST /api/v1/uploads?purpose=PAYMENT_FILE."
  uploadId: ID!
  kind: FileKind!
  "Pays where the file names no account."
  payerAccount: String
}
input MapImportedFileInput { legalPartyId: ID!  fileId: ID!  headingRow: Int!  columns: [ColumnChoice!]! }
input ImportedFieldInput { field: String!  text: String! }
input CorrectImportedRowsInput {
  legalPartyId: ID!
  fileId: ID!
  rowIds: [Int!]!
  fields: [ImportedFieldInput!]!
}
input FillImportedRowsInput {
  legalPartyId: ID!
  fileId: ID!
  "Of \`payerAccount\`, \`paymentCode\` and \`valueDate\`."
  fields: [ImportedFieldInput!]!
}
input CreateDocumentsInput {
  legalPartyId: ID!
  fileId: ID!
  "All rows without faults when left out."
  rowIds: [Int!]
  "Leaves out rows with a warning."
  withoutWarned: Boolean
}
input OrderExportInput {
  legalPartyId: ID!
  kind: ExportKind!
  format: ExportFormat!
  """
  The filters of the list by the names of its operation. Operations take \`startDate\` and \`endDate\`, and the number of one
  \`account\`.
  """
  filter: [ImportedFieldInput!]
}

type ImportedFileEvent { eventId: String!  fileId: ID!  file: ImportedFile }
type ExportedFileEvent { eventId: String!  fileId: ID!  file: ExportedFile }

type Query {
  findImportedFiles(filter: ImportedFileFilter!, pageable: PageableInput!): ImportedFilePage!
  findImportedFileById(file: FileRef!): ImportedFileDetails!
  findImportedFileRows(filter: ImportedRowFilter!, pageable: PageableInput!): ImportedRowPage!
  "What became of each payment: pain.002, a file of 1C, or a table, as the file came."
  downloadImportAnswer(file: FileRef!): FilePayload!
  downloadFileTemplate(kind: FileKind!, format: TemplateFormat!): FilePayload!
  findExportedFiles(filter: ExportedFileFilter!, pageable: PageableInput!): ExportedFilePage!
  downloadExportedFile(file: FileRef!): FilePayload!
}

type Mutation {
  "Begins to check an upload and returns the id of the file. The same upload is one file."
  checkImportedFile(file: CheckImportedFileInput!): ID!
  """
  Checks a table again with chosen columns, which are remembered for its headings. The row of the headings and the columns
  are those of ImportedFileDetails; a choice without a column that payments need is refused.
  """
  mapImportedFile(file: MapImportedFileInput!): ID!
  "A text has at most 500 characters (FIELD_TOO_LONG)."
  correctImportedRows(rows: CorrectImportedRowsInput!): [ImportedRow!]!
  """
  Writes the fields into all rows that lack them, checks these rows again and returns how many they are. A wrong value that
  this call has written is replaced by the next one; what the file or correctImportedRows gave stays. A text has at most 500
  characters (FIELD_TOO_LONG).
  """
  fillImportedRows(rows: FillImportedRowsInput!): Int!
  "Begins to make drafts of rows; each row makes one document, however often it is called."
  createDocumentsFromFile(rows: CreateDocumentsInput!): ID!
  "Deletes all documents of the file while none of them is signed."
  undoImport(file: FileRef!): Boolean!
  archiveImportedFile(file: FileRef!): Boolean!
  orderExport(export: OrderExportInput!): ID!
  deleteExportedFile(file: FileRef!): Boolean!
}

type Subscription {
  listenImportedFile(legalPartyId: ID!, fileId: ID, lastEventId: String): ImportedFileEvent!
  listenExportedFile(legalPartyId: ID!, lastEventId: String): ExportedFileEvent!
}
`
