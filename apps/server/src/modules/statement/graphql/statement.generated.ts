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

/** A text of a dictionary in the three languages of the product. */
export type LocalizedText = {
  readonly __typename?: 'LocalizedText';
  readonly eng: Scalars['String']['output'];
  readonly kg: Scalars['String']['output'];
  readonly ru: Scalars['String']['output'];
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Removes a statement of whatever kind with its files, for everybody; for the person who ordered it, and for the first signatory. Errors STATEMENT_NOT_FOUND, FORBIDDEN. */
  readonly deleteStatement: Scalars['Boolean']['output'];
  readonly deleteStatementSchedule: Scalars['Boolean']['output'];
  /** Errors ACCOUNT_NOT_FOUND, CURRENCY_UNKNOWN, PERIOD_TOO_LONG, STATEMENT_NO_ACCOUNTS, STATEMENTS_TOO_MANY and others. */
  readonly order: OrderedStatement;
  readonly orderCardStatement: OrderedStatement;
  /** Error POS_TERMINAL_NOT_FOUND. */
  readonly orderPOSTerminalStatement: OrderedPosTerminalStatement;
  readonly saveStatementSchedule: StatementSchedule;
};


export type MutationDeleteStatementArgs = {
  partyId: Scalars['ID']['input'];
  statementId: Scalars['ID']['input'];
};


export type MutationDeleteStatementScheduleArgs = {
  partyId: Scalars['ID']['input'];
  scheduleId: Scalars['ID']['input'];
};


export type MutationOrderArgs = {
  statementOrder: StatementOrderInput;
};


export type MutationOrderCardStatementArgs = {
  statementOrder: StatementOrderInput;
};


export type MutationOrderPosTerminalStatementArgs = {
  statementOrder: PosTerminalStatementOrderInput;
};


export type MutationSaveStatementScheduleArgs = {
  schedule: StatementScheduleInput;
};

/** Payments of an account without a gap, in the order of their booking. */
export type NewStatementPayments = {
  readonly __typename?: 'NewStatementPayments';
  /** Where the next call goes on, also when nothing was new; null while the account has no payments. */
  readonly cursor?: Maybe<Scalars['String']['output']>;
  readonly hasMore: Scalars['Boolean']['output'];
  readonly incomingBalance?: Maybe<Scalars['Decimal']['output']>;
  /** ISO code; like the balances before and after the payments null when nothing was new. */
  readonly isoName?: Maybe<Scalars['String']['output']>;
  readonly outgoingBalance?: Maybe<Scalars['Decimal']['output']>;
  readonly payments: ReadonlyArray<StatementPayment>;
};

export type OrderedPosTerminalStatement = {
  readonly __typename?: 'OrderedPOSTerminalStatement';
  readonly isRepeated: Scalars['Boolean']['output'];
  readonly posTerminalStatement: PosTerminalStatement;
};

/** `isRepeated`: the same had been ordered before and nothing has changed since, so that one is returned. */
export type OrderedStatement = {
  readonly __typename?: 'OrderedStatement';
  readonly isRepeated: Scalars['Boolean']['output'];
  readonly statement: Statement;
};

export type PosTerminal = {
  readonly __typename?: 'POSTerminal';
  readonly code: Scalars['String']['output'];
  readonly isActive: Scalars['Boolean']['output'];
  readonly salePointName: Scalars['String']['output'];
};

export type PosTerminalStatement = {
  readonly __typename?: 'POSTerminalStatement';
  readonly availableUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly endDate: Scalars['LocalDate']['output'];
  /** Why there is no file, in words. */
  readonly errorMessage?: Maybe<Scalars['String']['output']>;
  readonly fileName: Scalars['String']['output'];
  readonly formats: ReadonlyArray<StatementFileFormat>;
  readonly id: Scalars['ID']['output'];
  readonly isDeletable: Scalars['Boolean']['output'];
  readonly operationCount: Scalars['Int']['output'];
  readonly partyID: Scalars['ID']['output'];
  readonly progress: Scalars['Int']['output'];
  readonly requestDate: Scalars['DateTime']['output'];
  readonly requestedBy?: Maybe<Scalars['String']['output']>;
  readonly startDate: Scalars['LocalDate']['output'];
  readonly status: StatementStatus;
  readonly statusLabel: Scalars['String']['output'];
  readonly terminals: ReadonlyArray<PosTerminalsByAddress>;
};

