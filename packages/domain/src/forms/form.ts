import type { AccountType } from '../accounts/account-type.ts'
import type { ErrorCode } from '../errors/catalogue.ts'
import { checkField, rulesOfForm, type FieldRule } from '../field-rules/field-rule.ts'
import type { LocalizedText } from '../language.ts'
import { pageOfOperation, traitOfOperation, type OperationCode } from '../payment/operation.ts'
import type { PaymentContent, PaymentTerms } from '../payment/payment-content.ts'
import type { OrderOfContent } from '../payment/payment-order.ts'
import type { Params, Verdict } from '../result.ts'
import { sentCurrencyOf, valueOf, type FactName, type FormFacts } from './facts.ts'
import type { Field, TextSource } from './field.ts'
import type { FormOutline } from './form-outlines.ts'

/** Wire values by field name; every field of the operation is there, an empty one as ''. */
export type FormValues = Readonly<Record<string, string>>

/** Texts by field name, as typed or as sent. */
export type FormTexts = Readonly<Record<string, string | undefined>>

/** What is wrong with one field. A rule of the bank brings its own message; every code has a text in the catalogue. */
export interface FormFailure {
  readonly field: string
  readonly code: ErrorCode
  readonly params: Params
  readonly message?: LocalizedText
}

export interface CheckInput {
  readonly operation: OperationCode
  readonly values: FormValues
  readonly facts: FormFacts
}

/** A rule between fields, or between a field and what the bank knows. Written once, runs on both sides. */
export interface Check {
  /** The field that the failure stands beside. */
  readonly field: string
  /** Other fields it reads; the check waits until all of them are filled in and sound. */
  readonly uses?: readonly string[]
  /** Facts without which it is undecided. */
  readonly needs?: readonly FactName[]
  readonly onlyFor?: readonly OperationCode[]
  /** It also judges an empty field. */
  readonly judgesEmpty?: true
  readonly verdict: (input: CheckInput) => Verdict<ErrorCode>
}

/** What only some kinds of documents say and no field holds, such as the rate of a conversion. */
export interface Term {
  /** Name of its line in the canonical text. */
  readonly canonical: string
  /** The text that people read; the value itself when left out. */
  readonly show?: (value: string, content: StoredContent) => string
}

/** What the parties of a document are; the rest of the content is the same for all forms. */
export interface FormParties {
  readonly recipientAccount: string
  readonly recipientBic: string
  readonly recipientName: string
  readonly recipientInn?: string
  /** Of a document whose form has no field for it. */
  readonly paymentCode?: string
}

export interface PaymentForm extends FormOutline {
  /** In the order in which the form shows them. */
  readonly fields: Readonly<Record<string, Field>>
  /** Facts that the checks need, and the wire name of the field each is looked up for: a refused one stands beside it. */
  readonly facts: Readonly<Partial<Record<FactName, string>>>
  readonly checks: readonly Check[]
  /** Terms that no field holds. */
  readonly terms?: Readonly<Record<string, Term>>
  /** How people read fields that are kept in terms, where it is not the value itself; by wire names. */
  readonly show?: Readonly<Record<string, Term['show']>>
  /** The operation that the typed values mean; the amount is undefined while it is no amount above zero. */
  readonly operationOf: (
    texts: FormTexts,
    amountMinor: bigint | undefined,
    /** What kind of account pays; undefined while none is chosen. */
    payerType?: AccountType,
  ) => OperationCode
  /** Who gets the money, and the terms no field holds; called with sound values and every fact known. */
  readonly contentOf: (input: CheckInput & { readonly ownBic: string }) => FormParties & {
    readonly terms?: PaymentTerms
    /** Of a document whose form has no purpose. */
    readonly purpose?: string
  }
  /** Values of choices that a stored document implies, such as "urgent" of a small gross payment. */
  readonly choicesOf?: (content: StoredContent, source: TextSource) => FormTexts
  /** What the bank is ordered to do, beside the head that all orders have. */
  readonly toOrder: (document: StoredContent & { readonly paymentId: string }) => OrderOfContent
}

/** The content of a saved document with the kind that it has. */
export type StoredContent = PaymentContent & { readonly operationCode: OperationCode }

/** @throws when a check or a fact names a field that the form does not have, or a term has no canonical name. */
export function defineForm(form: PaymentForm): PaymentForm {
  const known = new Set(Object.keys(form.fields))
  const wireNames = new Set(Object.keys(form.fields).map(field => wireNameOf(form, field)))
  const missing = [
    ...form.checks
      .flatMap(({ field, uses = [] }) => [field, ...uses])
      .filter(field => !known.has(field)),
    ...Object.values(form.facts).filter(field => !wireNames.has(field)),
  ]
  if (missing.length > 0)
    throw new Error(`/payment/${form.path} has no field ${missing.join(', ')}`)
  const unsigned = Object.entries(form.fields).find(([, one]) => one.storedIn && !one.canonical)
  if (unsigned) throw new Error(`No signature would cover ${unsigned[0]} of /payment/${form.path}`)
  return form
}

