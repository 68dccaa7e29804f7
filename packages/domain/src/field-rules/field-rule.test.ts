import { describe, expect, test } from 'vitest'
import seedFile from '../../../../reference-data/validation-rules.json' with { type: 'json' }
import { sanitisePurpose } from '../text/purpose.ts'
import { checkField, checkForm, rulesOfForm, type FieldRule } from './field-rule.ts'

interface SeedRule extends Omit<FieldRule, 'message'> {
  readonly message: { readonly ru: string; readonly kg: string; readonly eng: string }
  readonly examples: { readonly valid: readonly string[]; readonly invalid: readonly string[] }
}

const seed = seedFile as { readonly rules: readonly unknown[] } as {
  readonly rules: readonly SeedRule[]
}

function ruleOfSeed({ message, ...rule }: SeedRule): FieldRule {
  return { ...rule, message: { ru: message.ru, ky: message.kg, en: message.eng } }
}
const allRules = seed.rules.map(ruleOfSeed)

describe.each(seed.rules.map(rule => ({ id: rule.id, rule })))('the rule $id', ({ rule }) => {
  test.each(rule.examples.valid)('takes %j', value => {
    expect(checkField([ruleOfSeed(rule)], value)).toEqual({ ok: true, value: undefined })
  })

  // A purpose is cleaned first: of the counterexamples to its cleaned text those count that cleaning
  // leaves as they are.
  const isCleanedFirst = rule.field === 'purpose' && rule.phase === 'cleaned'
  const refused = rule.examples.invalid.filter(
    value => !isCleanedFirst || sanitisePurpose(value) === value,
  )
  test.each(refused)('refuses %j', value => {
    expect(checkField([ruleOfSeed(rule)], value).ok).toBe(false)
  })
})

describe('the rules of a form', () => {
  const idsOf = (
    field: string,
    ...form: Parameters<typeof rulesOfForm> extends [unknown, ...infer R] ? R : never
  ) => (rulesOfForm(allRules, ...form).get(field) ?? []).map(rule => rule.id)

  test('a rule of the trait replaces the page’s, and that the general one', () => {
    expect(idsOf('amount', 'TRANSFER', 'CLEARING')).toEqual(['TRANSFER-CLEARING-amount'])
    expect(idsOf('payerAccount', 'TRANSFER', 'CLEARING')).toEqual(['TRANSFER-DEFAULT-payerAccount'])
    expect(idsOf('transferNum', 'TRANSFER', 'CLEARING')).toEqual(['GENERAL-DEFAULT-transferNum'])
    expect(idsOf('recipientBic', 'TRANSFER', 'INTRABANK')).toEqual([])
  })

  test('the text as typed and the cleaned text keep a rule each', () => {
    expect(idsOf('purpose', 'TRANSFER', 'GROSS')).toEqual([
      'GENERAL-DEFAULT-purpose-raw',
      'TRANSFER-GROSS-purpose',
    ])
  })

  test('the order of the bank’s list does not matter', () => {
    const reversed = rulesOfForm(allRules.toReversed(), 'SWIFT', 'RUB')
    expect(reversed.get('kpp')?.map(rule => rule.id)).toEqual(['SWIFT-RUB-kpp'])
  })
})

describe('checking a clearing form', () => {
  const rules = rulesOfForm(allRules, 'TRANSFER', 'CLEARING')
  const good = {
    transferNum: '17',
    payerAccount: '1090160599999154',
    amount: '420000.00',
    valueDate: '2026-12-01',
    recipientBic: '118005',
    recipientAccount: '1180000099999126',
    recipientName: 'ОсОО "Бишкек Строй"',
    recipientInn: '',
    paymentCode: '42122700',
    purpose: 'Оплата по договору № 5',
  }
  const codes = (values: Record<string, string>) =>
    checkForm(rules, values).map(failure => `${failure.field} ${failure.code}`)

  test('a good form passes, its purpose cleaned first', () => {
    expect(codes(good)).toEqual([])
  })

  test('every field that is wrong is named once, with the bank’s words', () => {
    expect(
      codes({ ...good, amount: '1000000.01', recipientBic: '109001', paymentCode: '' }),
    ).toEqual(['amount FIELD_PATTERN', 'recipientBic FIELD_PATTERN', 'paymentCode FIELD_REQUIRED'])
    const [failure] = checkForm(rules, { ...good, recipientAccount: '118000' })
    expect(failure).toMatchObject({
      code: 'FIELD_TOO_SHORT',
      params: { ruleId: 'TRANSFER-CLEARING-recipientAccount', min: 16, max: 16, length: 6 },
    })
    expect(failure?.message?.ky).toBeTruthy()
  })

  test('an ampersand is refused as typed, though cleaning would hide it', () => {
    expect(codes({ ...good, purpose: 'Оплата & доставка' })).toEqual(['purpose FIELD_PATTERN'])
  })

  test('a purpose is measured after cleaning, which can lengthen it', () => {
    expect(codes({ ...good, purpose: `скидка ${'%'.repeat(50)}` })).toEqual([
      'purpose FIELD_TOO_LONG',
    ])
  })

  test('fields of other screens do not trouble the form', () => {
    expect(rules.has('password')).toBe(true)
    expect(codes(good)).toEqual([])
  })

  test('spaces are no value for a required field', () => {
    expect(codes({ ...good, recipientName: '   ' })).toEqual(['recipientName FIELD_REQUIRED'])
  })
})
