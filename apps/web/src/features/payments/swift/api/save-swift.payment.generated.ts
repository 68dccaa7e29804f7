/* Made by `npm run generate`; do not edit. */
import type { SwiftInput } from '../../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SaveSwiftMutationVariables = Exact<{
  swift: SwiftInput;
  unlessSame: boolean;
}>;


export type SaveSwiftMutation = { saveSwift: string };

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

export const SaveSwiftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveSwift($swift: SwiftInput!, $unlessSame: Boolean!) {
  saveSwift(swift: $swift, unlessSame: $unlessSame)
}
    `, {"hash":"7f94453c6757498a85f8bec9ab9da21e2d5eca64ba6dbe80d6393005e7cbaa72"}) as unknown as TypedDocumentString<SaveSwiftMutation, SaveSwiftMutationVariables>;
