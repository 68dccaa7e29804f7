/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type PaymentCodesQueryVariables = Exact<{
  text: string;
  size: number;
}>;


export type PaymentCodesQuery = { getBudgetClassificationsByCode: Array<{ classCode: string, className: { ru: string, kg: string, eng: string } }> };

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

export const PaymentCodesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PaymentCodes($text: String!, $size: Int!) {
  getBudgetClassificationsByCode(
    classCode: $text
    pageable: {page: 1, size: $size}
  ) {
    classCode
    className {
      ru
      kg
      eng
    }
  }
}
    `, {"hash":"5fd558ac9f8b1e7fa8e9b3a550627d819040f1cd9fc090a9018b598e53fcf795"}) as unknown as TypedDocumentString<PaymentCodesQuery, PaymentCodesQueryVariables>;
