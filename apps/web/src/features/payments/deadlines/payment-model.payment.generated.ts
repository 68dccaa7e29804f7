/* Made by `npm run generate`; do not edit. */
import type { ModelActor, OperationCode, PaymentStatus } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type PaymentModelQueryVariables = Exact<{
  legalPartyId: string;
}>;


export type PaymentModelQuery = { getModelProcess: Array<{ statusCode: PaymentStatus, actor: ModelActor, people: Array<string> }>, getAllOperation: Array<{ code: OperationCode, name: { ru: string, kg: string, eng: string } }>, findAllCurrency: Array<{ isoCode: string, precision: number }> };

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

export const PaymentModelDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PaymentModel($legalPartyId: ID!) {
  getModelProcess(legalPartyId: $legalPartyId) {
    statusCode
    actor
    people
  }
  getAllOperation {
    code
    name {
      ru
      kg
      eng
    }
  }
  findAllCurrency {
    isoCode
    precision
  }
}
    `, {"hash":"8895cd063b25e86699e281675780aebe412d659d51a3db869d59670a428e91f2"}) as unknown as TypedDocumentString<PaymentModelQuery, PaymentModelQueryVariables>;