export type PosTerminalStatementEvent = {
  readonly __typename?: 'POSTerminalStatementEvent';
  readonly eventId: Scalars['ID']['output'];
  readonly posTerminalStatement?: Maybe<PosTerminalStatement>;
  readonly statementID: Scalars['ID']['output'];
  readonly subscriptionType: StatementSubscriptionType;
};

export type PosTerminalStatementOrderInput = {
  readonly endDate: Scalars['LocalDate']['input'];
  readonly partyID: Scalars['ID']['input'];
  /** Empty means all terminals. */
  readonly posTerminalsByAddresses: ReadonlyArray<PosTerminalsByAddressInput>;
  readonly startDate: Scalars['LocalDate']['input'];
};

export type PosTerminalStatementPage = {
  readonly __typename?: 'POSTerminalStatementPage';
  readonly currentPage: Scalars['Int']['output'];
  readonly elementsInCurrentPage: Scalars['Int']['output'];
  readonly posTerminalStatements: ReadonlyArray<PosTerminalStatement>;
  readonly totalElements: Scalars['Int']['output'];
  readonly totalPages: Scalars['Int']['output'];
};

export type PosTerminalsByAddress = {
  readonly __typename?: 'POSTerminalsByAddress';
  readonly address: Scalars['String']['output'];
  readonly posTerminals: ReadonlyArray<PosTerminal>;
};

export type PosTerminalsByAddressInput = {
  readonly address: Scalars['String']['input'];
  readonly posTerminals: ReadonlyArray<Scalars['String']['input']>;
};

/** Paging by page number as in the specification: the first page is 1. */
export type PageableInput = {
  readonly page?: InputMaybe<Scalars['Int']['input']>;
  readonly size?: InputMaybe<Scalars['Int']['input']>;
};

export type Query = {
  readonly __typename?: 'Query';
  /**
   * The file of a statement. Without a language it is in that of the request. Errors STATEMENT_NOT_FOUND,
   * STATEMENT_NOT_READY and STATEMENT_FILE_IN_PROGRESS (repeat the call), STATEMENT_EMPTY, STATEMENT_FILE_FAILED,
   * STATEMENT_FORMAT_NOT_AVAILABLE, STATEMENT_LETTERS_NOT_IN_FORMAT.
   */
  readonly download: StatementFile;
  /** XLSX unless another format is given. */
  readonly downloadPOSTerminalStatement: StatementFile;
  /** Statements of accounts and cards, newest first; only those whose accounts the person may read. */
  readonly findAll: StatementPage;
  readonly findPOSTerminalStatements: PosTerminalStatementPage;
  /** One of them, or one of terminals, whose codes stand for accounts. Error STATEMENT_NOT_FOUND. */
  readonly findStatement: Statement;
  /** Own schedules. */
  readonly findStatementSchedules: ReadonlyArray<StatementSchedule>;
  /**
   * What was booked after a cursor, each payment once, for programs. The first call begins with a day, or with the
   * account; at most 500 at once. Without the right to see salaries a day with salaries comes when it is over, with one row
   * for all its salaries. Errors ACCOUNT_NOT_FOUND, CURSOR_INVALID.
   */
  readonly getNewPayments: NewStatementPayments;
  readonly getPOSTerminals: ReadonlyArray<PosTerminalsByAddress>;
  /** The same of a period without an order, read from the bank now. Errors ACCOUNT_NOT_FOUND, PERIOD_TOO_LONG. */
  readonly getPayments: StatementPayments;
  /** What a statement contains. Errors STATEMENT_NOT_FOUND, STATEMENT_NOT_READY, STATEMENT_NOT_MADE. */
  readonly getPaymentsByStatement: StatementPayments;
};


export type QueryDownloadArgs = {
  fileFormat: StatementFileFormat;
  fileName: Scalars['String']['input'];
  language?: InputMaybe<StatementLanguage>;
  partyId: Scalars['ID']['input'];
};


export type QueryDownloadPosTerminalStatementArgs = {
  fileFormat?: InputMaybe<StatementFileFormat>;
  language?: InputMaybe<StatementLanguage>;
  partyID: Scalars['ID']['input'];
  statementID: Scalars['ID']['input'];
};


export type QueryFindAllArgs = {
  pagination?: InputMaybe<PageableInput>;
  partyId: Scalars['ID']['input'];
};


export type QueryFindPosTerminalStatementsArgs = {
  pagination?: InputMaybe<PageableInput>;
  partyID: Scalars['ID']['input'];
};


