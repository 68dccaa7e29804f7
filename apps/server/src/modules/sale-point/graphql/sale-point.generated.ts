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

export type AccountClassification =
  | 'ISLAMIC'
  | 'STANDART';

export type AddressAttributes = {
  readonly __typename?: 'AddressAttributes';
  readonly city?: Maybe<RegionAddress>;
  readonly district?: Maybe<RegionAddress>;
  readonly houseNumber: Scalars['String']['output'];
  /** Degrees as exact decimals, WGS 84. */
  readonly latitude: Scalars['String']['output'];
  readonly longitude: Scalars['String']['output'];
  readonly marketInfo?: Maybe<MarketInfo>;
  /** Twelve digits each. */
  readonly phone: ReadonlyArray<Scalars['String']['output']>;
  readonly region: RegionAddress;
  readonly shoppingCentreInfo?: Maybe<ShoppingCentreInfo>;
  readonly street: Scalars['String']['output'];
  readonly taxOfficeCode: Scalars['String']['output'];
};

export type AddressAttributesInput = {
  readonly cityId?: InputMaybe<Scalars['ID']['input']>;
  readonly districtId?: InputMaybe<Scalars['ID']['input']>;
  readonly houseNumber: Scalars['String']['input'];
  readonly latitude: Scalars['String']['input'];
  readonly longitude: Scalars['String']['input'];
  readonly marketInfo?: InputMaybe<MarketInput>;
  /** No phone twice. Error OUTLET_PHONE_TWICE. */
  readonly phone: ReadonlyArray<Scalars['String']['input']>;
  readonly regionId: Scalars['ID']['input'];
  /** At most one of the two. */
  readonly shoppingCentreInfo?: InputMaybe<ShoppingCentreInput>;
  readonly street: Scalars['String']['input'];
  readonly taxOfficeCode: Scalars['String']['input'];
};

export type CashInput = {
  readonly hasKkm: Scalars['Boolean']['input'];
  readonly isActive: Scalars['Boolean']['input'];
  readonly name: Scalars['String']['input'];
};

export type CashRegister = {
  readonly __typename?: 'CashRegister';
  /** A cashier sees only themselves. */
  readonly cashiers: ReadonlyArray<RegisterCashier>;
  /** Numbered within the outlet. */
  readonly code: Scalars['String']['output'];
  readonly hasKkm: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isActive: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly salePointId: Scalars['ID']['output'];
  readonly terminals: ReadonlyArray<Terminal>;
};

export type Cashier = {
  readonly __typename?: 'Cashier';
  readonly account?: Maybe<Scalars['String']['output']>;
  readonly authState: CashierAuthState;
  readonly fullName: Scalars['String']['output'];
  readonly hiredDate: Scalars['DateTime']['output'];
  /** Null for who neither manages cashiers nor is this one. */
  readonly inn?: Maybe<Scalars['String']['output']>;
  readonly isActive: Scalars['Boolean']['output'];
  /** Null for who neither manages cashiers nor is this one. */
  readonly mobile?: Maybe<Scalars['String']['output']>;
  readonly referenceId: Scalars['ID']['output'];
  /** The outlets they work at, with their own registers. */
  readonly salePoints: ReadonlyArray<SalePoint>;
  /** When the open shift was opened; null without one. */
  readonly shiftOpenedDate?: Maybe<Scalars['DateTime']['output']>;
};

/** INIT: the credentials were sent. CONFIRMED: the cashier has set a password of their own. */
export type CashierAuthState =
  | 'CONFIRMED'
  | 'INIT';

export type CashierInnData = {
  /** The cashier's own account: 16 digits, the first three are the bank's. */
  readonly account?: InputMaybe<Scalars['String']['input']>;
  /** At least one. */
  readonly cashIds: ReadonlyArray<Scalars['ID']['input']>;
  readonly inn: Scalars['String']['input'];
  /** Used for a person whom the bank does not know yet. */
  readonly mobile: Scalars['String']['input'];
};

/** A person of the state's registry, for who is about to hire them. */
export type IndividualPerson = {
  readonly __typename?: 'IndividualPerson';
  readonly fullName: Scalars['String']['output'];
  readonly inn: Scalars['String']['output'];
};

/** A text of a dictionary in the three languages of the product. */
export type LocalizedText = {
  readonly __typename?: 'LocalizedText';
  readonly eng: Scalars['String']['output'];
  readonly kg: Scalars['String']['output'];
  readonly ru: Scalars['String']['output'];
};

