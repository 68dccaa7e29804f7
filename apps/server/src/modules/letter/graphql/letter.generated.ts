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

export type AnswerLetterInput = {
  readonly legalPartyId: Scalars['ID']['input'];
  readonly message: Scalars['String']['input'];
  /** The letter of the bank. */
  readonly referenceLetterId: Scalars['ID']['input'];
  /** Left out: the first subject that needs a title. */
  readonly subjectCode?: InputMaybe<Scalars['String']['input']>;
  /** Left out: the title of the letter, marked as an answer. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  readonly uploadId?: InputMaybe<Scalars['ID']['input']>;
};

export type ChangeLetterStatusInput = {
  readonly comment?: InputMaybe<Scalars['String']['input']>;
  readonly legalPartyId: Scalars['ID']['input'];
  readonly letterIds: ReadonlyArray<Scalars['ID']['input']>;
  /** PROCESSED: incoming letters were read. CANCELED: the signatory rejects outgoing ones. */
  readonly status: LetterStatus;
};

export type DraftLetterInput = {
  readonly legalPartyId: Scalars['ID']['input'];
  /** Given: changes this draft. Left out: makes a new one. */
  readonly letterId?: InputMaybe<Scalars['ID']['input']>;
  readonly message: Scalars['String']['input'];
  /** A code of getLetterSubjects. */
  readonly subjectCode: Scalars['String']['input'];
  /** Left out: the name of the subject, unless it needs a title. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** Of POST /api/v1/uploads with the purpose LETTER_ATTACHMENT. */
  readonly uploadId?: InputMaybe<Scalars['ID']['input']>;
  /** Of the draft that is changed. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

export type EditedDocument = {
  readonly __typename?: 'EditedDocument';
  readonly id: Scalars['ID']['output'];
  readonly version: Scalars['Int']['output'];
};

export type EditedDocumentInput = {
  readonly id: Scalars['ID']['input'];
  readonly version: Scalars['Int']['input'];
};

export type ErrorParam = {
  readonly __typename?: 'ErrorParam';
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type Letter = {
  readonly __typename?: 'Letter';
  readonly canAnswer: Scalars['Boolean']['output'];
  readonly canDelete: Scalars['Boolean']['output'];
  /** What the requesting person may do now. */
  readonly canEdit: Scalars['Boolean']['output'];
  readonly canMarkAsRead: Scalars['Boolean']['output'];
  readonly canRevoke: Scalars['Boolean']['output'];
  readonly canSendForSigning: Scalars['Boolean']['output'];
  readonly canSign: Scalars['Boolean']['output'];
  /** Id of the person who wrote it; null for a letter of the bank. */
  readonly createdBy?: Maybe<Scalars['ID']['output']>;
  readonly createdDate: Scalars['DateTime']['output'];
  /** The comment of the last step. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Of an outgoing letter: what a signature covers. */
  readonly digest?: Maybe<Scalars['String']['output']>;
  readonly direction: LetterDirection;
  /** Give it as uploadId to keep the file when a draft is edited. */
  readonly fileId?: Maybe<Scalars['ID']['output']>;
  readonly fileName?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly isHasFile: Scalars['Boolean']['output'];
  readonly legalPartyId: Scalars['ID']['output'];
  readonly letterStatus: LetterStatus;
  readonly message: Scalars['String']['output'];
  readonly recipientCode: Scalars['String']['output'];
  readonly recipientName: Scalars['String']['output'];
  /** The letter that this one answers. */
  readonly referenceLetterId?: Maybe<Scalars['ID']['output']>;
  /** The organisation's id, or BANK. */
  readonly senderCode: Scalars['String']['output'];
  readonly senderName: Scalars['String']['output'];
  /** Of an outgoing letter: a code of getLetterSubjects, or of a subject that the bank has dropped since. */
  readonly subjectCode?: Maybe<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
  /** Id of the person who made the last step. */
  readonly updatedBy?: Maybe<Scalars['ID']['output']>;
  readonly updatedDate: Scalars['DateTime']['output'];
  /** Sign right of the person who wrote it. */
  readonly userRole?: Maybe<Scalars['String']['output']>;
  /** Short name of the person who wrote it. */
  readonly userShortName?: Maybe<Scalars['String']['output']>;
  readonly version: Scalars['Int']['output'];
};

