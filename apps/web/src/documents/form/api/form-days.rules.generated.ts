/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type FormDaysQueryVariables = Exact<{ [key: string]: never; }>;


export type FormDaysQuery = { getWorkingDays: Array<string>, getBankToday: { date: string }, getOperationsTimeRule: Array<{ operationCode: string, ruleTrait: string, fromTime: string, createDeadline: string, signDeadline: string }> };

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

export const FormDaysDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FormDays {
  getBankToday {
    date
  }
  getWorkingDays(isWorkingDay: true)
  getOperationsTimeRule {
    operationCode
    ruleTrait
    fromTime
    createDeadline
    signDeadline
  }
}
    `, {"hash":"6453b4dc37142939354cd3a41f6e0e68fb7e668cfc16bc760e0078a1d4315bee"}) as unknown as TypedDocumentString<FormDaysQuery, FormDaysQueryVariables>;