export type MarketInfo = {
  readonly __typename?: 'MarketInfo';
  readonly containerName: Scalars['String']['output'];
  readonly marketName: Scalars['String']['output'];
  readonly row: Scalars['String']['output'];
};

export type MarketInput = {
  readonly containerName: Scalars['String']['input'];
  readonly marketName: Scalars['String']['input'];
  readonly row: Scalars['String']['input'];
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Closes the caller's own shift. Error ENTITY_NOT_FOUND. */
  readonly closeShift: Cashier;
  /** Needs an Idempotency-Key. Errors ENTITY_NOT_FOUND, OUTLET_NAME_CHARACTERS. */
  readonly createCash: CashRegister;
  /** Hires a person of the state's registry. Needs an Idempotency-Key. Errors VALIDATION with its fields, CASHIER_INN_NOT_FOUND, CASHIER_ALREADY_EXISTS, CASHIER_HAS_OTHER_RIGHT. */
  readonly createNewCashierByInn: Cashier;
  /** Needs an Idempotency-Key. Errors VALIDATION with its fields, SALE_POINT_NAME_DUPLICATE, TAX_ATTRIBUTE_SAVING, OUTLET_ACCOUNT_SAVING_FAILED. */
  readonly createSalePoint: SalePoint;
  /** The person loses the right and every register at once. Errors CASHIER_SHIFT_OPEN, ENTITY_NOT_FOUND. */
  readonly fireCashier: Scalars['Boolean']['output'];
  /** Opens the caller's own shift. Error ENTITY_NOT_FOUND. */
  readonly openShift: Cashier;
  /** Errors ENTITY_NOT_FOUND, OUTLET_NAME_CHARACTERS. */
  readonly updateCash: CashRegister;
  /** Replaces the registers of a cashier; it holds at once, also on open pages. Errors ENTITY_NOT_FOUND, CASHIER_REGISTER_REQUIRED, CASHIER_REGISTERS_TOO_MANY, REQUEST_INVALID when a register is named twice. */
  readonly updateCashesOfUser: Cashier;
  /** With a cash register only the account may change. Errors as for a new one, SALE_POINT_HAS_CASH_REGISTER, OUTLET_FORBIDDEN, ENTITY_NOT_FOUND. */
  readonly updateSalePointById: SalePoint;
};


export type MutationCloseShiftArgs = {
  orgReferenceId: Scalars['ID']['input'];
};


export type MutationCreateCashArgs = {
  cash: CashInput;
  salePointId: Scalars['ID']['input'];
};


export type MutationCreateNewCashierByInnArgs = {
  innData: CashierInnData;
  orgReferenceId: Scalars['ID']['input'];
};


export type MutationCreateSalePointArgs = {
  orgReferenceId: Scalars['ID']['input'];
  salePoint: SalePointInput;
};


export type MutationFireCashierArgs = {
  userReferenceId: Scalars['ID']['input'];
};


export type MutationOpenShiftArgs = {
  orgReferenceId: Scalars['ID']['input'];
};


export type MutationUpdateCashArgs = {
  cash: CashInput;
  cashId: Scalars['ID']['input'];
};


export type MutationUpdateCashesOfUserArgs = {
  cashIds: ReadonlyArray<Scalars['ID']['input']>;
  userReferenceId: Scalars['ID']['input'];
};


export type MutationUpdateSalePointByIdArgs = {
  salePoint: SalePointInput;
  salePointId: Scalars['ID']['input'];
};

export type Pageable = {
  /** The first page is 1. */
  readonly page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 1000. */
  readonly size?: InputMaybe<Scalars['Int']['input']>;
};

/** Paging by page number as in the specification: the first page is 1. */
export type PageableInput = {
  readonly page?: InputMaybe<Scalars['Int']['input']>;
  readonly size?: InputMaybe<Scalars['Int']['input']>;
};