export type QueryFindStatementArgs = {
  partyId: Scalars['ID']['input'];
  statementId: Scalars['ID']['input'];
};


export type QueryFindStatementSchedulesArgs = {
  partyId: Scalars['ID']['input'];
};


export type QueryGetNewPaymentsArgs = {
  account: Scalars['String']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  partyId: Scalars['ID']['input'];
  size?: InputMaybe<Scalars['Int']['input']>;
  startDate?: InputMaybe<Scalars['LocalDate']['input']>;
};


export type QueryGetPosTerminalsArgs = {
  partyID: Scalars['ID']['input'];
};


export type QueryGetPaymentsArgs = {
  filter?: InputMaybe<StatementPaymentFilter>;
  pagination?: InputMaybe<PageableInput>;
  parameters: StatementPaymentsInput;
};


export type QueryGetPaymentsByStatementArgs = {
  filter?: InputMaybe<StatementPaymentFilter>;
  pagination?: InputMaybe<PageableInput>;
  statementId: Scalars['ID']['input'];
};

export type Statement = {
  readonly __typename?: 'Statement';
  readonly availableAccounts: ReadonlyArray<StatementAccountCurrencies>;
  /** Until when it is kept; null while it is in preparation. */
  readonly availableUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Numbers of the ordered currencies; empty means all of them. */
  readonly currencies: ReadonlyArray<Scalars['String']['output']>;
  readonly endDate: Scalars['LocalDate']['output'];
  /** Why there is no file, in words; null unless the status is FAIL or NOT_FOUND. */
  readonly errorMessage?: Maybe<Scalars['String']['output']>;
  /** Names the statement in `download`. Without an extension. */
  readonly fileName: Scalars['String']['output'];
  /** Formats that can be downloaded; without TXT_V102 where the encoding of that format lacks a letter of the company's name. */
  readonly formats: ReadonlyArray<StatementFileFormat>;
  readonly id: Scalars['ID']['output'];
  /** Whether the person may remove it: the person who ordered it may, and the first signatory. */
  readonly isDeletable: Scalars['Boolean']['output'];
  readonly kind: StatementKind;
  /** Operations in it, once they have been read. */
  readonly operationCount: Scalars['Int']['output'];
  readonly partyId: Scalars['ID']['output'];
  /** How much is done, 0 to 100, while it is in preparation. */
  readonly progress: Scalars['Int']['output'];
  readonly requestDate: Scalars['DateTime']['output'];
  /** Short name of the person who ordered it; null when a schedule did. */
  readonly requestedBy?: Maybe<Scalars['String']['output']>;
  readonly startDate: Scalars['LocalDate']['output'];
  readonly status: StatementStatus;
  /** What the status is called, in the language of the request. */
  readonly statusLabel: Scalars['String']['output'];
};

export type StatementAccount = {
  readonly __typename?: 'StatementAccount';
  /** The code of the terminal in a statement of terminals. */
  readonly clientAccount: Scalars['String']['output'];
  readonly clientName: Scalars['String']['output'];
  readonly currencies: ReadonlyArray<StatementCurrency>;
  /** Where the terminal stands. */
  readonly place?: Maybe<Scalars['String']['output']>;
};

/** An account of a statement and its currencies, by the numbers of the specification (KGS is 3300). */
export type StatementAccountCurrencies = {
  readonly __typename?: 'StatementAccountCurrencies';
  readonly account: Scalars['String']['output'];
  readonly currencies: ReadonlyArray<Scalars['String']['output']>;
};

/** Balances and totals are of the whole period; `payments` are those of the page. */
export type StatementCurrency = {
  readonly __typename?: 'StatementCurrency';
  /** The balances of a loan, which is owed, are below zero. */
  readonly incomingBalance: Scalars['Decimal']['output'];
  /** ISO code. */
  readonly isoName: Scalars['String']['output'];
  readonly isoNum: Scalars['String']['output'];
  readonly outgoingBalance: Scalars['Decimal']['output'];
  readonly payments: ReadonlyArray<StatementPaymentDay>;
  /** The outgoing balance without what is held; the same as the outgoing one when the period has ended. */
  readonly planBalance: Scalars['Decimal']['output'];
  readonly totalCredit: Scalars['Decimal']['output'];
  readonly totalDebit: Scalars['Decimal']['output'];
  /** What acquiring has kept; of terminals only. */
  readonly totalFee?: Maybe<Scalars['Decimal']['output']>;
};

