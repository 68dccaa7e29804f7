/* Made by `npm run generate`; do not edit. */
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { GraphqlContext } from '../../../platform/graphql/context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant in UTC, ISO 8601: "2026-11-28T04:00:00.000Z". */
  DateTime: { input: string; output: string; }
  /** An exact decimal number as a string with a dot, without grouping: "1234.50". Never a JSON number. */
  Decimal: { input: string; output: string; }
  /** A calendar day of the bank (Asia/Bishkek): "2026-11-28". */
  LocalDate: { input: string; output: string; }
};

export type CheckImportedFileInput = {
  readonly kind: FileKind;
  readonly legalPartyId: Scalars['ID']['input'];
  /** Pays where the file names no account. */
  readonly payerAccount?: InputMaybe<Scalars['String']['input']>;
  /** Of POST /api/v1/uploads?purpose=PAYMENT_FILE. */
  readonly uploadId: Scalars['ID']['input'];
};

export type ColumnChoice = {
  readonly column: Scalars['Int']['input'];
  readonly field: Scalars['String']['input'];
};

export type CorrectImportedRowsInput = {
  readonly fields: ReadonlyArray<ImportedFieldInput>;
  readonly fileId: Scalars['ID']['input'];
  readonly legalPartyId: Scalars['ID']['input'];
  readonly rowIds: ReadonlyArray<Scalars['Int']['input']>;
};

