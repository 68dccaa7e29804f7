import { expect, test } from 'vitest'
import { accountOf } from '../testing/account-builder.ts'
import { requisitesText } from './requisites.ts'

test('copied details keep the account number in one piece', () => {
  const words = {
    recipient: 'Получатель',
    inn: 'ИНН',
    account: 'Счёт',
    bic: 'БИК',
    currency: 'Валюта',
  }
  const owner = { companyName: 'ОсОО «Алтын Дан»', inn: '01203199510075' }
  expect(requisitesText(accountOf(), owner, words)).toBe(
    [
      'Получатель: ОсОО «Алтын Дан»',
      'ИНН: 01203199510075',
      'Счёт: 1091820100380142',
      'БИК: 109001',
      'Валюта: KGS',
    ].join('\n'),
  )
})
