/* Made by `npm run generate`; do not edit. */
import type { LimitPeriod, LimitScope, OperationLimitsInput } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type OperationLimitsQueryVariables = Exact<{
  input: OperationLimitsInput;
}>;


export type OperationLimitsQuery = { getOperationLimits: { errorCode: string | null, limits: Array<{ scope: LimitScope, period: LimitPeriod, limit: string, used: string, left: string }>, errorParams: Array<{ name: string, value: string }> } };

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

export const OperationLimitsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OperationLimits($input: OperationLimitsInput!) {
  getOperationLimits(limitsInput: $input) {
    limits {
      scope
      period
      limit
      used
      left
    }
    errorCode
    errorParams {
      name
      value
    }
  }
}
    `, {"hash":"c53433be02d6b43bba92b62f0b63adadc0cebda1701d9115b52b21da501e4c0b"}) as unknown as TypedDocumentString<OperationLimitsQuery, OperationLimitsQueryVariables>;
