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

export type InstallmentClaim = {
  readonly __typename?: 'InstallmentClaim';
  /** The claim waits for the seller's verdict, and the requesting person may give it. */
  readonly canConfirm: Scalars['Boolean']['output'];
  readonly claimNumber: Scalars['String']['output'];
  readonly clientInfo: InstallmentClient;
  readonly createdDate: Scalars['DateTime']['output'];
  /** Months. */
  readonly duration: Scalars['Int']['output'];
  readonly loanClaimId: Scalars['ID']['output'];
  /** Code of the outlet. */
  readonly locationCode: Scalars['String']['output'];
  /** Null when the organisation has no such outlet any more. */
  readonly locationName?: Maybe<Scalars['String']['output']>;
  readonly note: Scalars['String']['output'];
  readonly partnerContractId: Scalars['ID']['output'];
  readonly percentRate: Scalars['Decimal']['output'];
  readonly product: InstallmentClaimProduct;
  readonly status: InstallmentClaimStatus;
  readonly sum: Scalars['Decimal']['output'];
};

export type InstallmentClaimPage = {
  readonly __typename?: 'InstallmentClaimPage';
  /** The days that were searched. */
  readonly fromDate?: Maybe<Scalars['LocalDate']['output']>;
  readonly list: ReadonlyArray<InstallmentClaim>;
  readonly toDate?: Maybe<Scalars['LocalDate']['output']>;
  readonly totalElements: Scalars['Int']['output'];
  readonly totalPages: Scalars['Int']['output'];
};

export type InstallmentClaimProduct = {
  readonly __typename?: 'InstallmentClaimProduct';
  readonly name: Scalars['String']['output'];
};

export type InstallmentClaimSort =
  | 'CREATED_DATE'
  | 'SUM';

/** Where a claim stands: from review over the delivery of the goods to the money, or refused from any of the first two. */
export type InstallmentClaimStatus =
  | 'AWAITING_DELIVERY_CONFIRMATION'
  | 'CREDITING_FUNDS'
  | 'ISSUED'
  | 'REFUSED'
  | 'UNDER_REVIEW';

export type InstallmentClient = {
  readonly __typename?: 'InstallmentClient';
  readonly firstName: Scalars['String']['output'];
  readonly lastName: Scalars['String']['output'];
  readonly secondName?: Maybe<Scalars['String']['output']>;
};

export type InstallmentEvent = {
  readonly __typename?: 'InstallmentEvent';
  /** The claim as it is now. */
  readonly claim: InstallmentClaim;
  /** Grows; give the last one received when subscribing again to get what was missed. */
  readonly eventId: Scalars['ID']['output'];
};

/** What the partner offers to buyers; texts are in the language of the request, amounts in som. */
export type InstallmentProduct = {
  readonly __typename?: 'InstallmentProduct';
  /** Months to choose from. */
  readonly durations: ReadonlyArray<Scalars['Int']['output']>;
  readonly id: Scalars['ID']['output'];
  /** The largest purchase. */
  readonly maxAmount: Scalars['Decimal']['output'];
  readonly name: Scalars['String']['output'];
  /** Percent a year; 0 for the interest-free one. */
  readonly percentRate: Scalars['Decimal']['output'];
};

/** An outlet where instalments are sold; active while one of its cash registers is. */
export type InstallmentSalePoint = {
  readonly __typename?: 'InstallmentSalePoint';
  readonly code: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isActive: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
};

export type InstallmentSum = {
  readonly __typename?: 'InstallmentSum';
  /** Id of the contract with the partner. */
  readonly partnerContactId: Scalars['ID']['output'];
  readonly product: InstallmentProduct;
  readonly totalSum: Scalars['Decimal']['output'];
};

/** Left out: the last three days, 0 to 10,000,000 som, any state. */
export type LoanFilterDto = {
  readonly fromDate?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly fromSum?: InputMaybe<Scalars['Decimal']['input']>;
  readonly statuses?: InputMaybe<ReadonlyArray<InstallmentClaimStatus>>;
  readonly toDate?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly toSum?: InputMaybe<Scalars['Decimal']['input']>;
};