export type Query = {
  readonly __typename?: 'Query';
  /** Cashiers of the organisation, by name; a cashier sees only themselves. */
  readonly employees: ReadonlyArray<Cashier>;
  /** Error ENTITY_NOT_FOUND. */
  readonly getCashById: CashRegister;
  /** Error ENTITY_NOT_FOUND. */
  readonly getCashesBySalePointId: ReadonlyArray<CashRegister>;
  /** Error ENTITY_NOT_FOUND. */
  readonly getCashierInfoByRefId: Cashier;
  /** Terminals of the registers that the caller may see. Error ENTITY_NOT_FOUND. */
  readonly getPOSTerminalsBySalePointId: ReadonlyArray<Terminal>;
  /** Places inside another; regions and cities of the republic without one. */
  readonly getRegionAddress: ReadonlyArray<RegionAddress>;
  /** Error ENTITY_NOT_FOUND. */
  readonly getSalePointInfoById: SalePoint;
  readonly getSalePointsByFilter: SalePointPage;
  /** All at once, by name. */
  readonly getSalePointsByOrgRefId: ReadonlyArray<SalePoint>;
  /** Outlets whose account the caller may change. */
  readonly getSalePointsForAccountUpdate: ReadonlyArray<SalePoint>;
  /** Outlets of one cashier with their registers; of the caller when nobody is named. Error ENTITY_NOT_FOUND. */
  readonly getSalePointsOfCashier: ReadonlyArray<SalePoint>;
  /** Every office of the tax service, by its number. */
  readonly getTaxOffices: ReadonlyArray<TaxOffice>;
  /** Whether there is an outlet that the caller may see. */
  readonly hasOrganizationSalePoint: Scalars['Boolean']['output'];
  /** Unknown numbers are limited for the person and the organisation. Errors CASHIER_INN_NOT_FOUND, RECIPIENT_LOOKUPS_EXHAUSTED. */
  readonly newIndividualPerson: IndividualPerson;
};


export type QueryEmployeesArgs = {
  orgReferenceId: Scalars['ID']['input'];
};


export type QueryGetCashByIdArgs = {
  cashId: Scalars['ID']['input'];
};


export type QueryGetCashesBySalePointIdArgs = {
  salePointId: Scalars['ID']['input'];
};


export type QueryGetCashierInfoByRefIdArgs = {
  userReferenceId: Scalars['ID']['input'];
};


export type QueryGetPosTerminalsBySalePointIdArgs = {
  salePointId: Scalars['ID']['input'];
};