export type StatementEvent = {
  readonly __typename?: 'StatementEvent';
  /** Grows; give the last one received when subscribing again to get what was missed. */
  readonly eventId: Scalars['ID']['output'];
  /** Null when deleted. */
  readonly statement?: Maybe<Statement>;
  readonly statementId: Scalars['ID']['output'];
  readonly subscriptionType: StatementSubscriptionType;
};

/** `data` is base64. A file above 10 MB is refused with STATEMENT_FILE_TOO_LARGE when `data` is selected: use `url`. */
export type StatementFile = {
  readonly __typename?: 'StatementFile';
  readonly contentType: Scalars['String']['output'];
  readonly data: Scalars['String']['output'];
  readonly fileName: Scalars['String']['output'];
  readonly sizeBytes: Scalars['Int']['output'];
  readonly url: Scalars['String']['output'];
};

/**
 * TXT is the exchange with 1C in its version 1.03, TXT_V102 the same in version 1.02. Of POS statements there are PDF,
 * XLSX and CSV.
 */
export type StatementFileFormat =
  | 'CAMT053'
  | 'CSV'
  | 'MT940'
  | 'PDF'
  | 'TXT'
  | 'TXT_V102'
  | 'XLSX';

/** ACCOUNT: settlement, deposit, loan and transit accounts. CARD: card accounts. POS: card terminals, in schedules. */
export type StatementKind =
  | 'ACCOUNT'
  | 'CARD'
  | 'POS';

export type StatementLanguage =
  | 'EN'
  | 'KG'
  | 'RU';

export type StatementOrderInput = {
  /** Null means all accounts, unless `accounts` has some. */
  readonly account?: InputMaybe<Scalars['String']['input']>;
  readonly accounts?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Numbers (KGS is 3300); empty means all. */
  readonly currencies: ReadonlyArray<Scalars['String']['input']>;
  readonly endDate: Scalars['LocalDate']['input'];
  readonly partyId: Scalars['ID']['input'];
  readonly startDate: Scalars['LocalDate']['input'];
};

export type StatementPage = {
  readonly __typename?: 'StatementPage';
  readonly currentPage: Scalars['Int']['output'];
  readonly statements: ReadonlyArray<Statement>;
  readonly totalElements: Scalars['Int']['output'];
  readonly totalPages: Scalars['Int']['output'];
};

/** An operation of an account: either `debit` or `credit` is set. */
export type StatementPayment = {
  readonly __typename?: 'StatementPayment';
  readonly bookedDate: Scalars['DateTime']['output'];
  readonly counterpartyAccount: Scalars['String']['output'];
  /** BIC of the counterparty's bank, when it is another bank. */
  readonly counterpartyBank?: Maybe<Scalars['String']['output']>;
  readonly counterpartyName: Scalars['String']['output'];
  readonly credit?: Maybe<Scalars['Decimal']['output']>;
  readonly debit?: Maybe<Scalars['Decimal']['output']>;
  readonly documentNumber?: Maybe<Scalars['String']['output']>;
  /** What acquiring has kept of a sale over a terminal. */
  readonly fee?: Maybe<Scalars['Decimal']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly operationCode?: Maybe<Scalars['String']['output']>;
  /** Day of the booking, DD.MM.YYYY. */
  readonly paymentDate: Scalars['String']['output'];
  /** The document of the internet bank behind it, to be opened; null when there is none. */
  readonly paymentID?: Maybe<Scalars['ID']['output']>;
  readonly paymentPurpose: Scalars['String']['output'];
};

export type StatementPaymentDay = {
  readonly __typename?: 'StatementPaymentDay';
  /** DD.MM.YYYY */
  readonly paymentDate: Scalars['String']['output'];
  readonly payments: ReadonlyArray<StatementPayment>;
};

export type StatementPaymentDirection =
  | 'CREDIT'
  | 'DEBIT';

export type StatementPaymentFilter = {
  readonly account?: InputMaybe<Scalars['String']['input']>;
  readonly currency?: InputMaybe<Scalars['String']['input']>;
  readonly direction?: InputMaybe<StatementPaymentDirection>;
  readonly endDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Part of the counterparty's name or account, the purpose or the document number. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly startDate?: InputMaybe<Scalars['LocalDate']['input']>;
};

