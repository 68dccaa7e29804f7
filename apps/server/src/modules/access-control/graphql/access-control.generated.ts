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

/** The organisation's API key; the key itself is never shown again. */
export type ApiKey = {
  readonly __typename?: 'ApiKey';
  readonly apiKeyAccessList: ReadonlyArray<ApiKeyAccess>;
  /** Who made it; the key acts in their name and never may more than they. */
  readonly createdBy: Scalars['String']['output'];
  readonly createdDate: Scalars['DateTime']['output'];
  readonly isActive: Scalars['Boolean']['output'];
  /** The first characters, by which a program's settings can be recognised. */
  readonly keyPrefix: Scalars['String']['output'];
  readonly lastUsedDate?: Maybe<Scalars['DateTime']['output']>;
  readonly state: ApiKeyState;
  readonly validUntil: Scalars['DateTime']['output'];
};

export type ApiKeyAccess = {
  readonly __typename?: 'ApiKeyAccess';
  readonly api: ApiKeyApi;
};

export type ApiKeyAccessInput = {
  readonly api: ApiKeyApi;
};

/** What an API key can be allowed to call, in groups; nothing that signs or changes rights is in any. */
export type ApiKeyApi =
  | 'ACCOUNTS'
  | 'CARDS'
  | 'PAYMENTS'
  | 'PAYMENT_DRAFTS'
  | 'RATES'
  | 'REFERENCE';

/** NEW: a key may be made. ACTIVE: it works. INACTIVE: it has ended; a new one only through the bank's office or a supervisor. */
export type ApiKeyState =
  | 'ACTIVE'
  | 'INACTIVE'
  | 'NEW';

