/* Made by `npm run generate`; do not edit. */
import type { StatementFileFormat, StatementLanguage } from '../../../lib/api-types/statement.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type DownloadStatementQueryVariables = Exact<{
  fileName: string;
  fileFormat: StatementFileFormat;
  partyId: string;
  language?: StatementLanguage | null | undefined;
}>;


export type DownloadStatementQuery = { download: { fileName: string, url: string } };

export type DownloadTerminalStatementQueryVariables = Exact<{
  statementID: string;
  partyID: string;
  fileFormat?: StatementFileFormat | null | undefined;
  language?: StatementLanguage | null | undefined;
}>;


export type DownloadTerminalStatementQuery = { downloadPOSTerminalStatement: { fileName: string, url: string } };

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

export const DownloadStatementDocument = /*#__PURE__*/ new TypedDocumentString(`
    query DownloadStatement($fileName: String!, $fileFormat: StatementFileFormat!, $partyId: ID!, $language: StatementLanguage) {
  download(
    fileName: $fileName
    fileFormat: $fileFormat
    partyId: $partyId
    language: $language
  ) {
    fileName
    url
  }
}
    `, {"hash":"813d97f4fe4770b3aebe0154aa604594a09e0a0266d1405b95df3e92cf18591b"}) as unknown as TypedDocumentString<DownloadStatementQuery, DownloadStatementQueryVariables>;
export const DownloadTerminalStatementDocument = /*#__PURE__*/ new TypedDocumentString(`
    query DownloadTerminalStatement($statementID: ID!, $partyID: ID!, $fileFormat: StatementFileFormat, $language: StatementLanguage) {
  downloadPOSTerminalStatement(
    statementID: $statementID
    partyID: $partyID
    fileFormat: $fileFormat
    language: $language
  ) {
    fileName
    url
  }
}
    `, {"hash":"2ace9dd916217f729d971ed5cd60ce1db3669002374a8ebacb43c7ea8eb6acfe"}) as unknown as TypedDocumentString<DownloadTerminalStatementQuery, DownloadTerminalStatementQueryVariables>;