/** Every account of the statement is there, also without operations on this page; payments oldest first. */
export type StatementPayments = {
  readonly __typename?: 'StatementPayments';
  readonly accounts: ReadonlyArray<StatementAccount>;
  readonly currentPage: Scalars['Int']['output'];
  readonly elementsInCurrentPage: Scalars['Int']['output'];
  readonly totalElements: Scalars['Int']['output'];
  readonly totalPages: Scalars['Int']['output'];
};

export type StatementPaymentsInput = {
  /** Null means all accounts, unless `accounts` has some. */
  readonly account?: InputMaybe<Scalars['String']['input']>;
  readonly accounts?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly currencies: ReadonlyArray<Scalars['String']['input']>;
  readonly endDate: Scalars['LocalDate']['input'];
  readonly partyId: Scalars['ID']['input'];
  readonly startDate: Scalars['LocalDate']['input'];
};

/** Statements that are ordered by themselves, for the person who has made the schedule and with their rights. */
export type StatementSchedule = {
  readonly __typename?: 'StatementSchedule';
  /** Codes of terminals for POS. Null means every account that the person may read, or every terminal. */
  readonly accounts?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly createdDate: Scalars['DateTime']['output'];
  readonly currencies: ReadonlyArray<Scalars['String']['output']>;
  readonly fileFormat: StatementFileFormat;
  readonly id: Scalars['ID']['output'];
  readonly kind: StatementKind;
  /** The day of the next statement. */
  readonly nextDate: Scalars['LocalDate']['output'];
  readonly partyId: Scalars['ID']['output'];
  readonly period: StatementSchedulePeriod;
  /** Why it orders nothing any more, in words; null while it does. To save the same again resumes it. */
  readonly stoppedReason?: Maybe<Scalars['String']['output']>;
};

export type StatementScheduleInput = {
  readonly accounts?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly currencies: ReadonlyArray<Scalars['String']['input']>;
  readonly fileFormat: StatementFileFormat;
  readonly kind: StatementKind;
  readonly partyId: Scalars['ID']['input'];
  readonly period: StatementSchedulePeriod;
};

/** PREVIOUS_DAY: every morning. PREVIOUS_WEEK: on Mondays. PREVIOUS_MONTH: on the first of the month. */
export type StatementSchedulePeriod =
  | 'PREVIOUS_DAY'
  | 'PREVIOUS_MONTH'
  | 'PREVIOUS_WEEK';

export type StatementStatus =
  | 'FAIL'
  | 'IN_PROGRESS'
  | 'NOT_FOUND'
  | 'PENDING'
  | 'READY';

/** DELETE: the statement is gone; CREATE: it is new and comes first; UPDATE: it takes the place of the one with its id. */
export type StatementSubscriptionType =
  | 'CREATE'
  | 'DELETE'
  | 'UPDATE';

export type Subscription = {
  readonly __typename?: 'Subscription';
  /** Statements of accounts and cards that the person may see. */
  readonly listen: StatementEvent;
  readonly listenPOSTerminalStatement: PosTerminalStatementEvent;
};


export type SubscriptionListenArgs = {
  lastEventId?: InputMaybe<Scalars['ID']['input']>;
  partyId: Scalars['ID']['input'];
};


