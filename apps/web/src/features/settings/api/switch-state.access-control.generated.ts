/* Made by `npm run generate`; do not edit. */
import type { PostVerificationStatus, ProductRole, RegistrationState, SignRight, UserContractState } from '../../../lib/api-types/access-control.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SwitchStateMutationVariables = Exact<{
  id: string;
  userContractState: UserContractState;
}>;


export type SwitchStateMutation = { switchUserContractState: { referenceId: string, userContractId: string, fullName: string, shortName: string, mobile: string, email: string | null, individualInn: string, createdDate: string, signRight: SignRight, registrationState: RegistrationState, userContractState: UserContractState, isFrozenByBank: boolean, postVerificationStatus: PostVerificationStatus, availableProductRoles: Array<ProductRole>, productRoles: Array<{ roles: Array<string> }> } };

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

export const SwitchStateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SwitchState($id: ID!, $userContractState: UserContractState!) {
  switchUserContractState(
    businessUserContractId: $id
    userContractState: $userContractState
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
}`, {"hash":"e71806cc2434fa2fd30aec4e90bf3c7abe5de67f6cf09bec814ee6255e7efb4f"}) as unknown as TypedDocumentString<SwitchStateMutation, SwitchStateMutationVariables>;
