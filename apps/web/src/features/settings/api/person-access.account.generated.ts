/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What a person may do with one account. */
export type AccountPermission =
  | 'BUDGET_PAYMENT'
  | 'CLEARING'
  | 'CONVERSION'
  | 'GROSS'
  | 'INTRABANK_FOREIGN'
  | 'INTRABANK_OWN'
  | 'PUSH_NOTIFICATION'
  | 'QR'
  | 'QR_GENERATION'
  | 'READ'
  | 'REFUND'
  | 'SALARY'
  | 'SWIFT';

export type AccountType =
  | 'CARD'
  | 'DEPOSIT'
  | 'LOAN'
  | 'RKO'
  | 'TRANSIT';

/** What a person may do with one card. */
export type CardPermission =
  | 'GET_LIMIT_AND_DETAILS'
  | 'PUSH_NOTIFICATION'
  | 'READ_CARD'
  | 'SET_LIMIT'
  | 'SET_STATUS';

export type PersonAccessQueryVariables = Exact<{
  userReferenceId: string;
}>;


export type PersonAccessQuery = { getAccessControlListForUser: { isEverything: boolean, accounts: Array<{ accountId: string, account: string, accountName: string, type: AccountType, permissions: Array<AccountPermission>, availablePermissions: Array<AccountPermission>, currency: { isoCode: string } }>, cards: Array<{ cardId: string, cardNum: string, title: string | null, cardHolderName: string, permissions: Array<CardPermission>, availablePermissions: Array<CardPermission> }> } };

export type AccessOfPersonFragment = { isEverything: boolean, accounts: Array<{ accountId: string, account: string, accountName: string, type: AccountType, permissions: Array<AccountPermission>, availablePermissions: Array<AccountPermission>, currency: { isoCode: string } }>, cards: Array<{ cardId: string, cardNum: string, title: string | null, cardHolderName: string, permissions: Array<CardPermission>, availablePermissions: Array<CardPermission> }> };

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
export const AccessOfPersonFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AccessOfPerson on AccessControlList {
  isEverything
  accounts {
    accountId
    account
    accountName
    type
    currency {
      isoCode
    }
    permissions
    availablePermissions
  }
  cards {
    cardId
    cardNum
    title
    cardHolderName
    permissions
    availablePermissions
  }
}
    `, {"fragmentName":"AccessOfPerson"}) as unknown as TypedDocumentString<AccessOfPersonFragment, unknown>;
export const PersonAccessDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PersonAccess($userReferenceId: ID!) {
  getAccessControlListForUser(userReferenceId: $userReferenceId) {
    ...AccessOfPerson
  }
}
    fragment AccessOfPerson on AccessControlList {
  isEverything
  accounts {
    accountId
    account
    accountName
    type
    currency {
      isoCode
    }
    permissions
    availablePermissions
  }
  cards {
    cardId
    cardNum
    title
    cardHolderName
    permissions
    availablePermissions
  }
}`, {"hash":"dc3f79f9248610a1bf50c6fb1073a3499aa1f2ab27e5fbdca776361db93981da"}) as unknown as TypedDocumentString<PersonAccessQuery, PersonAccessQueryVariables>;
