/* Made by `npm run generate`; do not edit. */
import type { StatementFileFormat, StatementKind, StatementScheduleInput, StatementSchedulePeriod } from '../../../lib/api-types/statement.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type StatementSchedulesQueryVariables = Exact<{
  partyId: string;
}>;


export type StatementSchedulesQuery = { findStatementSchedules: Array<{ id: string, kind: StatementKind, accounts: Array<string> | null, currencies: Array<string>, period: StatementSchedulePeriod, fileFormat: StatementFileFormat, nextDate: string, stoppedReason: string | null }> };

export type SaveStatementScheduleMutationVariables = Exact<{
  schedule: StatementScheduleInput;
}>;


export type SaveStatementScheduleMutation = { saveStatementSchedule: { id: string } };

export type DeleteStatementScheduleMutationVariables = Exact<{
  partyId: string;
  scheduleId: string;
}>;


export type DeleteStatementScheduleMutation = { deleteStatementSchedule: boolean };

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

export const StatementSchedulesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StatementSchedules($partyId: ID!) {
  findStatementSchedules(partyId: $partyId) {
    id
    kind
    accounts
    currencies
    period
    fileFormat
    nextDate
    stoppedReason
  }
}
    `, {"hash":"3a0856c965ec8a471806bf64d8189d2d90d6d79bf568cc7ac1597a7a93430177"}) as unknown as TypedDocumentString<StatementSchedulesQuery, StatementSchedulesQueryVariables>;
export const SaveStatementScheduleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveStatementSchedule($schedule: StatementScheduleInput!) {
  saveStatementSchedule(schedule: $schedule) {
    id
  }
}
    `, {"hash":"adf78895fb450c19fbbb0ac84a02f6b45e85dfd4ab1b3b51b5a4103e139902fd"}) as unknown as TypedDocumentString<SaveStatementScheduleMutation, SaveStatementScheduleMutationVariables>;
export const DeleteStatementScheduleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteStatementSchedule($partyId: ID!, $scheduleId: ID!) {
  deleteStatementSchedule(partyId: $partyId, scheduleId: $scheduleId)
}
    `, {"hash":"861bedf5b4a1e05380c553a1813b516fc8567093a15354de0c21b0e308532f7c"}) as unknown as TypedDocumentString<DeleteStatementScheduleMutation, DeleteStatementScheduleMutationVariables>;
