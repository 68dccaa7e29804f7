/* Made by `npm run generate`; do not edit. */
import type { OperationCode, TemplateRef, TransferTemplateCriteria, TransferTemplateInput, UpdateTemplateInput } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type TemplatesQueryVariables = Exact<{
  criteria: TransferTemplateCriteria;
}>;


export type TemplatesQuery = { getTransferTemplateByCriteria: Array<{ id: string, nameTemplate: string, form: string, wrongFields: Array<string>, version: number, updatedBy: string, updatedDate: string, operation: { code: OperationCode }, texts: Array<{ field: string, text: string }> }> };

export type SaveTemplateMutationVariables = Exact<{
  template: TransferTemplateInput;
}>;


export type SaveTemplateMutation = { saveTransferTemplate: string };

export type UpdateTemplateMutationVariables = Exact<{
  template: UpdateTemplateInput;
}>;


export type UpdateTemplateMutation = { updateTemplate: string };

export type DeleteTemplateMutationVariables = Exact<{
  template: TemplateRef;
}>;


export type DeleteTemplateMutation = { deleteTemplate: boolean };

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

export const TemplatesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Templates($criteria: TransferTemplateCriteria!) {
  getTransferTemplateByCriteria(transferTemplateCriteria: $criteria) {
    id
    nameTemplate
    operation {
      code
    }
    form
    texts {
      field
      text
    }
    wrongFields
    version
    updatedBy
    updatedDate
  }
}
    `, {"hash":"b6384ce67a921d5c75874a2177984ffbb398454d31aa5a0182f7052624a09f12"}) as unknown as TypedDocumentString<TemplatesQuery, TemplatesQueryVariables>;
export const SaveTemplateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveTemplate($template: TransferTemplateInput!) {
  saveTransferTemplate(template: $template)
}
    `, {"hash":"362228511bd4566ee40b55b9268b1658a62fb11c2bde8448f2d9dbf9d37112fd"}) as unknown as TypedDocumentString<SaveTemplateMutation, SaveTemplateMutationVariables>;
export const UpdateTemplateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateTemplate($template: UpdateTemplateInput!) {
  updateTemplate(template: $template)
}
    `, {"hash":"9493b703d80796b1b5ad2b95c6c9098b8215d05c3ffcc3a562b561acfdddff85"}) as unknown as TypedDocumentString<UpdateTemplateMutation, UpdateTemplateMutationVariables>;
export const DeleteTemplateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteTemplate($template: TemplateRef!) {
  deleteTemplate(template: $template)
}
    `, {"hash":"0559cf7610fdba956fe1e22c66c8956fc1d8ac42782df2516bc21f45fca10422"}) as unknown as TypedDocumentString<DeleteTemplateMutation, DeleteTemplateMutationVariables>;
