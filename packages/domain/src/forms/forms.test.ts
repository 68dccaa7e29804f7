import { describe, expect, test } from 'vitest'
import seedFile from '../../../../reference-data/validation-rules.json' with { type: 'json' }
import { createCalendar } from '../bank-day/calendar.ts'
import { bankDayAt } from '../bank-day/time-rule.ts'
import type { FieldRule } from '../field-rules/field-rule.ts'
import { operationCodes } from '../payment/operation.ts'
import { fromIso } from '../time/instant.ts'
import { clearingGross } from './clearing-gross.ts'
import { contentOfForm, textsOfContent } from './content.ts'
import { documentRows } from './document-rows.ts'
import { known, type FormFacts } from './facts.ts'
import { fieldLabel } from './field-labels.ts'
import {
  defineForm,
  fieldOfWire,
  operationsLike,
  readForm,
  type FormInput,
  type PaymentForm,
} from './form.ts'
import { formOutlines } from './form-outlines.ts'
import { intraBank } from './intra-bank.ts'
import { formOfOperation, formOfPath, paymentForms, termsInOrder } from './payment-forms.ts'

const rules = (
  seedFile as unknown as {
    rules: (Omit<FieldRule, 'message'> & { message: { ru: string; kg: string; eng: string } })[]
  }
).rules.map(({ message, ...rule }): FieldRule => ({
  ...rule,
  message: { ru: message.ru, ky: message.kg, en: message.eng },
}))

const day = bankDayAt(fromIso('2026-12-01T04:00:00Z'), {
  calendar: createCalendar([]),
  timeRules: operationCodes.map(operationCode => ({
    operationCode,
    trait: 'DEFAULT' as const,
    fromMinute: 9 * 60,
    createDeadlineMinute: 16 * 60,
    signDeadlineMinute: 17 * 60,
  })),
  shortDayShifts: [],
})

const payer = '1090160599999154'
const ownBank = { bic: '109001', accountPrefix: '109', isOwn: true, isActive: true }
const otherBank = { bic: '118005', accountPrefix: '118', isOwn: false, isActive: true }

const everyFact: FormFacts = {
  day: known(day),
  payer: known({ account: payer, currency: 'KGS' }),
  bank: known(otherBank),
  bankOfAccount: known(otherBank),
  paymentCode: known({ isActive: true }),
  commission: known({ amountMinor: 5_000n, currency: 'KGS', tariffId: 't1' }),
}

const between = {
  payerAccount: payer,
  recipientName: 'ОсОО «Бишкек Строй»',
  recipientInn: '',
  recipientAccount: '1180000099999126',
  recipientBic: '118005',
  amount: '420000.00',
  paymentCode: '42122700',
  purpose: 'Оплата по договору № 5',
  valueDate: '2026-12-01',
  transferNum: '',
}
const inside = {
  payerAccount: payer,
  recipientAccount: '1090160599999255',
  amount: '100.00',
  purpose: 'Аренда',
  valueDate: '2026-12-01',
}
const client = { name: 'О… Бирим', currency: 'KGS', status: 'OPEN', isOwn: false } as const

function read(form: PaymentForm, patch: Partial<FormInput>) {
  const isBetween = form === clearingGross
  return readForm(form, {
    operation: isBetween ? 'CLEARING' : 'INTRABANK_FOREIGN',
    source: 'wire',
    texts: isBetween ? between : inside,
    facts: isBetween
      ? everyFact
      : { ...everyFact, bankOfAccount: known(ownBank), recipient: known(client) },
    rules,
    isNew: true,
    ...patch,
  })
}

const failed = (form: PaymentForm, patch: Partial<FormInput>) =>
  read(form, patch).failures.map(({ field, code }) => `${field} ${code}`)

