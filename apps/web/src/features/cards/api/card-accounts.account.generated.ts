/* Made by `npm run generate`; do not edit. */
import type { AccountStatus, CardPermission, CardStatus, CardStatusReason, CardSystem } from '../../../lib/api-types/account.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CardAccountsQueryVariables = Exact<{
  partyId: string;
}>;


export type CardAccountsQuery = { findAllByPartyIdBaseCardAccountInfo: Array<{ availableAmount: string, account: { id: string, account: string, accountName: string, status: AccountStatus, currency: { isoCode: string } }, multiBalance: Array<{ amount: string, plannedAmount: string, currency: string, amountCurrency: string }>, cards: Array<{ id: string, cardNum: string, rbsNumber: string, cardHolderName: string, expiryDate: string, title: string | null, account: string, accountId: string, currency: string, status: CardStatus, statusReason: CardStatusReason | null, statusDate: string, paymentSystem: CardSystem, isInternetAvailable: boolean, isUnlockable: boolean, permissions: Array<CardPermission> }> }> };

export type CardFactsFragment = { id: string, cardNum: string, rbsNumber: string, cardHolderName: string, expiryDate: string, title: string | null, account: string, accountId: string, currency: string, status: CardStatus, statusReason: CardStatusReason | null, statusDate: string, paymentSystem: CardSystem, isInternetAvailable: boolean, isUnlockable: boolean, permissions: Array<CardPermission> };

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
export const CardFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CardFacts on Card {
  id
  cardNum
  rbsNumber
  cardHolderName
  expiryDate
  title
  account
  accountId
  currency
  status
  statusReason
  statusDate
  paymentSystem
  isInternetAvailable
  isUnlockable
  permissions
}
    `, {"fragmentName":"CardFacts"}) as unknown as TypedDocumentString<CardFactsFragment, unknown>;
export const CardAccountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CardAccounts($partyId: ID!) {
  findAllByPartyIdBaseCardAccountInfo(partyId: $partyId) {
    account {
      id
      account
      accountName
      status
      currency {
        isoCode
      }
    }
    availableAmount
    multiBalance {
      amount
      plannedAmount
      currency
      amountCurrency
    }
    cards {
      ...CardFacts
    }
  }
}
    fragment CardFacts on Card {
  id
  cardNum
  rbsNumber
  cardHolderName
  expiryDate
  title
  account
  accountId
  currency
  status
  statusReason
  statusDate
  paymentSystem
  isInternetAvailable
  isUnlockable
  permissions
}`, {"hash":"58a30faa1e344c79c58beed680a69eaa5a8cf2795b676c2d42ae8842439546b8"}) as unknown as TypedDocumentString<CardAccountsQuery, CardAccountsQueryVariables>;
