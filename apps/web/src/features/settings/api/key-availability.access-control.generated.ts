/* Made by `npm run generate`; do not edit. */
import type { SignRight } from '../../../lib/api-types/access-control.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type KeyAvailabilityQueryVariables = Exact<{
  orgReferenceId: string;
}>;


export type KeyAvailabilityQuery = { keyAvailability: { available: boolean, nonAvailableFor: Array<{ fullName: string, signRight: SignRight }> } };

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

export const KeyAvailabilityDocument = /*#__PURE__*/ new TypedDocumentString(`
    query KeyAvailability($orgReferenceId: ID!) {
  keyAvailability(orgReferenceId: $orgReferenceId) {
    available
    nonAvailableFor {
      fullName
      signRight
    }
  }
}
    `, {"hash":"b9ff7402b4dabd380072f68a57393b163a14b083da06181023349a02da463406"}) as unknown as TypedDocumentString<KeyAvailabilityQuery, KeyAvailabilityQueryVariables>;
