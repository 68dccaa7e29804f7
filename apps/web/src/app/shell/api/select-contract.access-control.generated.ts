/* Made by `npm run generate`; do not edit. */
import type { PostVerificationStatus, SignRight, SignScheme, SignType, UserContractState } from '../../../lib/api-types/access-control.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SelectContractMutationVariables = Exact<{
  userContractId: string;
}>;


export type SelectContractMutation = { selectContract: { id: string, email: string | null, mobile: string, fullName: string, shortName: string, userReferenceId: string, postVerificationStatus: PostVerificationStatus, isResident: boolean, authorized: boolean, userContracts: Array<{ id: string, orgReferenceId: string, inn: string, active: boolean, signType: SignType, signScheme: SignScheme, companyName: string, contractNum: string, payControlKey: { status: string } | null, userContractAttributes: { signRight: SignRight, userContractState: UserContractState, userContractId: string, productRoles: Array<{ productName: string, roles: Array<string> }> } }>, currentContract: { id: string, orgReferenceId: string, inn: string, active: boolean, signType: SignType, signScheme: SignScheme, companyName: string, contractNum: string, payControlKey: { status: string } | null, userContractAttributes: { signRight: SignRight, userContractState: UserContractState, userContractId: string, productRoles: Array<{ productName: string, roles: Array<string> }> } } | null } };

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

export const SelectContractDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SelectContract($userContractId: ID!) {
  selectContract(userContractId: $userContractId) {
    ...SignedInEmployee
  }
}
    fragment SignedInEmployee on Employee {
  id
  email
  mobile
  fullName
  shortName
  userReferenceId
  postVerificationStatus
  isResident
  authorized
  userContracts {
    ...SignedInContract
  }
  currentContract {
    ...SignedInContract
  }
}
fragment SignedInContract on Contract {
  id
  orgReferenceId
  inn
  active
  signType
  signScheme
  companyName
  contractNum
  payControlKey {
    status
  }
  userContractAttributes {
    signRight
    userContractState
    userContractId
    productRoles {
      productName
      roles
    }
  }
}`, {"hash":"fa15a619676b3014571f20a72e2009816dfbf1198f4bbc12913a873b87c7289f"}) as unknown as TypedDocumentString<SelectContractMutation, SelectContractMutationVariables>;
