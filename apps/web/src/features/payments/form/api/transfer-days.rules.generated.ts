/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type TransferDaysQueryVariables = Exact<{ [key: string]: never; }>;


export type TransferDaysQuery = { getWorkingDays: Array<string>, getBankToday: { date: string }, getOperationsTimeRule: Array<{ operationCode: string, ruleTrait: string, fromTime: string, createDeadline: string, signDeadline: string }> };

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

export const TransferDaysDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TransferDays {
  getBankToday {
    date
  }
  getWorkingDays(isWorkingDay: true)
  getOperationsTimeRule {
    operationCode
    ruleTrait
    fromTime
    createDeadline
    signDeadline
  }
}
    `, {"hash":"ab89d730587de8ecfff2496ff2c5b4c2be6e33899518da6d50fd081c981ecb56"}) as unknown as TypedDocumentString<TransferDaysQuery, TransferDaysQueryVariables>;
