/* Made by `npm run generate`; do not edit. */
import type { StatementFileFormat, StatementKind, StatementStatus } from '../../../lib/api-types/statement.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type StatementFieldsFragment = { id: string, partyId: string, kind: StatementKind, currencies: Array<string>, startDate: string, endDate: string, status: StatementStatus, statusLabel: string, errorMessage: string | null, fileName: string, requestDate: string, requestedBy: string | null, progress: number, operationCount: number, formats: Array<StatementFileFormat>, isDeletable: boolean, availableUntil: string | null, availableAccounts: Array<{ account: string, currencies: Array<string> }> };

export type TerminalStatementFieldsFragment = { id: string, partyID: string, startDate: string, endDate: string, status: StatementStatus, statusLabel: string, errorMessage: string | null, fileName: string, requestDate: string, requestedBy: string | null, progress: number, operationCount: number, formats: Array<StatementFileFormat>, isDeletable: boolean, availableUntil: string | null, terminals: Array<{ address: string, posTerminals: Array<{ code: string }> }> };

export type StatementsQueryVariables = Exact<{
  partyId: string;
  page: number;
  size: number;
}>;


export type StatementsQuery = { findAll: { totalPages: number, totalElements: number, statements: Array<{ id: string, partyId: string, kind: StatementKind, currencies: Array<string>, startDate: string, endDate: string, status: StatementStatus, statusLabel: string, errorMessage: string | null, fileName: string, requestDate: string, requestedBy: string | null, progress: number, operationCount: number, formats: Array<StatementFileFormat>, isDeletable: boolean, availableUntil: string | null, availableAccounts: Array<{ account: string, currencies: Array<string> }> }> } };

export type TerminalStatementsQueryVariables = Exact<{
  partyId: string;
  page: number;
  size: number;
}>;


export type TerminalStatementsQuery = { findPOSTerminalStatements: { totalPages: number, totalElements: number, posTerminalStatements: Array<{ id: string, partyID: string, startDate: string, endDate: string, status: StatementStatus, statusLabel: string, errorMessage: string | null, fileName: string, requestDate: string, requestedBy: string | null, progress: number, operationCount: number, formats: Array<StatementFileFormat>, isDeletable: boolean, availableUntil: string | null, terminals: Array<{ address: string, posTerminals: Array<{ code: string }> }> }> } };

export type OneStatementQueryVariables = Exact<{
  partyId: string;
  statementId: string;
}>;


export type OneStatementQuery = { findStatement: { id: string, partyId: string, kind: StatementKind, currencies: Array<string>, startDate: string, endDate: string, status: StatementStatus, statusLabel: string, errorMessage: string | null, fileName: string, requestDate: string, requestedBy: string | null, progress: number, operationCount: number, formats: Array<StatementFileFormat>, isDeletable: boolean, availableUntil: string | null, availableAccounts: Array<{ account: string, currencies: Array<string> }> } };

export type TerminalsQueryVariables = Exact<{
  partyId: string;
}>;


export type TerminalsQuery = { getPOSTerminals: Array<{ address: string, posTerminals: Array<{ code: string, isActive: boolean, salePointName: string }> }> };

export type ListenStatementsSubscriptionVariables = Exact<{
  partyId: string;
  lastEventId?: string | null | undefined;
}>;


export type ListenStatementsSubscription = { listen: { eventId: string, statementId: string, statement: { id: string, partyId: string, kind: StatementKind, currencies: Array<string>, startDate: string, endDate: string, status: StatementStatus, statusLabel: string, errorMessage: string | null, fileName: string, requestDate: string, requestedBy: string | null, progress: number, operationCount: number, formats: Array<StatementFileFormat>, isDeletable: boolean, availableUntil: string | null, availableAccounts: Array<{ account: string, currencies: Array<string> }> } | null } };

export type ListenTerminalStatementsSubscriptionVariables = Exact<{
  partyId: string;
  lastEventId?: string | null | undefined;
}>;


export type ListenTerminalStatementsSubscription = { listenPOSTerminalStatement: { eventId: string, statementID: string, posTerminalStatement: { id: string, partyID: string, startDate: string, endDate: string, status: StatementStatus, statusLabel: string, errorMessage: string | null, fileName: string, requestDate: string, requestedBy: string | null, progress: number, operationCount: number, formats: Array<StatementFileFormat>, isDeletable: boolean, availableUntil: string | null, terminals: Array<{ address: string, posTerminals: Array<{ code: string }> }> } | null } };

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
  isDeletable
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
  isDeletable
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
  isDeletable
  availableUntil
}`, {"hash":"54ae57dcee6b7aa2ca60a02b9bc3fb4dd97ea2da22b222186afe678f27a3c6f3"}) as unknown as TypedDocumentString<StatementsQuery, StatementsQueryVariables>;
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
  isDeletable
  availableUntil
}`, {"hash":"75dbc795e098bdfe64c619f90674a334caa0016d4963a81d7297d2d146424dab"}) as unknown as TypedDocumentString<TerminalStatementsQuery, TerminalStatementsQueryVariables>;
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
  isDeletable
  availableUntil
}`, {"hash":"1e02aa29a1af06abf300bd7e273c8ac70de7e3b526dee2adfeeab5882b35c5fc"}) as unknown as TypedDocumentString<OneStatementQuery, OneStatementQueryVariables>;
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
  isDeletable
  availableUntil
}`, {"hash":"daa0b5aa66ba4e407daddb78786a68648c8d25e45c5e4d44916fc3110dc17e0a"}) as unknown as TypedDocumentString<ListenStatementsSubscription, ListenStatementsSubscriptionVariables>;
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
  isDeletable
  availableUntil
}`, {"hash":"d1f1762d25f7a570f1ddec498e38015e68fe36e355eb7fa3c539b3c09824051a"}) as unknown as TypedDocumentString<ListenTerminalStatementsSubscription, ListenTerminalStatementsSubscriptionVariables>;