export type LoanRequestDto = {
  readonly filterDto?: InputMaybe<LoanFilterDto>;
  readonly legalPartyId: Scalars['ID']['input'];
  readonly locationCode?: InputMaybe<Scalars['String']['input']>;
  readonly order?: InputMaybe<SortOrder>;
  /** The first page is 1. */
  readonly page?: InputMaybe<Scalars['Int']['input']>;
  readonly partnerContractIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly size?: InputMaybe<Scalars['Int']['input']>;
  readonly sort?: InputMaybe<InstallmentClaimSort>;
};

/** A text of a dictionary in the three languages of the product. */
export type LocalizedText = {
  readonly __typename?: 'LocalizedText';
  readonly eng: Scalars['String']['output'];
  readonly kg: Scalars['String']['output'];
  readonly ru: Scalars['String']['output'];
};

export type MerchantCategory = {
  readonly __typename?: 'MerchantCategory';
  readonly name: Scalars['String']['output'];
};

/** What the shop pays, percent, by months of the instalment. */
export type MerchantCommission = {
  readonly __typename?: 'MerchantCommission';
  readonly commission: Scalars['Decimal']['output'];
  readonly duration: Scalars['Int']['output'];
};

export type MerchantContact = {
  readonly __typename?: 'MerchantContact';
  readonly name: Scalars['String']['output'];
  readonly phone: Scalars['String']['output'];
};

export type MerchantContractState =
  | 'ACTIVE'
  | 'ENDED'
  | 'NOT_STARTED';

/** The agreement by which the organisation sells with a product. */
export type MerchantProduct = {
  readonly __typename?: 'MerchantProduct';
  readonly category: MerchantCategory;
  readonly commissions: ReadonlyArray<MerchantCommission>;
  readonly contacts: ReadonlyArray<MerchantContact>;
  readonly email: Scalars['String']['output'];
  readonly endDate: Scalars['LocalDate']['output'];
  readonly id: Scalars['ID']['output'];
  readonly product: InstallmentProduct;
  readonly startDate: Scalars['LocalDate']['output'];
  readonly state: MerchantContractState;
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** The same verdict again changes nothing. Errors INSTALLMENT_CLAIM_NOT_FOUND, CLAIM_STATE_MISMATCH, CONTRACT_NOT_STARTED. */
  readonly confirmLoanClaim: InstallmentClaim;
};


export type MutationConfirmLoanClaimArgs = {
  sellerVerdict: SellerVerdictInput;
};

/** Paging by page number as in the specification: the first page is 1. */
export type PageableInput = {
  readonly page?: InputMaybe<Scalars['Int']['input']>;
  readonly size?: InputMaybe<Scalars['Int']['input']>;
};

export type Query = {
  readonly __typename?: 'Query';
  /** Everything that the partner offers, whether or not the organisation sells with it. Error PARTNER_DICTIONARY_ERROR. */
  readonly getAllProduct: ReadonlyArray<InstallmentProduct>;
  /** Error INSTALLMENT_CLAIM_NOT_FOUND. */
  readonly getClaimById: InstallmentClaim;
  readonly getInstallmentClaims: InstallmentClaimPage;
  /** Contracts of the organisation with the partner; empty when it does not sell by instalments. */
  readonly getMerchantProduct: ReadonlyArray<MerchantProduct>;
  /** Outlets of the organisation, at most 1000. */
  readonly getSalePoint: ReadonlyArray<InstallmentSalePoint>;
  /** What was issued in the period, for each contract; by default since the first day of the month. */
  readonly getSumByProduct: ReadonlyArray<InstallmentSum>;
};


export type QueryGetClaimByIdArgs = {
  loanClaimId: Scalars['ID']['input'];
};


export type QueryGetInstallmentClaimsArgs = {
  loanRequestDto: LoanRequestDto;
};


export type QueryGetMerchantProductArgs = {
  legalPartyId: Scalars['ID']['input'];
};


export type QueryGetSalePointArgs = {
  legalPartyId: Scalars['ID']['input'];
};


export type QueryGetSumByProductArgs = {
  fromDate?: InputMaybe<Scalars['LocalDate']['input']>;
  legalPartyId: Scalars['ID']['input'];
  toDate?: InputMaybe<Scalars['LocalDate']['input']>;
};

