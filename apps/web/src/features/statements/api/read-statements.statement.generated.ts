/* Made by `npm run generate`; do not edit. */
import type { StatementFileFormat, StatementKind, StatementStatus } from '../../../lib/api-types/statement.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type StatementFieldsFragment = { id: string, partyId: string, kind: StatementKind, currencies: Array<string>, startDate: string, endDate: string, status: StatementStatus, statusLabel: string, errorMessage: string | null, fileName: string, requestDate: string, requestedBy: string | null, progress: number, operationCount: number, formats: Array<StatementFileFormat>, availableUntil: string | null, availableAccounts: Array<{ account: string, currencies: Array<string> }> };

export type TerminalStatementFieldsFragment = { id: string, partyID: string, startDate: string, endDate: string, status: StatementStatus, statusLabel: string, errorMessage: string | null, fileName: string, requestDate: string, requestedBy: string | null, progress: number, operationCount: number, formats: Array<StatementFileFormat>, availableUntil: string | null, terminals: Array<{ address: string, posTerminals: Array<{ code: string }> }> };

export type StatementsQueryVariables = Exact<{
  partyId: string;
  page: number;
  size: number;
}>;


export type StatementsQuery = { findAll: { totalPages: number, totalElements: number, statements: Array<{ id: string, partyId: string, kind: StatementKind, currencies: Array<string>, startDate: string, endDate: string, status: StatementStatus, statusLabel: string, errorMessage: string | null, fileName: string, requestDate: string, requestedBy: string | null, progress: number, operationCount: number, formats: Array<StatementFileFormat>, availableUntil: string | null, availableAccounts: Array<{ account: string, currencies: Array<string> }> }> } };

export type TerminalStatementsQueryVariables = Exact<{
  partyId: string;
  page: number;
  size: number;
}>;


export type TerminalStatementsQuery = { findPOSTerminalStatements: { totalPages: number, totalElements: number, posTerminalStatements: Array<{ id: string, partyID: string, startDate: string, endDate: string, status: StatementStatus, statusLabel: string, errorMessage: string | null, fileName: string, requestDate: string, requestedBy: string | null, progress: number, operationCount: number, formats: Array<StatementFileFormat>, availableUntil: string | null, terminals: Array<{ address: string, posTerminals: Array<{ code: string }> }> }> } };

export type OneStatementQueryVariables = Exact<{
  partyId: string;
  statementId: string;
}>;


export type OneStatementQuery = { findStatement: { id: string, partyId: string, kind: StatementKind, currencies: Array<string>, startDate: string, endDate: string, status: StatementStatus, statusLabel: string, errorMessage: string | null, fileName: string, requestDate: string, requestedBy: string | null, progress: number, operationCount: number, formats: Array<StatementFileFormat>, availableUntil: string | null, availableAccounts: Array<{ account: string, currencies: Array<string> }> } };

export type TerminalsQueryVariables = Exact<{
  partyId: string;
}>;


export type TerminalsQuery = { getPOSTerminals: Array<{ address: string, posTerminals: Array<{ code: string, isActive: boolean, salePointName: string }> }> };

export type ListenStatementsSubscriptionVariables = Exact<{
  partyId: string;
  lastEventId?: string | null | undefined;
}>;


export type ListenStatementsSubscription = { listen: { eventId: string, statementId: string, statement: { id: string, partyId: string, kind: StatementKind, currencies: Array<string>, startDate: string, endDate: string, status: StatementStatus, statusLabel: string, errorMessage: string | null, fileName: string, requestDate: string, requestedBy: string | null, progress: number, operationCount: number, formats: Array<StatementFileFormat>, availableUntil: string | null, availableAccounts: Array<{ account: string, currencies: Array<string> }> } | null } };

export type ListenTerminalStatementsSubscriptionVariables = Exact<{
  partyId: string;
  lastEventId?: string | null | undefined;
}>;


export type ListenTerminalStatementsSubscription = { listenPOSTerminalStatement: { eventId: string, statementID: string, posTerminalStatement: { id: string, partyID: string, startDate: string, endDate: string, status: StatementStatus, statusLabel: string, errorMessage: string | null, fileName: string, requestDate: string, requestedBy: string | null, progress: number, operationCount: number, formats: Array<StatementFileFormat>, availableUntil: string | null, terminals: Array<{ address: string, posTerminals: Array<{ code: string }> }> } | null } };

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
export const StatementFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment StatementFields on Statement {
  id
  partyId
  kind
  availableAccounts {
    account
    currencies
  }
  currencies
  startDate
  endDate
  status
  statusLabel
  errorMessage
  fileName
  requestDate
  requestedBy
  progress
  operationCount
  formats
  availableUntil
}
    `, {"fragmentName":"StatementFields"}) as unknown as TypedDocumentString<StatementFieldsFragment, unknown>;
export const TerminalStatementFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TerminalStatementFields on POSTerminalStatement {
  id
  partyID
  terminals {
    address
    posTerminals {
      code
    }
  }
  startDate
  endDate
  status
  statusLabel
  errorMessage
  fileName
  requestDate
  requestedBy
  progress
  operationCount
  formats
  availableUntil
}
    `, {"fragmentName":"TerminalStatementFields"}) as unknown as TypedDocumentString<TerminalStatementFieldsFragment, unknown>;
