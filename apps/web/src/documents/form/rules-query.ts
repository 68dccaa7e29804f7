import { queryOptions } from '@tanstack/react-query'
import type { FieldRule } from '@tartip/domain/field-rules/field-rule'
import type { RulePage } from '@tartip/domain/field-rules/rule-page'
import { execute } from '../../lib/graphql-client.ts'
import { textOfWire } from '../../lib/text-of-wire.ts'
import { FormRulesDocument } from './api/form-rules.rules.generated.ts'

/** The first part of the key of everything that forms read. */
export const formKey = 'payment-form'

/** How the bank wants the fields of a page to be filled in. */
export const rulesQuery = (page: RulePage) =>
  queryOptions({
    queryKey: [formKey, 'rules', page],
    queryFn: async ({ signal }): Promise<readonly FieldRule[]> => {
      const data = await execute(FormRulesDocument, { page }, { service: 'rules', signal })
      return data.getPaymentValidationRulesByPage.map(rule => ({
        ...rule,
        message: textOfWire(rule.message),
      }))
    },
  })
