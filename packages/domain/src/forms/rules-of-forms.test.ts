import { describe, expect, test } from 'vitest'
import seedFile from '../../../../reference-data/validation-rules.json' with { type: 'json' }
import { checkField, type FieldRule } from '../field-rules/field-rule.ts'
import { currencyCodes, type CurrencyCode } from '../money/currency.ts'
import { known, type FormFacts } from './facts.ts'
import {
  fieldFitsCurrency,
  fieldsOfOperation,
  readForm,
  refusesEmpty,
  rulesOfOperation,
  wireNameOf,
} from './form.ts'
import { paymentForms } from './payment-forms.ts'

type SeedRule = Omit<FieldRule, 'message'> & {
  message: { ru: string; kg: string; eng: string }
  examples: { valid: readonly string[]; invalid: readonly string[] }
}
const seed = (seedFile as unknown as { rules: SeedRule[] }).rules
const rules = seed.map(({ message, ...rule }): FieldRule => ({
  ...rule,
  message: { ru: message.ru, ky: message.kg, en: message.eng },
}))

const factsIn = (currency: CurrencyCode): FormFacts => ({
  payer: known({ account: '1090160599999154', currency }),
})

/** Every field of every form that the rule judges, with the facts under which it does. */
const fieldsUnder = (ruleId: string) => fieldsByRule.get(ruleId) ?? []

function findFieldsUnder(ruleId: string) {
  return paymentForms.flatMap(form =>
    form.operations.flatMap(operation =>
      currencyCodes.flatMap(currency => {
        const facts = factsIn(currency)
        const ofOperation = rulesOfOperation(rules, operation, facts)
        return fieldsOfOperation(form, operation).flatMap(field => {
          const ruleName = form.fields[field]?.rule?.[operation] ?? wireNameOf(form, field)
          const applies =
            fieldFitsCurrency(form, field, facts) &&
            (ofOperation.get(ruleName) ?? []).some(({ id }) => id === ruleId)
          return applies ? [{ form, operation, field, facts }] : []
        })
      }),
    ),
  )
}

/** Rules of fields that are no fields of a payment form: of other screens, of lists, or looked up before the form. */
const judgedElsewhere = new Set([
  // Each page has a rule of its own for these.
  ...['amount', 'payerAccount', 'commissionAccount'].map(field => `GENERAL-DEFAULT-${field}`),
  ...['payerBic', 'purpose', 'paymentCode'].map(field => `TRANSFER-DEFAULT-${field}`),
  'CARDS-DEFAULT-amount',
  // The bank gives these itself.
  'TRANSFER-INTRABANK-recipientName',
  'SWIFT-DEFAULT-reference',
  // The holder of a card is found by them before the form is filled.
  'CARDS-CARD_2_CARD-recipientCardNum',
  'CARDS-CARD_2_CARD-recipientPhone',
  // Other screens and lists.
  ...[
    'nameTemplate',
    'individualInn',
    'counterpartyInn',
    'phone',
    'totpCode',
    'smsCode',
    'password',
    'letterTitle',
    'letterMessage',
    'salaryCardAccount',
    'salaryAmount',
    'salaryFullName',
    'outletName',
    'checkName',
    'email',
    'filterAmount',
    'filterRecipientName',
    'vehicleNumber',
    'taxOfficeCode',
    'cardTitle',
  ].map(field => `GENERAL-DEFAULT-${field}`),
  ...['qrComment', 'qrAccount', 'filterTime', 'filterAmount'].map(field => `QR-DEFAULT-${field}`),
])
const ofForms = seed.filter(({ id }) => !judgedElsewhere.has(id))
const fieldsByRule = new Map(ofForms.map(({ id }) => [id, findFieldsUnder(id)]))

test.each(ofForms.map(({ id }) => id))('%s judges a field of a form', id => {
  expect(fieldsUnder(id).length).toBeGreaterThan(0)
})

test('a field is marked as required when the empty form is refused because of it, and only then', () => {
  const different = paymentForms.flatMap(form =>
    form.operations.flatMap(operation =>
      currencyCodes.flatMap(currency => {
        const facts = factsIn(currency)
        const input = { operation, source: 'typed', facts, rules, isNew: true, texts: {} } as const
        const refused = readForm(form, input).failures.map(({ field }) => field)
        return fieldsOfOperation(form, operation)
          .filter(name => refusesEmpty(form, name, input) !== refused.includes(name))
          .map(name => `${operation} ${currency} ${name}`)
      }),
    ),
  )
  expect(different).toEqual([])
})

describe.each(['typed', 'wire'] as const)('a form that was %s', source => {
  test('an empty field is called empty, and not described as a wrong value', () => {
    const wrong = paymentForms.flatMap(form =>
      form.operations.flatMap(operation =>
        currencyCodes.flatMap(currency => {
          const input = { operation, source, facts: factsIn(currency), rules, isNew: false }
          const { failures } = readForm(form, { ...input, texts: {} })
          return failures.filter(({ code, message }) => code === 'FIELD_REQUIRED' && message)
        }),
      ),
    )
    expect(wrong).toEqual([])
  })

  test.each(ofForms.map(rule => [rule.id, rule] as const))(
    'takes every right value of %s',
    (id, rule) => {
      const refused = fieldsUnder(id).flatMap(({ form, operation, field, facts }) =>
        rule.examples.valid.flatMap(text => {
          const input = { operation, source, facts, rules, isNew: false, texts: { [field]: text } }
          const { failures } = readForm(form, input)
          return failures
            .filter(one => one.field === field && one.params['ruleId'] === id)
            .map(({ code }) => `${operation} ${field} ${text} ${code}`)
        }),
      )
      expect(refused).toEqual([])
    },
  )

  test.each(ofForms.map(rule => [rule.id, rule] as const))(
    'lets no wrong value of %s through',
    (id, rule) => {
      const judging = rules.filter(one => one.id === id)
      const passed = fieldsUnder(id).flatMap(({ form, operation, field, facts }) =>
        rule.examples.invalid.flatMap(text => {
          const input = { operation, source, facts, rules, isNew: false, texts: { [field]: text } }
          const { values, failures } = readForm(form, input)
          if (failures.some(one => one.field === field)) return []
          // Blanks in an account, a comma in an amount: what is kept is right.
          return checkField(judging, values[field] ?? '').ok
            ? []
            : [`${operation} ${field} ${text}`]
        }),
      )
      expect(passed).toEqual([])
    },
  )
})

test.each(ofForms.map(rule => [rule.id, rule] as const))(
  'the server takes what the client has taken by %s, and both refuse by it with the same code',
  (id, rule) => {
    const different = fieldsUnder(id).flatMap(({ form, operation, field, facts }) => {
      const read = (source: 'typed' | 'wire', text: string) => {
        const input = { operation, source, facts, rules, isNew: false, texts: { [field]: text } }
        const { values, failures } = readForm(form, input)
        return { value: values[field] ?? '', failure: failures.find(one => one.field === field) }
      }
      return [...rule.examples.valid, ...rule.examples.invalid].flatMap(text => {
        const client = read('typed', text)
        const server = read('wire', client.failure ? text : client.value)
        const isOfRule = [client, server].every(({ failure }) => failure?.params['ruleId'] === id)
        const isSame = client.failure
          ? !isOfRule || client.failure.code === server.failure?.code
          : !server.failure
        return isSame ? [] : [`${operation} ${field} ${text}`]
      })
    })
    expect(different).toEqual([])
  },
)
