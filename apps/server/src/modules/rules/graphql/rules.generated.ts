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

/** The bank's clock, so that the client counts down to cut-offs in the bank's time and not in the browser's. */
export type BankToday = {
  readonly __typename?: 'BankToday';
  readonly date: Scalars['LocalDate']['output'];
  readonly isShortDay: Scalars['Boolean']['output'];
  readonly isWorkingDay: Scalars['Boolean']['output'];
  readonly nextWorkingDay: Scalars['LocalDate']['output'];
  readonly now: Scalars['DateTime']['output'];
};

/** A text of a dictionary in the three languages of the product. */
export type LocalizedText = {
  readonly __typename?: 'LocalizedText';
  readonly eng: Scalars['String']['output'];
  readonly kg: Scalars['String']['output'];
  readonly ru: Scalars['String']['output'];
};

/** Paging by page number as in the specification: the first page is 1. */
export type PageableInput = {
  readonly page?: InputMaybe<Scalars['Int']['input']>;
  readonly size?: InputMaybe<Scalars['Int']['input']>;
};

/** One rule of one form field. A rule of a trait replaces the DEFAULT one; a page's rule replaces the GENERAL one. */
export type PaymentValidationRule = {
  readonly __typename?: 'PaymentValidationRule';
  readonly field: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isRequired: Scalars['Boolean']['output'];
  readonly maxLength?: Maybe<Scalars['Int']['output']>;
  readonly message: LocalizedText;
  readonly minLength?: Maybe<Scalars['Int']['output']>;
  readonly page: RulePage;
  readonly paymentRef: Scalars['String']['output'];
  readonly phase: RulePhase;
  readonly regex?: Maybe<Scalars['String']['output']>;
  readonly ruleTrait: RuleTrait;
};

export type Query = {
  readonly __typename?: 'Query';
  readonly getBankToday: BankToday;
  readonly getOperationsTimeRule: ReadonlyArray<TimeRule>;
  readonly getPaymentValidationRules: ReadonlyArray<PaymentValidationRule>;
  readonly getPaymentValidationRulesByPage: ReadonlyArray<PaymentValidationRule>;
  readonly getRuleOptions: ReadonlyArray<RuleOption>;
  readonly getTimeRuleOptions: ReadonlyArray<TimeRuleOption>;
  /** Days from today on that are (or are not) working days of the bank, as far as a value date may lie: one year ahead, within the years whose days off are known. With an operation, its own days: some operations work on days off too. An unknown one answers BAD_USER_INPUT. */
  readonly getWorkingDays: ReadonlyArray<Scalars['LocalDate']['output']>;
};


export type QueryGetPaymentValidationRulesByPageArgs = {
  page: RulePage;
};


export type QueryGetWorkingDaysArgs = {
  isWorkingDay: Scalars['Boolean']['input'];
  operation?: InputMaybe<Scalars['String']['input']>;
};

/** What the fields of one form need, in the order of the bank's table. */
export type RuleOption = {
  readonly __typename?: 'RuleOption';
  readonly fields: ReadonlyArray<RuleOptionField>;
  readonly page: RulePage;
  readonly ruleTrait: RuleTrait;
};

/** The strictest of the rules of a field. */
export type RuleOptionField = {
  readonly __typename?: 'RuleOptionField';
  readonly field: Scalars['String']['output'];
  readonly isRequired: Scalars['Boolean']['output'];
  readonly maxLength?: Maybe<Scalars['Int']['output']>;
  readonly minLength?: Maybe<Scalars['Int']['output']>;
};

export type RulePage =
  | 'CARDS'
  | 'CONVERSION'
  | 'GENERAL'
  | 'QR'
  | 'SWIFT'
  | 'TRANSFER';

/** Which text a rule checks: as typed, or after the purpose sanitiser. */
export type RulePhase =
  | 'cleaned'
  | 'raw';

export type RuleTrait =
  | 'AED'
  | 'CARD_2_CARD'
  | 'CARD_2_RKO'
  | 'CLEARING'
  | 'CNY'
  | 'DEFAULT'
  | 'EUR'
  | 'GROSS'
  | 'INTRABANK'
  | 'KZT'
  | 'RKO_2_CARD'
  | 'RUB'
  | 'TRY'
  | 'USD';

/** When documents of an operation are taken, per currency trait. Times are HH:mm of Asia/Bishkek, already shifted on a short day. */
export type TimeRule = {
  readonly __typename?: 'TimeRule';
  readonly createDeadline: Scalars['String']['output'];
  /** Whether a document for today may still be created now. */
  readonly createIsAllowed: Scalars['Boolean']['output'];
  readonly fromTime: Scalars['String']['output'];
  readonly operationCode: Scalars['String']['output'];
  readonly ruleTrait: Scalars['String']['output'];
  readonly signDeadline: Scalars['String']['output'];
  /** Whether a document for today may still be signed now. */
  readonly signIsAllowed: Scalars['Boolean']['output'];
};

