/* Made by `npm run generate`; do not edit. */
import type { PosTerminalStatementOrderInput, StatementFileFormat, StatementKind, StatementOrderInput, StatementStatus } from '../../../lib/api-types/statement.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type OrderStatementMutationVariables = Exact<{
  order: StatementOrderInput;
}>;


export type OrderStatementMutation = { order: { isRepeated: boolean, statement: { id: string, partyId: string, kind: StatementKind, currencies: Array<string>, startDate: string, endDate: string, status: StatementStatus, statusLabel: string, errorMessage: string | null, fileName: string, requestDate: string, requestedBy: string | null, progress: number, operationCount: number, formats: Array<StatementFileFormat>, isDeletable: boolean, availableUntil: string | null, availableAccounts: Array<{ account: string, currencies: Array<string> }> } } };

export type OrderCardStatementMutationVariables = Exact<{
  order: StatementOrderInput;
}>;


export type OrderCardStatementMutation = { orderCardStatement: { isRepeated: boolean, statement: { id: string, partyId: string, kind: StatementKind, currencies: Array<string>, startDate: string, endDate: string, status: StatementStatus, statusLabel: string, errorMessage: string | null, fileName: string, requestDate: string, requestedBy: string | null, progress: number, operationCount: number, formats: Array<StatementFileFormat>, isDeletable: boolean, availableUntil: string | null, availableAccounts: Array<{ account: string, currencies: Array<string> }> } } };

export type OrderTerminalStatementMutationVariables = Exact<{
  order: PosTerminalStatementOrderInput;
}>;


export type OrderTerminalStatementMutation = { orderPOSTerminalStatement: { isRepeated: boolean, posTerminalStatement: { id: string, partyID: string, startDate: string, endDate: string, status: StatementStatus, statusLabel: string, errorMessage: string | null, fileName: string, requestDate: string, requestedBy: string | null, progress: number, operationCount: number, formats: Array<StatementFileFormat>, isDeletable: boolean, availableUntil: string | null, terminals: Array<{ address: string, posTerminals: Array<{ code: string }> }> } } };

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
  isDeletable
  availableUntil
}`, {"hash":"f3c3a10d2fa7ead1d1fec244b8ba50577b1ed425a61bf3b7e111b9320e4a6b07"}) as unknown as TypedDocumentString<OrderStatementMutation, OrderStatementMutationVariables>;
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
  isDeletable
  availableUntil
}`, {"hash":"f11ad2d8aae559ede849a3fd8cc847bedd1252c3fa228248e89b281eedda7882"}) as unknown as TypedDocumentString<OrderCardStatementMutation, OrderCardStatementMutationVariables>;
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
  isDeletable
  availableUntil
}`, {"hash":"a50451bd91a7897e2b5c50768263a62473e6b1bfd2ad7b3de9eb8649ab19add2"}) as unknown as TypedDocumentString<OrderTerminalStatementMutation, OrderTerminalStatementMutationVariables>;
export const DeleteStatementDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteStatement($partyId: ID!, $statementId: ID!) {
  deleteStatement(partyId: $partyId, statementId: $statementId)
}
    `, {"hash":"8554666ea82532e2f6cc4a78019b6b499628a6f085f4c49d5f5eb131efab3bc9"}) as unknown as TypedDocumentString<DeleteStatementMutation, DeleteStatementMutationVariables>;
