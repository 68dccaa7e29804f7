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

/** An organisation's agreement with the bank, seen by one person. */
export type Contract = {
  readonly __typename?: 'Contract';
  readonly active: Scalars['Boolean']['output'];
  readonly companyName: Scalars['String']['output'];
  readonly contractNum: Scalars['String']['output'];
  readonly createdDate: Scalars['DateTime']['output'];
  readonly departmentCode: Scalars['String']['output'];
  readonly departmentName: Scalars['String']['output'];
  readonly expirationDate?: Maybe<Scalars['LocalDate']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly inn: Scalars['String']['output'];
  readonly orgReferenceId: Scalars['ID']['output'];
  readonly payControlKey?: Maybe<PayControlKey>;
  readonly ruTokenCert?: Maybe<Scalars['String']['output']>;
  readonly signScheme: SignScheme;
  readonly signType: SignType;
  readonly userContractAttributes: UserContractAttributes;
};

/** The signed-in person with his contracts. */
export type Employee = {
  readonly __typename?: 'Employee';
  readonly authorized: Scalars['Boolean']['output'];
  readonly createdDate: Scalars['DateTime']['output'];
  /** The contract selected in this session; null only when the person has none that is active. */
  readonly currentContract?: Maybe<Contract>;
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly fullName: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly individualInn: Scalars['String']['output'];
  readonly isResident: Scalars['Boolean']['output'];
  readonly mobile: Scalars['String']['output'];
  readonly postVerificationStatus: PostVerificationStatus;
  readonly shortName: Scalars['String']['output'];
  readonly userContracts: ReadonlyArray<Contract>;
  readonly userReferenceId: Scalars['ID']['output'];
};

/** A person of the organisation, as colleagues see him. */
export type EmployeeContract = {
  readonly __typename?: 'EmployeeContract';
  readonly createdDate: Scalars['DateTime']['output'];
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly fullName: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly individualInn: Scalars['String']['output'];
  readonly mobile: Scalars['String']['output'];
  readonly referenceId: Scalars['ID']['output'];
  readonly registrationState: RegistrationState;
  readonly shortName: Scalars['String']['output'];
  readonly signRight: SignRight;
  readonly userContractState: UserContractState;
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
  /** Selects the contract this session works in. Every tab of the session follows. */
  readonly selectContract: Employee;
};


export type MutationSelectContractArgs = {
  userContractId: Scalars['ID']['input'];
};

/** Paging by page number as in the specification: the first page is 1. */
export type PageableInput = {
  readonly page?: InputMaybe<Scalars['Int']['input']>;
  readonly size?: InputMaybe<Scalars['Int']['input']>;
};

export type PayControlKey = {
  readonly __typename?: 'PayControlKey';
  readonly expirationDate?: Maybe<Scalars['DateTime']['output']>;
  readonly pcUserId?: Maybe<Scalars['String']['output']>;
  readonly status: Scalars['String']['output'];
  readonly username?: Maybe<Scalars['String']['output']>;
};

/** Where the bank's check of a person stands. Pending: locked. Rejected: no access. */
export type PostVerificationStatus =
  | 'Confirmed'
  | 'Pending'
  | 'Rejected';

export type ProductRoles = {
  readonly __typename?: 'ProductRoles';
  readonly productName: Scalars['String']['output'];
  readonly roles: ReadonlyArray<Scalars['String']['output']>;
};

export type Query = {
  readonly __typename?: 'Query';
  /** One person of the selected organisation by his reference id. */
  readonly employee: EmployeeContract;
  /** The signed-in person. Error UserNotFoundException when the session's person is gone. */
  readonly employeeSecure: Employee;
  /** All people of the selected organisation. */
  readonly employeesContract: ReadonlyArray<EmployeeContract>;
};


export type QueryEmployeeArgs = {
  userReferenceId: Scalars['ID']['input'];
};


export type QueryEmployeesContractArgs = {
  orgReferenceId: Scalars['ID']['input'];
};

export type RegistrationState =
  | 'CONFIRMED'
  | 'INIT';

/** What a person may do in a contract. */
export type SignRight =
  | 'AUDITOR'
  | 'CASHIER'
  | 'CASH_MANAGER'
  | 'CREATOR'
  | 'FIRST'
  | 'NONE'
  | 'SECOND'
  | 'THIRD';

/** How many signatures a document of the contract needs. */
export type SignScheme =
  | 'ONE_SIGNATORY'
  | 'THREE_SIGNATORY'
  | 'TWO_SIGNATORY';

/** What the contract signs with. */
export type SignType =
  | 'PAY_CONTROL'
  | 'RU_TOKEN_2'
  | 'RU_TOKEN_S'
  | 'TOTP';