/** DELIVERED: the goods are with the buyer, pay the shop. REFUSED: the sale did not take place. */
export type SellerDecision =
  | 'DELIVERED'
  | 'REFUSED';

export type SellerVerdictInput = {
  readonly decision: SellerDecision;
  readonly legalPartyId: Scalars['ID']['input'];
  readonly loanClaimId: Scalars['ID']['input'];
};

export type SortOrder =
  | 'ASC'
  | 'DESC';

export type Subscription = {
  readonly __typename?: 'Subscription';
  /** Changes of one claim, or of every claim of the organisation. */
  readonly installmentInfo: InstallmentEvent;
};


export type SubscriptionInstallmentInfoArgs = {
  lastEventId?: InputMaybe<Scalars['ID']['input']>;
  loanClaimId?: InputMaybe<Scalars['ID']['input']>;
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
  InstallmentClaim: ResolverTypeWrapper<InstallmentClaim>;
  InstallmentClaimPage: ResolverTypeWrapper<InstallmentClaimPage>;
  InstallmentClaimProduct: ResolverTypeWrapper<InstallmentClaimProduct>;
  InstallmentClaimSort: InstallmentClaimSort;
  InstallmentClaimStatus: InstallmentClaimStatus;
  InstallmentClient: ResolverTypeWrapper<InstallmentClient>;
  InstallmentEvent: ResolverTypeWrapper<InstallmentEvent>;
  InstallmentProduct: ResolverTypeWrapper<InstallmentProduct>;
  InstallmentSalePoint: ResolverTypeWrapper<InstallmentSalePoint>;
  InstallmentSum: ResolverTypeWrapper<InstallmentSum>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LoanFilterDto: LoanFilterDto;
  LoanRequestDto: LoanRequestDto;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LocalizedText: ResolverTypeWrapper<LocalizedText>;
  MerchantCategory: ResolverTypeWrapper<MerchantCategory>;
  MerchantCommission: ResolverTypeWrapper<MerchantCommission>;
  MerchantContact: ResolverTypeWrapper<MerchantContact>;
  MerchantContractState: MerchantContractState;
  MerchantProduct: ResolverTypeWrapper<MerchantProduct>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PageableInput: PageableInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SellerDecision: SellerDecision;
  SellerVerdictInput: SellerVerdictInput;
  SortOrder: SortOrder;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Boolean: Scalars['Boolean']['output'];
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  ID: Scalars['ID']['output'];
  InstallmentClaim: InstallmentClaim;
  InstallmentClaimPage: InstallmentClaimPage;
  InstallmentClaimProduct: InstallmentClaimProduct;
  InstallmentClient: InstallmentClient;
  InstallmentEvent: InstallmentEvent;
  InstallmentProduct: InstallmentProduct;
  InstallmentSalePoint: InstallmentSalePoint;
  InstallmentSum: InstallmentSum;
  Int: Scalars['Int']['output'];
  LoanFilterDto: LoanFilterDto;
  LoanRequestDto: LoanRequestDto;
  LocalDate: Scalars['LocalDate']['output'];
  LocalizedText: LocalizedText;
  MerchantCategory: MerchantCategory;
  MerchantCommission: MerchantCommission;
  MerchantContact: MerchantContact;
  MerchantProduct: MerchantProduct;
  Mutation: Record<PropertyKey, never>;
  PageableInput: PageableInput;
  Query: Record<PropertyKey, never>;
  SellerVerdictInput: SellerVerdictInput;
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

export type InstallmentClaimResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InstallmentClaim'] = ResolversParentTypes['InstallmentClaim']> = {
  canConfirm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  claimNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientInfo?: Resolver<ResolversTypes['InstallmentClient'], ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  loanClaimId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locationCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partnerContractId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  percentRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['InstallmentClaimProduct'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InstallmentClaimStatus'], ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type InstallmentClaimPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InstallmentClaimPage'] = ResolversParentTypes['InstallmentClaimPage']> = {
  fromDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  list?: Resolver<ReadonlyArray<ResolversTypes['InstallmentClaim']>, ParentType, ContextType>;
  toDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  totalElements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InstallmentClaimProductResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InstallmentClaimProduct'] = ResolversParentTypes['InstallmentClaimProduct']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InstallmentClientResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InstallmentClient'] = ResolversParentTypes['InstallmentClient']> = {
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secondName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InstallmentEventResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InstallmentEvent'] = ResolversParentTypes['InstallmentEvent']> = {
  claim?: Resolver<ResolversTypes['InstallmentClaim'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type InstallmentProductResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InstallmentProduct'] = ResolversParentTypes['InstallmentProduct']> = {
  durations?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percentRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type InstallmentSalePointResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InstallmentSalePoint'] = ResolversParentTypes['InstallmentSalePoint']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InstallmentSumResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InstallmentSum'] = ResolversParentTypes['InstallmentSum']> = {
  partnerContactId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['InstallmentProduct'], ParentType, ContextType>;
  totalSum?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export type LocalizedTextResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LocalizedText'] = ResolversParentTypes['LocalizedText']> = {
  eng?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ru?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MerchantCategoryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MerchantCategory'] = ResolversParentTypes['MerchantCategory']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MerchantCommissionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MerchantCommission'] = ResolversParentTypes['MerchantCommission']> = {
  commission?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MerchantContactResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MerchantContact'] = ResolversParentTypes['MerchantContact']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MerchantProductResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MerchantProduct'] = ResolversParentTypes['MerchantProduct']> = {
  category?: Resolver<ResolversTypes['MerchantCategory'], ParentType, ContextType>;
  commissions?: Resolver<ReadonlyArray<ResolversTypes['MerchantCommission']>, ParentType, ContextType>;
  contacts?: Resolver<ReadonlyArray<ResolversTypes['MerchantContact']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['InstallmentProduct'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MerchantContractState'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  confirmLoanClaim?: Resolver<ResolversTypes['InstallmentClaim'], ParentType, ContextType, RequireFields<MutationConfirmLoanClaimArgs, 'sellerVerdict'>>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  getAllProduct?: Resolver<ReadonlyArray<ResolversTypes['InstallmentProduct']>, ParentType, ContextType>;
  getClaimById?: Resolver<ResolversTypes['InstallmentClaim'], ParentType, ContextType, RequireFields<QueryGetClaimByIdArgs, 'loanClaimId'>>;
  getInstallmentClaims?: Resolver<ResolversTypes['InstallmentClaimPage'], ParentType, ContextType, RequireFields<QueryGetInstallmentClaimsArgs, 'loanRequestDto'>>;
  getMerchantProduct?: Resolver<ReadonlyArray<ResolversTypes['MerchantProduct']>, ParentType, ContextType, RequireFields<QueryGetMerchantProductArgs, 'legalPartyId'>>;
  getSalePoint?: Resolver<ReadonlyArray<ResolversTypes['InstallmentSalePoint']>, ParentType, ContextType, RequireFields<QueryGetSalePointArgs, 'legalPartyId'>>;
  getSumByProduct?: Resolver<ReadonlyArray<ResolversTypes['InstallmentSum']>, ParentType, ContextType, RequireFields<QueryGetSumByProductArgs, 'legalPartyId'>>;
};

export type SubscriptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  installmentInfo?: SubscriptionResolver<ResolversTypes['InstallmentEvent'], "installmentInfo", ParentType, ContextType, Partial<SubscriptionInstallmentInfoArgs>>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  InstallmentClaim?: InstallmentClaimResolvers<ContextType>;
  InstallmentClaimPage?: InstallmentClaimPageResolvers<ContextType>;
  InstallmentClaimProduct?: InstallmentClaimProductResolvers<ContextType>;
  InstallmentClient?: InstallmentClientResolvers<ContextType>;
  InstallmentEvent?: InstallmentEventResolvers<ContextType>;
  InstallmentProduct?: InstallmentProductResolvers<ContextType>;
  InstallmentSalePoint?: InstallmentSalePointResolvers<ContextType>;
  InstallmentSum?: InstallmentSumResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  LocalizedText?: LocalizedTextResolvers<ContextType>;
  MerchantCategory?: MerchantCategoryResolvers<ContextType>;
  MerchantCommission?: MerchantCommissionResolvers<ContextType>;
  MerchantContact?: MerchantContactResolvers<ContextType>;
  MerchantProduct?: MerchantProductResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphqlContext> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};