/** What became of one letter of a batch. */
export type LetterActionResult = {
  readonly __typename?: 'LetterActionResult';
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams: ReadonlyArray<ErrorParam>;
  readonly letterId: Scalars['ID']['output'];
  readonly ok: Scalars['Boolean']['output'];
  readonly statusCode?: Maybe<LetterStatus>;
};

export type LetterDirection =
  | 'INCOMING'
  | 'OUTGOING';

export type LetterEvent = {
  readonly __typename?: 'LetterEvent';
  /** Grows; give the last one received when subscribing again to get what was missed. */
  readonly eventId: Scalars['ID']['output'];
  /** Null when deleted. */
  readonly letter?: Maybe<Letter>;
  readonly letterId: Scalars['ID']['output'];
  readonly state: LiveState;
};

export type LetterFile = {
  readonly __typename?: 'LetterFile';
  readonly base64: Scalars['String']['output'];
  readonly contentType: Scalars['String']['output'];
  readonly fileName: Scalars['String']['output'];
};

export type LetterFilter = {
  /** The moment that an earlier page was of: letters made later are left out. */
  readonly asOf?: InputMaybe<Scalars['DateTime']['input']>;
  readonly endDate?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly legalPartyId: Scalars['ID']['input'];
  readonly order?: InputMaybe<SortOrder>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly sort?: InputMaybe<LetterSort>;
  readonly startDate?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly statuses?: InputMaybe<ReadonlyArray<LetterStatus>>;
};

export type LetterPage = {
  readonly __typename?: 'LetterPage';
  readonly amountElements: Scalars['Int']['output'];
  readonly amountPages: Scalars['Int']['output'];
  /** The moment the list is of. Give it back with the next page, which then repeats no row of this one. */
  readonly asOf: Scalars['DateTime']['output'];
  readonly currentPage: Scalars['Int']['output'];
  readonly list: ReadonlyArray<Letter>;
  /** Set when there are too many letters to read them all: only those made since then were searched. */
  readonly searchedSince?: Maybe<Scalars['DateTime']['output']>;
};

export type LetterRef = {
  readonly legalPartyId: Scalars['ID']['input'];
  readonly letterId: Scalars['ID']['input'];
};

export type LetterSort =
  | 'CREATED_DATE';

/** Incoming letters are NOT_PROCESSED (new) or PROCESSED (read). */
export type LetterStatus =
  | 'CANCELED'
  | 'DRAFT'
  | 'FIRST_SIGN_IN_PAY_CONTROL'
  | 'IN_PROCESSING'
  | 'NOT_PROCESSED'
  | 'ON_VERIFICATION'
  | 'PROCESSED'
  | 'TIMEOUT_CANCELED';

/** A status that a letter to the bank has entered. */
export type LetterStatusEntry = {
  readonly __typename?: 'LetterStatusEntry';
  readonly comment?: Maybe<Scalars['String']['output']>;
  readonly statusCode: LetterStatus;
  /** Short name of the person, or null when the bank, an officer or the clock made the step. */
  readonly updatedBy?: Maybe<Scalars['String']['output']>;
  readonly updatedDate: Scalars['DateTime']['output'];
};

/** What letters to the bank may be about, by its reference data; name and hint in the language of the request. */
export type LetterSubject = {
  readonly __typename?: 'LetterSubject';
  readonly code: Scalars['String']['output'];
  /** What such a letter should say. */
  readonly hint: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** A title must be typed; of other subjects the name is the title when none is. */
  readonly needsTitle: Scalars['Boolean']['output'];
};

export type LettersRef = {
  readonly legalPartyId: Scalars['ID']['input'];
  readonly letterIds: ReadonlyArray<Scalars['ID']['input']>;
};

export type LiveState =
  | 'Deleted'
  | 'New'
  | 'Updated';

