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

export type Account = {
  readonly __typename?: 'Account';
  /** The 16-digit account number. */
  readonly account: Scalars['String']['output'];
  readonly accountClassification: AccountClassification;
  readonly accountName: Scalars['String']['output'];
  /** What the first signatory could grant on an account of this kind. */
  readonly availablePermissions: ReadonlyArray<AccountPermission>;
  /** The booked balance. */
  readonly balance: Scalars['Decimal']['output'];
  readonly bic: Scalars['String']['output'];
  readonly closeDate?: Maybe<Scalars['LocalDate']['output']>;
  readonly contractNumber?: Maybe<Scalars['String']['output']>;
  readonly currency: Currency;
  readonly departmentId: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly interestRate?: Maybe<Scalars['Decimal']['output']>;
  readonly isVisible: Scalars['Boolean']['output'];
  readonly openDate: Scalars['LocalDate']['output'];
  readonly partyId: Scalars['ID']['output'];
  /** What the asking person may do with it. */
  readonly permissions: ReadonlyArray<AccountPermission>;
  /** What is left when everything on its way has gone: balance minus holds. */
  readonly plannedBalance: Scalars['Decimal']['output'];
  readonly status: AccountStatus;
  /** Why the account is arrested or closed, when it is. */
  readonly statusReason?: Maybe<Scalars['String']['output']>;
  readonly type: AccountType;
};

export type AccountClassification =
  | 'ISLAMIC'
  | 'STANDART';

export type AccountFilter = {
  readonly currencies?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Only accounts with this permission for the asking person. */
  readonly permission?: InputMaybe<AccountPermission>;
  readonly statuses?: InputMaybe<ReadonlyArray<AccountStatus>>;
  readonly types?: InputMaybe<ReadonlyArray<AccountType>>;
};

/** A hold: money of a document on its way. */
export type AccountHold = {
  readonly __typename?: 'AccountHold';
  readonly amount: Scalars['Decimal']['output'];
  readonly createdDate: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly paymentId?: Maybe<Scalars['ID']['output']>;
  readonly purpose: Scalars['String']['output'];
};

/** One booked operation of an account. */
export type AccountOperation = {
  readonly __typename?: 'AccountOperation';
  /** Always positive; the direction tells the sign. */
  readonly amount: Scalars['Decimal']['output'];
  /** The booked balance right after this operation. */
  readonly balanceAfter: Scalars['Decimal']['output'];
  readonly bookedDate: Scalars['DateTime']['output'];
  readonly counterpartyAccount: Scalars['String']['output'];
  readonly counterpartyBank?: Maybe<Scalars['String']['output']>;
  readonly counterpartyName: Scalars['String']['output'];
  readonly currency: Scalars['String']['output'];
  readonly direction: OperationDirection;
  readonly documentNumber?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly operationCode?: Maybe<Scalars['String']['output']>;
  /** The internet bank's document behind it, when there is one. */
  readonly paymentId?: Maybe<Scalars['ID']['output']>;
  readonly purpose: Scalars['String']['output'];
};

export type AccountOperationFilter = {
  readonly direction?: InputMaybe<OperationDirection>;
  readonly endDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Part of the counterparty's name, the purpose or the document number. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly startDate?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type AccountOperationPage = {
  readonly __typename?: 'AccountOperationPage';
  readonly list: ReadonlyArray<AccountOperation>;
  /** Give it back as `before` to read the next, older page; null on the last one. */
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
  readonly totalCredit: Scalars['Decimal']['output'];
  readonly totalDebit: Scalars['Decimal']['output'];
};

/** What a person may do with one account. */
export type AccountPermission =
  | 'BUDGET_PAYMENT'
  | 'CLEARING'
  | 'CONVERSION'
  | 'GROSS'
  | 'INTRABANK_FOREIGN'
  | 'INTRABANK_OWN'
  | 'PUSH_NOTIFICATION'
  | 'QR'
  | 'QR_GENERATION'
  | 'READ'
  | 'REFUND'
  | 'SALARY'
  | 'SWIFT';

export type AccountStatus =
  | 'ARRESTED'
  | 'CLOSED'
  | 'FINAL_ARRESTED'
  | 'OPEN';

export type AccountType =
  | 'CARD'
  | 'DEPOSIT'
  | 'LOAN'
  | 'RKO'
  | 'TRANSIT';

export type BalancePoint = {
  readonly __typename?: 'BalancePoint';
  readonly balance: Scalars['Decimal']['output'];
  readonly date: Scalars['LocalDate']['output'];
};

export type Currency = {
  readonly __typename?: 'Currency';
  readonly id: Scalars['ID']['output'];
  readonly isoCode: Scalars['String']['output'];
  readonly isoNum: Scalars['String']['output'];
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
  readonly updateAccountName: Account;
  readonly updateVisible: Account;
};


export type MutationUpdateAccountNameArgs = {
  accountId: Scalars['ID']['input'];
  accountName: Scalars['String']['input'];
};


export type MutationUpdateVisibleArgs = {
  accountId: Scalars['ID']['input'];
  isVisible: Scalars['Boolean']['input'];
};

export type OperationDirection =
  | 'CREDIT'
  | 'DEBIT';

/** Paging by page number as in the specification: the first page is 1. */
export type PageableInput = {
  readonly page?: InputMaybe<Scalars['Int']['input']>;
  readonly size?: InputMaybe<Scalars['Int']['input']>;
};