export type CreateDocumentsInput = {
  readonly fileId: Scalars['ID']['input'];
  readonly legalPartyId: Scalars['ID']['input'];
  /** All rows without faults when left out. */
  readonly rowIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Leaves out rows with a warning. */
  readonly withoutWarned?: InputMaybe<Scalars['Boolean']['input']>;
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

export type ExportedFile = {
  readonly __typename?: 'ExportedFile';
  readonly createdDate: Scalars['DateTime']['output'];
  /** Why there is no file. */
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  /** It can be downloaded until then. */
  readonly expiresDate: Scalars['DateTime']['output'];
  readonly fileName: Scalars['String']['output'];
  readonly format: ExportFormat;
  readonly id: Scalars['ID']['output'];
  readonly kind: ExportKind;
  readonly legalPartyId: Scalars['ID']['output'];
  readonly sizeBytes?: Maybe<Scalars['Int']['output']>;
  readonly status: ExportedFileStatus;
  readonly userShortName?: Maybe<Scalars['String']['output']>;
};

export type ExportedFileEvent = {
  readonly __typename?: 'ExportedFileEvent';
  readonly eventId: Scalars['String']['output'];
  readonly file?: Maybe<ExportedFile>;
  readonly fileId: Scalars['ID']['output'];
};

export type ExportedFileFilter = {
  readonly asOf?: InputMaybe<Scalars['DateTime']['input']>;
  readonly endDate?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly legalPartyId: Scalars['ID']['input'];
  readonly order?: InputMaybe<SortOrder>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly sort?: InputMaybe<FileSort>;
  readonly startDate?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly statuses?: InputMaybe<ReadonlyArray<ExportedFileStatus>>;
};

export type ExportedFilePage = {
  readonly __typename?: 'ExportedFilePage';
  readonly amountElements: Scalars['Int']['output'];
  readonly amountPages: Scalars['Int']['output'];
  readonly asOf: Scalars['DateTime']['output'];
  readonly currentPage: Scalars['Int']['output'];
  readonly list: ReadonlyArray<ExportedFile>;
  readonly searchedSince?: Maybe<Scalars['DateTime']['output']>;
};

export type ExportedFileStatus =
  | 'EMPTY'
  | 'ERROR'
  | 'GENERATING'
  | 'PENDING'
  | 'SUCCESS';

export type FileColumn = {
  readonly __typename?: 'FileColumn';
  /** From 0. */
  readonly column: Scalars['Int']['output'];
  /** The field that the heading or a former choice means. */
  readonly field?: Maybe<Scalars['String']['output']>;
  readonly heading: Scalars['String']['output'];
  readonly samples: ReadonlyArray<Scalars['String']['output']>;
};

/** One fault of a file: where it is, what stands there, and what is expected. */
export type FileComplaint = {
  readonly __typename?: 'FileComplaint';
  readonly code: Scalars['String']['output'];
  /** The letter of a column, or the name of a field. */
  readonly column?: Maybe<Scalars['String']['output']>;
  readonly field?: Maybe<Scalars['String']['output']>;
  /** What is wrong and what is expected, in the language of the request. */
  readonly message: Scalars['String']['output'];
  /** As the program of the file counts, from 1. */
  readonly row?: Maybe<Scalars['Int']['output']>;
  readonly sheet?: Maybe<Scalars['String']['output']>;
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type FileKind =
  | 'PAYMENTS';

export type FilePayload = {
  readonly __typename?: 'FilePayload';
  readonly base64: Scalars['String']['output'];
  readonly contentType: Scalars['String']['output'];
  readonly fileName: Scalars['String']['output'];
};

export type FileRef = {
  readonly fileId: Scalars['ID']['input'];
  readonly legalPartyId: Scalars['ID']['input'];
};

export type FileSort =
  | 'CREATED_DATE';

export type FileTotal = {
  readonly __typename?: 'FileTotal';
  readonly amount: Scalars['Decimal']['output'];
  readonly count: Scalars['Int']['output'];
  readonly currency: Scalars['String']['output'];
};

export type FillImportedRowsInput = {
  /** Of `payerAccount`, `paymentCode` and `valueDate`. */
  readonly fields: ReadonlyArray<ImportedFieldInput>;
  readonly fileId: Scalars['ID']['input'];
  readonly legalPartyId: Scalars['ID']['input'];
};

export type ImportStage =
  | 'BUSINESS_VALIDATION'
  | 'CREATION'
  | 'FILE_VALIDATION';

export type ImportStageState =
  | 'ERROR'
  | 'FINISHED'
  | 'PROCESSING';

/** A value of a row as the file has it, or as it was corrected. */
export type ImportedField = {
  readonly __typename?: 'ImportedField';
  readonly field: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

export type ImportedFieldInput = {
  readonly field: Scalars['String']['input'];
  readonly text: Scalars['String']['input'];
};

/** A file with payments that somebody of the organisation has uploaded. */
export type ImportedFile = {
  readonly __typename?: 'ImportedFile';
  /** The file is a table that is read as soon as its columns are chosen. */
  readonly awaitsColumns: Scalars['Boolean']['output'];
  readonly canArchive: Scalars['Boolean']['output'];
  readonly canCreate: Scalars['Boolean']['output'];
  readonly canUndo: Scalars['Boolean']['output'];
  readonly createdCount: Scalars['Int']['output'];
  readonly createdDate: Scalars['DateTime']['output'];
  /** Rows that the stage under way has done with. */
  readonly doneCount: Scalars['Int']['output'];
  readonly encoding?: Maybe<Scalars['String']['output']>;
  readonly faultyCount: Scalars['Int']['output'];
  readonly fileName: Scalars['String']['output'];
  readonly format?: Maybe<ImportedFileFormat>;
  readonly id: Scalars['ID']['output'];
  readonly isArchived: Scalars['Boolean']['output'];
  readonly kind: FileKind;
  readonly legalPartyId: Scalars['ID']['output'];
  /** Documents that the creation under way is to make. */
  readonly orderedCount: Scalars['Int']['output'];
  readonly readyCount: Scalars['Int']['output'];
  readonly rowCount: Scalars['Int']['output'];
  readonly stage: ImportStage;
  readonly stageState: ImportStageState;
  readonly status: ImportedFileStatus;
  /** By currency, of all rows whose amount could be read when the file was checked. */
  readonly totals: ReadonlyArray<FileTotal>;
  /** Short name of the person who uploaded it. */
  readonly userShortName?: Maybe<Scalars['String']['output']>;
  /** Of the ready rows, those with a warning. */
  readonly warnedCount: Scalars['Int']['output'];
};

/** A file with what is to be known about it as a whole. */
export type ImportedFileDetails = {
  readonly __typename?: 'ImportedFileDetails';
  /**
   * Columns of a table whose headings say too little: they are to be chosen, and can be chosen again until it has documents.
   * Null for any other file.
   */
  readonly columns?: Maybe<ReadonlyArray<FileColumn>>;
  /** What is wrong with the file as a whole; documents are not made of it then. */
  readonly complaints: ReadonlyArray<FileComplaint>;
  readonly file: ImportedFile;
  /** The row of the headings of these columns. */
  readonly headingRow?: Maybe<Scalars['Int']['output']>;
  /** Fields that rows need and do not have, or have only wrong from fillImportedRows, which writes them into all these rows. */
  readonly lackedFields: ReadonlyArray<LackedField>;
  /** By currency, of the rows that are documents or may become some. */
  readonly payableTotals: ReadonlyArray<FileTotal>;
  readonly warnings: ReadonlyArray<FileComplaint>;
};

export type ImportedFileEvent = {
  readonly __typename?: 'ImportedFileEvent';
  readonly eventId: Scalars['String']['output'];
  readonly file?: Maybe<ImportedFile>;
  readonly fileId: Scalars['ID']['output'];
};

export type ImportedFileFilter = {
  readonly asOf?: InputMaybe<Scalars['DateTime']['input']>;
  readonly endDate?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly legalPartyId: Scalars['ID']['input'];
  readonly order?: InputMaybe<SortOrder>;
  readonly place?: InputMaybe<ImportedFilePlace>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly sort?: InputMaybe<FileSort>;
  readonly startDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** AWAITS_COLUMNS finds the files with awaitsColumns, UNPROCESSABLE the others of this status. */
  readonly statuses?: InputMaybe<ReadonlyArray<ImportedFileStatus>>;
};

export type ImportedFileFormat =
  | 'CSV'
  | 'ONE_C'
  | 'PAIN_001_V03'
  | 'PAIN_001_V09'
  | 'XLS'
  | 'XLSX';

export type ImportedFilePage = {
  readonly __typename?: 'ImportedFilePage';
  readonly amountElements: Scalars['Int']['output'];
  readonly amountPages: Scalars['Int']['output'];
  readonly asOf: Scalars['DateTime']['output'];
  readonly currentPage: Scalars['Int']['output'];
  readonly list: ReadonlyArray<ImportedFile>;
  readonly searchedSince?: Maybe<Scalars['DateTime']['output']>;
};

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

export type ImportedRow = {
  readonly __typename?: 'ImportedRow';
  readonly complaints: ReadonlyArray<FileComplaint>;
  readonly currency: Scalars['String']['output'];
  readonly fields: ReadonlyArray<ImportedField>;
  /** Its place in the file, from 1; the id for createDocumentsFromFile. */
  readonly id: Scalars['Int']['output'];
  readonly kind: ImportedKind;
  readonly operationCode: Scalars['String']['output'];
  readonly paymentId?: Maybe<Scalars['ID']['output']>;
  readonly row: Scalars['Int']['output'];
  readonly sheet?: Maybe<Scalars['String']['output']>;
  readonly state: ImportedRowState;
  readonly warnings: ReadonlyArray<FileComplaint>;
};

export type ImportedRowFilter = {
  readonly fileId: Scalars['ID']['input'];
  readonly kinds?: InputMaybe<ReadonlyArray<ImportedKind>>;
  readonly legalPartyId: Scalars['ID']['input'];
  readonly onlyWarned?: InputMaybe<Scalars['Boolean']['input']>;
  readonly states?: InputMaybe<ReadonlyArray<ImportedRowState>>;
};

export type ImportedRowPage = {
  readonly __typename?: 'ImportedRowPage';
  readonly amountElements: Scalars['Int']['output'];
  readonly amountPages: Scalars['Int']['output'];
  readonly currentPage: Scalars['Int']['output'];
  readonly list: ReadonlyArray<ImportedRow>;
};

export type ImportedRowState =
  | 'CREATED'
  | 'FAULTY'
  | 'READY';

export type LackedField = {
  readonly __typename?: 'LackedField';
  readonly field: Scalars['String']['output'];
  readonly rowCount: Scalars['Int']['output'];
};

/** A text of a dictionary in the three languages of the product. */
export type LocalizedText = {
  readonly __typename?: 'LocalizedText';
  readonly eng: Scalars['String']['output'];
  readonly kg: Scalars['String']['output'];
  readonly ru: Scalars['String']['output'];
};

export type MapImportedFileInput = {
  readonly columns: ReadonlyArray<ColumnChoice>;
  readonly fileId: Scalars['ID']['input'];
  readonly headingRow: Scalars['Int']['input'];
  readonly legalPartyId: Scalars['ID']['input'];
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  readonly archiveImportedFile: Scalars['Boolean']['output'];
  /** Begins to check an upload and returns the id of the file. The same upload is one file. */
  readonly checkImportedFile: Scalars['ID']['output'];
  /** A text has at most 500 characters (FIELD_TOO_LONG). */
  readonly correctImportedRows: ReadonlyArray<ImportedRow>;
  /** Begins to make drafts of rows; each row makes one document, however often it is called. */
  readonly createDocumentsFromFile: Scalars['ID']['output'];
  readonly deleteExportedFile: Scalars['Boolean']['output'];
  /**
   * Writes the fields into all rows that lack them, checks these rows again and returns how many they are. A wrong value that
   * this call has written is replaced by the next one; what the file or correctImportedRows gave stays. A text has at most 500
   * characters (FIELD_TOO_LONG).
   */
  readonly fillImportedRows: Scalars['Int']['output'];
  /**
   * Checks a table again with chosen columns, which are remembered for its headings. The row of the headings and the columns
   * are those of ImportedFileDetails; a choice without a column that payments need is refused.
   */
  readonly mapImportedFile: Scalars['ID']['output'];
  readonly orderExport: Scalars['ID']['output'];
  /** Deletes all documents of the file while none of them is signed. */
  readonly undoImport: Scalars['Boolean']['output'];
};


export type MutationArchiveImportedFileArgs = {
  file: FileRef;
};


export type MutationCheckImportedFileArgs = {
  file: CheckImportedFileInput;
};


export type MutationCorrectImportedRowsArgs = {
  rows: CorrectImportedRowsInput;
};


export type MutationCreateDocumentsFromFileArgs = {
  rows: CreateDocumentsInput;
};


export type MutationDeleteExportedFileArgs = {
  file: FileRef;
};


export type MutationFillImportedRowsArgs = {
  rows: FillImportedRowsInput;
};


export type MutationMapImportedFileArgs = {
  file: MapImportedFileInput;
};


export type MutationOrderExportArgs = {
  export: OrderExportInput;
};


export type MutationUndoImportArgs = {
  file: FileRef;
};

export type OrderExportInput = {
  /**
   * The filters of the list by the names of its operation. Operations take `startDate` and `endDate`, and the number of one
   * `account`.
   */
  readonly filter?: InputMaybe<ReadonlyArray<ImportedFieldInput>>;
  readonly format: ExportFormat;
  readonly kind: ExportKind;
  readonly legalPartyId: Scalars['ID']['input'];
};

/** Paging by page number as in the specification: the first page is 1. */
export type PageableInput = {
  readonly page?: InputMaybe<Scalars['Int']['input']>;
  readonly size?: InputMaybe<Scalars['Int']['input']>;
};

export type Query = {
  readonly __typename?: 'Query';
  readonly downloadExportedFile: FilePayload;
  readonly downloadFileTemplate: FilePayload;
  /** What became of each payment: pain.002, a file of 1C, or a table, as the file came. */
  readonly downloadImportAnswer: FilePayload;
  readonly findExportedFiles: ExportedFilePage;
  readonly findImportedFileById: ImportedFileDetails;
  readonly findImportedFileRows: ImportedRowPage;
  readonly findImportedFiles: ImportedFilePage;
};


export type QueryDownloadExportedFileArgs = {
  file: FileRef;
};


export type QueryDownloadFileTemplateArgs = {
  format: TemplateFormat;
  kind: FileKind;
};


export type QueryDownloadImportAnswerArgs = {
  file: FileRef;
};


export type QueryFindExportedFilesArgs = {
  filter: ExportedFileFilter;
  pageable: PageableInput;
};


export type QueryFindImportedFileByIdArgs = {
  file: FileRef;
};


export type QueryFindImportedFileRowsArgs = {
  filter: ImportedRowFilter;
  pageable: PageableInput;
};


export type QueryFindImportedFilesArgs = {
  filter: ImportedFileFilter;
  pageable: PageableInput;
};

export type SortOrder =
  | 'ASC'
  | 'DESC';

export type Subscription = {
  readonly __typename?: 'Subscription';
  readonly listenExportedFile: ExportedFileEvent;
  readonly listenImportedFile: ImportedFileEvent;
};


export type SubscriptionListenExportedFileArgs = {
  lastEventId?: InputMaybe<Scalars['String']['input']>;
  legalPartyId: Scalars['ID']['input'];
};


export type SubscriptionListenImportedFileArgs = {
  fileId?: InputMaybe<Scalars['ID']['input']>;
  lastEventId?: InputMaybe<Scalars['String']['input']>;
  legalPartyId: Scalars['ID']['input'];
};

export type TemplateFormat =
  | 'CSV'
  | 'XLSX';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CheckImportedFileInput: CheckImportedFileInput;
  ColumnChoice: ColumnChoice;
  CorrectImportedRowsInput: CorrectImportedRowsInput;
  CreateDocumentsInput: CreateDocumentsInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  ExportFormat: ExportFormat;
  ExportKind: ExportKind;
  ExportedFile: ResolverTypeWrapper<ExportedFile>;
  ExportedFileEvent: ResolverTypeWrapper<ExportedFileEvent>;
  ExportedFileFilter: ExportedFileFilter;
  ExportedFilePage: ResolverTypeWrapper<ExportedFilePage>;
  ExportedFileStatus: ExportedFileStatus;
  FileColumn: ResolverTypeWrapper<FileColumn>;
  FileComplaint: ResolverTypeWrapper<FileComplaint>;
  FileKind: FileKind;
  FilePayload: ResolverTypeWrapper<FilePayload>;
  FileRef: FileRef;
  FileSort: FileSort;
  FileTotal: ResolverTypeWrapper<FileTotal>;
  FillImportedRowsInput: FillImportedRowsInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImportStage: ImportStage;
  ImportStageState: ImportStageState;
  ImportedField: ResolverTypeWrapper<ImportedField>;
  ImportedFieldInput: ImportedFieldInput;
  ImportedFile: ResolverTypeWrapper<ImportedFile>;
  ImportedFileDetails: ResolverTypeWrapper<ImportedFileDetails>;
  ImportedFileEvent: ResolverTypeWrapper<ImportedFileEvent>;
  ImportedFileFilter: ImportedFileFilter;
  ImportedFileFormat: ImportedFileFormat;
  ImportedFilePage: ResolverTypeWrapper<ImportedFilePage>;
  ImportedFilePlace: ImportedFilePlace;
  ImportedFileStatus: ImportedFileStatus;
  ImportedKind: ImportedKind;
  ImportedRow: ResolverTypeWrapper<ImportedRow>;
  ImportedRowFilter: ImportedRowFilter;
  ImportedRowPage: ResolverTypeWrapper<ImportedRowPage>;
  ImportedRowState: ImportedRowState;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LackedField: ResolverTypeWrapper<LackedField>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LocalizedText: ResolverTypeWrapper<LocalizedText>;
  MapImportedFileInput: MapImportedFileInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OrderExportInput: OrderExportInput;
  PageableInput: PageableInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SortOrder: SortOrder;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TemplateFormat: TemplateFormat;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Boolean: Scalars['Boolean']['output'];
  CheckImportedFileInput: CheckImportedFileInput;
  ColumnChoice: ColumnChoice;
  CorrectImportedRowsInput: CorrectImportedRowsInput;
  CreateDocumentsInput: CreateDocumentsInput;
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  ExportedFile: ExportedFile;
  ExportedFileEvent: ExportedFileEvent;
  ExportedFileFilter: ExportedFileFilter;
  ExportedFilePage: ExportedFilePage;
  FileColumn: FileColumn;
  FileComplaint: FileComplaint;
  FilePayload: FilePayload;
  FileRef: FileRef;
  FileTotal: FileTotal;
  FillImportedRowsInput: FillImportedRowsInput;
  ID: Scalars['ID']['output'];
  ImportedField: ImportedField;
  ImportedFieldInput: ImportedFieldInput;
  ImportedFile: ImportedFile;
  ImportedFileDetails: ImportedFileDetails;
  ImportedFileEvent: ImportedFileEvent;
  ImportedFileFilter: ImportedFileFilter;
  ImportedFilePage: ImportedFilePage;
  ImportedRow: ImportedRow;
  ImportedRowFilter: ImportedRowFilter;
  ImportedRowPage: ImportedRowPage;
  Int: Scalars['Int']['output'];
  LackedField: LackedField;
  LocalDate: Scalars['LocalDate']['output'];
  LocalizedText: LocalizedText;
  MapImportedFileInput: MapImportedFileInput;
  Mutation: Record<PropertyKey, never>;
  OrderExportInput: OrderExportInput;
  PageableInput: PageableInput;
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
};

export type ListSizeDirectiveArgs = {
  assumedSize: Scalars['Int']['input'];
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = GraphqlContext, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type ExportedFileResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ExportedFile'] = ResolversParentTypes['ExportedFile']> = {
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['ExportFormat'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ExportKind'], ParentType, ContextType>;
  legalPartyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sizeBytes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ExportedFileStatus'], ParentType, ContextType>;
  userShortName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExportedFileEventResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ExportedFileEvent'] = ResolversParentTypes['ExportedFileEvent']> = {
  eventId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['ExportedFile']>, ParentType, ContextType>;
  fileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ExportedFilePageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ExportedFilePage'] = ResolversParentTypes['ExportedFilePage']> = {
  amountElements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  list?: Resolver<ReadonlyArray<ResolversTypes['ExportedFile']>, ParentType, ContextType>;
  searchedSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type FileColumnResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FileColumn'] = ResolversParentTypes['FileColumn']> = {
  column?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  samples?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FileComplaintResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FileComplaint'] = ResolversParentTypes['FileComplaint']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sheet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FilePayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FilePayload'] = ResolversParentTypes['FilePayload']> = {
  base64?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FileTotalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FileTotal'] = ResolversParentTypes['FileTotal']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportedFieldResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ImportedField'] = ResolversParentTypes['ImportedField']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportedFileResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ImportedFile'] = ResolversParentTypes['ImportedFile']> = {
  awaitsColumns?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canArchive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canCreate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  doneCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  encoding?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  faultyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  format?: Resolver<Maybe<ResolversTypes['ImportedFileFormat']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FileKind'], ParentType, ContextType>;
  legalPartyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['ImportStage'], ParentType, ContextType>;
  stageState?: Resolver<ResolversTypes['ImportStageState'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ImportedFileStatus'], ParentType, ContextType>;
  totals?: Resolver<ReadonlyArray<ResolversTypes['FileTotal']>, ParentType, ContextType>;
  userShortName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  warnedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportedFileDetailsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ImportedFileDetails'] = ResolversParentTypes['ImportedFileDetails']> = {
  columns?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FileColumn']>>, ParentType, ContextType>;
  complaints?: Resolver<ReadonlyArray<ResolversTypes['FileComplaint']>, ParentType, ContextType>;
  file?: Resolver<ResolversTypes['ImportedFile'], ParentType, ContextType>;
  headingRow?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lackedFields?: Resolver<ReadonlyArray<ResolversTypes['LackedField']>, ParentType, ContextType>;
  payableTotals?: Resolver<ReadonlyArray<ResolversTypes['FileTotal']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['FileComplaint']>, ParentType, ContextType>;
};

export type ImportedFileEventResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ImportedFileEvent'] = ResolversParentTypes['ImportedFileEvent']> = {
  eventId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['ImportedFile']>, ParentType, ContextType>;
  fileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ImportedFilePageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ImportedFilePage'] = ResolversParentTypes['ImportedFilePage']> = {
  amountElements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  list?: Resolver<ReadonlyArray<ResolversTypes['ImportedFile']>, ParentType, ContextType>;
  searchedSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ImportedRowResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ImportedRow'] = ResolversParentTypes['ImportedRow']> = {
  complaints?: Resolver<ReadonlyArray<ResolversTypes['FileComplaint']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['ImportedField']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ImportedKind'], ParentType, ContextType>;
  operationCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sheet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ImportedRowState'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['FileComplaint']>, ParentType, ContextType>;
};

export type ImportedRowPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ImportedRowPage'] = ResolversParentTypes['ImportedRowPage']> = {
  amountElements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  list?: Resolver<ReadonlyArray<ResolversTypes['ImportedRow']>, ParentType, ContextType>;
};

export type LackedFieldResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LackedField'] = ResolversParentTypes['LackedField']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export type LocalizedTextResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LocalizedText'] = ResolversParentTypes['LocalizedText']> = {
  eng?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ru?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  archiveImportedFile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationArchiveImportedFileArgs, 'file'>>;
  checkImportedFile?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationCheckImportedFileArgs, 'file'>>;
  correctImportedRows?: Resolver<ReadonlyArray<ResolversTypes['ImportedRow']>, ParentType, ContextType, RequireFields<MutationCorrectImportedRowsArgs, 'rows'>>;
  createDocumentsFromFile?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationCreateDocumentsFromFileArgs, 'rows'>>;
  deleteExportedFile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteExportedFileArgs, 'file'>>;
  fillImportedRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationFillImportedRowsArgs, 'rows'>>;
  mapImportedFile?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationMapImportedFileArgs, 'file'>>;
  orderExport?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationOrderExportArgs, 'export'>>;
  undoImport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUndoImportArgs, 'file'>>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  downloadExportedFile?: Resolver<ResolversTypes['FilePayload'], ParentType, ContextType, RequireFields<QueryDownloadExportedFileArgs, 'file'>>;
  downloadFileTemplate?: Resolver<ResolversTypes['FilePayload'], ParentType, ContextType, RequireFields<QueryDownloadFileTemplateArgs, 'format' | 'kind'>>;
  downloadImportAnswer?: Resolver<ResolversTypes['FilePayload'], ParentType, ContextType, RequireFields<QueryDownloadImportAnswerArgs, 'file'>>;
  findExportedFiles?: Resolver<ResolversTypes['ExportedFilePage'], ParentType, ContextType, RequireFields<QueryFindExportedFilesArgs, 'filter' | 'pageable'>>;
  findImportedFileById?: Resolver<ResolversTypes['ImportedFileDetails'], ParentType, ContextType, RequireFields<QueryFindImportedFileByIdArgs, 'file'>>;
  findImportedFileRows?: Resolver<ResolversTypes['ImportedRowPage'], ParentType, ContextType, RequireFields<QueryFindImportedFileRowsArgs, 'filter' | 'pageable'>>;
  findImportedFiles?: Resolver<ResolversTypes['ImportedFilePage'], ParentType, ContextType, RequireFields<QueryFindImportedFilesArgs, 'filter' | 'pageable'>>;
};