/** A text of a dictionary in the three languages of the product. */
export type LocalizedText = {
  readonly __typename?: 'LocalizedText';
  readonly eng: Scalars['String']['output'];
  readonly kg: Scalars['String']['output'];
  readonly ru: Scalars['String']['output'];
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Makes a draft that answers a letter of the bank, marks that letter as read and returns the draft's id. */
  readonly answerToLetter: Scalars['ID']['output'];
  /** Cancels the open requests; the letters go on waiting. */
  readonly cancelPayControl: ReadonlyArray<LetterActionResult>;
  readonly changeStatus: ReadonlyArray<LetterActionResult>;
  readonly deleteLetter: Scalars['Boolean']['output'];
  readonly deleteUnfinishedForm: Scalars['Boolean']['output'];
  /** Saves a draft and returns its id. */
  readonly draftLetter: Scalars['ID']['output'];
  readonly forSigningLetter: ReadonlyArray<LetterActionResult>;
  /** Keeps a form as typed; nothing in it is checked. Forms that are not kept again are deleted after 30 days. */
  readonly keepUnfinishedForm: UnfinishedForm;
  /** Sends waiting letters to the phones of the first signatories, where no request is open. */
  readonly requestPayControl: ReadonlyArray<LetterActionResult>;
  readonly signingLetter: ReadonlyArray<LetterActionResult>;
  /** Marks incoming letters as read. */
  readonly takeForProcessing: ReadonlyArray<LetterActionResult>;
};


export type MutationAnswerToLetterArgs = {
  answer: AnswerLetterInput;
};


export type MutationCancelPayControlArgs = {
  letter: LettersRef;
};


export type MutationChangeStatusArgs = {
  change: ChangeLetterStatusInput;
};


export type MutationDeleteLetterArgs = {
  letter: LetterRef;
};


export type MutationDeleteUnfinishedFormArgs = {
  form: UnfinishedFormRef;
};


export type MutationDraftLetterArgs = {
  letter: DraftLetterInput;
};


export type MutationForSigningLetterArgs = {
  letter: LettersRef;
};


export type MutationKeepUnfinishedFormArgs = {
  form: UnfinishedFormInput;
};


export type MutationRequestPayControlArgs = {
  letter: LettersRef;
};


export type MutationSigningLetterArgs = {
  sign: SignLettersInput;
};


export type MutationTakeForProcessingArgs = {
  letter: LettersRef;
};

/** Paging by page number as in the specification: the first page is 1. */
export type PageableInput = {
  readonly page?: InputMaybe<Scalars['Int']['input']>;
  readonly size?: InputMaybe<Scalars['Int']['input']>;
};

/** A letter shown to one signatory on their phone. */
export type PayControlRequest = {
  readonly __typename?: 'PayControlRequest';
  readonly answeredDate?: Maybe<Scalars['DateTime']['output']>;
  readonly createdDate: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isYours: Scalars['Boolean']['output'];
  /** Short name of the signatory. */
  readonly personName: Scalars['String']['output'];
  /** The person's reason for declining, or why the phone could not answer. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly stage: Scalars['Int']['output'];
  readonly state: PayControlRequestState;
  /** The text that the phone shows. */
  readonly text: Scalars['String']['output'];
  /** Until when the phone may answer. */
  readonly validUntil: Scalars['DateTime']['output'];
};

/** SENDING: not handed to the pay-control server yet. FAILED: the phone could not answer; the letter still waits. */
export type PayControlRequestState =
  | 'CANCELLED'
  | 'CONFIRMED'
  | 'DECLINED'
  | 'EXPIRED'
  | 'FAILED'
  | 'SENDING'
  | 'WAITING';

export type PayControlRequests = {
  readonly __typename?: 'PayControlRequests';
  /** Newest first. */
  readonly list: ReadonlyArray<PayControlRequest>;
  /** The requesting person may cancel the open requests. */
  readonly mayCancel: Scalars['Boolean']['output'];
  /** The requesting person may send the letter to the phones (again). */
  readonly mayRequest: Scalars['Boolean']['output'];
};