/** An operation with all its hours, as a person reads them. */
export type TimeRuleOption = {
  readonly __typename?: 'TimeRuleOption';
  /** Its documents are executed on days off too. */
  readonly isEveryDay: Scalars['Boolean']['output'];
  /** The first day for which a document that is made now is taken. */
  readonly nextDay: Scalars['LocalDate']['output'];
  readonly operationCode: Scalars['String']['output'];
  readonly rules: ReadonlyArray<TimeRule>;
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
  BankToday: ResolverTypeWrapper<BankToday>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LocalizedText: ResolverTypeWrapper<LocalizedText>;
  PageableInput: PageableInput;
  PaymentValidationRule: ResolverTypeWrapper<PaymentValidationRule>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RuleOption: ResolverTypeWrapper<RuleOption>;
  RuleOptionField: ResolverTypeWrapper<RuleOptionField>;
  RulePage: RulePage;
  RulePhase: RulePhase;
  RuleTrait: RuleTrait;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TimeRule: ResolverTypeWrapper<TimeRule>;
  TimeRuleOption: ResolverTypeWrapper<TimeRuleOption>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  BankToday: BankToday;
  Boolean: Scalars['Boolean']['output'];
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  LocalDate: Scalars['LocalDate']['output'];
  LocalizedText: LocalizedText;
  PageableInput: PageableInput;
  PaymentValidationRule: PaymentValidationRule;
  Query: Record<PropertyKey, never>;
  RuleOption: RuleOption;
  RuleOptionField: RuleOptionField;
  String: Scalars['String']['output'];
  TimeRule: TimeRule;
  TimeRuleOption: TimeRuleOption;
};

export type ListSizeDirectiveArgs = {
  assumedSize: Scalars['Int']['input'];
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = GraphqlContext, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type BankTodayResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BankToday'] = ResolversParentTypes['BankToday']> = {
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  isShortDay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWorkingDay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextWorkingDay?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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

export type PaymentValidationRuleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaymentValidationRule'] = ResolversParentTypes['PaymentValidationRule']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  minLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['RulePage'], ParentType, ContextType>;
  paymentRef?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['RulePhase'], ParentType, ContextType>;
  regex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ruleTrait?: Resolver<ResolversTypes['RuleTrait'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  getBankToday?: Resolver<ResolversTypes['BankToday'], ParentType, ContextType>;
  getOperationsTimeRule?: Resolver<ReadonlyArray<ResolversTypes['TimeRule']>, ParentType, ContextType>;
  getPaymentValidationRules?: Resolver<ReadonlyArray<ResolversTypes['PaymentValidationRule']>, ParentType, ContextType>;
  getPaymentValidationRulesByPage?: Resolver<ReadonlyArray<ResolversTypes['PaymentValidationRule']>, ParentType, ContextType, RequireFields<QueryGetPaymentValidationRulesByPageArgs, 'page'>>;
  getRuleOptions?: Resolver<ReadonlyArray<ResolversTypes['RuleOption']>, ParentType, ContextType>;
  getTimeRuleOptions?: Resolver<ReadonlyArray<ResolversTypes['TimeRuleOption']>, ParentType, ContextType>;
  getWorkingDays?: Resolver<ReadonlyArray<ResolversTypes['LocalDate']>, ParentType, ContextType, RequireFields<QueryGetWorkingDaysArgs, 'isWorkingDay'>>;
};

export type RuleOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RuleOption'] = ResolversParentTypes['RuleOption']> = {
  fields?: Resolver<ReadonlyArray<ResolversTypes['RuleOptionField']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['RulePage'], ParentType, ContextType>;
  ruleTrait?: Resolver<ResolversTypes['RuleTrait'], ParentType, ContextType>;
};

export type RuleOptionFieldResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RuleOptionField'] = ResolversParentTypes['RuleOptionField']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TimeRuleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TimeRule'] = ResolversParentTypes['TimeRule']> = {
  createDeadline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createIsAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fromTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operationCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ruleTrait?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signDeadline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signIsAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TimeRuleOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TimeRuleOption'] = ResolversParentTypes['TimeRuleOption']> = {
  isEveryDay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextDay?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  operationCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['TimeRule']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  BankToday?: BankTodayResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  LocalDate?: GraphQLScalarType;
  LocalizedText?: LocalizedTextResolvers<ContextType>;
  PaymentValidationRule?: PaymentValidationRuleResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RuleOption?: RuleOptionResolvers<ContextType>;
  RuleOptionField?: RuleOptionFieldResolvers<ContextType>;
  TimeRule?: TimeRuleResolvers<ContextType>;
  TimeRuleOption?: TimeRuleOptionResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphqlContext> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};