export type QueryGetRegionAddressArgs = {
  parentId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryGetSalePointInfoByIdArgs = {
  salePointId: Scalars['ID']['input'];
};


export type QueryGetSalePointsByFilterArgs = {
  filter: SalePointFilter;
  pageable?: InputMaybe<Pageable>;
};


export type QueryGetSalePointsByOrgRefIdArgs = {
  orgReferenceId: Scalars['ID']['input'];
};


export type QueryGetSalePointsForAccountUpdateArgs = {
  orgReferenceId: Scalars['ID']['input'];
};


export type QueryGetSalePointsOfCashierArgs = {
  orgReferenceId: Scalars['ID']['input'];
  userReferenceId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryHasOrganizationSalePointArgs = {
  orgReferenceId: Scalars['ID']['input'];
};


export type QueryNewIndividualPersonArgs = {
  inn: Scalars['String']['input'];
};

/** A region, city or district of an address. */
export type RegionAddress = {
  readonly __typename?: 'RegionAddress';
  readonly attributeName: Scalars['String']['output'];
  /** Whether there are places inside it to choose from. */
  readonly hasPlaces: Scalars['Boolean']['output'];
  /** SOATE, 14 digits. */
  readonly id: Scalars['ID']['output'];
  /** The office that collects taxes there; a proposal for the outlet's own. */
  readonly taxOfficeCode?: Maybe<Scalars['String']['output']>;
};

export type RegisterCashier = {
  readonly __typename?: 'RegisterCashier';
  readonly authState: CashierAuthState;
  readonly fullName: Scalars['String']['output'];
  readonly referenceId: Scalars['ID']['output'];
};

/** An outlet, with the cash registers that the caller may see. */
export type SalePoint = {
  readonly __typename?: 'SalePoint';
  /** The settlement account that is credited. */
  readonly account: Scalars['String']['output'];
  readonly accountClassification?: Maybe<AccountClassification>;
  readonly addressAttributes: AddressAttributes;
  /** How many registers it has, for long lists. */
  readonly cashRegisterCount: Scalars['Int']['output'];
  readonly cashRegisters: ReadonlyArray<CashRegister>;
  /** As printed on receipts, in Latin letters. */
  readonly checkName: Scalars['String']['output'];
  /** Six digits, given by the bank. */
  readonly code: Scalars['String']['output'];
  readonly createdDate: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  /** Whether name and address may change: not once a cash register stands there. */
  readonly isEditable: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly orgReferenceId: Scalars['ID']['output'];
};

export type SalePointFilter = {
  /** By name; this is also the order when nothing is chosen. */
  readonly isByAlphabet?: InputMaybe<Scalars['Boolean']['input']>;
  /** The newest first. */
  readonly isNew?: InputMaybe<Scalars['Boolean']['input']>;
  readonly orgReferenceId: Scalars['ID']['input'];
  /** Part of the name, the receipt name or the code. */
  readonly salePointName?: InputMaybe<Scalars['String']['input']>;
};

export type SalePointInput = {
  /** An own settlement account that the caller may read. */
  readonly account: Scalars['String']['input'];
  readonly addressAttributes: AddressAttributesInput;
  readonly checkName: Scalars['String']['input'];
  /** Letters, digits, spaces and dashes; unique in the organisation. */
  readonly name: Scalars['String']['input'];
};

export type SalePointPage = {
  readonly __typename?: 'SalePointPage';
  readonly list: ReadonlyArray<SalePoint>;
  readonly totalElements: Scalars['Int']['output'];
  readonly totalPages: Scalars['Int']['output'];
};

export type ShoppingCentreInfo = {
  readonly __typename?: 'ShoppingCentreInfo';
  readonly boutiqueName: Scalars['String']['output'];
  readonly floor: Scalars['String']['output'];
  readonly shoppingCentreName: Scalars['String']['output'];
};

export type ShoppingCentreInput = {
  readonly boutiqueName: Scalars['String']['input'];
  readonly floor: Scalars['String']['input'];
  readonly shoppingCentreName: Scalars['String']['input'];
};

export type TaxOffice = {
  readonly __typename?: 'TaxOffice';
  readonly code: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type Terminal = {
  readonly __typename?: 'Terminal';
  /** Printed on every receipt. */
  readonly code: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isActive: Scalars['Boolean']['output'];
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
  AccountClassification: AccountClassification;
  AddressAttributes: ResolverTypeWrapper<AddressAttributes>;
  AddressAttributesInput: AddressAttributesInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CashInput: CashInput;
  CashRegister: ResolverTypeWrapper<CashRegister>;
  Cashier: ResolverTypeWrapper<Cashier>;
  CashierAuthState: CashierAuthState;
  CashierInnData: CashierInnData;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IndividualPerson: ResolverTypeWrapper<IndividualPerson>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LocalizedText: ResolverTypeWrapper<LocalizedText>;
  MarketInfo: ResolverTypeWrapper<MarketInfo>;
  MarketInput: MarketInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Pageable: Pageable;
  PageableInput: PageableInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegionAddress: ResolverTypeWrapper<RegionAddress>;
  RegisterCashier: ResolverTypeWrapper<RegisterCashier>;
  SalePoint: ResolverTypeWrapper<SalePoint>;
  SalePointFilter: SalePointFilter;
  SalePointInput: SalePointInput;
  SalePointPage: ResolverTypeWrapper<SalePointPage>;
  ShoppingCentreInfo: ResolverTypeWrapper<ShoppingCentreInfo>;
  ShoppingCentreInput: ShoppingCentreInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TaxOffice: ResolverTypeWrapper<TaxOffice>;
  Terminal: ResolverTypeWrapper<Terminal>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddressAttributes: AddressAttributes;
  AddressAttributesInput: AddressAttributesInput;
  Boolean: Scalars['Boolean']['output'];
  CashInput: CashInput;
  CashRegister: CashRegister;
  Cashier: Cashier;
  CashierInnData: CashierInnData;
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  ID: Scalars['ID']['output'];
  IndividualPerson: IndividualPerson;
  Int: Scalars['Int']['output'];
  LocalDate: Scalars['LocalDate']['output'];
  LocalizedText: LocalizedText;
  MarketInfo: MarketInfo;
  MarketInput: MarketInput;
  Mutation: Record<PropertyKey, never>;
  Pageable: Pageable;
  PageableInput: PageableInput;
  Query: Record<PropertyKey, never>;
  RegionAddress: RegionAddress;
  RegisterCashier: RegisterCashier;
  SalePoint: SalePoint;
  SalePointFilter: SalePointFilter;
  SalePointInput: SalePointInput;
  SalePointPage: SalePointPage;
  ShoppingCentreInfo: ShoppingCentreInfo;
  ShoppingCentreInput: ShoppingCentreInput;
  String: Scalars['String']['output'];
  TaxOffice: TaxOffice;
  Terminal: Terminal;
};

export type ListSizeDirectiveArgs = {
  assumedSize: Scalars['Int']['input'];
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = GraphqlContext, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AddressAttributesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AddressAttributes'] = ResolversParentTypes['AddressAttributes']> = {
  city?: Resolver<Maybe<ResolversTypes['RegionAddress']>, ParentType, ContextType>;
  district?: Resolver<Maybe<ResolversTypes['RegionAddress']>, ParentType, ContextType>;
  houseNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  marketInfo?: Resolver<Maybe<ResolversTypes['MarketInfo']>, ParentType, ContextType>;
  phone?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<ResolversTypes['RegionAddress'], ParentType, ContextType>;
  shoppingCentreInfo?: Resolver<Maybe<ResolversTypes['ShoppingCentreInfo']>, ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxOfficeCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CashRegisterResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CashRegister'] = ResolversParentTypes['CashRegister']> = {
  cashiers?: Resolver<ReadonlyArray<ResolversTypes['RegisterCashier']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasKkm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salePointId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  terminals?: Resolver<ReadonlyArray<ResolversTypes['Terminal']>, ParentType, ContextType>;
};

export type CashierResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Cashier'] = ResolversParentTypes['Cashier']> = {
  account?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authState?: Resolver<ResolversTypes['CashierAuthState'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hiredDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  inn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referenceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  salePoints?: Resolver<ReadonlyArray<ResolversTypes['SalePoint']>, ParentType, ContextType>;
  shiftOpenedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type IndividualPersonResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['IndividualPerson'] = ResolversParentTypes['IndividualPerson']> = {
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export type LocalizedTextResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LocalizedText'] = ResolversParentTypes['LocalizedText']> = {
  eng?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ru?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MarketInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MarketInfo'] = ResolversParentTypes['MarketInfo']> = {
  containerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  marketName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  closeShift?: Resolver<ResolversTypes['Cashier'], ParentType, ContextType, RequireFields<MutationCloseShiftArgs, 'orgReferenceId'>>;
  createCash?: Resolver<ResolversTypes['CashRegister'], ParentType, ContextType, RequireFields<MutationCreateCashArgs, 'cash' | 'salePointId'>>;
  createNewCashierByInn?: Resolver<ResolversTypes['Cashier'], ParentType, ContextType, RequireFields<MutationCreateNewCashierByInnArgs, 'innData' | 'orgReferenceId'>>;
  createSalePoint?: Resolver<ResolversTypes['SalePoint'], ParentType, ContextType, RequireFields<MutationCreateSalePointArgs, 'orgReferenceId' | 'salePoint'>>;
  fireCashier?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationFireCashierArgs, 'userReferenceId'>>;
  openShift?: Resolver<ResolversTypes['Cashier'], ParentType, ContextType, RequireFields<MutationOpenShiftArgs, 'orgReferenceId'>>;
  updateCash?: Resolver<ResolversTypes['CashRegister'], ParentType, ContextType, RequireFields<MutationUpdateCashArgs, 'cash' | 'cashId'>>;
  updateCashesOfUser?: Resolver<ResolversTypes['Cashier'], ParentType, ContextType, RequireFields<MutationUpdateCashesOfUserArgs, 'cashIds' | 'userReferenceId'>>;
  updateSalePointById?: Resolver<ResolversTypes['SalePoint'], ParentType, ContextType, RequireFields<MutationUpdateSalePointByIdArgs, 'salePoint' | 'salePointId'>>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  employees?: Resolver<ReadonlyArray<ResolversTypes['Cashier']>, ParentType, ContextType, RequireFields<QueryEmployeesArgs, 'orgReferenceId'>>;
  getCashById?: Resolver<ResolversTypes['CashRegister'], ParentType, ContextType, RequireFields<QueryGetCashByIdArgs, 'cashId'>>;
  getCashesBySalePointId?: Resolver<ReadonlyArray<ResolversTypes['CashRegister']>, ParentType, ContextType, RequireFields<QueryGetCashesBySalePointIdArgs, 'salePointId'>>;
  getCashierInfoByRefId?: Resolver<ResolversTypes['Cashier'], ParentType, ContextType, RequireFields<QueryGetCashierInfoByRefIdArgs, 'userReferenceId'>>;
  getPOSTerminalsBySalePointId?: Resolver<ReadonlyArray<ResolversTypes['Terminal']>, ParentType, ContextType, RequireFields<QueryGetPosTerminalsBySalePointIdArgs, 'salePointId'>>;
  getRegionAddress?: Resolver<ReadonlyArray<ResolversTypes['RegionAddress']>, ParentType, ContextType, Partial<QueryGetRegionAddressArgs>>;
  getSalePointInfoById?: Resolver<ResolversTypes['SalePoint'], ParentType, ContextType, RequireFields<QueryGetSalePointInfoByIdArgs, 'salePointId'>>;
  getSalePointsByFilter?: Resolver<ResolversTypes['SalePointPage'], ParentType, ContextType, RequireFields<QueryGetSalePointsByFilterArgs, 'filter'>>;
  getSalePointsByOrgRefId?: Resolver<ReadonlyArray<ResolversTypes['SalePoint']>, ParentType, ContextType, RequireFields<QueryGetSalePointsByOrgRefIdArgs, 'orgReferenceId'>>;
  getSalePointsForAccountUpdate?: Resolver<ReadonlyArray<ResolversTypes['SalePoint']>, ParentType, ContextType, RequireFields<QueryGetSalePointsForAccountUpdateArgs, 'orgReferenceId'>>;
  getSalePointsOfCashier?: Resolver<ReadonlyArray<ResolversTypes['SalePoint']>, ParentType, ContextType, RequireFields<QueryGetSalePointsOfCashierArgs, 'orgReferenceId'>>;
  getTaxOffices?: Resolver<ReadonlyArray<ResolversTypes['TaxOffice']>, ParentType, ContextType>;
  hasOrganizationSalePoint?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryHasOrganizationSalePointArgs, 'orgReferenceId'>>;
  newIndividualPerson?: Resolver<ResolversTypes['IndividualPerson'], ParentType, ContextType, RequireFields<QueryNewIndividualPersonArgs, 'inn'>>;
};

export type RegionAddressResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RegionAddress'] = ResolversParentTypes['RegionAddress']> = {
  attributeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasPlaces?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  taxOfficeCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RegisterCashierResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RegisterCashier'] = ResolversParentTypes['RegisterCashier']> = {
  authState?: Resolver<ResolversTypes['CashierAuthState'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  referenceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SalePointResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SalePoint'] = ResolversParentTypes['SalePoint']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountClassification?: Resolver<Maybe<ResolversTypes['AccountClassification']>, ParentType, ContextType>;
  addressAttributes?: Resolver<ResolversTypes['AddressAttributes'], ParentType, ContextType>;
  cashRegisterCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cashRegisters?: Resolver<ReadonlyArray<ResolversTypes['CashRegister']>, ParentType, ContextType>;
  checkName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orgReferenceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SalePointPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SalePointPage'] = ResolversParentTypes['SalePointPage']> = {
  list?: Resolver<ReadonlyArray<ResolversTypes['SalePoint']>, ParentType, ContextType>;
  totalElements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShoppingCentreInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ShoppingCentreInfo'] = ResolversParentTypes['ShoppingCentreInfo']> = {
  boutiqueName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  floor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shoppingCentreName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaxOfficeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TaxOffice'] = ResolversParentTypes['TaxOffice']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TerminalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Terminal'] = ResolversParentTypes['Terminal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  AddressAttributes?: AddressAttributesResolvers<ContextType>;
  CashRegister?: CashRegisterResolvers<ContextType>;
  Cashier?: CashierResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  IndividualPerson?: IndividualPersonResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  LocalizedText?: LocalizedTextResolvers<ContextType>;
  MarketInfo?: MarketInfoResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RegionAddress?: RegionAddressResolvers<ContextType>;
  RegisterCashier?: RegisterCashierResolvers<ContextType>;
  SalePoint?: SalePointResolvers<ContextType>;
  SalePointPage?: SalePointPageResolvers<ContextType>;
  ShoppingCentreInfo?: ShoppingCentreInfoResolvers<ContextType>;
  TaxOffice?: TaxOfficeResolvers<ContextType>;
  Terminal?: TerminalResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphqlContext> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};