export type Query = {
  readonly __typename?: 'Query';
  /** One of them, also when it has become a document within the last day. Error UNFINISHED_FORM_NOT_FOUND. */
  readonly findUnfinishedForm: UnfinishedForm;
  /** Own forms that are no documents yet, the latest first. */
  readonly findUnfinishedForms: ReadonlyArray<UnfinishedForm>;
  readonly getAllLettersForIncoming: LetterPage;
  readonly getAllLettersForOutgoing: LetterPage;
  /** Incoming letters that nobody has read. */
  readonly getAmountNotProcessedStatus: Scalars['Int']['output'];
  /** The attached file. Errors LETTER_NOT_FOUND, FILE_NOT_FOUND. */
  readonly getBase64: LetterFile;
  /** Error LETTER_NOT_FOUND. */
  readonly getLetterById: Letter;
  /** Of a letter to the bank, oldest first. */
  readonly getLetterStatusHistory: ReadonlyArray<LetterStatusEntry>;
  readonly getLetterSubjects: ReadonlyArray<LetterSubject>;
  /** The requests on phones for a letter of a pay-control contract. */
  readonly getPayControlRequests: PayControlRequests;
  /** The texts of letters that the person may view; others are left out. */
  readonly getTextsToSign: ReadonlyArray<TextToSign>;
};


export type QueryFindUnfinishedFormArgs = {
  form: UnfinishedFormRef;
};


export type QueryFindUnfinishedFormsArgs = {
  legalPartyId: Scalars['ID']['input'];
};


export type QueryGetAllLettersForIncomingArgs = {
  filter: LetterFilter;
  pageable?: InputMaybe<PageableInput>;
};


export type QueryGetAllLettersForOutgoingArgs = {
  filter: LetterFilter;
  pageable?: InputMaybe<PageableInput>;
};


export type QueryGetAmountNotProcessedStatusArgs = {
  legalPartyId: Scalars['ID']['input'];
};


export type QueryGetBase64Args = {
  letter: LetterRef;
};


export type QueryGetLetterByIdArgs = {
  letter: LetterRef;
};


export type QueryGetLetterStatusHistoryArgs = {
  letter: LetterRef;
};


export type QueryGetPayControlRequestsArgs = {
  letter: LetterRef;
};


export type QueryGetTextsToSignArgs = {
  letter: LettersRef;
};

/** Sent again under its key, the save has one effect. The content is the client's own note of what it saves. */
export type SaveAttempt = {
  readonly __typename?: 'SaveAttempt';
  readonly content: Scalars['String']['output'];
  readonly key: Scalars['String']['output'];
};

export type SaveAttemptInput = {
  readonly content: Scalars['String']['input'];
  readonly key: Scalars['String']['input'];
};