export type SubscriptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  listenExportedFile?: SubscriptionResolver<ResolversTypes['ExportedFileEvent'], "listenExportedFile", ParentType, ContextType, RequireFields<SubscriptionListenExportedFileArgs, 'legalPartyId'>>;
  listenImportedFile?: SubscriptionResolver<ResolversTypes['ImportedFileEvent'], "listenImportedFile", ParentType, ContextType, RequireFields<SubscriptionListenImportedFileArgs, 'legalPartyId'>>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  ExportedFile?: ExportedFileResolvers<ContextType>;
  ExportedFileEvent?: ExportedFileEventResolvers<ContextType>;
  ExportedFilePage?: ExportedFilePageResolvers<ContextType>;
  FileColumn?: FileColumnResolvers<ContextType>;
  FileComplaint?: FileComplaintResolvers<ContextType>;
  FilePayload?: FilePayloadResolvers<ContextType>;
  FileTotal?: FileTotalResolvers<ContextType>;
  ImportedField?: ImportedFieldResolvers<ContextType>;
  ImportedFile?: ImportedFileResolvers<ContextType>;
  ImportedFileDetails?: ImportedFileDetailsResolvers<ContextType>;
  ImportedFileEvent?: ImportedFileEventResolvers<ContextType>;
  ImportedFilePage?: ImportedFilePageResolvers<ContextType>;
  ImportedRow?: ImportedRowResolvers<ContextType>;
  ImportedRowPage?: ImportedRowPageResolvers<ContextType>;
  LackedField?: LackedFieldResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  LocalizedText?: LocalizedTextResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphqlContext> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};
