/* Made by `npm run generate`; do not edit. */
import type { AccountPermission, AccountType, CardPermission } from '../../../lib/api-types/account.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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
