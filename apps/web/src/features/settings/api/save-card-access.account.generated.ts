/* Made by `npm run generate`; do not edit. */
import type { AccountPermission, AccountType, CardPermission, CardPermissionsInput } from '../../../lib/api-types/account.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SaveCardAccessMutationVariables = Exact<{
  userReferenceId: string;
  permissions: Array<CardPermissionsInput> | CardPermissionsInput;
}>;


export type SaveCardAccessMutation = { updatePermissionsCard: { isEverything: boolean, accounts: Array<{ accountId: string, account: string, accountName: string, type: AccountType, permissions: Array<AccountPermission>, availablePermissions: Array<AccountPermission>, currency: { isoCode: string } }>, cards: Array<{ cardId: string, cardNum: string, title: string | null, cardHolderName: string, permissions: Array<CardPermission>, availablePermissions: Array<CardPermission> }> } };

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

export const SaveCardAccessDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveCardAccess($userReferenceId: ID!, $permissions: [CardPermissionsInput!]!) {
  updatePermissionsCard(
    userReferenceId: $userReferenceId
    permissions: $permissions
  ) {
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
}`, {"hash":"4c0fca2755cf7cb6d7edf87d11dc820e677bcb1c0feca7edcdfa66a2defa5c5d"}) as unknown as TypedDocumentString<SaveCardAccessMutation, SaveCardAccessMutationVariables>;
