import { clearingGross } from '@tartip/domain/forms/clearing-gross'
import { fieldsOfOperation } from '@tartip/domain/forms/form'
import { intraBank } from '@tartip/domain/forms/intra-bank'
import { formOfOperation } from '@tartip/domain/forms/payment-forms'
import { describe, expect, test } from 'vitest'
import {
  mergeTexts,
  textsOfSnapshot,
  textsToEdit,
  textsToRepeat,
  wireValuesOf,
} from './form-texts.ts'
import { sourceDocument } from './testing/source-document.ts'

const edit = (payment: object = {}) => {
  const document = sourceDocument(payment)
  return textsToEdit(formOfOperation(document.payment.operationCode) ?? clearingGross, document)
}

describe('a saved document in the form', () => {
  test.each([
    { amount: '66888.99', shown: '66\u00A0888,99' },
    { amount: '100500.1', shown: '100\u00A0500,10' },
    { amount: '1000000.00', shown: '1\u00A0000\u00A0000,00' },
  ])('shows $amount as $shown', ({ amount, shown }) => {
    expect(edit({ amount })['amount']).toBe(shown)
  })

  test.each([
    { amount: '66888.99', isUrgent: 'true' },
    { amount: '1000000.00', isUrgent: 'true' },
    { amount: '1000000.01', isUrgent: '' },
    { amount: '99000000.55', isUrgent: '' },
  ])('of gross for $amount has urgency "$isUrgent"', ({ amount, isUrgent }) => {
    expect(edit({ operationCode: 'GROSS', amount })['isUrgent']).toBe(isUrgent)
  })

  test('between own accounts fills the own side', () => {
    const recipientAccount = '1090160599999251'
    const texts = edit({ operationCode: 'INTRABANK_OWN', recipientAccount })
    expect(texts).toMatchObject({ isOwn: 'true', ownRecipient: recipientAccount })
    expect(texts).not.toHaveProperty('recipientAccount')
  })

  test('never takes a masked name for something typed', () => {
    const texts = edit({ operationCode: 'INTRABANK_FOREIGN', recipientName: 'А… Трейд' })
    expect(texts).not.toHaveProperty('recipientName')
  })

  test('repeated has no day and no number of its own', () => {
    const texts = textsToRepeat(clearingGross, sourceDocument())
    expect(texts).toMatchObject({ purpose: 'Оплата по договору 5' })
    expect(texts).not.toHaveProperty('valueDate')
    expect(texts).not.toHaveProperty('transferNum')
  })
})

describe('texts kept over the end of a session', () => {
  const snapshot = (kept: unknown) => textsOfSnapshot(clearingGross, kept)

  test('come back as they were', () => {
    const texts = { amount: '5', valueDate: '2026-12-01', transferNum: '7', isUrgent: 'true' }
    expect(snapshot(structuredClone(texts))).toEqual(texts)
  })

  test.each([
    { name: 'nothing', kept: undefined },
    { name: 'a field of another form', kept: { amount: '5', swiftCode: 'X' } },
    { name: 'a wrong type', kept: { amount: 5 } },
  ])('$name is not taken', ({ kept }) => {
    expect(snapshot(kept)).toBeUndefined()
  })

  test('lose a day that is none', () => {
    expect(snapshot({ amount: '5', valueDate: '31.12.2026' })).toEqual({ amount: '5' })
  })
})

describe('a document that a colleague changed', () => {
  const base = edit()
  const fresh = edit({ amount: '70000.00', purpose: 'Текст коллеги' })

  test('is taken over whole when nothing was typed here', () => {
    expect(mergeTexts(base, base, fresh)).toEqual({ typed: fresh, conflicts: [] })
  })

  test('follows where nothing was typed and keeps what was', () => {
    const merged = mergeTexts(base, { ...base, recipientName: 'Новое имя' }, fresh)
    expect(merged.typed).toEqual({ ...fresh, recipientName: 'Новое имя' })
    expect(merged.conflicts).toEqual([])
  })

  test('names the places where both wrote something else', () => {
    const merged = mergeTexts(base, { ...base, purpose: 'Мой текст' }, fresh)
    expect(merged.typed['purpose']).toBe('Мой текст')
    expect(merged.conflicts).toEqual([{ field: 'purpose', theirs: 'Текст коллеги' }])
  })

  test('the same change on both sides is no conflict', () => {
    expect(mergeTexts(base, { ...base, purpose: 'Текст коллеги' }, fresh).conflicts).toEqual([])
  })
})

test('a document to an own account is sent under the names of the call, empty fields left out', () => {
  const values = { payerAccount: 'a', ownRecipient: 'b', paymentCode: '', amount: '1.00' }
  expect(wireValuesOf(intraBank, 'INTRABANK_OWN', values)).toEqual({
    payerAccount: 'a',
    recipientAccount: 'b',
    amount: '1.00',
  })
  expect(fieldsOfOperation(intraBank, 'INTRABANK_OWN')).not.toContain('recipientAccount')
})
