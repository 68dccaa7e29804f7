/* Made by `npm run generate`; do not edit. */
import type { RulePage, RuleTrait } from '../../../lib/api-types/rules.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type DeadlinesQueryVariables = Exact<{ [key: string]: never; }>;


export type DeadlinesQuery = { getTimeRuleOptions: Array<{ operationCode: string, isEveryDay: boolean, nextDay: string, rules: Array<{ ruleTrait: string, fromTime: string, createDeadline: string, signDeadline: string }> }>, getRuleOptions: Array<{ page: RulePage, ruleTrait: RuleTrait, fields: Array<{ field: string, isRequired: boolean, minLength: number | null, maxLength: number | null }> }> };

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

export const DeadlinesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Deadlines {
  getTimeRuleOptions {
    operationCode
    isEveryDay
    nextDay
    rules {
      ruleTrait
      fromTime
      createDeadline
      signDeadline
    }
  }
  getRuleOptions {
    page
    ruleTrait
    fields {
      field
      isRequired
      minLength
      maxLength
    }
  }
}
    `, {"hash":"7f69b8c4dfca3948eb3602535166f966683a03aa2782e29f42f33a5bc2d948eb"}) as unknown as TypedDocumentString<DeadlinesQuery, DeadlinesQueryVariables>;
