/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ContractFactsQueryVariables = Exact<{ [key: string]: never; }>;


export type ContractFactsQuery = { employeeSecure: { createdDate: string, individualInn: string, currentContract: { createdDate: string, departmentCode: string, departmentName: string, expirationDate: string | null, ruTokenCert: string | null } | null } };

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

export const ContractFactsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ContractFacts {
  employeeSecure {
    createdDate
    individualInn
    currentContract {
      createdDate
      departmentCode
      departmentName
      expirationDate
      ruTokenCert
    }
  }
}
    `, {"hash":"5e5c1fc21f7cb4c705b331b2f8d9c9ddb544af9095add63df081dc36860f5ce3"}) as unknown as TypedDocumentString<ContractFactsQuery, ContractFactsQueryVariables>;
