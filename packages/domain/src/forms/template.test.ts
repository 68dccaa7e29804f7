import { describe, expect, test } from 'vitest'

import seedFile from '../../../../reference-data/validation-rules.json' with { type: 'json' }
import { known } from './facts.ts'
import { paymentForms } from './payment-forms.ts'
import { clearingGross } from './clearing-gross.ts'
import { intraBank } from './intra-bank.ts'
import {
  ownAccountsIn,
  readTemplateName,
  templateFields,
  textsForTemplate,
  wrongFieldsOf,
} from './template.ts'

describe('the name of a template', () => {
  test.each([
    ['Аренда', { ok: true, value: 'Аренда' }],
    ['  Аренда \n офиса ', { ok: true, value: 'Аренда офиса' }],
    ['я'.repeat(150), { ok: true, value: 'я'.repeat(150) }],
    ['й'.repeat(150), { ok: true, value: 'й'.repeat(150) }],
  ])('%j is taken', (typed, expected) => {
    expect(readTemplateName(typed)).toEqual(expected)
  })

  const { valid, invalid } = seedFile.rules.find(({ id }) => id === 'GENERAL-DEFAULT-nameTemplate')
    ?.examples ?? { valid: [], invalid: [] }
  test.each(valid)('%j is right by the rule of the bank', name => {
    expect(readTemplateName(name)).toEqual({ ok: true, value: name })
  })
  test.each(invalid)('%j is wrong by the rule of the bank', name => {
    expect(readTemplateName(name).ok).toBe(false)
  })

  test.each([
    ['', 'TEMPLATE_NAME_REQUIRED'],
    [' \n ', 'TEMPLATE_NAME_REQUIRED'],
    ['я'.repeat(151), 'TEMPLATE_NAME_TOO_LONG'],
    ['Аренда\u202E', 'FIELD_PATTERN'],
  ])('%j is refused', (typed, code) => {
    expect(readTemplateName(typed)).toMatchObject({ ok: false, error: { code } })
  })
})

describe('a template', () => {
  test.each(paymentForms.map(form => [form.path, form] as const))(
    'of the form %s keeps neither number nor day nor rate',
    (_path, form) => {
      const kinds = templateFields(form).map(name => form.fields[name])
      expect(kinds.length).toBeGreaterThan(0)
      expect(kinds.every(field => !field?.isNumbered)).toBe(true)
      expect(kinds.map(field => field?.kind.name)).not.toContain('date')
      expect(kinds.map(field => field?.kind.name)).not.toContain('rate')
    },
  )

  test('keeps texts as typed and nothing of an empty field', () => {
    const texts = {
      recipientName: ' ОсОО ',
      amount: '1 000',
      purpose: ' ',
      valueDate: '2026-11-30',
    }
    expect(textsForTemplate(clearingGross, 'CLEARING', texts)).toEqual({
      recipientName: ' ОсОО ',
      amount: '1 000',
    })
  })

  test('keeps the choices and nothing that documents of the operation do not have', () => {
    const texts = { isOwn: 'true', ownRecipient: '1090160599999251', recipientAccount: '1' }
    expect(textsForTemplate(intraBank, 'INTRABANK_OWN', texts)).toEqual({
      isOwn: 'true',
      ownRecipient: '1090160599999251',
    })
  })

  test('names the own accounts that are typed whole', () => {
    const texts = {
      payerAccount: '1090160599999154',
      ownRecipient: '109',
      recipientAccount: '1090160599999251',
    }
    expect(ownAccountsIn(intraBank, texts)).toEqual(['1090160599999154'])
  })

  test('names the fields that no longer pass the rules, and no empty one', () => {
    const bank = { bic: '118001', accountPrefix: '118', isOwn: false, isActive: false }
    const wrong = wrongFieldsOf({
      form: clearingGross,
      operation: 'CLEARING',
      texts: { recipientBic: '118001', purpose: 'Ремонт & аренда', recipientName: 'ОсОО' },
      facts: { bank: known(bank) },
      rules: [],
    })
    expect(wrong).toEqual(['recipientBic', 'purpose'])
  })
})
