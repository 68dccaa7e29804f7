/* Made by `npm run generate`; do not edit. */
import type { CalculateAmountInput } from '../../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ExoticAmountQueryVariables = Exact<{
  calculateAmount: CalculateAmountInput;
}>;


export type ExoticAmountQuery = { calculateExoticAmountInSwift: { amount: string, exoticAmount: string } };

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

export const ExoticAmountDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ExoticAmount($calculateAmount: CalculateAmountInput!) {
  calculateExoticAmountInSwift(calculateAmount: $calculateAmount) {
    amount
    exoticAmount
  }
}
    `, {"hash":"f7e1b539e2124978946a583a09b21833b37aef1daeacddd18beca8f0ce4208c5"}) as unknown as TypedDocumentString<ExoticAmountQuery, ExoticAmountQueryVariables>;
