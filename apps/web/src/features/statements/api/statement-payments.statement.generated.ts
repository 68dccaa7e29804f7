/* Made by `npm run generate`; do not edit. */
import type { StatementPaymentFilter, StatementPaymentsInput } from '../../../lib/api-types/statement.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type StatementPaymentsFieldsFragment = { totalPages: number, totalElements: number, accounts: Array<{ clientName: string, clientAccount: string, place: string | null, currencies: Array<{ isoName: string, incomingBalance: string, outgoingBalance: string, planBalance: string, totalDebit: string, totalCredit: string, totalFee: string | null, payments: Array<{ paymentDate: string, payments: Array<{ id: string, counterpartyName: string, counterpartyAccount: string, counterpartyBank: string | null, documentNumber: string | null, bookedDate: string, debit: string | null, credit: string | null, fee: string | null, paymentPurpose: string, paymentID: string | null }> }> }> }> };

export type PaymentsOfStatementQueryVariables = Exact<{
  statementId: string;
  page: number;
  size: number;
  filter?: StatementPaymentFilter | null | undefined;
}>;


export type PaymentsOfStatementQuery = { getPaymentsByStatement: { totalPages: number, totalElements: number, accounts: Array<{ clientName: string, clientAccount: string, place: string | null, currencies: Array<{ isoName: string, incomingBalance: string, outgoingBalance: string, planBalance: string, totalDebit: string, totalCredit: string, totalFee: string | null, payments: Array<{ paymentDate: string, payments: Array<{ id: string, counterpartyName: string, counterpartyAccount: string, counterpartyBank: string | null, documentNumber: string | null, bookedDate: string, debit: string | null, credit: string | null, fee: string | null, paymentPurpose: string, paymentID: string | null }> }> }> }> } };

export type PaymentsOfPeriodQueryVariables = Exact<{
  parameters: StatementPaymentsInput;
  page: number;
  size: number;
  filter?: StatementPaymentFilter | null | undefined;
}>;


export type PaymentsOfPeriodQuery = { getPayments: { totalPages: number, totalElements: number, accounts: Array<{ clientName: string, clientAccount: string, place: string | null, currencies: Array<{ isoName: string, incomingBalance: string, outgoingBalance: string, planBalance: string, totalDebit: string, totalCredit: string, totalFee: string | null, payments: Array<{ paymentDate: string, payments: Array<{ id: string, counterpartyName: string, counterpartyAccount: string, counterpartyBank: string | null, documentNumber: string | null, bookedDate: string, debit: string | null, credit: string | null, fee: string | null, paymentPurpose: string, paymentID: string | null }> }> }> }> } };

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
export const StatementPaymentsFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment StatementPaymentsFields on StatementPayments {
  accounts {
    clientName
    clientAccount
    place
    currencies {
      isoName
      incomingBalance
      outgoingBalance
      planBalance
      totalDebit
      totalCredit
      totalFee
      payments {
        paymentDate
        payments {
          id
          counterpartyName
          counterpartyAccount
          counterpartyBank
          documentNumber
          bookedDate
          debit
          credit
          fee
          paymentPurpose
          paymentID
        }
      }
    }
  }
  totalPages
  totalElements
}
    `, {"fragmentName":"StatementPaymentsFields"}) as unknown as TypedDocumentString<StatementPaymentsFieldsFragment, unknown>;
export const PaymentsOfStatementDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PaymentsOfStatement($statementId: ID!, $page: Int!, $size: Int!, $filter: StatementPaymentFilter) {
  getPaymentsByStatement(
    statementId: $statementId
    pagination: {page: $page, size: $size}
    filter: $filter
  ) {
    ...StatementPaymentsFields
  }
}
    fragment StatementPaymentsFields on StatementPayments {
  accounts {
    clientName
    clientAccount
    place
    currencies {
      isoName
      incomingBalance
      outgoingBalance
      planBalance
      totalDebit
      totalCredit
      totalFee
      payments {
        paymentDate
        payments {
          id
          counterpartyName
          counterpartyAccount
          counterpartyBank
          documentNumber
          bookedDate
          debit
          credit
          fee
          paymentPurpose
          paymentID
        }
      }
    }
  }
  totalPages
  totalElements
}`, {"hash":"21f357f462f32c68fe163b107450d8ed72c029b188d2dd6f463cb767ef1fc2b1"}) as unknown as TypedDocumentString<PaymentsOfStatementQuery, PaymentsOfStatementQueryVariables>;
export const PaymentsOfPeriodDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PaymentsOfPeriod($parameters: StatementPaymentsInput!, $page: Int!, $size: Int!, $filter: StatementPaymentFilter) {
  getPayments(
    parameters: $parameters
    pagination: {page: $page, size: $size}
    filter: $filter
  ) {
    ...StatementPaymentsFields
  }
}
    fragment StatementPaymentsFields on StatementPayments {
  accounts {
    clientName
    clientAccount
    place
    currencies {
      isoName
      incomingBalance
      outgoingBalance
      planBalance
      totalDebit
      totalCredit
      totalFee
      payments {
        paymentDate
        payments {
          id
          counterpartyName
          counterpartyAccount
          counterpartyBank
          documentNumber
          bookedDate
          debit
          credit
          fee
          paymentPurpose
          paymentID
        }
      }
    }
  }
  totalPages
  totalElements
}`, {"hash":"6172f17d8b77b2af5ac155261fb490651ca30e70d469f0ee5eb7e658852ac4aa"}) as unknown as TypedDocumentString<PaymentsOfPeriodQuery, PaymentsOfPeriodQueryVariables>;
