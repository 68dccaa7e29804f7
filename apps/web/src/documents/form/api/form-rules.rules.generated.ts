/* Made by `npm run generate`; do not edit. */
import type { RulePage, RulePhase, RuleTrait } from '../../../lib/api-types/rules.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type FormRulesQueryVariables = Exact<{
  page: RulePage;
}>;


export type FormRulesQuery = { getPaymentValidationRulesByPage: Array<{ id: string, page: RulePage, field: string, phase: RulePhase, regex: string | null, minLength: number | null, maxLength: number | null, paymentRef: string, ruleTrait: RuleTrait, isRequired: boolean, message: { ru: string, kg: string, eng: string } }> };

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

export const FormRulesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FormRules($page: RulePage!) {
  getPaymentValidationRulesByPage(page: $page) {
    id
    page
    field
    phase
    regex
    minLength
    maxLength
    paymentRef
    ruleTrait
    isRequired
    message {
      ru
      kg
      eng
    }
  }
}
    `, {"hash":"a710a78642234b8a3ae640632f310a0524d5fcf806054bdd6f37e00995f12401"}) as unknown as TypedDocumentString<FormRulesQuery, FormRulesQueryVariables>;
