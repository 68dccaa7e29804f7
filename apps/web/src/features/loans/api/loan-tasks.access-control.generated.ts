/* Made by `npm run generate`; do not edit. */
import type { PageableDecorator, TaskState } from '../../../lib/api-types/access-control.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type LoanTasksQueryVariables = Exact<{
  orgReferenceId: string;
  pageableDecorator: PageableDecorator;
}>;


export type LoanTasksQuery = { getSellers: { list: Array<{ referenceId: string, fullName: string, taskState: TaskState, reason: string | null, createdDate: string, loan: { amount: string, currency: string, termMonths: number, purpose: string } | null }> } };

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

export const LoanTasksDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LoanTasks($orgReferenceId: ID!, $pageableDecorator: PageableDecorator!) {
  getSellers(
    orgReferenceId: $orgReferenceId
    pageableDecorator: $pageableDecorator
    taskType: [LOAN]
  ) {
    list {
      referenceId
      fullName
      taskState
      reason
      createdDate
      loan {
        amount
        currency
        termMonths
        purpose
      }
    }
  }
}
    `, {"hash":"874430b50d49d88136b8cc5c2859299d2955f28ca17a73d26ce44354599cc443"}) as unknown as TypedDocumentString<LoanTasksQuery, LoanTasksQueryVariables>;
