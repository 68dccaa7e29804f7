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

/**
 * Each answers how many notifications it has changed; doing it again changes none. What says something newer than `seen`
 * stays as it is, such as sales with another one that the person has not seen yet.
 */
export type Mutation = {
  readonly __typename?: 'Mutation';
  readonly delete: Scalars['Int']['output'];
  readonly deleteAll: Scalars['Int']['output'];
  readonly deleteMultiple: Scalars['Int']['output'];
  readonly read: Scalars['Int']['output'];
  readonly readAll: Scalars['Int']['output'];
  readonly readAllByOrigin: Scalars['Int']['output'];
};


/**
 * Each answers how many notifications it has changed; doing it again changes none. What says something newer than `seen`
 * stays as it is, such as sales with another one that the person has not seen yet.
 */
export type MutationDeleteArgs = {
  notificationId: Scalars['ID']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Each answers how many notifications it has changed; doing it again changes none. What says something newer than `seen`
 * stays as it is, such as sales with another one that the person has not seen yet.
 */
export type MutationDeleteAllArgs = {
  seen?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Each answers how many notifications it has changed; doing it again changes none. What says something newer than `seen`
 * stays as it is, such as sales with another one that the person has not seen yet.
 */
export type MutationDeleteMultipleArgs = {
  notificationIdList: ReadonlyArray<Scalars['ID']['input']>;
  seen?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Each answers how many notifications it has changed; doing it again changes none. What says something newer than `seen`
 * stays as it is, such as sales with another one that the person has not seen yet.
 */
export type MutationReadArgs = {
  notificationId: Scalars['ID']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Each answers how many notifications it has changed; doing it again changes none. What says something newer than `seen`
 * stays as it is, such as sales with another one that the person has not seen yet.
 */
export type MutationReadAllArgs = {
  seen?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Each answers how many notifications it has changed; doing it again changes none. What says something newer than `seen`
 * stays as it is, such as sales with another one that the person has not seen yet.
 */
export type MutationReadAllByOriginArgs = {
  origin: NotificationOrigin;
  seen?: InputMaybe<Scalars['String']['input']>;
};

/**
 * One notification of the person, or several of statements together: then `countStatement` says how many,
 * `idGroup` which ones, and the other fields are those of the newest.
 */
export type Notification = {
  readonly __typename?: 'Notification';
  readonly color: NotificationColor;
  readonly countStatement?: Maybe<Scalars['Int']['output']>;
  readonly dateTime: Scalars['DateTime']['output'];
  readonly icon: NotificationIcon;
  readonly id: Scalars['ID']['output'];
  readonly idGroup?: Maybe<ReadonlyArray<Scalars['ID']['output']>>;
  readonly legalPartyName?: Maybe<Scalars['String']['output']>;
  readonly message: NotificationMessage;
  readonly origin: NotificationOrigin;
  /** The person's userReferenceId. */
  readonly recipient: Scalars['ID']['output'];
  readonly status: NotificationStatus;
  /** Opaque, growing with each change of what it says; the highest of a list is given back as `seen`. */
  readonly version: Scalars['String']['output'];
};

/** Which notifications a change concerns; the client requests the list again. */
export type NotificationChange =
  | 'ADDED'
  | 'DELETED'
  | 'READ';

/** What the notification means for the person: their turn, news, good, bad. */
export type NotificationColor =
  | 'danger'
  | 'info'
  | 'success'
  | 'warning';

export type NotificationEvent = {
  readonly __typename?: 'NotificationEvent';
  readonly change: NotificationChange;
  /** Opaque, growing; given back as lastEventId after a lost socket. */
  readonly eventId: Scalars['String']['output'];
  /** Empty when all of the origin, or without an origin all of the person, are concerned. */
  readonly notificationIdList: ReadonlyArray<Scalars['ID']['output']>;
  readonly origin?: Maybe<NotificationOrigin>;
};

/** What drawing stands beside a notification. */
export type NotificationIcon =
  | 'bank'
  | 'danger'
  | 'done'
  | 'edit'
  | 'letter'
  | 'lock'
  | 'person'
  | 'qr'
  | 'salary'
  | 'sign'
  | 'statement'
  | 'time';

/** Title and text are made in the language of the caller when they are read. */
export type NotificationMessage = {
  readonly __typename?: 'NotificationMessage';
  readonly id: Scalars['ID']['output'];
  readonly payload: NotificationPayload;
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type NotificationOrigin =
  | 'ELQR'
  | 'IMPORT_SALARY'
  | 'LETTER'
  | 'MANUAL'
  | 'PAYMENT'
  | 'ROBOTICS'
  | 'SALARY'
  | 'STATEMENT';

/** What a notification is about; only the fields that its kind has. */
export type NotificationPayload = {
  readonly __typename?: 'NotificationPayload';
  readonly account?: Maybe<Scalars['String']['output']>;
  readonly amount?: Maybe<Scalars['Decimal']['output']>;
  /** Of sales: how many it reports, and of which day and outlet (or account without one); `amount` is their sum, `referenceId` the last one. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly currency?: Maybe<Scalars['String']['output']>;
  readonly day?: Maybe<Scalars['LocalDate']['output']>;
  readonly legalPartyId: Scalars['ID']['output'];
  readonly letterId?: Maybe<Scalars['ID']['output']>;
  readonly operationCode?: Maybe<Scalars['String']['output']>;
  readonly paymentId?: Maybe<Scalars['ID']['output']>;
  readonly referenceId?: Maybe<Scalars['ID']['output']>;
  readonly salaryId?: Maybe<Scalars['ID']['output']>;
  readonly salePointCode?: Maybe<Scalars['String']['output']>;
  readonly transferNum?: Maybe<Scalars['String']['output']>;
};

/** SENT is not read yet. */
export type NotificationStatus =
  | 'READ'
  | 'SENT';

/** Paging by page number as in the specification: the first page is 1. */
export type PageableInput = {
  readonly page?: InputMaybe<Scalars['Int']['input']>;
  readonly size?: InputMaybe<Scalars['Int']['input']>;
};

export type Query = {
  readonly __typename?: 'Query';
  /** How many are not read, those too that findAll no longer shows. */
  readonly countUnread: Scalars['Int']['output'];
  /** The newest notifications of the person in the selected organisation, newest first, at most 200. */
  readonly findAll: ReadonlyArray<Notification>;
};

export type Subscription = {
  readonly __typename?: 'Subscription';
  /** The person's topic in the selected organisation. CURSOR_INVALID when too much was missed: request the list again. */
  readonly listenNotification: NotificationEvent;
};


export type SubscriptionListenNotificationArgs = {
  lastEventId?: InputMaybe<Scalars['String']['input']>;
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
  Notification: ResolverTypeWrapper<Notification>;
  NotificationChange: NotificationChange;
  NotificationColor: NotificationColor;
  NotificationEvent: ResolverTypeWrapper<NotificationEvent>;
  NotificationIcon: NotificationIcon;
  NotificationMessage: ResolverTypeWrapper<NotificationMessage>;
  NotificationOrigin: NotificationOrigin;
  NotificationPayload: ResolverTypeWrapper<NotificationPayload>;
  NotificationStatus: NotificationStatus;
  PageableInput: PageableInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
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
  Notification: Notification;
  NotificationEvent: NotificationEvent;
  NotificationMessage: NotificationMessage;
  NotificationPayload: NotificationPayload;
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

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export type LocalizedTextResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LocalizedText'] = ResolversParentTypes['LocalizedText']> = {
  eng?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ru?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  delete?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationDeleteArgs, 'notificationId'>>;
  deleteAll?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<MutationDeleteAllArgs>>;
  deleteMultiple?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationDeleteMultipleArgs, 'notificationIdList'>>;
  read?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationReadArgs, 'notificationId'>>;
  readAll?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<MutationReadAllArgs>>;
  readAllByOrigin?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationReadAllByOriginArgs, 'origin'>>;
};

export type NotificationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  color?: Resolver<ResolversTypes['NotificationColor'], ParentType, ContextType>;
  countStatement?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dateTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['NotificationIcon'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idGroup?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ID']>>, ParentType, ContextType>;
  legalPartyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['NotificationMessage'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['NotificationOrigin'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['NotificationStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationEventResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NotificationEvent'] = ResolversParentTypes['NotificationEvent']> = {
  change?: Resolver<ResolversTypes['NotificationChange'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notificationIdList?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['NotificationOrigin']>, ParentType, ContextType>;
};

export type NotificationMessageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NotificationMessage'] = ResolversParentTypes['NotificationMessage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payload?: Resolver<ResolversTypes['NotificationPayload'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NotificationPayload'] = ResolversParentTypes['NotificationPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  legalPartyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  letterId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  operationCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  referenceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  salaryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  salePointCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transferNum?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  countUnread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  findAll?: Resolver<ReadonlyArray<ResolversTypes['Notification']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  listenNotification?: SubscriptionResolver<ResolversTypes['NotificationEvent'], "listenNotification", ParentType, ContextType, Partial<SubscriptionListenNotificationArgs>>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  LocalDate?: GraphQLScalarType;
  LocalizedText?: LocalizedTextResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationEvent?: NotificationEventResolvers<ContextType>;
  NotificationMessage?: NotificationMessageResolvers<ContextType>;
  NotificationPayload?: NotificationPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphqlContext> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};
