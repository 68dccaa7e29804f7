/* Made by `npm run generate`; do not edit. */
import type { PostVerificationStatus, SignRight, SignScheme, SignType, UserContractState } from '../api-types/access-control.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type EmployeeSecureQueryVariables = Exact<{ [key: string]: never; }>;


export type EmployeeSecureQuery = { employeeSecure: { id: string, email: string | null, mobile: string, fullName: string, shortName: string, userReferenceId: string, postVerificationStatus: PostVerificationStatus, isResident: boolean, authorized: boolean, userContracts: Array<{ id: string, orgReferenceId: string, inn: string, active: boolean, signType: SignType, signScheme: SignScheme, companyName: string, contractNum: string, payControlKey: { status: string } | null, userContractAttributes: { signRight: SignRight, userContractState: UserContractState, userContractId: string, productRoles: Array<{ productName: string, roles: Array<string> }> } }>, currentContract: { id: string, orgReferenceId: string, inn: string, active: boolean, signType: SignType, signScheme: SignScheme, companyName: string, contractNum: string, payControlKey: { status: string } | null, userContractAttributes: { signRight: SignRight, userContractState: UserContractState, userContractId: string, productRoles: Array<{ productName: string, roles: Array<string> }> } } | null } };

export type SignedInEmployeeFragment = { id: string, email: string | null, mobile: string, fullName: string, shortName: string, userReferenceId: string, postVerificationStatus: PostVerificationStatus, isResident: boolean, authorized: boolean, userContracts: Array<{ id: string, orgReferenceId: string, inn: string, active: boolean, signType: SignType, signScheme: SignScheme, companyName: string, contractNum: string, payControlKey: { status: string } | null, userContractAttributes: { signRight: SignRight, userContractState: UserContractState, userContractId: string, productRoles: Array<{ productName: string, roles: Array<string> }> } }>, currentContract: { id: string, orgReferenceId: string, inn: string, active: boolean, signType: SignType, signScheme: SignScheme, companyName: string, contractNum: string, payControlKey: { status: string } | null, userContractAttributes: { signRight: SignRight, userContractState: UserContractState, userContractId: string, productRoles: Array<{ productName: string, roles: Array<string> }> } } | null };

export type SignedInContractFragment = { id: string, orgReferenceId: string, inn: string, active: boolean, signType: SignType, signScheme: SignScheme, companyName: string, contractNum: string, payControlKey: { status: string } | null, userContractAttributes: { signRight: SignRight, userContractState: UserContractState, userContractId: string, productRoles: Array<{ productName: string, roles: Array<string> }> } };

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
export const SignedInContractFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
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
}
    `, {"fragmentName":"SignedInContract"}) as unknown as TypedDocumentString<SignedInContractFragment, unknown>;
export const SignedInEmployeeFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
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
}`, {"fragmentName":"SignedInEmployee"}) as unknown as TypedDocumentString<SignedInEmployeeFragment, unknown>;
export const EmployeeSecureDocument = /*#__PURE__*/ new TypedDocumentString(`
    query EmployeeSecure {
  employeeSecure {
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
}`, {"hash":"c35028a63f1e36cdb249d1aecbfb07ed675951b66c5abe4f31907f3ab635baa3"}) as unknown as TypedDocumentString<EmployeeSecureQuery, EmployeeSecureQueryVariables>;