export type SubscriptionListenPosTerminalStatementArgs = {
  lastEventId?: InputMaybe<Scalars['ID']['input']>;
  partyID: Scalars['ID']['input'];
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
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LocalizedText: ResolverTypeWrapper<LocalizedText>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewStatementPayments: ResolverTypeWrapper<NewStatementPayments>;
  OrderedPOSTerminalStatement: ResolverTypeWrapper<OrderedPosTerminalStatement>;
  OrderedStatement: ResolverTypeWrapper<OrderedStatement>;
  POSTerminal: ResolverTypeWrapper<PosTerminal>;
  POSTerminalStatement: ResolverTypeWrapper<PosTerminalStatement>;
  POSTerminalStatementEvent: ResolverTypeWrapper<PosTerminalStatementEvent>;
  POSTerminalStatementOrderInput: PosTerminalStatementOrderInput;
  POSTerminalStatementPage: ResolverTypeWrapper<PosTerminalStatementPage>;
  POSTerminalsByAddress: ResolverTypeWrapper<PosTerminalsByAddress>;
  POSTerminalsByAddressInput: PosTerminalsByAddressInput;
  PageableInput: PageableInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Statement: ResolverTypeWrapper<Statement>;
  StatementAccount: ResolverTypeWrapper<StatementAccount>;
  StatementAccountCurrencies: ResolverTypeWrapper<StatementAccountCurrencies>;
  StatementCurrency: ResolverTypeWrapper<StatementCurrency>;
  StatementEvent: ResolverTypeWrapper<StatementEvent>;
  StatementFile: ResolverTypeWrapper<StatementFile>;
  StatementFileFormat: StatementFileFormat;
  StatementKind: StatementKind;
  StatementLanguage: StatementLanguage;
  StatementOrderInput: StatementOrderInput;
  StatementPage: ResolverTypeWrapper<StatementPage>;
  StatementPayment: ResolverTypeWrapper<StatementPayment>;
  StatementPaymentDay: ResolverTypeWrapper<StatementPaymentDay>;
  StatementPaymentDirection: StatementPaymentDirection;
  StatementPaymentFilter: StatementPaymentFilter;
  StatementPayments: ResolverTypeWrapper<StatementPayments>;
  StatementPaymentsInput: StatementPaymentsInput;
  StatementSchedule: ResolverTypeWrapper<StatementSchedule>;
  StatementScheduleInput: StatementScheduleInput;
  StatementSchedulePeriod: StatementSchedulePeriod;
  StatementStatus: StatementStatus;
  StatementSubscriptionType: StatementSubscriptionType;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Boolean: Scalars['Boolean']['output'];
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  LocalDate: Scalars['LocalDate']['output'];
  LocalizedText: LocalizedText;
  Mutation: Record<PropertyKey, never>;
  NewStatementPayments: NewStatementPayments;
  OrderedPOSTerminalStatement: OrderedPosTerminalStatement;
  OrderedStatement: OrderedStatement;
  POSTerminal: PosTerminal;
  POSTerminalStatement: PosTerminalStatement;
  POSTerminalStatementEvent: PosTerminalStatementEvent;
  POSTerminalStatementOrderInput: PosTerminalStatementOrderInput;
  POSTerminalStatementPage: PosTerminalStatementPage;
  POSTerminalsByAddress: PosTerminalsByAddress;
  POSTerminalsByAddressInput: PosTerminalsByAddressInput;
  PageableInput: PageableInput;
  Query: Record<PropertyKey, never>;
  Statement: Statement;
  StatementAccount: StatementAccount;
  StatementAccountCurrencies: StatementAccountCurrencies;
  StatementCurrency: StatementCurrency;
  StatementEvent: StatementEvent;
  StatementFile: StatementFile;
  StatementOrderInput: StatementOrderInput;
  StatementPage: StatementPage;
  StatementPayment: StatementPayment;
  StatementPaymentDay: StatementPaymentDay;
  StatementPaymentFilter: StatementPaymentFilter;
  StatementPayments: StatementPayments;
  StatementPaymentsInput: StatementPaymentsInput;
  StatementSchedule: StatementSchedule;
  StatementScheduleInput: StatementScheduleInput;
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

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export type LocalizedTextResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LocalizedText'] = ResolversParentTypes['LocalizedText']> = {
  eng?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ru?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  deleteStatement?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteStatementArgs, 'partyId' | 'statementId'>>;
  deleteStatementSchedule?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteStatementScheduleArgs, 'partyId' | 'scheduleId'>>;
  order?: Resolver<ResolversTypes['OrderedStatement'], ParentType, ContextType, RequireFields<MutationOrderArgs, 'statementOrder'>>;
  orderCardStatement?: Resolver<ResolversTypes['OrderedStatement'], ParentType, ContextType, RequireFields<MutationOrderCardStatementArgs, 'statementOrder'>>;
  orderPOSTerminalStatement?: Resolver<ResolversTypes['OrderedPOSTerminalStatement'], ParentType, ContextType, RequireFields<MutationOrderPosTerminalStatementArgs, 'statementOrder'>>;
  saveStatementSchedule?: Resolver<ResolversTypes['StatementSchedule'], ParentType, ContextType, RequireFields<MutationSaveStatementScheduleArgs, 'schedule'>>;
};

export type NewStatementPaymentsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NewStatementPayments'] = ResolversParentTypes['NewStatementPayments']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  incomingBalance?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  isoName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outgoingBalance?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  payments?: Resolver<ReadonlyArray<ResolversTypes['StatementPayment']>, ParentType, ContextType>;
};

export type OrderedPosTerminalStatementResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderedPOSTerminalStatement'] = ResolversParentTypes['OrderedPOSTerminalStatement']> = {
  isRepeated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  posTerminalStatement?: Resolver<ResolversTypes['POSTerminalStatement'], ParentType, ContextType>;
};

export type OrderedStatementResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderedStatement'] = ResolversParentTypes['OrderedStatement']> = {
  isRepeated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  statement?: Resolver<ResolversTypes['Statement'], ParentType, ContextType>;
};

export type PosTerminalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['POSTerminal'] = ResolversParentTypes['POSTerminal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  salePointName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PosTerminalStatementResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['POSTerminalStatement'] = ResolversParentTypes['POSTerminalStatement']> = {
  availableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formats?: Resolver<ReadonlyArray<ResolversTypes['StatementFileFormat']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeletable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  operationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  partyID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requestDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requestedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StatementStatus'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  terminals?: Resolver<ReadonlyArray<ResolversTypes['POSTerminalsByAddress']>, ParentType, ContextType>;
};

export type PosTerminalStatementEventResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['POSTerminalStatementEvent'] = ResolversParentTypes['POSTerminalStatementEvent']> = {
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  posTerminalStatement?: Resolver<Maybe<ResolversTypes['POSTerminalStatement']>, ParentType, ContextType>;
  statementID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subscriptionType?: Resolver<ResolversTypes['StatementSubscriptionType'], ParentType, ContextType>;
};

export type PosTerminalStatementPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['POSTerminalStatementPage'] = ResolversParentTypes['POSTerminalStatementPage']> = {
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  elementsInCurrentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  posTerminalStatements?: Resolver<ReadonlyArray<ResolversTypes['POSTerminalStatement']>, ParentType, ContextType>;
  totalElements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PosTerminalsByAddressResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['POSTerminalsByAddress'] = ResolversParentTypes['POSTerminalsByAddress']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  posTerminals?: Resolver<ReadonlyArray<ResolversTypes['POSTerminal']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  download?: Resolver<ResolversTypes['StatementFile'], ParentType, ContextType, RequireFields<QueryDownloadArgs, 'fileFormat' | 'fileName' | 'partyId'>>;
  downloadPOSTerminalStatement?: Resolver<ResolversTypes['StatementFile'], ParentType, ContextType, RequireFields<QueryDownloadPosTerminalStatementArgs, 'partyID' | 'statementID'>>;
  findAll?: Resolver<ResolversTypes['StatementPage'], ParentType, ContextType, RequireFields<QueryFindAllArgs, 'partyId'>>;
  findPOSTerminalStatements?: Resolver<ResolversTypes['POSTerminalStatementPage'], ParentType, ContextType, RequireFields<QueryFindPosTerminalStatementsArgs, 'partyID'>>;
  findStatement?: Resolver<ResolversTypes['Statement'], ParentType, ContextType, RequireFields<QueryFindStatementArgs, 'partyId' | 'statementId'>>;
  findStatementSchedules?: Resolver<ReadonlyArray<ResolversTypes['StatementSchedule']>, ParentType, ContextType, RequireFields<QueryFindStatementSchedulesArgs, 'partyId'>>;
  getNewPayments?: Resolver<ResolversTypes['NewStatementPayments'], ParentType, ContextType, RequireFields<QueryGetNewPaymentsArgs, 'account' | 'partyId'>>;
  getPOSTerminals?: Resolver<ReadonlyArray<ResolversTypes['POSTerminalsByAddress']>, ParentType, ContextType, RequireFields<QueryGetPosTerminalsArgs, 'partyID'>>;
  getPayments?: Resolver<ResolversTypes['StatementPayments'], ParentType, ContextType, RequireFields<QueryGetPaymentsArgs, 'parameters'>>;
  getPaymentsByStatement?: Resolver<ResolversTypes['StatementPayments'], ParentType, ContextType, RequireFields<QueryGetPaymentsByStatementArgs, 'statementId'>>;
};

