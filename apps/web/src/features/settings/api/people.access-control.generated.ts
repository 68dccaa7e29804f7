/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Where the bank's check of a person stands. Pending: locked. Rejected: no access. */
export type PostVerificationStatus =
  | 'Confirmed'
  | 'Pending'
  | 'Rejected';

/** Extra rights in one product of the bank, switched per person and contract. */
export type ProductRole =
  | 'LOAN_MANAGER'
  | 'SALARY_USER'
  | 'SELLER';

export type RegistrationState =
  | 'CONFIRMED'
  | 'INIT';

/** What a person may do in a contract. */
export type SignRight =
  | 'AUDITOR'
  | 'CASHIER'
  | 'CASH_MANAGER'
  | 'CREATOR'
  | 'FIRST'
  | 'NONE'
  | 'SECOND'
  | 'THIRD';

export type UserContractState =
  | 'ACTIVE'
  | 'FROZEN';

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
