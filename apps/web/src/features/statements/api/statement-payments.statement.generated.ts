/* Made by `npm run generate`; do not edit. */
import type { StatementPaymentFilter, StatementPaymentsInput } from '../../../lib/api-types/statement.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type StatementPaymentsFieldsFragment = { totalPages: number, totalElements: number, accounts: Array<{ clientName: string, clientAccount: string, currencies: Array<{ isoName: string, incomingBalance: string, outgoingBalance: string, planBalance: string, totalDebit: string, totalCredit: string, payments: Array<{ paymentDate: string, payments: Array<{ id: string, counterpartyName: string, counterpartyAccount: string, counterpartyBank: string | null, documentNumber: string | null, debit: string | null, credit: string | null, paymentPurpose: string, paymentID: string | null }> }> }> }> };

export type PaymentsOfStatementQueryVariables = Exact<{
  statementId: string;
  page: number;
  size: number;
  filter?: StatementPaymentFilter | null | undefined;
}>;


export type PaymentsOfStatementQuery = { getPaymentsByStatement: { totalPages: number, totalElements: number, accounts: Array<{ clientName: string, clientAccount: string, currencies: Array<{ isoName: string, incomingBalance: string, outgoingBalance: string, planBalance: string, totalDebit: string, totalCredit: string, payments: Array<{ paymentDate: string, payments: Array<{ id: string, counterpartyName: string, counterpartyAccount: string, counterpartyBank: string | null, documentNumber: string | null, debit: string | null, credit: string | null, paymentPurpose: string, paymentID: string | null }> }> }> }> } };

export type PaymentsOfPeriodQueryVariables = Exact<{
  parameters: StatementPaymentsInput;
  page: number;
  size: number;
}>;


export type PaymentsOfPeriodQuery = { getPayments: { totalPages: number, totalElements: number, accounts: Array<{ clientName: string, clientAccount: string, currencies: Array<{ isoName: string, incomingBalance: string, outgoingBalance: string, planBalance: string, totalDebit: string, totalCredit: string, payments: Array<{ paymentDate: string, payments: Array<{ id: string, counterpartyName: string, counterpartyAccount: string, counterpartyBank: string | null, documentNumber: string | null, debit: string | null, credit: string | null, paymentPurpose: string, paymentID: string | null }> }> }> }> } };

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
    currencies {
      isoName
      incomingBalance
      outgoingBalance
      planBalance
      totalDebit
      totalCredit
      payments {
        paymentDate
        payments {
          id
          counterpartyName
          counterpartyAccount
          counterpartyBank
          documentNumber
          debit
          credit
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
    currencies {
      isoName
      incomingBalance
      outgoingBalance
      planBalance
      totalDebit
      totalCredit
      payments {
        paymentDate
        payments {
          id
          counterpartyName
          counterpartyAccount
          counterpartyBank
          documentNumber
          debit
          credit
          paymentPurpose
          paymentID
        }
      }
    }
  }
  totalPages
  totalElements
}`, {"hash":"090b1d150af0ac4271eb0c5760d56d8faba8eba4257a1a81e60eabf50ccfe0ce"}) as unknown as TypedDocumentString<PaymentsOfStatementQuery, PaymentsOfStatementQueryVariables>;
export const PaymentsOfPeriodDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PaymentsOfPeriod($parameters: StatementPaymentsInput!, $page: Int!, $size: Int!) {
  getPayments(parameters: $parameters, pagination: {page: $page, size: $size}) {
    ...StatementPaymentsFields
  }
}
    fragment StatementPaymentsFields on StatementPayments {
  accounts {
    clientName
    clientAccount
    currencies {
      isoName
      incomingBalance
      outgoingBalance
      planBalance
      totalDebit
      totalCredit
      payments {
        paymentDate
        payments {
          id
          counterpartyName
          counterpartyAccount
          counterpartyBank
          documentNumber
          debit
          credit
          paymentPurpose
          paymentID
        }
      }
    }
  }
  totalPages
  totalElements
}`, {"hash":"a743b244260ec66cdd0a516fc1cda8f703336695e70f357037b17f2dc946ac76"}) as unknown as TypedDocumentString<PaymentsOfPeriodQuery, PaymentsOfPeriodQueryVariables>;
