import type { LocalizedText } from '../language.ts'
import { err, holds, type Params, type Verdict } from '../result.ts'
import { purposeCleanerOf } from '../text/purpose-cleaner.ts'
import type { RulePage, RulePhase, RuleTrait } from './rule-page.ts'

export type { RulePage, RulePhase, RuleTrait } from './rule-page.ts'

/**
 * One rule of one form field, as the bank keeps it. Lengths count UTF-16 units after NFC.
 * An empty value is judged by `isRequired` alone.
 */
export interface FieldRule {
  readonly id: string
  readonly page: RulePage
  readonly ruleTrait: RuleTrait
  readonly paymentRef: string
  readonly field: string
  readonly phase: RulePhase
  readonly regex: string | null
  readonly minLength: number | null
  readonly maxLength: number | null
  readonly isRequired: boolean
  readonly message: LocalizedText
}

/** How closely a rule fits a form; higher replaces lower. Undefined when it does not fit. */
function closeness(rule: FieldRule, page: RulePage, trait: RuleTrait): number | undefined {
  if (rule.page === page && rule.ruleTrait === trait) return 2
  if (rule.page === page && rule.ruleTrait === 'DEFAULT') return 1
  if (rule.page === 'GENERAL' && rule.ruleTrait === 'DEFAULT') return 0
  return undefined
}

/**
 * The rules of a form by field. A rule of the trait replaces the page's DEFAULT one, and that
 * replaces the GENERAL one; each phase of a field by itself, so a field may keep a rule for the
 * text as typed and another for the cleaned text.
 */
export function rulesOfForm(
  all: readonly FieldRule[],
  page: RulePage,
  trait: RuleTrait,
): ReadonlyMap<string, readonly FieldRule[]> {
  const closest = new Map<string, { rule: FieldRule; closeness: number }>()
  for (const rule of all) {
    const fit = closeness(rule, page, trait)
    if (fit === undefined) continue
    const key = `${rule.phase} ${rule.field}`
    const known = closest.get(key)
    if (!known || fit > known.closeness) closest.set(key, { rule, closeness: fit })
  }
  const byField = new Map<string, FieldRule[]>()
  for (const { rule } of closest.values()) {
    const ofField = byField.get(rule.field)
    if (ofField) ofField.push(rule)
    else byField.set(rule.field, [rule])
  }
  return byField
}

export type FieldRefusal = 'FIELD_REQUIRED' | 'FIELD_TOO_SHORT' | 'FIELD_TOO_LONG' | 'FIELD_PATTERN'

/** What is wrong with one field, with the bank's own message for a wrong value; an empty one has texts in the catalogue. */
export interface FieldFailure {
  readonly field: string
  readonly code: FieldRefusal
  readonly params: Params
  readonly message?: LocalizedText
}

const compiled = new WeakMap<FieldRule, RegExp>()

/** Rules live as long as the server's memory of them, so each is compiled once. */
function patternOf(rule: FieldRule): RegExp | undefined {
  if (rule.regex === null) return undefined
  const known = compiled.get(rule)
  if (known) return known
  const pattern = new RegExp(rule.regex, 'u')
  compiled.set(rule, pattern)
  return pattern
}

/** Only the payment purpose is cleaned for the bank; in other fields an «@» is just an «@». */
const cleanerOf = ({ phase, field, page }: FieldRule): ((text: string) => string) =>
  phase === 'cleaned' && field === 'purpose' ? purposeCleanerOf(page) : withoutCleaning
const withoutCleaning = (text: string): string => text

/** A text as each rule sees it; a field has many rules and few cleaners, and each cleans once. */
function createTextSeenBy(rawValue: string): (rule: FieldRule) => string {
  const seen = new Map<(text: string) => string, string>()
  return rule => {
    const clean = cleanerOf(rule)
    const known = seen.get(clean)
    if (known !== undefined) return known
    const text = clean(rawValue).normalize('NFC')
    seen.set(clean, text)
    return text
  }
}

function paramsOf(rule: FieldRule, length: number): Params {
  return {
    ruleId: rule.id,
    length,
    ...(rule.minLength === null ? {} : { min: rule.minLength }),
    ...(rule.maxLength === null ? {} : { max: rule.maxLength }),
  }
}

/** Lengths come before the pattern, so that no pattern ever meets an overlong text. */
function checkRule(rule: FieldRule, value: string): Verdict<FieldRefusal> {
  const fail = <Code extends FieldRefusal>(code: Code, more: Params = {}) =>
    err(code, { ...paramsOf(rule, value.length), ...more })
  if (rule.isRequired && value.trim() === '') return fail('FIELD_REQUIRED', { field: rule.field })
  if (value === '') return holds
  if (rule.minLength !== null && value.length < rule.minLength) return fail('FIELD_TOO_SHORT')
  if (rule.maxLength !== null && value.length > rule.maxLength) return fail('FIELD_TOO_LONG')
  const pattern = patternOf(rule)
  return !pattern || pattern.test(value) ? holds : fail('FIELD_PATTERN')
}

function firstFailure(
  rules: readonly FieldRule[],
  rawValue: string,
): { rule: FieldRule; code: FieldRefusal; params: Params } | undefined {
  const textSeenBy = createTextSeenBy(rawValue)
  for (const rule of rules) {
    const verdict = checkRule(rule, textSeenBy(rule))
    if (!verdict.ok) return { rule, ...verdict.error }
  }
  return undefined
}

/**
 * Whether a value passes the rules of its field, as typed. Parameters: the rule's id and bounds,
 * and the length the rule saw (after cleaning, which can lengthen a purpose).
 */
export function checkField(rules: readonly FieldRule[], rawValue: string): Verdict<FieldRefusal> {
  const last = lastChecks.get(rules)
  if (last?.value === rawValue) return last.verdict
  const failure = firstFailure(rules, rawValue)
  const verdict = failure ? err(failure.code, failure.params) : holds
  lastChecks.set(rules, { value: rawValue, verdict })
  return verdict
}

/** A form is read several times as its facts come in, and the documents of a file have many values in common. */
const lastChecks = new WeakMap<
  readonly FieldRule[],
  { readonly value: string; readonly verdict: Verdict<FieldRefusal> }
>()

/**
 * Everything that is wrong with a form, at most one failure a field, in the order of `values`.
 * `values` names every field the form has, the empty ones as ''. A field it does not name is no
 * part of the form and is not checked, since GENERAL rules also cover fields of other screens.
 */
export function checkForm(
  rules: ReadonlyMap<string, readonly FieldRule[]>,
  values: Readonly<Record<string, string>>,
): FieldFailure[] {
  return Object.entries(values).flatMap(([field, value]) => {
    const failure = firstFailure(rules.get(field) ?? [], value)
    if (!failure) return []
    const { code, params, rule } = failure
    return [
      { field, code, params, ...(code === 'FIELD_REQUIRED' ? {} : { message: rule.message }) },
    ]
  })
}
