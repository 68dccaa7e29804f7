/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type FaqQueryVariables = Exact<{ [key: string]: never; }>;


export type FaqQuery = { findAll: Array<{ id: string, group: string, document: string | null, question: { ru: string, kg: string, eng: string }, answer: { ru: string, kg: string, eng: string } }> };

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

export const FaqDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Faq {
  findAll {
    id
    group
    document
    question {
      ru
      kg
      eng
    }
    answer {
      ru
      kg
      eng
    }
  }
}
    `, {"hash":"33f0019c18ae22cca81b5bd4c1879ccd2d71860400b574c1c3f60ce05f21491a"}) as unknown as TypedDocumentString<FaqQuery, FaqQueryVariables>;
