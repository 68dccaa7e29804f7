/* Made by `npm run generate`; do not edit. */
import type { AccountPermission, AccountPermissionsInput, AccountType, CardPermission } from '../../../lib/api-types/account.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SaveAccountAccessMutationVariables = Exact<{
  userReferenceId: string;
  permissions: Array<AccountPermissionsInput> | AccountPermissionsInput;
}>;


export type SaveAccountAccessMutation = { updatePermissions: { isEverything: boolean, accounts: Array<{ accountId: string, account: string, accountName: string, type: AccountType, permissions: Array<AccountPermission>, availablePermissions: Array<AccountPermission>, currency: { isoCode: string } }>, cards: Array<{ cardId: string, cardNum: string, title: string | null, cardHolderName: string, permissions: Array<CardPermission>, availablePermissions: Array<CardPermission> }> } };

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

export const SaveAccountAccessDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveAccountAccess($userReferenceId: ID!, $permissions: [AccountPermissionsInput!]!) {
  updatePermissions(userReferenceId: $userReferenceId, permissions: $permissions) {
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
}`, {"hash":"619fc38884f6fc21bf9754acf57d9ccb9d7bbefe4ded4a4b1c22956565f330c2"}) as unknown as TypedDocumentString<SaveAccountAccessMutation, SaveAccountAccessMutationVariables>;