export const StatementsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Statements($partyId: ID!, $page: Int!, $size: Int!) {
  findAll(partyId: $partyId, pagination: {page: $page, size: $size}) {
    statements {
      ...StatementFields
    }
    totalPages
    totalElements
  }
}
    fragment StatementFields on Statement {
  id
  partyId
  kind
  availableAccounts {
    account
    currencies
  }
  currencies
  startDate
  endDate
  status
  statusLabel
  errorMessage
  fileName
  requestDate
  requestedBy
  progress
  operationCount
  formats
  availableUntil
}`, {"hash":"4b98f29d9fa71fbceaea37b67ccb8698371ef93cfa4a144850b3e9ffcdd8320a"}) as unknown as TypedDocumentString<StatementsQuery, StatementsQueryVariables>;
export const TerminalStatementsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TerminalStatements($partyId: ID!, $page: Int!, $size: Int!) {
  findPOSTerminalStatements(
    partyID: $partyId
    pagination: {page: $page, size: $size}
  ) {
    posTerminalStatements {
      ...TerminalStatementFields
    }
    totalPages
    totalElements
  }
}
    fragment TerminalStatementFields on POSTerminalStatement {
  id
  partyID
  terminals {
    address
    posTerminals {
      code
    }
  }
  startDate
  endDate
  status
  statusLabel
  errorMessage
  fileName
  requestDate
  requestedBy
  progress
  operationCount
  formats
  availableUntil
}`, {"hash":"14ef24852782e7f1569b6e83cb294e707b5e7790331d61689119de9d39406441"}) as unknown as TypedDocumentString<TerminalStatementsQuery, TerminalStatementsQueryVariables>;
export const OneStatementDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OneStatement($partyId: ID!, $statementId: ID!) {
  findStatement(partyId: $partyId, statementId: $statementId) {
    ...StatementFields
  }
}
    fragment StatementFields on Statement {
  id
  partyId
  kind
  availableAccounts {
    account
    currencies
  }
  currencies
  startDate
  endDate
  status
  statusLabel
  errorMessage
  fileName
  requestDate
  requestedBy
  progress
  operationCount
  formats
  availableUntil
}`, {"hash":"97997b4cfb100479a3a95b5021c00ba67ba33f66bbb68fb8b9e7d22c2d440cc9"}) as unknown as TypedDocumentString<OneStatementQuery, OneStatementQueryVariables>;
export const TerminalsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Terminals($partyId: ID!) {
  getPOSTerminals(partyID: $partyId) {
    address
    posTerminals {
      code
      isActive
      salePointName
    }
  }
}
    `, {"hash":"20080e0a64d31b2ffdaa8106c7ecb42f0b993b455ef3c85b91adfd15a56b2579"}) as unknown as TypedDocumentString<TerminalsQuery, TerminalsQueryVariables>;
export const ListenStatementsDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription ListenStatements($partyId: ID!, $lastEventId: ID) {
  listen(partyId: $partyId, lastEventId: $lastEventId) {
    eventId
    statementId
    statement {
      ...StatementFields
    }
  }
}
    fragment StatementFields on Statement {
  id
  partyId
  kind
  availableAccounts {
    account
    currencies
  }
  currencies
  startDate
  endDate
  status
  statusLabel
  errorMessage
  fileName
  requestDate
  requestedBy
  progress
  operationCount
  formats
  availableUntil
}`, {"hash":"b1a31bc762b9b6e732b3a9602b08c72fe4e8de1aeb46986cea2a0ab6cc16de23"}) as unknown as TypedDocumentString<ListenStatementsSubscription, ListenStatementsSubscriptionVariables>;
export const ListenTerminalStatementsDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription ListenTerminalStatements($partyId: ID!, $lastEventId: ID) {
  listenPOSTerminalStatement(partyID: $partyId, lastEventId: $lastEventId) {
    eventId
    statementID
    posTerminalStatement {
      ...TerminalStatementFields
    }
  }
}
    fragment TerminalStatementFields on POSTerminalStatement {
  id
  partyID
  terminals {
    address
    posTerminals {
      code
    }
  }
  startDate
  endDate
  status
  statusLabel
  errorMessage
  fileName
  requestDate
  requestedBy
  progress
  operationCount
  formats
  availableUntil
}`, {"hash":"ea46e8a2842c46750689b37b5b94dc763fd9a297a7e2ec4b196e5f21f81597bd"}) as unknown as TypedDocumentString<ListenTerminalStatementsSubscription, ListenTerminalStatementsSubscriptionVariables>;