describe('a payment to another bank', () => {
  test('passes when everything fits', () => {
    expect(read(clearingGross, {})).toMatchObject({ failures: [], undecided: [] })
  })

  test.each<[string, Partial<typeof between>, FormFacts, string[]]>([
    [
      'an account of this bank',
      {},
      { bankOfAccount: known(ownBank) },
      ['recipientAccount USE_INTRABANK'],
    ],
    ['this bank itself', {}, { bank: known(ownBank) }, ['recipientBic USE_INTRABANK']],
    [
      'a closed bank',
      {},
      { bank: known({ ...otherBank, isActive: false }) },
      ['recipientBic BIC_INVALID'],
    ],
    [
      'a code of another bank',
      {},
      { bank: known({ ...otherBank, accountPrefix: '124' }) },
      ['recipientAccount BIC_ACCOUNT_MISMATCH'],
    ],
    [
      'a dollar account',
      {},
      { payer: known({ account: payer, currency: 'USD' }) },
      ['payerAccount CURRENCY_NOT_ALLOWED_FOR_CLEARING'],
    ],
    [
      'an unknown payment code',
      {},
      { paymentCode: known({ isActive: false }) },
      ['paymentCode PAYMENT_CODE_UNKNOWN'],
    ],
    ['more than clearing takes', { amount: '1000000.01' }, {}, ['amount CLEARING_LIMIT_EXCEEDED']],
    ['nothing', { amount: '0.00' }, {}, ['amount AMOUNT_NOT_POSITIVE']],
    ['the account that pays', { recipientAccount: payer }, {}, ['recipientAccount SAME_ACCOUNT']],
    ['a day that is over', { valueDate: '2026-11-30' }, {}, ['valueDate VALUE_DATE_PAST']],
    ['no day at all', { valueDate: '2026-02-30' }, {}, ['valueDate DATE_INVALID']],
    ['an ampersand', { purpose: 'Оплата & доставка' }, {}, ['purpose PURPOSE_FORBIDDEN_CHARACTER']],
    [
      'nothing filled in',
      { payerAccount: '', purpose: '' },
      {},
      ['payerAccount FIELD_REQUIRED', 'purpose FIELD_REQUIRED'],
    ],
  ])('refuses %s', (_case, texts, facts, expected) => {
    const patch = { texts: { ...between, ...texts }, facts: { ...everyFact, ...facts } }
    expect(failed(clearingGross, { ...patch, source: 'typed' })).toEqual(expected)
  })

  test('a refused lookup stands beside the field it was made for', () => {
    const refused = { refused: { code: 'ACCOUNT_SEIZED' as const, params: {} } }
    expect(failed(clearingGross, { facts: { ...everyFact, payer: refused } })).toContain(
      'payerAccount ACCOUNT_SEIZED',
    )
  })

  test('a program reads the bank’s own rules first, and without them the limits of the law', () => {
    const texts = { ...between, amount: '1000000.01', purpose: 'Оплата & доставка' }
    expect(failed(clearingGross, { texts })).toEqual([
      'amount FIELD_PATTERN',
      'purpose FIELD_PATTERN',
    ])
    expect(failed(clearingGross, { texts, rules: [] })).toEqual([
      'amount CLEARING_LIMIT_EXCEEDED',
      'purpose PURPOSE_FORBIDDEN_CHARACTER',
    ])
    const negative = { texts: { ...between, amount: '-5.00' }, rules: [] }
    expect(failed(clearingGross, negative)).toEqual(['amount AMOUNT_NOT_POSITIVE'])
  })

  test('what is not known yet is undecided and refuses nothing', () => {
    const reading = read(clearingGross, { facts: {}, rules: undefined })
    expect(reading.failures).toEqual([])
    expect(reading.undecided).toEqual([
      'payerAccount',
      'recipientAccount',
      'recipientBic',
      'paymentCode',
      'valueDate',
    ])
  })

  test('the amount and the wish for speed choose the operation', () => {
    expect(clearingGross.operationOf({}, 100_000_000n)).toBe('CLEARING')
    expect(clearingGross.operationOf({}, 100_000_001n)).toBe('GROSS')
    expect(clearingGross.operationOf({ isUrgent: 'true' }, 1n)).toBe('GROSS')
  })

  test('typed amounts are read as people write them', () => {
    const texts = { ...between, amount: '420 000,5' }
    expect(read(clearingGross, { source: 'typed', texts }).values['amount']).toBe('420000.50')
    expect(
      failed(clearingGross, { source: 'typed', texts: { ...between, amount: '1,234' } }),
    ).toEqual(['amount AMOUNT_AMBIGUOUS'])
  })
})