interface OperationFields {
  readonly names: readonly string[]
  readonly byWireName: ReadonlyMap<string, string>
}
const fieldsByForm = new WeakMap<PaymentForm, Map<OperationCode, OperationFields>>()

/** A form never changes, and every call about a document needs its fields many times. */
function operationFields(form: PaymentForm, operation: OperationCode): OperationFields {
  const byOperation = fieldsByForm.get(form) ?? new Map<OperationCode, OperationFields>()
  const known = byOperation.get(operation)
  if (known) return known
  const names = Object.entries(form.fields).flatMap(([name, field]) =>
    field.wire !== null && (field.onlyFor?.includes(operation) ?? true) ? [name] : [],
  )
  const byWireName = new Map(names.map(name => [wireNameOf(form, name), name]))
  const fields = { names, byWireName }
  fieldsByForm.set(form, byOperation.set(operation, fields))
  return fields
}

/** Names of the fields that documents of an operation have, in the form's order, choices left out. */
export function fieldsOfOperation(form: PaymentForm, operation: OperationCode): readonly string[] {
  return operationFields(form, operation).names
}

/** Whether documents that send money in the currency of these facts have the field; every field while it is unknown. */
export function fieldFitsCurrency(form: PaymentForm, field: string, facts: FormFacts): boolean {
  const only = form.fields[field]?.onlyIn
  if (only === undefined) return true
  const sent = sentCurrencyOf(facts)
  return sent === undefined || only.includes(sent)
}

/** Operations whose documents have the same fields, itself included: an edit may turn one into another. */
export function operationsLike(
  form: PaymentForm,
  operation: OperationCode,
): readonly OperationCode[] {
  const fields = fieldsOfOperation(form, operation).join()
  return form.operations.filter(other => fieldsOfOperation(form, other).join() === fields)
}

/** The name of a field in calls, rules and stored content. */
export function wireNameOf(form: PaymentForm, field: string): string {
  return form.fields[field]?.wire ?? field
}

/** The field behind a name of the wire; undefined when documents of the operation have none. */
export function fieldOfWire(
  form: PaymentForm,
  operation: OperationCode,
  wireName: string,
): string | undefined {
  return operationFields(form, operation).byWireName.get(wireName)
}

export interface FormInput {
  readonly operation: OperationCode
  readonly source: TextSource
  readonly texts: FormTexts
  readonly facts: FormFacts
  /** All rules of the bank; undefined while they are not loaded. */
  readonly rules: readonly FieldRule[] | undefined
  /** A new document may go without its number. */
  readonly isNew: boolean
}

export interface FormReading {
  readonly values: FormValues
  /** At most one a field, in the form's order. */
  readonly failures: readonly FormFailure[]
  /** Fields with a check that lacks a fact. */
  readonly undecided: readonly string[]
}

/**
 * Reads a form and finds everything that is wrong with it at once. A typed field is judged by its kind first, then by
 * the checks, then by refused facts, and by the bank's rules of the operation last: the first to object is the most
 * exact. For a program the bank's rules come first, as its contract says.
 */
export function readForm(form: PaymentForm, input: FormInput): FormReading {
  const { operation } = input
  const names = fieldsOfOperation(form, operation)
  const values: Record<string, string> = {}
  const failures = new Map<string, FormFailure>()
  const undecided = new Set<string>()
  const fail = (field: string, code: ErrorCode, params: Params, message?: LocalizedText) => {
    if (!failures.has(field)) {
      failures.set(field, { field, code, params, ...(message ? { message } : {}) })
    }
  }
  const refusedByKind: Parameters<Fail>[] = []
  for (const field of names) {
    const refuse: Fail = (...failure) => refusedByKind.push(failure)
    values[field] = fieldFitsCurrency(form, field, input.facts)
      ? readField(form, field, input, refuse)
      : withoutForeignField(form, field, input, refuse)
  }
  if (input.source === 'wire') checkRules(form, names, values, input, fail)
  for (const failure of refusedByKind) fail(...failure)
  const isSound = (field: string) =>
    names.includes(field) && values[field] !== '' && !failures.has(field)

  for (const check of form.checks) {
    const { field, uses = [], needs = [], onlyFor, judgesEmpty } = check
    const applies = onlyFor?.includes(operation) ?? true
    const isReady = judgesEmpty ? names.includes(field) && !failures.has(field) : isSound(field)
    if (!applies || !isReady || !uses.every(isSound)) continue
    if (needs.some(fact => valueOf(input.facts, fact) === undefined)) {
      undecided.add(field)
      continue
    }
    const verdict = check.verdict({ operation, values, facts: input.facts })
    if (!verdict.ok) fail(field, verdict.error.code, verdict.error.params)
  }
  for (const [fact, wireName] of Object.entries(form.facts) as [FactName, string][]) {
    const found = input.facts[fact]
    const field = fieldOfWire(form, operation, wireName)
    if (found && 'refused' in found && field !== undefined && isSound(field)) {
      fail(field, found.refused.code, found.refused.params)
    }
  }
  if (input.source === 'typed') checkRules(form, names, values, input, fail)
  return {
    values,
    failures: names.flatMap(field => failures.get(field) ?? []),
    undecided: names.filter(field => undecided.has(field) && !failures.has(field)),
  }
}

