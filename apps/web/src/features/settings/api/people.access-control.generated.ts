/* Made by `npm run generate`; do not edit. */
import type { PostVerificationStatus, ProductRole, RegistrationState, SignRight, UserContractState } from '../../../lib/api-types/access-control.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type PeopleQueryVariables = Exact<{
  orgReferenceId: string;
}>;


export type PeopleQuery = { employeesContract: Array<{ referenceId: string, userContractId: string, fullName: string, shortName: string, mobile: string, email: string | null, individualInn: string, createdDate: string, signRight: SignRight, registrationState: RegistrationState, userContractState: UserContractState, isFrozenByBank: boolean, postVerificationStatus: PostVerificationStatus, availableProductRoles: Array<ProductRole>, productRoles: Array<{ roles: Array<string> }> }> };

export type PersonOfContractFragment = { referenceId: string, userContractId: string, fullName: string, shortName: string, mobile: string, email: string | null, individualInn: string, createdDate: string, signRight: SignRight, registrationState: RegistrationState, userContractState: UserContractState, isFrozenByBank: boolean, postVerificationStatus: PostVerificationStatus, availableProductRoles: Array<ProductRole>, productRoles: Array<{ roles: Array<string> }> };

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
export const PersonOfContractFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
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
}
    `, {"fragmentName":"PersonOfContract"}) as unknown as TypedDocumentString<PersonOfContractFragment, unknown>;
export const PeopleDocument = /*#__PURE__*/ new TypedDocumentString(`
    query People($orgReferenceId: ID!) {
  employeesContract(orgReferenceId: $orgReferenceId) {
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
}`, {"hash":"03fc1136d4d4b49cabb076a67c5b80145c9a04f23954859ae4cebabee4a9d818"}) as unknown as TypedDocumentString<PeopleQuery, PeopleQueryVariables>;
