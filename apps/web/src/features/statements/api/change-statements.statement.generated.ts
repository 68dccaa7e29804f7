/* Made by `npm run generate`; do not edit. */
import type { PosTerminalStatementOrderInput, StatementFileFormat, StatementKind, StatementOrderInput, StatementStatus } from '../../../lib/api-types/statement.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type OrderStatementMutationVariables = Exact<{
  order: StatementOrderInput;
}>;


export type OrderStatementMutation = { order: { isRepeated: boolean, statement: { id: string, partyId: string, kind: StatementKind, currencies: Array<string>, startDate: string, endDate: string, status: StatementStatus, statusLabel: string, errorMessage: string | null, fileName: string, requestDate: string, requestedBy: string | null, progress: number, operationCount: number, formats: Array<StatementFileFormat>, availableUntil: string | null, availableAccounts: Array<{ account: string, currencies: Array<string> }> } } };

export type OrderCardStatementMutationVariables = Exact<{
  order: StatementOrderInput;
}>;


export type OrderCardStatementMutation = { orderCardStatement: { isRepeated: boolean, statement: { id: string, partyId: string, kind: StatementKind, currencies: Array<string>, startDate: string, endDate: string, status: StatementStatus, statusLabel: string, errorMessage: string | null, fileName: string, requestDate: string, requestedBy: string | null, progress: number, operationCount: number, formats: Array<StatementFileFormat>, availableUntil: string | null, availableAccounts: Array<{ account: string, currencies: Array<string> }> } } };

export type OrderTerminalStatementMutationVariables = Exact<{
  order: PosTerminalStatementOrderInput;
}>;


export type OrderTerminalStatementMutation = { orderPOSTerminalStatement: { isRepeated: boolean, posTerminalStatement: { id: string, partyID: string, startDate: string, endDate: string, status: StatementStatus, statusLabel: string, errorMessage: string | null, fileName: string, requestDate: string, requestedBy: string | null, progress: number, operationCount: number, formats: Array<StatementFileFormat>, availableUntil: string | null, terminals: Array<{ address: string, posTerminals: Array<{ code: string }> }> } } };

export type DeleteStatementMutationVariables = Exact<{
  partyId: string;
  statementId: string;
}>;


export type DeleteStatementMutation = { deleteStatement: boolean };

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

export const OrderStatementDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation OrderStatement($order: StatementOrderInput!) {
  order(statementOrder: $order) {
    isRepeated
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
}`, {"hash":"e6b81d153e1b13c8607dc04e3929d895a48efdfa0831ac69f4d837037f461912"}) as unknown as TypedDocumentString<OrderStatementMutation, OrderStatementMutationVariables>;
export const OrderCardStatementDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation OrderCardStatement($order: StatementOrderInput!) {
  orderCardStatement(statementOrder: $order) {
    isRepeated
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
}`, {"hash":"89ccb7d4fce24dca7d88d693828b4ddf7473ff26bad22a9500ea9f053149da69"}) as unknown as TypedDocumentString<OrderCardStatementMutation, OrderCardStatementMutationVariables>;
export const OrderTerminalStatementDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation OrderTerminalStatement($order: POSTerminalStatementOrderInput!) {
  orderPOSTerminalStatement(statementOrder: $order) {
    isRepeated
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
}`, {"hash":"8ba3f57fede9de4e4cd706b02779993688b6ab43f545335d471a9b67459a3f7c"}) as unknown as TypedDocumentString<OrderTerminalStatementMutation, OrderTerminalStatementMutationVariables>;
export const DeleteStatementDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteStatement($partyId: ID!, $statementId: ID!) {
  deleteStatement(partyId: $partyId, statementId: $statementId)
}
    `, {"hash":"8554666ea82532e2f6cc4a78019b6b499628a6f085f4c49d5f5eb131efab3bc9"}) as unknown as TypedDocumentString<DeleteStatementMutation, DeleteStatementMutationVariables>;
