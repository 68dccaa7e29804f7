import { expect, test } from 'vitest'
import { clearingGross } from './clearing-gross.ts'
import { intraBank } from './intra-bank.ts'
import { textsOfPayee } from './payee-texts.ts'

const payee = {
  account: '1240000000000101',
  bic: '124030',
  name: 'ОсОО "Бишкек Строй"',
  purpose: 'по договору NO12 от 01.11.2026, счёт 47',
  paymentCode: '44101000',
} as const
const today = '2026-11-29'

test('a known payee fills requisites, code and the next purpose, and no amount', () => {
  expect(textsOfPayee(clearingGross, { ...payee, operationCode: 'GROSS' }, today)).toEqual({
    recipientName: 'ОсОО "Бишкек Строй"',
    recipientInn: '',
    recipientAccount: '1240000000000101',
    recipientBic: '124030',
    paymentCode: '44101000',
    purpose: 'по договору NO12 от 01.11.2026, счёт 48',
  })
})

test('a client of this bank fills only what the form inside the bank has', () => {
  const texts = textsOfPayee(intraBank, { ...payee, operationCode: 'INTRABANK_FOREIGN' }, today)
  expect(Object.keys(texts).toSorted()).toEqual(['paymentCode', 'purpose', 'recipientAccount'])
})