export type StatementResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Statement'] = ResolversParentTypes['Statement']> = {
  availableAccounts?: Resolver<ReadonlyArray<ResolversTypes['StatementAccountCurrencies']>, ParentType, ContextType>;
  availableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  currencies?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formats?: Resolver<ReadonlyArray<ResolversTypes['StatementFileFormat']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeletable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StatementKind'], ParentType, ContextType>;
  operationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  partyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requestDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requestedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StatementStatus'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StatementAccountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StatementAccount'] = ResolversParentTypes['StatementAccount']> = {
  clientAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currencies?: Resolver<ReadonlyArray<ResolversTypes['StatementCurrency']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StatementAccountCurrenciesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StatementAccountCurrencies'] = ResolversParentTypes['StatementAccountCurrencies']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currencies?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StatementCurrencyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StatementCurrency'] = ResolversParentTypes['StatementCurrency']> = {
  incomingBalance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  isoName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isoNum?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outgoingBalance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  payments?: Resolver<ReadonlyArray<ResolversTypes['StatementPaymentDay']>, ParentType, ContextType>;
  planBalance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totalCredit?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totalDebit?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totalFee?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type StatementEventResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StatementEvent'] = ResolversParentTypes['StatementEvent']> = {
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  statement?: Resolver<Maybe<ResolversTypes['Statement']>, ParentType, ContextType>;
  statementId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subscriptionType?: Resolver<ResolversTypes['StatementSubscriptionType'], ParentType, ContextType>;
};

export type StatementFileResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StatementFile'] = ResolversParentTypes['StatementFile']> = {
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  data?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizeBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StatementPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StatementPage'] = ResolversParentTypes['StatementPage']> = {
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statements?: Resolver<ReadonlyArray<ResolversTypes['Statement']>, ParentType, ContextType>;
  totalElements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StatementPaymentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StatementPayment'] = ResolversParentTypes['StatementPayment']> = {
  bookedDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  counterpartyAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  counterpartyBank?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  counterpartyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credit?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  debit?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  documentNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  operationCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentID?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  paymentPurpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StatementPaymentDayResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StatementPaymentDay'] = ResolversParentTypes['StatementPaymentDay']> = {
  paymentDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payments?: Resolver<ReadonlyArray<ResolversTypes['StatementPayment']>, ParentType, ContextType>;
};

export type StatementPaymentsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StatementPayments'] = ResolversParentTypes['StatementPayments']> = {
  accounts?: Resolver<ReadonlyArray<ResolversTypes['StatementAccount']>, ParentType, ContextType>;
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  elementsInCurrentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalElements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StatementScheduleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StatementSchedule'] = ResolversParentTypes['StatementSchedule']> = {
  accounts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currencies?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  fileFormat?: Resolver<ResolversTypes['StatementFileFormat'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StatementKind'], ParentType, ContextType>;
  nextDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  partyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['StatementSchedulePeriod'], ParentType, ContextType>;
  stoppedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  listen?: SubscriptionResolver<ResolversTypes['StatementEvent'], "listen", ParentType, ContextType, RequireFields<SubscriptionListenArgs, 'partyId'>>;
  listenPOSTerminalStatement?: SubscriptionResolver<ResolversTypes['POSTerminalStatementEvent'], "listenPOSTerminalStatement", ParentType, ContextType, RequireFields<SubscriptionListenPosTerminalStatementArgs, 'partyID'>>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  LocalDate?: GraphQLScalarType;
  LocalizedText?: LocalizedTextResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NewStatementPayments?: NewStatementPaymentsResolvers<ContextType>;
  OrderedPOSTerminalStatement?: OrderedPosTerminalStatementResolvers<ContextType>;
  OrderedStatement?: OrderedStatementResolvers<ContextType>;
  POSTerminal?: PosTerminalResolvers<ContextType>;
  POSTerminalStatement?: PosTerminalStatementResolvers<ContextType>;
  POSTerminalStatementEvent?: PosTerminalStatementEventResolvers<ContextType>;
  POSTerminalStatementPage?: PosTerminalStatementPageResolvers<ContextType>;
  POSTerminalsByAddress?: PosTerminalsByAddressResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Statement?: StatementResolvers<ContextType>;
  StatementAccount?: StatementAccountResolvers<ContextType>;
  StatementAccountCurrencies?: StatementAccountCurrenciesResolvers<ContextType>;
  StatementCurrency?: StatementCurrencyResolvers<ContextType>;
  StatementEvent?: StatementEventResolvers<ContextType>;
  StatementFile?: StatementFileResolvers<ContextType>;
  StatementPage?: StatementPageResolvers<ContextType>;
  StatementPayment?: StatementPaymentResolvers<ContextType>;
  StatementPaymentDay?: StatementPaymentDayResolvers<ContextType>;
  StatementPayments?: StatementPaymentsResolvers<ContextType>;
  StatementSchedule?: StatementScheduleResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphqlContext> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};
