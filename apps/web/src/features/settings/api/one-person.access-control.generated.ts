/* Made by `npm run generate`; do not edit. */
import type { PostVerificationStatus, ProductRole, RegistrationState, SignRight, UserContractState } from '../../../lib/api-types/access-control.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type OnePersonQueryVariables = Exact<{
  userReferenceId: string;
}>;


export type OnePersonQuery = { employee: { referenceId: string, userContractId: string, fullName: string, shortName: string, mobile: string, email: string | null, individualInn: string, createdDate: string, signRight: SignRight, registrationState: RegistrationState, userContractState: UserContractState, isFrozenByBank: boolean, postVerificationStatus: PostVerificationStatus, availableProductRoles: Array<ProductRole>, productRoles: Array<{ roles: Array<string> }> } };

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

export const OnePersonDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OnePerson($userReferenceId: ID!) {
  employee(userReferenceId: $userReferenceId) {
    ...PersonOfContract
  }
}
    fragment PersonOfContract on EmployeeContract {
  referenceId
  userContractId
  fullName
  shortName
  mobile
  email
  individualInn
  createdDate
  signRight
  registrationState
  userContractState
  isFrozenByBank
  postVerificationStatus
  productRoles {
    roles
  }
  availableProductRoles
}`, {"hash":"181f19411aac4f9dddef41eebec28d7851490efde77892ea085cc6aaf8d27017"}) as unknown as TypedDocumentString<OnePersonQuery, OnePersonQueryVariables>;
