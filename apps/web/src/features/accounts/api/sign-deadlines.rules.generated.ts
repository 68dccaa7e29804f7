/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SignDeadlinesQueryVariables = Exact<{ [key: string]: never; }>;


export type SignDeadlinesQuery = { getOperationsTimeRule: Array<{ operationCode: string, ruleTrait: string, signDeadline: string, signIsAllowed: boolean }> };

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

export const SignDeadlinesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SignDeadlines {
  getOperationsTimeRule {
    operationCode
    ruleTrait
    signDeadline
    signIsAllowed
  }
}
    `, {"hash":"7ade113680c21755aad229baf15d3b4c9dd99785dd23adebc290cb6ff7788fb4"}) as unknown as TypedDocumentString<SignDeadlinesQuery, SignDeadlinesQueryVariables>;
