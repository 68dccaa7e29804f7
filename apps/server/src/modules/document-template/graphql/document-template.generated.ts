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

export type DocumentLanguage =
  | 'ENG'
  | 'KG'
  | 'RU';

export type FilePayload = {
  readonly __typename?: 'FilePayload';
  readonly contentType: Scalars['String']['output'];
  /** Base64. */
  readonly data: Scalars['String']['output'];
  readonly fileName: Scalars['String']['output'];
};

/** One of the bank's instructions in one language. */
export type InstructionDocument = {
  readonly __typename?: 'InstructionDocument';
  readonly description: Scalars['String']['output'];
  /** manual, auth, requisites, instruction, pos-agreement, extension. */
  readonly document: Scalars['ID']['output'];
  readonly fileName: Scalars['String']['output'];
  /** Whether the bank has put the file in; without it there is only the title. */
  readonly isAvailable: Scalars['Boolean']['output'];
  readonly language: DocumentLanguage;
  readonly title: Scalars['String']['output'];
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

export type Query = {
  readonly __typename?: 'Query';
  /** Error DOCUMENT_TEMPLATE_NOT_FOUND. */
  readonly downloadInstructionDocument: FilePayload;
  /** In the order in which the bank lists them, every language. */
  readonly getInstructionDocuments: ReadonlyArray<InstructionDocument>;
};


export type QueryDownloadInstructionDocumentArgs = {
  document: Scalars['ID']['input'];
  language: DocumentLanguage;
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
  DocumentLanguage: DocumentLanguage;
  FilePayload: ResolverTypeWrapper<FilePayload>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  InstructionDocument: ResolverTypeWrapper<InstructionDocument>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LocalizedText: ResolverTypeWrapper<LocalizedText>;
  PageableInput: PageableInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Boolean: Scalars['Boolean']['output'];
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  FilePayload: FilePayload;
  ID: Scalars['ID']['output'];
  InstructionDocument: InstructionDocument;
  Int: Scalars['Int']['output'];
  LocalDate: Scalars['LocalDate']['output'];
  LocalizedText: LocalizedText;
  PageableInput: PageableInput;
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
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

export type FilePayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FilePayload'] = ResolversParentTypes['FilePayload']> = {
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  data?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InstructionDocumentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InstructionDocument'] = ResolversParentTypes['InstructionDocument']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['DocumentLanguage'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export type LocalizedTextResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LocalizedText'] = ResolversParentTypes['LocalizedText']> = {
  eng?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ru?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  downloadInstructionDocument?: Resolver<ResolversTypes['FilePayload'], ParentType, ContextType, RequireFields<QueryDownloadInstructionDocumentArgs, 'document' | 'language'>>;
  getInstructionDocuments?: Resolver<ReadonlyArray<ResolversTypes['InstructionDocument']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  FilePayload?: FilePayloadResolvers<ContextType>;
  InstructionDocument?: InstructionDocumentResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  LocalizedText?: LocalizedTextResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphqlContext> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};