export type Query = {
  readonly __typename?: 'Query';
  readonly findAllAccountsByFilterWithPermissions: ReadonlyArray<Account>;
  /** Accounts of the selected organisation that the asking person may read. */
  readonly findAllAccountsByPartyIdWithAcl: ReadonlyArray<Account>;
  readonly getAccountById: Account;
  /** Closing balance of each day of the period, at most 366 days. */
  readonly getBalanceInfoByPeriod: ReadonlyArray<BalancePoint>;
  readonly getHoldList: ReadonlyArray<AccountHold>;
  /** Booked operations, newest first, by keyset. */
  readonly getOperationList: AccountOperationPage;
};


export type QueryFindAllAccountsByFilterWithPermissionsArgs = {
  filter: AccountFilter;
  partyId: Scalars['ID']['input'];
};


export type QueryFindAllAccountsByPartyIdWithAclArgs = {
  partyId: Scalars['ID']['input'];
};


export type QueryGetAccountByIdArgs = {
  accountId: Scalars['ID']['input'];
};


export type QueryGetBalanceInfoByPeriodArgs = {
  accountId: Scalars['ID']['input'];
  endDate: Scalars['LocalDate']['input'];
  startDate: Scalars['LocalDate']['input'];
};


export type QueryGetHoldListArgs = {
  accountId: Scalars['ID']['input'];
};


export type QueryGetOperationListArgs = {
  accountId: Scalars['ID']['input'];
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AccountOperationFilter>;
  size?: InputMaybe<Scalars['Int']['input']>;
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
  Account: ResolverTypeWrapper<Account>;
  AccountClassification: AccountClassification;
  AccountFilter: AccountFilter;
  AccountHold: ResolverTypeWrapper<AccountHold>;
  AccountOperation: ResolverTypeWrapper<AccountOperation>;
  AccountOperationFilter: AccountOperationFilter;
  AccountOperationPage: ResolverTypeWrapper<AccountOperationPage>;
  AccountPermission: AccountPermission;
  AccountStatus: AccountStatus;
  AccountType: AccountType;
  BalancePoint: ResolverTypeWrapper<BalancePoint>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Currency: ResolverTypeWrapper<Currency>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LocalizedText: ResolverTypeWrapper<LocalizedText>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OperationDirection: OperationDirection;
  PageableInput: PageableInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Account: Account;
  AccountFilter: AccountFilter;
  AccountHold: AccountHold;
  AccountOperation: AccountOperation;
  AccountOperationFilter: AccountOperationFilter;
  AccountOperationPage: AccountOperationPage;
  BalancePoint: BalancePoint;
  Boolean: Scalars['Boolean']['output'];
  Currency: Currency;
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  LocalDate: Scalars['LocalDate']['output'];
  LocalizedText: LocalizedText;
  Mutation: Record<PropertyKey, never>;
  PageableInput: PageableInput;
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
};

export type AccountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountClassification?: Resolver<ResolversTypes['AccountClassification'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  availablePermissions?: Resolver<ReadonlyArray<ResolversTypes['AccountPermission']>, ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  bic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closeDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  contractNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  departmentId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interestRate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  isVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  partyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['AccountPermission']>, ParentType, ContextType>;
  plannedBalance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AccountStatus'], ParentType, ContextType>;
  statusReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AccountType'], ParentType, ContextType>;
};

export type AccountHoldResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AccountHold'] = ResolversParentTypes['AccountHold']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountOperationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AccountOperation'] = ResolversParentTypes['AccountOperation']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  balanceAfter?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  bookedDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  counterpartyAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  counterpartyBank?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  counterpartyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['OperationDirection'], ParentType, ContextType>;
  documentNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  operationCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountOperationPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AccountOperationPage'] = ResolversParentTypes['AccountOperationPage']> = {
  list?: Resolver<ReadonlyArray<ResolversTypes['AccountOperation']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCredit?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totalDebit?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type BalancePointResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BalancePoint'] = ResolversParentTypes['BalancePoint']> = {
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type CurrencyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Currency'] = ResolversParentTypes['Currency']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isoCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isoNum?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

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
  updateAccountName?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationUpdateAccountNameArgs, 'accountId' | 'accountName'>>;
  updateVisible?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationUpdateVisibleArgs, 'accountId' | 'isVisible'>>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  findAllAccountsByFilterWithPermissions?: Resolver<ReadonlyArray<ResolversTypes['Account']>, ParentType, ContextType, RequireFields<QueryFindAllAccountsByFilterWithPermissionsArgs, 'filter' | 'partyId'>>;
  findAllAccountsByPartyIdWithAcl?: Resolver<ReadonlyArray<ResolversTypes['Account']>, ParentType, ContextType, RequireFields<QueryFindAllAccountsByPartyIdWithAclArgs, 'partyId'>>;
  getAccountById?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<QueryGetAccountByIdArgs, 'accountId'>>;
  getBalanceInfoByPeriod?: Resolver<ReadonlyArray<ResolversTypes['BalancePoint']>, ParentType, ContextType, RequireFields<QueryGetBalanceInfoByPeriodArgs, 'accountId' | 'endDate' | 'startDate'>>;
  getHoldList?: Resolver<ReadonlyArray<ResolversTypes['AccountHold']>, ParentType, ContextType, RequireFields<QueryGetHoldListArgs, 'accountId'>>;
  getOperationList?: Resolver<ResolversTypes['AccountOperationPage'], ParentType, ContextType, RequireFields<QueryGetOperationListArgs, 'accountId' | 'size'>>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  Account?: AccountResolvers<ContextType>;
  AccountHold?: AccountHoldResolvers<ContextType>;
  AccountOperation?: AccountOperationResolvers<ContextType>;
  AccountOperationPage?: AccountOperationPageResolvers<ContextType>;
  BalancePoint?: BalancePointResolvers<ContextType>;
  Currency?: CurrencyResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  LocalDate?: GraphQLScalarType;
  LocalizedText?: LocalizedTextResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
};
