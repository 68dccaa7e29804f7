/* Made by `npm run generate`; do not edit. */
import type { DocumentLanguage } from '../../../lib/api-types/document-template.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type DownloadInstructionQueryVariables = Exact<{
  document: string;
  language: DocumentLanguage;
}>;


export type DownloadInstructionQuery = { downloadInstructionDocument: { fileName: string, contentType: string, data: string } };

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

export const DownloadInstructionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query DownloadInstruction($document: ID!, $language: DocumentLanguage!) {
  downloadInstructionDocument(document: $document, language: $language) {
    fileName
    contentType
    data
  }
}
    `, {"hash":"0491cf04d930c198b33f47293d7574fdce396e26c69f3798f4c09b0511a4b379"}) as unknown as TypedDocumentString<DownloadInstructionQuery, DownloadInstructionQueryVariables>;
