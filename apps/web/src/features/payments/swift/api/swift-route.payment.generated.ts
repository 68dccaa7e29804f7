/* Made by `npm run generate`; do not edit. */
import type { PaymentRef } from '../../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SwiftRouteQueryVariables = Exact<{
  payment: PaymentRef;
}>;


export type SwiftRouteQuery = { findSwiftDataByPaymentId: { country: string, recipientCity: string, recipientBankCode: string, recipientBankName: string | null, intermediaryBankCode: string | null, correspondent: { name: string, city: string, country: string } | null } };

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

export const SwiftRouteDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SwiftRoute($payment: PaymentRef!) {
  findSwiftDataByPaymentId(payment: $payment) {
    country
    recipientCity
    recipientBankCode
    recipientBankName
    intermediaryBankCode
    correspondent {
      name
      city
      country
    }
  }
}
    `, {"hash":"820b5d517456becfe12e64cf4b2a8367c957ef54057ebb99f102e54ea5a87b8b"}) as unknown as TypedDocumentString<SwiftRouteQuery, SwiftRouteQueryVariables>;