type Fail = (field: string, code: ErrorCode, params: Params, message?: LocalizedText) => void

function readField(form: PaymentForm, name: string, input: FormInput, fail: Fail): string {
  const field = form.fields[name]
  const text = input.texts[name] ?? ''
  if (!field) return text
  if (text.trim() === '') {
    if (isRequired(field, input.operation)) fail(name, 'FIELD_REQUIRED', { field: name })
    return ''
  }
  const read = field.kind.read(text, input)
  if (read.ok) return read.value
  fail(name, read.error.code, read.error.params)
  return text.trim()
}

/** A field of another currency: a person no longer sees what they typed, a program must not send it. */
function withoutForeignField(
  form: PaymentForm,
  name: string,
  { source, texts }: FormInput,
  fail: Fail,
): string {
  const refusal = form.fields[name]?.notInOthers ?? 'REQUISITE_INVALID'
  if (source === 'wire' && texts[name]) fail(name, refusal, {})
  return ''
}

/** One field as its kind reads it, before any check; '' while the kind refuses it. */
export function readFieldAlone(form: PaymentForm, name: string, input: FormInput): string {
  let isRefused = false
  const value = readField(form, name, input, () => {
    isRefused = true
  })
  return isRefused ? '' : value
}

/**
 * Whether the form, filled in as it is now, refuses the field when it is empty: by the field itself, by the bank's rules
 * of the currency or by a check. What is marked as required follows from what is refused.
 */
export function refusesEmpty(
  form: PaymentForm,
  name: string,
  input: FormInput,
  /** Texts that follow from others: they may fill the field again. */
  derive?: (texts: FormTexts, facts: FormFacts) => FormTexts,
): boolean {
  const field = form.fields[name]
  if (field && isRequired(field, input.operation)) return true
  const cleared = { ...input.texts, [name]: '' }
  const texts: FormTexts = { ...cleared, ...derive?.(cleared, input.facts) }
  if (texts[name]?.trim()) return false
  return readForm(form, { ...input, texts }).failures.some(failure => failure.field === name)
}

/** Whether the field is refused when it is empty, whatever else is typed and whatever the currency. */
export function isRequired(field: Field, operation: OperationCode): boolean {
  return field.required === 'always' || (field.required?.includes(operation) ?? false)
}

function checkRules(
  form: PaymentForm,
  names: readonly string[],
  values: FormValues,
  { operation, rules, isNew, facts }: FormInput,
  fail: Fail,
): void {
  if (!rules) return
  const ofForm = rulesOfOperation(rules, operation, facts)
  for (const name of names) {
    const value = values[name] ?? ''
    if (value === '' && isNew && form.fields[name]?.isNumbered) continue
    if (!fieldFitsCurrency(form, name, facts)) continue
    const ruleName = form.fields[name]?.rule?.[operation] ?? wireNameOf(form, name)
    const failed = checkField(ofForm.get(ruleName) ?? [], value)
    if (!failed.ok) {
      fail(name, failed.error.code, failed.error.params, messageOf(rules, failed.error))
    }
  }
}

/** A rule's message describes a right value; an empty field has texts of its own in the catalogue. */
function messageOf(
  rules: readonly FieldRule[],
  { code, params }: Pick<FormFailure, 'code' | 'params'>,
): LocalizedText | undefined {
  if (code === 'FIELD_REQUIRED') return undefined
  return rules.find(rule => rule.id === params['ruleId'])?.message
}

type RulesByField = ReadonlyMap<string, readonly FieldRule[]>
const rulesByForm = new WeakMap<readonly FieldRule[], Map<string, RulesByField>>()

/** Selecting the rules of a form reads the whole table, so it is done once per version of the table. */
export function rulesOfOperation(
  all: readonly FieldRule[],
  operation: OperationCode,
  facts: FormFacts = {},
): RulesByField {
  const trait = traitOfOperation(operation, sentCurrencyOf(facts))
  const page = pageOfOperation(operation)
  const byForm = rulesByForm.get(all) ?? new Map<string, RulesByField>()
  rulesByForm.set(all, byForm)
  const key = `${page} ${trait}`
  const rules = byForm.get(key) ?? rulesOfForm(all, page, trait)
  byForm.set(key, rules)
  return rules
}
