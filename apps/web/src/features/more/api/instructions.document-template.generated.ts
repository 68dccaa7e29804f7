/* Made by `npm run generate`; do not edit. */
import type { DocumentLanguage } from '../../../lib/api-types/document-template.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type InstructionsQueryVariables = Exact<{ [key: string]: never; }>;


export type InstructionsQuery = { getInstructionDocuments: Array<{ document: string, language: DocumentLanguage, title: string, description: string, fileName: string, isAvailable: boolean }> };

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

export const InstructionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Instructions {
  getInstructionDocuments {
    document
    language
    title
    description
    fileName
    isAvailable
  }
}
    `, {"hash":"5fed0372e1c19437f5db50ace2ecc2d2176dd6ee9dc38d25ec029d6817a2c16a"}) as unknown as TypedDocumentString<InstructionsQuery, InstructionsQueryVariables>;
