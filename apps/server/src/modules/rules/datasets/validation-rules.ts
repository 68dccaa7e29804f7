import type { FieldRule } from '@tartip/domain/field-rules/field-rule'
import { rulePages, ruleTraits } from '@tartip/domain/field-rules/rule-page'
import { z } from 'zod'

const ruleShape = z.object({
  id: z.string(),
  page: z.enum(rulePages),
  ruleTrait: z.enum(ruleTraits),
  paymentRef: z.string(),
  field: z.string(),
  phase: z.enum(['raw', 'cleaned']),
  regex: z.string().nullable(),
  regexTemplate: z.string().optional(),
  minLength: z.number().int().nullable(),
  maxLength: z.number().int().nullable(),
  isRequired: z.boolean(),
  message: z.object({ ru: z.string(), kg: z.string(), eng: z.string() }),
})

const fileShape = z.object({ rules: z.array(ruleShape) })

/**
 * Reads `validation-rules.json`. Rules that depend on the own bank's code are written with
 * `{ownPrefix}` in `regexTemplate`, which wins over the example in `regex`.
 */
export function parseValidationRules(content: string, ownPrefix: string): readonly FieldRule[] {
  return fileShape.parse(JSON.parse(content)).rules.map(rule => ({
    id: rule.id,
    page: rule.page,
    ruleTrait: rule.ruleTrait,
    paymentRef: rule.paymentRef,
    field: rule.field,
    phase: rule.phase,
    regex: rule.regexTemplate?.replaceAll('{ownPrefix}', ownPrefix) ?? rule.regex,
    minLength: rule.minLength,
    maxLength: rule.maxLength,
    isRequired: rule.isRequired,
    message: { ru: rule.message.ru, ky: rule.message.kg, en: rule.message.eng },
  }))
}