export type SignLettersInput = {
  /** In the order of letterIds: what the person was shown. */
  readonly digests: ReadonlyArray<Scalars['String']['input']>;
  readonly legalPartyId: Scalars['ID']['input'];
  readonly letterIds: ReadonlyArray<Scalars['ID']['input']>;
  /** Where the contract signs with an authenticator app. */
  readonly otpCode?: InputMaybe<Scalars['String']['input']>;
  /** Where it signs with a token: detached CMS, base64, in the order of letterIds. */
  readonly signatures?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type SortOrder =
  | 'ASC'
  | 'DESC';

export type Subscription = {
  readonly __typename?: 'Subscription';
  /** Changes of every letter that the person may view. */
  readonly listenLetter: LetterEvent;
  /** Changes of one letter. */
  readonly listenLetterForStatus: LetterEvent;
};


export type SubscriptionListenLetterArgs = {
  lastEventId?: InputMaybe<Scalars['ID']['input']>;
  legalPartyId: Scalars['ID']['input'];
};


export type SubscriptionListenLetterForStatusArgs = {
  lastEventId?: InputMaybe<Scalars['ID']['input']>;
  legalPartyId: Scalars['ID']['input'];
  letterId: Scalars['ID']['input'];
};

/** The exact bytes that a token signs: UTF-8 of the text. */
export type TextToSign = {
  readonly __typename?: 'TextToSign';
  readonly canonicalText: Scalars['String']['output'];
  readonly digest: Scalars['String']['output'];
  readonly letterId: Scalars['ID']['output'];
};

export type TypedText = {
  readonly __typename?: 'TypedText';
  readonly field: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

export type TypedTextInput = {
  readonly field: Scalars['String']['input'];
  readonly text: Scalars['String']['input'];
};

/** What a person has typed into a form that is no document yet. Only they see it. */
export type UnfinishedForm = {
  readonly __typename?: 'UnfinishedForm';
  /** A save whose answer was awaited when the form was kept. */
  readonly attempt?: Maybe<SaveAttempt>;
  /** The document that is edited in the form. */
  readonly edited?: Maybe<EditedDocument>;
  /** Name of the form in the address of the page. */
  readonly form: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly keptAt: Scalars['DateTime']['output'];
  /** The document that this save made: the form is used up and no longer listed. */
  readonly savedId?: Maybe<Scalars['ID']['output']>;
  readonly texts: ReadonlyArray<TypedText>;
  /** Grows each time the form is kept; give it back when keeping it again. */
  readonly version: Scalars['Int']['output'];
};

export type UnfinishedFormInput = {
  readonly attempt?: InputMaybe<SaveAttemptInput>;
  readonly edited?: InputMaybe<EditedDocumentInput>;
  readonly form: Scalars['String']['input'];
  /** A UUID that the client makes. */
  readonly id: Scalars['ID']['input'];
  readonly legalPartyId: Scalars['ID']['input'];
  readonly texts: ReadonlyArray<TypedTextInput>;
  /** Left out for a form that was never kept. Another device's version answers UNFINISHED_FORM_CHANGED_MEANWHILE. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

export type UnfinishedFormRef = {
  readonly id: Scalars['ID']['input'];
  readonly legalPartyId: Scalars['ID']['input'];
};



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
  AnswerLetterInput: AnswerLetterInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ChangeLetterStatusInput: ChangeLetterStatusInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DraftLetterInput: DraftLetterInput;
  EditedDocument: ResolverTypeWrapper<EditedDocument>;
  EditedDocumentInput: EditedDocumentInput;
  ErrorParam: ResolverTypeWrapper<ErrorParam>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Letter: ResolverTypeWrapper<Letter>;
  LetterActionResult: ResolverTypeWrapper<LetterActionResult>;
  LetterDirection: LetterDirection;
  LetterEvent: ResolverTypeWrapper<LetterEvent>;
  LetterFile: ResolverTypeWrapper<LetterFile>;
  LetterFilter: LetterFilter;
  LetterPage: ResolverTypeWrapper<LetterPage>;
  LetterRef: LetterRef;
  LetterSort: LetterSort;
  LetterStatus: LetterStatus;
  LetterStatusEntry: ResolverTypeWrapper<LetterStatusEntry>;
  LetterSubject: ResolverTypeWrapper<LetterSubject>;
  LettersRef: LettersRef;
  LiveState: LiveState;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LocalizedText: ResolverTypeWrapper<LocalizedText>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PageableInput: PageableInput;
  PayControlRequest: ResolverTypeWrapper<PayControlRequest>;
  PayControlRequestState: PayControlRequestState;
  PayControlRequests: ResolverTypeWrapper<PayControlRequests>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SaveAttempt: ResolverTypeWrapper<SaveAttempt>;
  SaveAttemptInput: SaveAttemptInput;
  SignLettersInput: SignLettersInput;
  SortOrder: SortOrder;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TextToSign: ResolverTypeWrapper<TextToSign>;
  TypedText: ResolverTypeWrapper<TypedText>;
  TypedTextInput: TypedTextInput;
  UnfinishedForm: ResolverTypeWrapper<UnfinishedForm>;
  UnfinishedFormInput: UnfinishedFormInput;
  UnfinishedFormRef: UnfinishedFormRef;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AnswerLetterInput: AnswerLetterInput;
  Boolean: Scalars['Boolean']['output'];
  ChangeLetterStatusInput: ChangeLetterStatusInput;
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  DraftLetterInput: DraftLetterInput;
  EditedDocument: EditedDocument;
  EditedDocumentInput: EditedDocumentInput;
  ErrorParam: ErrorParam;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Letter: Letter;
  LetterActionResult: LetterActionResult;
  LetterEvent: LetterEvent;
  LetterFile: LetterFile;
  LetterFilter: LetterFilter;
  LetterPage: LetterPage;
  LetterRef: LetterRef;
  LetterStatusEntry: LetterStatusEntry;
  LetterSubject: LetterSubject;
  LettersRef: LettersRef;
  LocalDate: Scalars['LocalDate']['output'];
  LocalizedText: LocalizedText;
  Mutation: Record<PropertyKey, never>;
  PageableInput: PageableInput;
  PayControlRequest: PayControlRequest;
  PayControlRequests: PayControlRequests;
  Query: Record<PropertyKey, never>;
  SaveAttempt: SaveAttempt;
  SaveAttemptInput: SaveAttemptInput;
  SignLettersInput: SignLettersInput;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  TextToSign: TextToSign;
  TypedText: TypedText;
  TypedTextInput: TypedTextInput;
  UnfinishedForm: UnfinishedForm;
  UnfinishedFormInput: UnfinishedFormInput;
  UnfinishedFormRef: UnfinishedFormRef;
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

export type EditedDocumentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EditedDocument'] = ResolversParentTypes['EditedDocument']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ErrorParamResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ErrorParam'] = ResolversParentTypes['ErrorParam']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LetterResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Letter'] = ResolversParentTypes['Letter']> = {
  canAnswer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canMarkAsRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canRevoke?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canSendForSigning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canSign?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  digest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['LetterDirection'], ParentType, ContextType>;
  fileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHasFile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  legalPartyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  letterStatus?: Resolver<ResolversTypes['LetterStatus'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipientCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  referenceLetterId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  senderCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  senderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  updatedDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userRole?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userShortName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LetterActionResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LetterActionResult'] = ResolversParentTypes['LetterActionResult']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<ReadonlyArray<ResolversTypes['ErrorParam']>, ParentType, ContextType>;
  letterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  statusCode?: Resolver<Maybe<ResolversTypes['LetterStatus']>, ParentType, ContextType>;
};

export type LetterEventResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LetterEvent'] = ResolversParentTypes['LetterEvent']> = {
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  letter?: Resolver<Maybe<ResolversTypes['Letter']>, ParentType, ContextType>;
  letterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LiveState'], ParentType, ContextType>;
};

export type LetterFileResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LetterFile'] = ResolversParentTypes['LetterFile']> = {
  base64?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LetterPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LetterPage'] = ResolversParentTypes['LetterPage']> = {
  amountElements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  list?: Resolver<ReadonlyArray<ResolversTypes['Letter']>, ParentType, ContextType>;
  searchedSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type LetterStatusEntryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LetterStatusEntry'] = ResolversParentTypes['LetterStatusEntry']> = {
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['LetterStatus'], ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LetterSubjectResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LetterSubject'] = ResolversParentTypes['LetterSubject']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needsTitle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  answerToLetter?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationAnswerToLetterArgs, 'answer'>>;
  cancelPayControl?: Resolver<ReadonlyArray<ResolversTypes['LetterActionResult']>, ParentType, ContextType, RequireFields<MutationCancelPayControlArgs, 'letter'>>;
  changeStatus?: Resolver<ReadonlyArray<ResolversTypes['LetterActionResult']>, ParentType, ContextType, RequireFields<MutationChangeStatusArgs, 'change'>>;
  deleteLetter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteLetterArgs, 'letter'>>;
  deleteUnfinishedForm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteUnfinishedFormArgs, 'form'>>;
  draftLetter?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDraftLetterArgs, 'letter'>>;
  forSigningLetter?: Resolver<ReadonlyArray<ResolversTypes['LetterActionResult']>, ParentType, ContextType, RequireFields<MutationForSigningLetterArgs, 'letter'>>;
  keepUnfinishedForm?: Resolver<ResolversTypes['UnfinishedForm'], ParentType, ContextType, RequireFields<MutationKeepUnfinishedFormArgs, 'form'>>;
  requestPayControl?: Resolver<ReadonlyArray<ResolversTypes['LetterActionResult']>, ParentType, ContextType, RequireFields<MutationRequestPayControlArgs, 'letter'>>;
  signingLetter?: Resolver<ReadonlyArray<ResolversTypes['LetterActionResult']>, ParentType, ContextType, RequireFields<MutationSigningLetterArgs, 'sign'>>;
  takeForProcessing?: Resolver<ReadonlyArray<ResolversTypes['LetterActionResult']>, ParentType, ContextType, RequireFields<MutationTakeForProcessingArgs, 'letter'>>;
};

export type PayControlRequestResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PayControlRequest'] = ResolversParentTypes['PayControlRequest']> = {
  answeredDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isYours?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  personName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PayControlRequestState'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PayControlRequestsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PayControlRequests'] = ResolversParentTypes['PayControlRequests']> = {
  list?: Resolver<ReadonlyArray<ResolversTypes['PayControlRequest']>, ParentType, ContextType>;
  mayCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayRequest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  findUnfinishedForm?: Resolver<ResolversTypes['UnfinishedForm'], ParentType, ContextType, RequireFields<QueryFindUnfinishedFormArgs, 'form'>>;
  findUnfinishedForms?: Resolver<ReadonlyArray<ResolversTypes['UnfinishedForm']>, ParentType, ContextType, RequireFields<QueryFindUnfinishedFormsArgs, 'legalPartyId'>>;
  getAllLettersForIncoming?: Resolver<ResolversTypes['LetterPage'], ParentType, ContextType, RequireFields<QueryGetAllLettersForIncomingArgs, 'filter'>>;
  getAllLettersForOutgoing?: Resolver<ResolversTypes['LetterPage'], ParentType, ContextType, RequireFields<QueryGetAllLettersForOutgoingArgs, 'filter'>>;
  getAmountNotProcessedStatus?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<QueryGetAmountNotProcessedStatusArgs, 'legalPartyId'>>;
  getBase64?: Resolver<ResolversTypes['LetterFile'], ParentType, ContextType, RequireFields<QueryGetBase64Args, 'letter'>>;
  getLetterById?: Resolver<ResolversTypes['Letter'], ParentType, ContextType, RequireFields<QueryGetLetterByIdArgs, 'letter'>>;
  getLetterStatusHistory?: Resolver<ReadonlyArray<ResolversTypes['LetterStatusEntry']>, ParentType, ContextType, RequireFields<QueryGetLetterStatusHistoryArgs, 'letter'>>;
  getLetterSubjects?: Resolver<ReadonlyArray<ResolversTypes['LetterSubject']>, ParentType, ContextType>;
  getPayControlRequests?: Resolver<ResolversTypes['PayControlRequests'], ParentType, ContextType, RequireFields<QueryGetPayControlRequestsArgs, 'letter'>>;
  getTextsToSign?: Resolver<ReadonlyArray<ResolversTypes['TextToSign']>, ParentType, ContextType, RequireFields<QueryGetTextsToSignArgs, 'letter'>>;
};

export type SaveAttemptResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SaveAttempt'] = ResolversParentTypes['SaveAttempt']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  listenLetter?: SubscriptionResolver<ResolversTypes['LetterEvent'], "listenLetter", ParentType, ContextType, RequireFields<SubscriptionListenLetterArgs, 'legalPartyId'>>;
  listenLetterForStatus?: SubscriptionResolver<ResolversTypes['LetterEvent'], "listenLetterForStatus", ParentType, ContextType, RequireFields<SubscriptionListenLetterForStatusArgs, 'legalPartyId' | 'letterId'>>;
};

export type TextToSignResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TextToSign'] = ResolversParentTypes['TextToSign']> = {
  canonicalText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  digest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  letterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TypedTextResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TypedText'] = ResolversParentTypes['TypedText']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnfinishedFormResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UnfinishedForm'] = ResolversParentTypes['UnfinishedForm']> = {
  attempt?: Resolver<Maybe<ResolversTypes['SaveAttempt']>, ParentType, ContextType>;
  edited?: Resolver<Maybe<ResolversTypes['EditedDocument']>, ParentType, ContextType>;
  form?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keptAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  savedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  texts?: Resolver<ReadonlyArray<ResolversTypes['TypedText']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  EditedDocument?: EditedDocumentResolvers<ContextType>;
  ErrorParam?: ErrorParamResolvers<ContextType>;
  Letter?: LetterResolvers<ContextType>;
  LetterActionResult?: LetterActionResultResolvers<ContextType>;
  LetterEvent?: LetterEventResolvers<ContextType>;
  LetterFile?: LetterFileResolvers<ContextType>;
  LetterPage?: LetterPageResolvers<ContextType>;
  LetterStatusEntry?: LetterStatusEntryResolvers<ContextType>;
  LetterSubject?: LetterSubjectResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  LocalizedText?: LocalizedTextResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PayControlRequest?: PayControlRequestResolvers<ContextType>;
  PayControlRequests?: PayControlRequestsResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SaveAttempt?: SaveAttemptResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TextToSign?: TextToSignResolvers<ContextType>;
  TypedText?: TypedTextResolvers<ContextType>;
  UnfinishedForm?: UnfinishedFormResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphqlContext> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};
