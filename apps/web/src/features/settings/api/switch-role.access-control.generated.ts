/* Made by `npm run generate`; do not edit. */
import type { PostVerificationStatus, ProductRole, RegistrationState, SignRight, UserContractState } from '../../../lib/api-types/access-control.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SwitchRoleMutationVariables = Exact<{
  id: string;
  productRole: ProductRole;
  switchAccess: boolean;
}>;


export type SwitchRoleMutation = { switchProductRolePolicy: { referenceId: string, userContractId: string, fullName: string, shortName: string, mobile: string, email: string | null, individualInn: string, createdDate: string, signRight: SignRight, registrationState: RegistrationState, userContractState: UserContractState, isFrozenByBank: boolean, postVerificationStatus: PostVerificationStatus, availableProductRoles: Array<ProductRole>, productRoles: Array<{ roles: Array<string> }> } };

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

export const SwitchRoleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SwitchRole($id: ID!, $productRole: ProductRole!, $switchAccess: Boolean!) {
  switchProductRolePolicy(
    businessUserContractId: $id
    productRole: $productRole
    switchAccess: $switchAccess
  ) {
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
}`, {"hash":"2d2f03c5ffe5fa157735991a96fbd55b02ecf223b0b0a2c40cd3f4d086b34263"}) as unknown as TypedDocumentString<SwitchRoleMutation, SwitchRoleMutationVariables>;
