/* Made by `npm run generate`; do not edit. */
import type { CommissionInput } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type FormCommissionQueryVariables = Exact<{
  input: CommissionInput;
}>;


export type FormCommissionQuery = { calculateCommission: { amount: string, currency: string } };

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

export const FormCommissionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FormCommission($input: CommissionInput!) {
  calculateCommission(commissionInput: $input) {
    amount
    currency
  }
}
    `, {"hash":"db1c6956ae906de0849b4476c3af85167e64970b9d3ad47af95c0aea13bcb17d"}) as unknown as TypedDocumentString<FormCommissionQuery, FormCommissionQueryVariables>;
