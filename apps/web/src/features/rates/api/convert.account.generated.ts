/* Made by `npm run generate`; do not edit. */
import type { ConvertAmountInput } from '../../../lib/api-types/account.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ConvertQueryVariables = Exact<{
  input: ConvertAmountInput;
}>;


export type ConvertQuery = { convertAmount: { amount: string, currency: string, rate: string, rateDate: string, isOld: boolean } };

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

export const ConvertDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Convert($input: ConvertAmountInput!) {
  convertAmount(convertAmount: $input) {
    amount
    currency
    rate
    rateDate
    isOld
  }
}
    `, {"hash":"ba763c6b1f2d61382655fa35ad2fb5bdefc4be720cffafa0052896a9e77f707f"}) as unknown as TypedDocumentString<ConvertQuery, ConvertQueryVariables>;