describe('a transfer inside the bank', () => {
  test.each<[string, FormFacts, string[]]>([
    [
      'an account of another bank',
      { bankOfAccount: known(otherBank) },
      ['recipientAccount USE_INTERBANK'],
    ],
    [
      'an own account',
      { recipient: known({ ...client, isOwn: true }) },
      ['recipientAccount PAYMENT_TYPE_INVALID_FOR_INTERNAL_ACCOUNT'],
    ],
    [
      'a closed account',
      { recipient: known({ ...client, status: 'CLOSED' }) },
      ['recipientAccount RECIPIENT_ACCOUNT_CLOSED'],
    ],
    [
      'a seized account',
      { recipient: known({ ...client, status: 'FINAL_ARRESTED' }) },
      ['recipientAccount RECIPIENT_ACCOUNT_SEIZED'],
    ],
    [
      'an account in dollars',
      { recipient: known({ ...client, currency: 'USD' }) },
      ['recipientAccount CURRENCY_MISMATCH'],
    ],
  ])('to another client refuses %s', (_case, facts, expected) => {
    const all = { ...everyFact, bankOfAccount: known(ownBank), recipient: known(client), ...facts }
    expect(failed(intraBank, { facts: all })).toEqual(expected)
  })

  test('between own accounts has the account in a field of its own', () => {
    const texts = { ...inside, ownRecipient: '1090160599999255', recipientAccount: 'left over' }
    const facts = { ...everyFact, recipient: known({ ...client, isOwn: true }) }
    const input = { operation: 'INTRABANK_OWN', texts, facts } as const
    expect(failed(intraBank, input)).toEqual([])
    expect(fieldOfWire(intraBank, 'INTRABANK_OWN', 'recipientAccount')).toBe('ownRecipient')
  })
})

describe('the content of a document', () => {
  const { values } = read(clearingGross, {})
  const content = contentOfForm(
    clearingGross,
    { operation: 'CLEARING', values, facts: everyFact },
    { payerName: 'ОсОО «Көк-Асман»', payerInn: '00101199910001', ownBic: '109001' },
  )
  const stored = { ...content, transferNum: '7', operationCode: 'CLEARING' } as const

  test('is what the form says, cleaned for the payment systems', () => {
    expect(content).toMatchObject({
      amountMinor: 42_000_000n,
      commissionMinor: 5_000n,
      recipientName: 'ОсОО "Бишкек Строй"',
      purpose: 'Оплата по договору NO 5',
      terms: {},
    })
  })

  test('comes back into the form it was made in', () => {
    expect(textsOfContent(clearingGross, stored, 'typed')).toMatchObject({
      amount: expect.stringMatching(/^420\s000,00$/u),
      recipientBic: '118005',
      isUrgent: '',
    })
    const again = readForm(clearingGross, {
      operation: 'CLEARING',
      source: 'wire',
      texts: textsOfContent(clearingGross, stored, 'wire'),
      facts: everyFact,
      rules,
      isNew: false,
    })
    expect(again.failures).toEqual([])
    expect(again.values['amount']).toBe('420000.00')
  })

  test('is read row by row, each with a label in three languages', () => {
    const fields = documentRows(stored).map(row => row.field)
    expect(fields).toContain('recipientName')
    for (const field of [...fields, ...paymentForms.flatMap(form => Object.keys(form.fields))]) {
      for (const language of ['ru', 'ky', 'en'] as const) {
        expect(fieldLabel(field, language), `${field} ${language}`).not.toBe(field)
      }
    }
  })

  test('has no term that no signature would cover', () => {
    expect(() => termsInOrder({ ...stored, terms: { hidden: '1' } })).toThrow('no term hidden')
  })
})

test('an edit may turn a document into an operation with the same fields alone', () => {
  expect(operationsLike(clearingGross, 'GROSS')).toEqual(['CLEARING', 'GROSS'])
  expect(operationsLike(intraBank, 'INTRABANK_OWN')).toEqual(['INTRABANK_OWN'])
})

test('a lookup refused for an own account stands beside the field that holds it', () => {
  const refused = { refused: { code: 'RECIPIENT_ACCOUNT_NOT_FOUND' as const, params: {} } }
  const texts = { ...inside, ownRecipient: '1090160599999255' }
  const facts = { ...everyFact, recipient: refused }
  expect(failed(intraBank, { operation: 'INTRABANK_OWN', texts, facts })).toEqual([
    'ownRecipient RECIPIENT_ACCOUNT_NOT_FOUND',
  ])
})

test('every form has one address, and every operation but those to cards one form', () => {
  expect(paymentForms.map(({ path }) => path)).toEqual(
    Object.values(formOutlines).map(({ path }) => path),
  )
  expect(formOfOperation('GROSS')).toBe(clearingGross)
  expect(formOfPath('intra-bank-transfer')).toBe(intraBank)
  const paths = paymentForms.map(form => form.path)
  expect(new Set(paths).size).toBe(paths.length)
  const operations = paymentForms.flatMap(form => form.operations)
  const shared = operations.filter((one, index) => operations.indexOf(one) !== index)
  expect(shared).toEqual(['RKO_2_CARD', 'CARD_2_CARD'])
})

test('a form whose check names a field it does not have is not defined', () => {
  const broken = { ...clearingGross, fields: {} }
  expect(() => defineForm(broken)).toThrow('has no field')
})