export type AuditDetail = {
  readonly __typename?: 'AuditDetail';
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

/** Days of the bank, both included, at most 366. */
export type AuditFilter = {
  /** The action of the records, such as `sign`. */
  readonly action?: InputMaybe<Scalars['String']['input']>;
  readonly endDate?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly outcome?: InputMaybe<AuditOutcome>;
  readonly person?: InputMaybe<Scalars['ID']['input']>;
  readonly startDate?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type AuditOutcome =
  | 'DONE'
  | 'REFUSED';

export type AuditPage = {
  readonly __typename?: 'AuditPage';
  readonly list: ReadonlyArray<AuditRecord>;
  /** Give it back as `before` to read the next, older page; null on the last one. */
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
};

/** A line of the organisation's audit, in its place in the hash chain. */
export type AuditRecord = {
  readonly __typename?: 'AuditRecord';
  /** What was done, such as `signInConfirmed`, `sign`, `permissionsChanged`. */
  readonly action: Scalars['String']['output'];
  readonly details: ReadonlyArray<AuditDetail>;
  /** SHA-256 over the record before it and this one, in hex. */
  readonly hash: Scalars['String']['output'];
  readonly occurredAt: Scalars['DateTime']['output'];
  /** `ok`, or the code of the refusal. */
  readonly outcome: Scalars['String']['output'];
  /** Who did it; null for the bank. */
  readonly personId?: Maybe<Scalars['ID']['output']>;
  /** Their name; null when they are no person of the organisation any more. */
  readonly personName?: Maybe<Scalars['String']['output']>;
  /** Its place in the chain: 1, 2, 3 … without a gap. */
  readonly sequence: Scalars['ID']['output'];
  /** Where it was reported: `door` (sign-in and sessions), `payment`, `entry` (rights, settings and the rest). */
  readonly source: Scalars['String']['output'];
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

/** The signed-in person with their contracts. */
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

/** A person of the organisation, as colleagues see them. */
export type EmployeeContract = {
  readonly __typename?: 'EmployeeContract';
  /** Roles that this person's right allows to be switched on. */
  readonly availableProductRoles: ReadonlyArray<ProductRole>;
  readonly createdDate: Scalars['DateTime']['output'];
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly fullName: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly individualInn: Scalars['String']['output'];
  /** The bank denies access, and only the bank lets them in again. */
  readonly isFrozenByBank: Scalars['Boolean']['output'];
  readonly isResident: Scalars['Boolean']['output'];
  readonly mobile: Scalars['String']['output'];
  readonly postVerificationStatus: PostVerificationStatus;
  readonly productRoles: ReadonlyArray<ProductRoles>;
  readonly referenceId: Scalars['ID']['output'];
  readonly registrationState: RegistrationState;
  readonly shortName: Scalars['String']['output'];
  readonly signRight: SignRight;
  /** The argument `businessUserContractId` of everything that is changed for this person in this contract. */
  readonly userContractId: Scalars['ID']['output'];
  readonly userContractState: UserContractState;
};

/** A pay-control key at the moment of its issue; `qr` and `key` are shown this once. */
export type IssuedPayControlKey = {
  readonly __typename?: 'IssuedPayControlKey';
  readonly expirationDate: Scalars['DateTime']['output'];
  /** The same key for typing in by hand. */
  readonly key: Scalars['String']['output'];
  readonly pcUserId: Scalars['String']['output'];
  /** What the QR image carries; the first phone that reads it takes the key. */
  readonly qr: Scalars['String']['output'];
  readonly status: Scalars['String']['output'];
  readonly username: Scalars['String']['output'];
};

/** Whether documents can be confirmed on phones: every signatory of the contract needs a working key. */
export type KeyAvailability = {
  readonly __typename?: 'KeyAvailability';
  readonly available: Scalars['Boolean']['output'];
  /** Signatories without a working key. */
  readonly nonAvailableFor: ReadonlyArray<KeyMissingFor>;
  readonly orgReferenceId: Scalars['ID']['output'];
};

export type KeyMissingFor = {
  readonly __typename?: 'KeyMissingFor';
  readonly fullName: Scalars['String']['output'];
  readonly signRight: SignRight;
};

export type LoanTask = {
  readonly __typename?: 'LoanTask';
  readonly amount: Scalars['Decimal']['output'];
  readonly currency: Scalars['String']['output'];
  readonly purpose: Scalars['String']['output'];
  readonly termMonths: Scalars['Int']['output'];
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
  /** Every other session of the person ends. Errors PASSWORD_INCORRECT, PASSWORD_SAME, PASSWORD_RULES, PASSWORD_COMMON, OTP_INCORRECT, CHANGE_AT_BANK_OFFICE. */
  readonly changePassword: Scalars['Boolean']['output'];
  /** Needs the caller's own password. Errors API_KEY_EXISTS, API_KEY_REISSUE_BY_BANK, PASSWORD_INCORRECT. */
  readonly createApiKey: NewApiKey;
  /** Applies to the bank for a person who will sell by instalments for the organisation. Needs an Idempotency-Key. Answers the id of the task. */
  readonly createBusinessUserContractWithRoleSellerTask: Scalars['ID']['output'];
  /** The first pay-control key of the calling signatory. Errors OTP_INCORRECT, KEY_EXISTS. */
  readonly createPayControlKey: IssuedPayControlKey;
  /** Switches the key off at once and for good. */
  readonly deactivateApiKey: ApiKey;
  /** A new key in place of the present one, which stops working at once. Errors OTP_INCORRECT, KEY_NOT_FOUND. */
  readonly regeneratePayControlKey: IssuedPayControlKey;
  /** Orders the Pay-Da service. Needs an Idempotency-Key. Answers the id of the task. */
  readonly savePayDaApplicationTask: Scalars['ID']['output'];
  /** Orders card terminals. Needs an Idempotency-Key. Answers the id of the task. */
  readonly savePosApplicationTask: Scalars['ID']['output'];
  /** Replaces all views of the table for the caller; the last write counts. Errors FIELD_REQUIRED, FIELD_TOO_LONG, FIELD_PATTERN (field: name), BAD_USER_INPUT. */
  readonly saveTableViews: TableViews;
  /** Selects the contract this session works in. Every tab of the session follows. */
  readonly selectContract: Employee;
  /** Switches a product role of a person on or off; it holds from their next call on. Error PRODUCT_ROLE_POLICY_ERROR. */
  readonly switchProductRolePolicy: EmployeeContract;
  /** Freezes a person in the contract, or lets them in again; their open pages end within a second. Errors OWN_ACCESS, FROZEN_BY_BANK. */
  readonly switchUserContractState: EmployeeContract;
};


export type MutationChangePasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  otpCode: Scalars['String']['input'];
};


export type MutationCreateApiKeyArgs = {
  apiKeyAccessList: ReadonlyArray<ApiKeyAccessInput>;
  orgReferenceId: Scalars['ID']['input'];
  password: Scalars['String']['input'];
};


export type MutationCreateBusinessUserContractWithRoleSellerTaskArgs = {
  orgReferenceId: Scalars['ID']['input'];
  userInfo: SellerUserInfo;
};


export type MutationCreatePayControlKeyArgs = {
  orgReferenceId: Scalars['ID']['input'];
  otpCode: Scalars['String']['input'];
};


export type MutationDeactivateApiKeyArgs = {
  orgReferenceId: Scalars['ID']['input'];
};


export type MutationRegeneratePayControlKeyArgs = {
  orgReferenceId: Scalars['ID']['input'];
  otpCode: Scalars['String']['input'];
};


export type MutationSavePayDaApplicationTaskArgs = {
  businessUserContractId: Scalars['ID']['input'];
  payDaApplication: PayDaApplicationInput;
};


export type MutationSavePosApplicationTaskArgs = {
  businessUserContractId: Scalars['ID']['input'];
  posApplication: PosApplicationInput;
};


export type MutationSaveTableViewsArgs = {
  table: ViewedTable;
  views: TableViewsInput;
};


export type MutationSelectContractArgs = {
  userContractId: Scalars['ID']['input'];
};


export type MutationSwitchProductRolePolicyArgs = {
  businessUserContractId: Scalars['ID']['input'];
  productRole: ProductRole;
  switchAccess: Scalars['Boolean']['input'];
};


export type MutationSwitchUserContractStateArgs = {
  businessUserContractId: Scalars['ID']['input'];
  userContractState: UserContractState;
};

/** A key that has just been made. */
export type NewApiKey = {
  readonly __typename?: 'NewApiKey';
  readonly apiKeyAccessList: ReadonlyArray<ApiKeyAccess>;
  readonly createdDate: Scalars['DateTime']['output'];
  readonly isActive: Scalars['Boolean']['output'];
  /** Shown this once; only its hash is kept. */
  readonly key: Scalars['String']['output'];
  readonly validUntil: Scalars['DateTime']['output'];
};

export type PageableDecorator = {
  /** The first page is 1. */
  readonly page?: InputMaybe<Scalars['Int']['input']>;
  readonly size?: InputMaybe<Scalars['Int']['input']>;
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

export type PayDaApplication = {
  readonly __typename?: 'PayDaApplication';
  readonly clientAccount: Scalars['String']['output'];
  readonly contactName: Scalars['String']['output'];
  readonly contactNumber: Scalars['String']['output'];
  readonly storeAddress: Scalars['String']['output'];
  readonly storeName: Scalars['String']['output'];
  readonly website?: Maybe<Scalars['String']['output']>;
};

export type PayDaApplicationInput = {
  readonly clientAccount: Scalars['String']['input'];
  readonly contactName: Scalars['String']['input'];
  readonly contactNumber: Scalars['String']['input'];
  readonly storeAddress: Scalars['String']['input'];
  readonly storeName: Scalars['String']['input'];
  readonly website?: InputMaybe<Scalars['String']['input']>;
};

export type PosApplication = {
  readonly __typename?: 'PosApplication';
  readonly accountType: Scalars['String']['output'];
  readonly actualAddress: Scalars['String']['output'];
  /** Where the bank's decision stands. */
  readonly bdoState: TaskState;
  readonly clientAccount: Scalars['String']['output'];
  readonly clientContactAddress: Scalars['String']['output'];
  readonly clientContactName: Scalars['String']['output'];
  readonly clientContactNumber: Scalars['String']['output'];
  readonly hasClientKkm: Scalars['Boolean']['output'];
  readonly hasSecurity: Scalars['Boolean']['output'];
  readonly legalAddress: Scalars['String']['output'];
  readonly mainActivity: Scalars['String']['output'];
  readonly offerTypes: ReadonlyArray<Scalars['String']['output']>;
  /** Its photographs: `GET /api/v1/files/<id>/picture` shows each to the maker of the application. */
  readonly photoIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly rejectReason?: Maybe<Scalars['String']['output']>;
  readonly storeAddress: Scalars['String']['output'];
  readonly storeName: Scalars['String']['output'];
  readonly terminalsCount: Scalars['Int']['output'];
  readonly workingDays: Scalars['String']['output'];
};

export type PosApplicationInput = {
  readonly accountType: Scalars['String']['input'];
  readonly actualAddress: Scalars['String']['input'];
  /** The settlement account that gets the takings, 16 digits. */
  readonly clientAccount: Scalars['String']['input'];
  readonly clientContactAddress: Scalars['String']['input'];
  readonly clientContactName: Scalars['String']['input'];
  readonly clientContactNumber: Scalars['String']['input'];
  readonly hasClientKkm: Scalars['Boolean']['input'];
  readonly hasSecurity: Scalars['Boolean']['input'];
  readonly legalAddress: Scalars['String']['input'];
  readonly mainActivity: Scalars['String']['input'];
  readonly offerTypes: ReadonlyArray<Scalars['String']['input']>;
  /** What `POST /api/v1/pos-photos` has answered to this person, ten at most. Error FILE_NOT_FOUND. */
  readonly photoIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly storeAddress: Scalars['String']['input'];
  readonly storeName: Scalars['String']['input'];
  readonly terminalsCount: Scalars['Int']['input'];
  readonly workingDays: Scalars['String']['input'];
};

/** Where the bank's check of a person stands. Pending: locked. Rejected: no access. */
export type PostVerificationStatus =
  | 'Confirmed'
  | 'Pending'
  | 'Rejected';

/** Extra rights in one product of the bank, switched per person and contract. */
export type ProductRole =
  | 'LOAN_MANAGER'
  | 'SALARY_USER'
  | 'SELLER';

export type ProductRoles = {
  readonly __typename?: 'ProductRoles';
  readonly productName: Scalars['String']['output'];
  readonly roles: ReadonlyArray<Scalars['String']['output']>;
};

export type Query = {
  readonly __typename?: 'Query';
  /** The last API key of the organisation; null when it never had one. */
  readonly apiKey?: Maybe<ApiKey>;
  /** The organisation's audit, newest first. For the first signatory. */
  readonly auditTrail: AuditPage;
  /** One person of the selected organisation by their reference id. */
  readonly employee: EmployeeContract;
  /** The signed-in person. Error UserNotFoundException when the session's person is gone. */
  readonly employeeSecure: Employee;
  /** All people of the selected organisation. */
  readonly employeesContract: ReadonlyArray<EmployeeContract>;
  /** Sellers for the first signatory; loan applications (taskType LOAN alone) also for people with the role LOAN_MANAGER. */
  readonly getSellers: SellerTaskPage;
  readonly getUserPOSApplicationTask: UserPosApplicationTask;
  /** First and second signatory. */
  readonly keyAvailability: KeyAvailability;
  /** The caller's own views; null when they have never changed the table. */
  readonly tableViews?: Maybe<TableViews>;
  readonly userPOSApplicationTasksPageable: UserPosApplicationTaskPage;
};


export type QueryApiKeyArgs = {
  orgReferenceId: Scalars['ID']['input'];
};


export type QueryAuditTrailArgs = {
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
  orgReferenceId: Scalars['ID']['input'];
  size?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEmployeeArgs = {
  userReferenceId: Scalars['ID']['input'];
};


export type QueryEmployeesContractArgs = {
  orgReferenceId: Scalars['ID']['input'];
};


export type QueryGetSellersArgs = {
  individualInn?: InputMaybe<Scalars['String']['input']>;
  locationId?: InputMaybe<Scalars['String']['input']>;
  orgReferenceId: Scalars['ID']['input'];
  pageableDecorator: PageableDecorator;
  taskState?: InputMaybe<TaskState>;
  taskType?: InputMaybe<ReadonlyArray<TaskType>>;
};


export type QueryGetUserPosApplicationTaskArgs = {
  businessUserContractId: Scalars['ID']['input'];
  taskId: Scalars['ID']['input'];
};


export type QueryKeyAvailabilityArgs = {
  orgReferenceId: Scalars['ID']['input'];
};


export type QueryTableViewsArgs = {
  table: ViewedTable;
};


export type QueryUserPosApplicationTasksPageableArgs = {
  businessUserContractId: Scalars['ID']['input'];
  pageableDecorator: PageableDecorator;
  taskStates?: InputMaybe<ReadonlyArray<TaskState>>;
  taskTypes?: InputMaybe<ReadonlyArray<TaskType>>;
};

export type RegistrationState =
  | 'CONFIRMED'
  | 'INIT';

/** A named view, with the filters and the sort it was saved with. */
export type SavedTableView = {
  readonly __typename?: 'SavedTableView';
  /** Search part of the screen's address: `status=FOR_SIGN&sort=AMOUNT`. */
  readonly address: Scalars['String']['output'];
  /** Ids of columns that are left out. */
  readonly hidden: ReadonlyArray<Scalars['String']['output']>;
  readonly isCompact: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
};

export type SavedTableViewInput = {
  readonly address: Scalars['String']['input'];
  readonly hidden: ReadonlyArray<Scalars['String']['input']>;
  readonly isCompact: Scalars['Boolean']['input'];
  /** At most 40 characters. */
  readonly name: Scalars['String']['input'];
};

/** A seller of the organisation, the application to become one, or an application for a loan. */
export type SellerTask = {
  readonly __typename?: 'SellerTask';
  readonly createdDate: Scalars['DateTime']['output'];
  /** Of a loan application the contact person. */
  readonly fullName: Scalars['String']['output'];
  /** Empty for a loan application. */
  readonly individualInn: Scalars['String']['output'];
  /** What is applied for, of a loan application. */
  readonly loan?: Maybe<LoanTask>;
  readonly locationId?: Maybe<Scalars['String']['output']>;
  /** The officer's words when it was refused. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly referenceId: Scalars['ID']['output'];
  readonly taskState: TaskState;
  readonly taskType: TaskType;
};

export type SellerTaskPage = {
  readonly __typename?: 'SellerTaskPage';
  readonly list: ReadonlyArray<SellerTask>;
  readonly totalPages: Scalars['Int']['output'];
};

export type SellerUserInfo = {
  readonly fullName: Scalars['String']['input'];
  readonly individualInn: Scalars['String']['input'];
  /** The outlet they sell at. */
  readonly locationId?: InputMaybe<Scalars['String']['input']>;
  readonly mobile: Scalars['String']['input'];
};

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

/** The settings of one table for one person, in the organisation they work in. */
export type TableViews = {
  readonly __typename?: 'TableViews';
  readonly hidden: ReadonlyArray<Scalars['String']['output']>;
  readonly isCompact: Scalars['Boolean']['output'];
  /** At most 12, oldest first. */
  readonly saved: ReadonlyArray<SavedTableView>;
};

export type TableViewsInput = {
  readonly hidden: ReadonlyArray<Scalars['String']['input']>;
  readonly isCompact: Scalars['Boolean']['input'];
  readonly saved: ReadonlyArray<SavedTableViewInput>;
};

/** POS and PAYDA: IN_PROCESS, then COMPLETED or REJECTED. The others: ON_VERIFICATION, then APPROVED or DECLINED. */
export type TaskState =
  | 'APPROVED'
  | 'COMPLETED'
  | 'DECLINED'
  | 'DRAFT'
  | 'IN_PROCESS'
  | 'ON_VERIFICATION'
  | 'REJECTED';

/** What an officer of the bank has to decide. */
export type TaskType =
  | 'LOAN'
  | 'PAYDA'
  | 'POS'
  | 'REGISTRATION'
  | 'SELLER';

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

/** An application of a person for card terminals or Pay-Da. */
export type UserPosApplicationTask = {
  readonly __typename?: 'UserPosApplicationTask';
  readonly createdDate: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  /** The application for terminals; null for another kind. */
  readonly newValue?: Maybe<PosApplication>;
  readonly payDaApplication?: Maybe<PayDaApplication>;
  readonly rejectReason?: Maybe<Scalars['String']['output']>;
  readonly taskState: TaskState;
  readonly taskType: TaskType;
};

export type UserPosApplicationTaskPage = {
  readonly __typename?: 'UserPosApplicationTaskPage';
  readonly list: ReadonlyArray<UserPosApplicationTask>;
  readonly totalElements: Scalars['Int']['output'];
  readonly totalPages: Scalars['Int']['output'];
};

/** A table with settings for each person. */
export type ViewedTable =
  | 'PAYMENT_HISTORY'
  | 'SIGNING_QUEUE';



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
  ApiKey: ResolverTypeWrapper<ApiKey>;
  ApiKeyAccess: ResolverTypeWrapper<ApiKeyAccess>;
  ApiKeyAccessInput: ApiKeyAccessInput;
  ApiKeyApi: ApiKeyApi;
  ApiKeyState: ApiKeyState;
  AuditDetail: ResolverTypeWrapper<AuditDetail>;
  AuditFilter: AuditFilter;
  AuditOutcome: AuditOutcome;
  AuditPage: ResolverTypeWrapper<AuditPage>;
  AuditRecord: ResolverTypeWrapper<AuditRecord>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Contract: ResolverTypeWrapper<Contract>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  Employee: ResolverTypeWrapper<Employee>;
  EmployeeContract: ResolverTypeWrapper<EmployeeContract>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IssuedPayControlKey: ResolverTypeWrapper<IssuedPayControlKey>;
  KeyAvailability: ResolverTypeWrapper<KeyAvailability>;
  KeyMissingFor: ResolverTypeWrapper<KeyMissingFor>;
  LoanTask: ResolverTypeWrapper<LoanTask>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LocalizedText: ResolverTypeWrapper<LocalizedText>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewApiKey: ResolverTypeWrapper<NewApiKey>;
  PageableDecorator: PageableDecorator;
  PageableInput: PageableInput;
  PayControlKey: ResolverTypeWrapper<PayControlKey>;
  PayDaApplication: ResolverTypeWrapper<PayDaApplication>;
  PayDaApplicationInput: PayDaApplicationInput;
  PosApplication: ResolverTypeWrapper<PosApplication>;
  PosApplicationInput: PosApplicationInput;
  PostVerificationStatus: PostVerificationStatus;
  ProductRole: ProductRole;
  ProductRoles: ResolverTypeWrapper<ProductRoles>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegistrationState: RegistrationState;
  SavedTableView: ResolverTypeWrapper<SavedTableView>;
  SavedTableViewInput: SavedTableViewInput;
  SellerTask: ResolverTypeWrapper<SellerTask>;
  SellerTaskPage: ResolverTypeWrapper<SellerTaskPage>;
  SellerUserInfo: SellerUserInfo;
  SignRight: SignRight;
  SignScheme: SignScheme;
  SignType: SignType;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TableViews: ResolverTypeWrapper<TableViews>;
  TableViewsInput: TableViewsInput;
  TaskState: TaskState;
  TaskType: TaskType;
  UserContractAttributes: ResolverTypeWrapper<UserContractAttributes>;
  UserContractState: UserContractState;
  UserPosApplicationTask: ResolverTypeWrapper<UserPosApplicationTask>;
  UserPosApplicationTaskPage: ResolverTypeWrapper<UserPosApplicationTaskPage>;
  ViewedTable: ViewedTable;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  ApiKey: ApiKey;
  ApiKeyAccess: ApiKeyAccess;
  ApiKeyAccessInput: ApiKeyAccessInput;
  AuditDetail: AuditDetail;
  AuditFilter: AuditFilter;
  AuditPage: AuditPage;
  AuditRecord: AuditRecord;
  Boolean: Scalars['Boolean']['output'];
  Contract: Contract;
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  Employee: Employee;
  EmployeeContract: EmployeeContract;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  IssuedPayControlKey: IssuedPayControlKey;
  KeyAvailability: KeyAvailability;
  KeyMissingFor: KeyMissingFor;
  LoanTask: LoanTask;
  LocalDate: Scalars['LocalDate']['output'];
  LocalizedText: LocalizedText;
  Mutation: Record<PropertyKey, never>;
  NewApiKey: NewApiKey;
  PageableDecorator: PageableDecorator;
  PageableInput: PageableInput;
  PayControlKey: PayControlKey;
  PayDaApplication: PayDaApplication;
  PayDaApplicationInput: PayDaApplicationInput;
  PosApplication: PosApplication;
  PosApplicationInput: PosApplicationInput;
  ProductRoles: ProductRoles;
  Query: Record<PropertyKey, never>;
  SavedTableView: SavedTableView;
  SavedTableViewInput: SavedTableViewInput;
  SellerTask: SellerTask;
  SellerTaskPage: SellerTaskPage;
  SellerUserInfo: SellerUserInfo;
  String: Scalars['String']['output'];
  TableViews: TableViews;
  TableViewsInput: TableViewsInput;
  UserContractAttributes: UserContractAttributes;
  UserPosApplicationTask: UserPosApplicationTask;
  UserPosApplicationTaskPage: UserPosApplicationTaskPage;
};

export type ListSizeDirectiveArgs = {
  assumedSize: Scalars['Int']['input'];
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = GraphqlContext, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ApiKeyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey']> = {
  apiKeyAccessList?: Resolver<ReadonlyArray<ResolversTypes['ApiKeyAccess']>, ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keyPrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ApiKeyState'], ParentType, ContextType>;
  validUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ApiKeyAccessResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ApiKeyAccess'] = ResolversParentTypes['ApiKeyAccess']> = {
  api?: Resolver<ResolversTypes['ApiKeyApi'], ParentType, ContextType>;
};

export type AuditDetailResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AuditDetail'] = ResolversParentTypes['AuditDetail']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AuditPage'] = ResolversParentTypes['AuditPage']> = {
  list?: Resolver<ReadonlyArray<ResolversTypes['AuditRecord']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditRecordResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AuditRecord'] = ResolversParentTypes['AuditRecord']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  details?: Resolver<ReadonlyArray<ResolversTypes['AuditDetail']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  personName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  availableProductRoles?: Resolver<ReadonlyArray<ResolversTypes['ProductRole']>, ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  individualInn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isFrozenByBank?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isResident?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postVerificationStatus?: Resolver<ResolversTypes['PostVerificationStatus'], ParentType, ContextType>;
  productRoles?: Resolver<ReadonlyArray<ResolversTypes['ProductRoles']>, ParentType, ContextType>;
  referenceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  registrationState?: Resolver<ResolversTypes['RegistrationState'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signRight?: Resolver<ResolversTypes['SignRight'], ParentType, ContextType>;
  userContractId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userContractState?: Resolver<ResolversTypes['UserContractState'], ParentType, ContextType>;
};

export type IssuedPayControlKeyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['IssuedPayControlKey'] = ResolversParentTypes['IssuedPayControlKey']> = {
  expirationDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pcUserId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qr?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeyAvailabilityResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['KeyAvailability'] = ResolversParentTypes['KeyAvailability']> = {
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nonAvailableFor?: Resolver<ReadonlyArray<ResolversTypes['KeyMissingFor']>, ParentType, ContextType>;
  orgReferenceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type KeyMissingForResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['KeyMissingFor'] = ResolversParentTypes['KeyMissingFor']> = {
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signRight?: Resolver<ResolversTypes['SignRight'], ParentType, ContextType>;
};

export type LoanTaskResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LoanTask'] = ResolversParentTypes['LoanTask']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  termMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  changePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'currentPassword' | 'newPassword' | 'otpCode'>>;
  createApiKey?: Resolver<ResolversTypes['NewApiKey'], ParentType, ContextType, RequireFields<MutationCreateApiKeyArgs, 'apiKeyAccessList' | 'orgReferenceId' | 'password'>>;
  createBusinessUserContractWithRoleSellerTask?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationCreateBusinessUserContractWithRoleSellerTaskArgs, 'orgReferenceId' | 'userInfo'>>;
  createPayControlKey?: Resolver<ResolversTypes['IssuedPayControlKey'], ParentType, ContextType, RequireFields<MutationCreatePayControlKeyArgs, 'orgReferenceId' | 'otpCode'>>;
  deactivateApiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType, RequireFields<MutationDeactivateApiKeyArgs, 'orgReferenceId'>>;
  regeneratePayControlKey?: Resolver<ResolversTypes['IssuedPayControlKey'], ParentType, ContextType, RequireFields<MutationRegeneratePayControlKeyArgs, 'orgReferenceId' | 'otpCode'>>;
  savePayDaApplicationTask?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationSavePayDaApplicationTaskArgs, 'businessUserContractId' | 'payDaApplication'>>;
  savePosApplicationTask?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationSavePosApplicationTaskArgs, 'businessUserContractId' | 'posApplication'>>;
  saveTableViews?: Resolver<ResolversTypes['TableViews'], ParentType, ContextType, RequireFields<MutationSaveTableViewsArgs, 'table' | 'views'>>;
  selectContract?: Resolver<ResolversTypes['Employee'], ParentType, ContextType, RequireFields<MutationSelectContractArgs, 'userContractId'>>;
  switchProductRolePolicy?: Resolver<ResolversTypes['EmployeeContract'], ParentType, ContextType, RequireFields<MutationSwitchProductRolePolicyArgs, 'businessUserContractId' | 'productRole' | 'switchAccess'>>;
  switchUserContractState?: Resolver<ResolversTypes['EmployeeContract'], ParentType, ContextType, RequireFields<MutationSwitchUserContractStateArgs, 'businessUserContractId' | 'userContractState'>>;
};

export type NewApiKeyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NewApiKey'] = ResolversParentTypes['NewApiKey']> = {
  apiKeyAccessList?: Resolver<ReadonlyArray<ResolversTypes['ApiKeyAccess']>, ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PayControlKeyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PayControlKey'] = ResolversParentTypes['PayControlKey']> = {
  expirationDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pcUserId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PayDaApplicationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PayDaApplication'] = ResolversParentTypes['PayDaApplication']> = {
  clientAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  storeAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  storeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PosApplicationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PosApplication'] = ResolversParentTypes['PosApplication']> = {
  accountType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actualAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bdoState?: Resolver<ResolversTypes['TaskState'], ParentType, ContextType>;
  clientAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientContactAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientContactName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientContactNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasClientKkm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSecurity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  legalAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mainActivity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offerTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  photoIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  rejectReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  storeAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  storeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  terminalsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workingDays?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductRolesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductRoles'] = ResolversParentTypes['ProductRoles']> = {
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  apiKey?: Resolver<Maybe<ResolversTypes['ApiKey']>, ParentType, ContextType, RequireFields<QueryApiKeyArgs, 'orgReferenceId'>>;
  auditTrail?: Resolver<ResolversTypes['AuditPage'], ParentType, ContextType, RequireFields<QueryAuditTrailArgs, 'orgReferenceId' | 'size'>>;
  employee?: Resolver<ResolversTypes['EmployeeContract'], ParentType, ContextType, RequireFields<QueryEmployeeArgs, 'userReferenceId'>>;
  employeeSecure?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  employeesContract?: Resolver<ReadonlyArray<ResolversTypes['EmployeeContract']>, ParentType, ContextType, RequireFields<QueryEmployeesContractArgs, 'orgReferenceId'>>;
  getSellers?: Resolver<ResolversTypes['SellerTaskPage'], ParentType, ContextType, RequireFields<QueryGetSellersArgs, 'orgReferenceId' | 'pageableDecorator'>>;
  getUserPOSApplicationTask?: Resolver<ResolversTypes['UserPosApplicationTask'], ParentType, ContextType, RequireFields<QueryGetUserPosApplicationTaskArgs, 'businessUserContractId' | 'taskId'>>;
  keyAvailability?: Resolver<ResolversTypes['KeyAvailability'], ParentType, ContextType, RequireFields<QueryKeyAvailabilityArgs, 'orgReferenceId'>>;
  tableViews?: Resolver<Maybe<ResolversTypes['TableViews']>, ParentType, ContextType, RequireFields<QueryTableViewsArgs, 'table'>>;
  userPOSApplicationTasksPageable?: Resolver<ResolversTypes['UserPosApplicationTaskPage'], ParentType, ContextType, RequireFields<QueryUserPosApplicationTasksPageableArgs, 'businessUserContractId' | 'pageableDecorator'>>;
};

export type SavedTableViewResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SavedTableView'] = ResolversParentTypes['SavedTableView']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hidden?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  isCompact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SellerTaskResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SellerTask'] = ResolversParentTypes['SellerTask']> = {
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  individualInn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  loan?: Resolver<Maybe<ResolversTypes['LoanTask']>, ParentType, ContextType>;
  locationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referenceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  taskState?: Resolver<ResolversTypes['TaskState'], ParentType, ContextType>;
  taskType?: Resolver<ResolversTypes['TaskType'], ParentType, ContextType>;
};

export type SellerTaskPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SellerTaskPage'] = ResolversParentTypes['SellerTaskPage']> = {
  list?: Resolver<ReadonlyArray<ResolversTypes['SellerTask']>, ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TableViewsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TableViews'] = ResolversParentTypes['TableViews']> = {
  hidden?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  isCompact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  saved?: Resolver<ReadonlyArray<ResolversTypes['SavedTableView']>, ParentType, ContextType>;
};

export type UserContractAttributesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserContractAttributes'] = ResolversParentTypes['UserContractAttributes']> = {
  productRoles?: Resolver<ReadonlyArray<ResolversTypes['ProductRoles']>, ParentType, ContextType>;
  registrationState?: Resolver<ResolversTypes['RegistrationState'], ParentType, ContextType>;
  signRight?: Resolver<ResolversTypes['SignRight'], ParentType, ContextType>;
  userContractId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userContractState?: Resolver<ResolversTypes['UserContractState'], ParentType, ContextType>;
};

