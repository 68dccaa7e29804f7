/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

export type FilterCreatorsQueryVariables = Exact<{
  orgReferenceId: string;
}>;


export type FilterCreatorsQuery = { employeesContract: Array<{ id: string, shortName: string, signRight: SignRight }> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const FilterCreatorsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FilterCreators($orgReferenceId: ID!) {
  employeesContract(orgReferenceId: $orgReferenceId) {
    id
    shortName
    signRight
  }
}
    `, {"hash":"4cc02318a5333aac37f1406e55bc87021542cb10662affe281fa85c940986dd6"}) as unknown as TypedDocumentString<FilterCreatorsQuery, FilterCreatorsQueryVariables>;
