/* Made by `npm run generate`; do not edit. */
import type { UnfinishedFormInput, UnfinishedFormRef } from '../../../lib/api-types/letter.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type UnfinishedFormFragment = { id: string, form: string, version: number, keptAt: string, savedId: string | null, texts: Array<{ field: string, text: string }>, edited: { id: string, version: number } | null, attempt: { key: string, content: string } | null };

export type UnfinishedFormsQueryVariables = Exact<{
  legalPartyId: string;
}>;


export type UnfinishedFormsQuery = { findUnfinishedForms: Array<{ id: string, form: string, version: number, keptAt: string, savedId: string | null, texts: Array<{ field: string, text: string }>, edited: { id: string, version: number } | null, attempt: { key: string, content: string } | null }> };

export type FindUnfinishedFormQueryVariables = Exact<{
  form: UnfinishedFormRef;
}>;


export type FindUnfinishedFormQuery = { findUnfinishedForm: { id: string, form: string, version: number, keptAt: string, savedId: string | null, texts: Array<{ field: string, text: string }>, edited: { id: string, version: number } | null, attempt: { key: string, content: string } | null } };

export type KeepUnfinishedFormMutationVariables = Exact<{
  form: UnfinishedFormInput;
}>;


export type KeepUnfinishedFormMutation = { keepUnfinishedForm: { id: string, version: number } };

export type DeleteUnfinishedFormMutationVariables = Exact<{
  form: UnfinishedFormRef;
}>;


export type DeleteUnfinishedFormMutation = { deleteUnfinishedForm: boolean };

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
export const UnfinishedFormFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment UnfinishedForm on UnfinishedForm {
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
    `, {"fragmentName":"UnfinishedForm"}) as unknown as TypedDocumentString<UnfinishedFormFragment, unknown>;
export const UnfinishedFormsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UnfinishedForms($legalPartyId: ID!) {
  findUnfinishedForms(legalPartyId: $legalPartyId) {
    ...UnfinishedForm
  }
}
    fragment UnfinishedForm on UnfinishedForm {
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
}`, {"hash":"2535f941275080e9740bac3ed3feae8fb028b6267102f31f3ab5acef64a7c132"}) as unknown as TypedDocumentString<UnfinishedFormsQuery, UnfinishedFormsQueryVariables>;
export const FindUnfinishedFormDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FindUnfinishedForm($form: UnfinishedFormRef!) {
  findUnfinishedForm(form: $form) {
    ...UnfinishedForm
  }
}
    fragment UnfinishedForm on UnfinishedForm {
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
}`, {"hash":"0556ae3d5951975c1082cc26234188a5804f3ce37cdf460fe937816d7d02d643"}) as unknown as TypedDocumentString<FindUnfinishedFormQuery, FindUnfinishedFormQueryVariables>;
export const KeepUnfinishedFormDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation KeepUnfinishedForm($form: UnfinishedFormInput!) {
  keepUnfinishedForm(form: $form) {
    id
    version
  }
}
    `, {"hash":"faaa034a063655f36a88a2e04f0d31ac4a3449dd38615dce363d14542635eba8"}) as unknown as TypedDocumentString<KeepUnfinishedFormMutation, KeepUnfinishedFormMutationVariables>;
export const DeleteUnfinishedFormDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteUnfinishedForm($form: UnfinishedFormRef!) {
  deleteUnfinishedForm(form: $form)
}
    `, {"hash":"a40578ec9e09f0e28049dd76900326e90f4846dfddb1ac3d64b23d3e1a21b884"}) as unknown as TypedDocumentString<DeleteUnfinishedFormMutation, DeleteUnfinishedFormMutationVariables>;
