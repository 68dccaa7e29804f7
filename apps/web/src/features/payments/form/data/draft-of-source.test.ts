import { describe, expect, test } from 'vitest'
import { sourceOf } from '../testing/form-bench.tsx'
import { emptyDraft } from '../form-model.ts'
import { draftOfSnapshot, draftOfSource, draftToRepeat, mergeDrafts } from './draft-of-source.ts'
import type { SourceTransfer } from './form-queries.ts'

const source = (payment: object = {}) =>
  sourceOf(payment).findTransferDataByPaymentId as SourceTransfer

describe('a saved document in the form', () => {
  test.each([
    { amount: '66888.99', shown: '66\u00A0888,99' },
    { amount: '100500.1', shown: '100\u00A0500,10' },
    { amount: '1000000.00', shown: '1\u00A0000\u00A0000,00' },
  ])('shows $amount as $shown', ({ amount, shown }) => {
    expect(draftOfSource(source({ amount })).amount).toBe(shown)
  })

  test('of gross below the limit stays urgent', () => {
    expect(draftOfSource(source({ operationCode: 'GROSS' })).isUrgent).toBe(true)
  })

  test.each([
    { amount: '1000000.00', isUrgent: true },
    { amount: '1000000.01', isUrgent: false },
    { amount: '99000000.55', isUrgent: false },
  ])('of gross for $amount has urgency $isUrgent', ({ amount, isUrgent }) => {
    expect(draftOfSource(source({ operationCode: 'GROSS', amount })).isUrgent).toBe(isUrgent)
  })

  test('between own accounts fills the own side', () => {
    const draft = draftOfSource(
      source({ operationCode: 'INTRABANK_OWN', recipientAccount: '1090160599999251' }),
    )
    expect(draft).toMatchObject({
      isOwn: true,
      ownRecipient: '1090160599999251',
      recipientAccount: '',
    })
  })

  test('never takes a masked name for something typed', () => {
    const draft = draftOfSource(
      source({ operationCode: 'INTRABANK_FOREIGN', recipientName: 'А… Трейд' }),
    )
    expect(draft.recipientName).toBe('')
  })

  test('repeated has no day and no number of its own', () => {
    expect(draftToRepeat(source())).toMatchObject({
      valueDate: undefined,
      transferNum: undefined,
      purpose: 'Оплата по договору 5',
    })
  })
})

describe('a draft kept over the end of a session', () => {
  test('comes back as it was', () => {
    const draft = { ...emptyDraft, amount: '5', valueDate: '2026-12-01', transferNum: '7' }
    expect(draftOfSnapshot(structuredClone(draft))).toEqual(draft)
  })

  test.each([
    { name: 'nothing', values: undefined },
    { name: 'another shape', values: { amount: '5' } },
    { name: 'a wrong type', values: { ...emptyDraft, amount: 5 } },
  ])('$name is not taken', ({ values }) => {
    expect(draftOfSnapshot(values)).toBeUndefined()
  })

  test('loses a day that is none', () => {
    expect(draftOfSnapshot({ ...emptyDraft, valueDate: '31.12.2026' })?.valueDate).toBeUndefined()
  })
})

describe('a document that a colleague changed', () => {
  const base = draftOfSource(source())
  const fresh = draftOfSource(source({ amount: '70000.00', purpose: 'Текст коллеги' }))

  test('is taken over whole when nothing was typed here', () => {
    expect(mergeDrafts(base, base, fresh)).toEqual({ draft: fresh, conflicts: [] })
  })

  test('follows where nothing was typed and keeps what was', () => {
    const merged = mergeDrafts(base, { ...base, recipientName: 'Новое имя' }, fresh)
    expect(merged.draft).toEqual({ ...fresh, recipientName: 'Новое имя' })
    expect(merged.conflicts).toEqual([])
  })

  test('names the places where both wrote something else', () => {
    const merged = mergeDrafts(base, { ...base, purpose: 'Мой текст' }, fresh)
    expect(merged.draft.purpose).toBe('Мой текст')
    expect(merged.conflicts).toEqual([{ key: 'purpose', theirs: 'Текст коллеги' }])
  })

  test('the same change on both sides is no conflict', () => {
    expect(mergeDrafts(base, { ...base, purpose: 'Текст коллеги' }, fresh).conflicts).toEqual([])
  })
})