export type UserPosApplicationTaskResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserPosApplicationTask'] = ResolversParentTypes['UserPosApplicationTask']> = {
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  newValue?: Resolver<Maybe<ResolversTypes['PosApplication']>, ParentType, ContextType>;
  payDaApplication?: Resolver<Maybe<ResolversTypes['PayDaApplication']>, ParentType, ContextType>;
  rejectReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taskState?: Resolver<ResolversTypes['TaskState'], ParentType, ContextType>;
  taskType?: Resolver<ResolversTypes['TaskType'], ParentType, ContextType>;
};

export type UserPosApplicationTaskPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserPosApplicationTaskPage'] = ResolversParentTypes['UserPosApplicationTaskPage']> = {
  list?: Resolver<ReadonlyArray<ResolversTypes['UserPosApplicationTask']>, ParentType, ContextType>;
  totalElements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  ApiKey?: ApiKeyResolvers<ContextType>;
  ApiKeyAccess?: ApiKeyAccessResolvers<ContextType>;
  AuditDetail?: AuditDetailResolvers<ContextType>;
  AuditPage?: AuditPageResolvers<ContextType>;
  AuditRecord?: AuditRecordResolvers<ContextType>;
  Contract?: ContractResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  Employee?: EmployeeResolvers<ContextType>;
  EmployeeContract?: EmployeeContractResolvers<ContextType>;
  IssuedPayControlKey?: IssuedPayControlKeyResolvers<ContextType>;
  KeyAvailability?: KeyAvailabilityResolvers<ContextType>;
  KeyMissingFor?: KeyMissingForResolvers<ContextType>;
  LoanTask?: LoanTaskResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  LocalizedText?: LocalizedTextResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NewApiKey?: NewApiKeyResolvers<ContextType>;
  PayControlKey?: PayControlKeyResolvers<ContextType>;
  PayDaApplication?: PayDaApplicationResolvers<ContextType>;
  PosApplication?: PosApplicationResolvers<ContextType>;
  ProductRoles?: ProductRolesResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SavedTableView?: SavedTableViewResolvers<ContextType>;
  SellerTask?: SellerTaskResolvers<ContextType>;
  SellerTaskPage?: SellerTaskPageResolvers<ContextType>;
  TableViews?: TableViewsResolvers<ContextType>;
  UserContractAttributes?: UserContractAttributesResolvers<ContextType>;
  UserPosApplicationTask?: UserPosApplicationTaskResolvers<ContextType>;
  UserPosApplicationTaskPage?: UserPosApplicationTaskPageResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphqlContext> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};
