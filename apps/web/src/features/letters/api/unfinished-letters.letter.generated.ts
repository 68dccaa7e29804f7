/* Made by `npm run generate`; do not edit. */
import type { UnfinishedFormInput, UnfinishedFormRef } from '../../../lib/api-types/letter.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type UnfinishedLetterFragment = { id: string, form: string, version: number, keptAt: string, savedId: string | null, texts: Array<{ field: string, text: string }>, edited: { id: string, version: number } | null, attempt: { key: string, content: string } | null };

export type UnfinishedLettersQueryVariables = Exact<{
  legalPartyId: string;
}>;


export type UnfinishedLettersQuery = { findUnfinishedForms: Array<{ id: string, form: string, version: number, keptAt: string, savedId: string | null, texts: Array<{ field: string, text: string }>, edited: { id: string, version: number } | null, attempt: { key: string, content: string } | null }> };

export type FindUnfinishedLetterQueryVariables = Exact<{
  form: UnfinishedFormRef;
}>;


export type FindUnfinishedLetterQuery = { findUnfinishedForm: { id: string, form: string, version: number, keptAt: string, savedId: string | null, texts: Array<{ field: string, text: string }>, edited: { id: string, version: number } | null, attempt: { key: string, content: string } | null } };

export type KeepUnfinishedLetterMutationVariables = Exact<{
  form: UnfinishedFormInput;
}>;


export type KeepUnfinishedLetterMutation = { keepUnfinishedForm: { id: string, version: number } };

export type DeleteUnfinishedLetterMutationVariables = Exact<{
  form: UnfinishedFormRef;
}>;


export type DeleteUnfinishedLetterMutation = { deleteUnfinishedForm: boolean };

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
export const UnfinishedLetterFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment UnfinishedLetter on UnfinishedForm {
  id
  form
  texts {
    field
    text
  }
  version
  keptAt
  edited {
    id
    version
  }
  attempt {
    key
    content
  }
  savedId
}
    `, {"fragmentName":"UnfinishedLetter"}) as unknown as TypedDocumentString<UnfinishedLetterFragment, unknown>;
export const UnfinishedLettersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UnfinishedLetters($legalPartyId: ID!) {
  findUnfinishedForms(legalPartyId: $legalPartyId) {
    ...UnfinishedLetter
  }
}
    fragment UnfinishedLetter on UnfinishedForm {
  id
  form
  texts {
    field
    text
  }
  version
  keptAt
  edited {
    id
    version
  }
  attempt {
    key
    content
  }
  savedId
}`, {"hash":"85845545f3addf084f62bed0e5cc570f8e93d09df859880ef6f01f70c7fa01df"}) as unknown as TypedDocumentString<UnfinishedLettersQuery, UnfinishedLettersQueryVariables>;
export const FindUnfinishedLetterDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FindUnfinishedLetter($form: UnfinishedFormRef!) {
  findUnfinishedForm(form: $form) {
    ...UnfinishedLetter
  }
}
    fragment UnfinishedLetter on UnfinishedForm {
  id
  form
  texts {
    field
    text
  }
  version
  keptAt
  edited {
    id
    version
  }
  attempt {
    key
    content
  }
  savedId
}`, {"hash":"f883a432f5a6a4996a4b4a4f4180367db0e6cf6ecc5f9db5fd454864f4ffb1af"}) as unknown as TypedDocumentString<FindUnfinishedLetterQuery, FindUnfinishedLetterQueryVariables>;
export const KeepUnfinishedLetterDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation KeepUnfinishedLetter($form: UnfinishedFormInput!) {
  keepUnfinishedForm(form: $form) {
    id
    version
  }
}
    `, {"hash":"49013ae49a47064ed3a28dbaf855a1be0184ea384c3f06bfde5c2d2ba8a88525"}) as unknown as TypedDocumentString<KeepUnfinishedLetterMutation, KeepUnfinishedLetterMutationVariables>;
export const DeleteUnfinishedLetterDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteUnfinishedLetter($form: UnfinishedFormRef!) {
  deleteUnfinishedForm(form: $form)
}
    `, {"hash":"c53f1cbb1b339162da569e6b32feb5126ce27dd3bf6de6164835787b63979bf2"}) as unknown as TypedDocumentString<DeleteUnfinishedLetterMutation, DeleteUnfinishedLetterMutationVariables>;