export type UserContractAttributes = {
  readonly __typename?: 'UserContractAttributes';
  readonly productRoles: ReadonlyArray<ProductRoles>;
  readonly registrationState: RegistrationState;
  readonly signRight: SignRight;
  readonly userContractId: Scalars['ID']['output'];
  readonly userContractState: UserContractState;
};

export type UserContractState =
  | 'ACTIVE'
  | 'FROZEN';



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
  Contract: ResolverTypeWrapper<Contract>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  Employee: ResolverTypeWrapper<Employee>;
  EmployeeContract: ResolverTypeWrapper<EmployeeContract>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LocalizedText: ResolverTypeWrapper<LocalizedText>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PageableInput: PageableInput;
  PayControlKey: ResolverTypeWrapper<PayControlKey>;
  PostVerificationStatus: PostVerificationStatus;
  ProductRoles: ResolverTypeWrapper<ProductRoles>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegistrationState: RegistrationState;
  SignRight: SignRight;
  SignScheme: SignScheme;
  SignType: SignType;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  UserContractAttributes: ResolverTypeWrapper<UserContractAttributes>;
  UserContractState: UserContractState;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Boolean: Scalars['Boolean']['output'];
  Contract: Contract;
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  Employee: Employee;
  EmployeeContract: EmployeeContract;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  LocalDate: Scalars['LocalDate']['output'];
  LocalizedText: LocalizedText;
  Mutation: Record<PropertyKey, never>;
  PageableInput: PageableInput;
  PayControlKey: PayControlKey;
  ProductRoles: ProductRoles;
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  UserContractAttributes: UserContractAttributes;
};

export type ContractResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Contract'] = ResolversParentTypes['Contract']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contractNum?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  departmentCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  departmentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expirationDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orgReferenceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payControlKey?: Resolver<Maybe<ResolversTypes['PayControlKey']>, ParentType, ContextType>;
  ruTokenCert?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signScheme?: Resolver<ResolversTypes['SignScheme'], ParentType, ContextType>;
  signType?: Resolver<ResolversTypes['SignType'], ParentType, ContextType>;
  userContractAttributes?: Resolver<ResolversTypes['UserContractAttributes'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type EmployeeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Employee'] = ResolversParentTypes['Employee']> = {
  authorized?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentContract?: Resolver<Maybe<ResolversTypes['Contract']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  individualInn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isResident?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postVerificationStatus?: Resolver<ResolversTypes['PostVerificationStatus'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userContracts?: Resolver<ReadonlyArray<ResolversTypes['Contract']>, ParentType, ContextType>;
  userReferenceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type EmployeeContractResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EmployeeContract'] = ResolversParentTypes['EmployeeContract']> = {
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  individualInn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  referenceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  registrationState?: Resolver<ResolversTypes['RegistrationState'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signRight?: Resolver<ResolversTypes['SignRight'], ParentType, ContextType>;
  userContractState?: Resolver<ResolversTypes['UserContractState'], ParentType, ContextType>;
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
  selectContract?: Resolver<ResolversTypes['Employee'], ParentType, ContextType, RequireFields<MutationSelectContractArgs, 'userContractId'>>;
};

export type PayControlKeyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PayControlKey'] = ResolversParentTypes['PayControlKey']> = {
  expirationDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pcUserId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductRolesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductRoles'] = ResolversParentTypes['ProductRoles']> = {
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  employee?: Resolver<ResolversTypes['EmployeeContract'], ParentType, ContextType, RequireFields<QueryEmployeeArgs, 'userReferenceId'>>;
  employeeSecure?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  employeesContract?: Resolver<ReadonlyArray<ResolversTypes['EmployeeContract']>, ParentType, ContextType, RequireFields<QueryEmployeesContractArgs, 'orgReferenceId'>>;
};

export type UserContractAttributesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserContractAttributes'] = ResolversParentTypes['UserContractAttributes']> = {
  productRoles?: Resolver<ReadonlyArray<ResolversTypes['ProductRoles']>, ParentType, ContextType>;
  registrationState?: Resolver<ResolversTypes['RegistrationState'], ParentType, ContextType>;
  signRight?: Resolver<ResolversTypes['SignRight'], ParentType, ContextType>;
  userContractId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userContractState?: Resolver<ResolversTypes['UserContractState'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  Contract?: ContractResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  Employee?: EmployeeResolvers<ContextType>;
  EmployeeContract?: EmployeeContractResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  LocalizedText?: LocalizedTextResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PayControlKey?: PayControlKeyResolvers<ContextType>;
  ProductRoles?: ProductRolesResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  UserContractAttributes?: UserContractAttributesResolvers<ContextType>;
};
