import { describe, expect, test } from 'vitest'
import type { ShownDraft } from './form-model.ts'
import { emptyDraft } from './form-model.ts'
import { fieldValues, transferContent, wireAmount } from './transfer-wire.ts'

const draft: ShownDraft = {
  ...emptyDraft,
  payerAccount: '1090160599999154',
  recipientName: ' ОсОО "Б" ',
  recipientAccount: '1180000099999126',
  ownRecipient: '1090160599999251',
  recipientBic: '118001',
  amount: '1 500,5',
  purpose: 'Оплата № 5',
  valueDate: '2026-11-30',
  transferNum: '1042',
}

describe('what is sent', () => {
  test('between banks names the bank and the recipient', () => {
    expect(transferContent(draft, 'CLEARING', 'KGS', true)).toMatchObject({
      amount: '1500.50',
      transferNum: '1042',
      recipientBic: '118001',
      recipientName: 'ОсОО "Б"',
      recipientInn: undefined,
      recipientAccount: '1180000099999126',
    })
  })

  test('names the recipient in the signs of the payment systems, and so the rules see it', () => {
    const pasted = { ...draft, recipientName: ' ОсОО «Бишкек  Строй» ' }
    const clean = { recipientName: 'ОсОО "Бишкек Строй"' }
    expect(transferContent(pasted, 'GROSS', 'KGS', true)).toMatchObject(clean)
    expect(fieldValues(pasted, 'GROSS', 'KGS', true)).toMatchObject(clean)
  })

  test('leaves a suggested number to the server, a colleague may have taken it', () => {
    expect(transferContent(draft, 'CLEARING', 'KGS', false).transferNum).toBeUndefined()
  })

  test('to an own account takes the own side and nothing of a bank', () => {
    expect(transferContent(draft, 'INTRABANK_OWN', 'KGS', true)).toMatchObject({
      recipientAccount: '1090160599999251',
      recipientBic: undefined,
      recipientName: undefined,
    })
  })
})

test.each([
  { typed: '1 234 567,89', wire: '1234567.89' },
  { typed: '5,', wire: '5.00' },
  { typed: '000123', wire: '123.00' },
  { typed: '1e3', wire: '1e3' },
  { typed: '1,234', wire: '1,234' },
])('"$typed" is sent as $wire, never as another number', ({ typed, wire }) => {
  expect(wireAmount(typed, 'KGS')).toBe(wire)
})
