import { fieldsOfOperation, readForm, type FormTexts, type PaymentForm } from './form.ts'
import type { FormFacts } from './facts.ts'
import type { FieldRule } from '../field-rules/field-rule.ts'
import type { OperationCode } from '../payment/operation.ts'
import { err, type Result } from '../result.ts'
import { readVisibleText } from '../text/visible-text.ts'

/** The longest name in UTF-16 units, as fields count (specification 2, section 5), and how many templates an organisation keeps. */
export const templateLimits = { name: 150, perOrganisation: 500 } as const

export type TemplateNameRefusal =
  | 'TEMPLATE_NAME_REQUIRED'
  | 'TEMPLATE_NAME_TOO_LONG'
  | 'FIELD_PATTERN'

/** What the bank's rule of the name leaves out. */
const notOfNames = /[<>&]/

/** The name under which everybody of the organisation finds a template. */
export function readTemplateName(typed: string): Result<string, TemplateNameRefusal> {
  const name = readVisibleText(typed)
  if (!name.ok) return name
  if (name.value === '') return err('TEMPLATE_NAME_REQUIRED')
  if (notOfNames.test(name.value)) return err('FIELD_PATTERN')
  return name.value.length > templateLimits.name
    ? err('TEMPLATE_NAME_TOO_LONG', { max: templateLimits.name })
    : name
}

/** Kinds of values that are of one document alone: its day, and the rate of that day. */
const ofOneDocument: readonly string[] = ['date', 'rate']

/** Names of the fields that a template of the form keeps, choices included; numbers and days are of one document. */
export function templateFields(form: PaymentForm): readonly string[] {
  return Object.entries(form.fields).flatMap(([name, { kind, isNumbered }]) =>
    isNumbered || ofOneDocument.includes(kind.name) ? [] : [name],
  )
}

/** What of the texts of a document a template keeps; an empty field has nothing to keep. */
export function textsForTemplate(
  form: PaymentForm,
  operation: OperationCode,
  texts: FormTexts,
): Readonly<Record<string, string>> {
  const shown = fieldsOfOperation(form, operation)
  return Object.fromEntries(
    templateFields(form).flatMap(name => {
      const text = texts[name] ?? ''
      const isOfOperation = form.fields[name]?.wire === null || shown.includes(name)
      return isOfOperation && text.trim() !== '' ? [[name, text] as const] : []
    }),
  )
}

/** Whole numbers of accounts that the organisation itself has to own. */
export function ownAccountsIn(form: PaymentForm, texts: FormTexts): readonly string[] {
  return Object.entries(form.fields).flatMap(([name, { kind }]) => {
    const text = texts[name] ?? ''
    if (kind.name !== 'ownAccount' || text === '') return []
    const read = kind.read(text, { source: 'typed', facts: {} })
    return read.ok ? [read.value] : []
  })
}

interface TemplateToCheck {
  readonly form: PaymentForm
  readonly operation: OperationCode
  readonly texts: FormTexts
  readonly facts: FormFacts
  readonly rules: readonly FieldRule[]
}

/** Filled fields whose texts no longer pass the rules, in the form's order. What is left empty is filled in later. */
export function wrongFieldsOf({ form, texts, ...input }: TemplateToCheck): readonly string[] {
  const { failures } = readForm(form, { ...input, texts, source: 'typed', isNew: true })
  return failures.flatMap(({ field }) => ((texts[field] ?? '').trim() === '' ? [] : [field]))
}
