import { expect, test } from 'vitest'

import { languages } from '../language.ts'
import { notificationKinds, type NotificationCode } from './notification-code.ts'
import { notificationText } from './notification-text.ts'

const codes = Object.keys(notificationKinds) as NotificationCode[]
const payment = {
  operationCode: 'CLEARING',
  transferNum: '12',
  amount: '1000.00',
  currency: 'KGS',
  name: 'ОсОО «Береке»',
} as const

test('what is closed says why and requests nothing', () => {
  const details = { transferNum: '12', amount: '1000.00', currency: 'KGS' }
  const { title, text } = notificationText('PAYMENT_WAITS_FOR_SIGNATURE', details, 'ru', 'SIGNED')
  expect(title).toBe('Ваша подпись больше не нужна')
  expect(text).toMatch(/№.12.*Документ подписан/)
})

test('the same notification is read in the language of the reader', () => {
  const read = languages.map(language => notificationText('PAYMENT_EXECUTED', payment, language))
  expect(new Set(read.map(({ title }) => title)).size).toBe(3)
  const waits = languages.map(language => notificationText('NEW_DEVICE', payment, language).text)
  expect(new Set(waits).size).toBe(3)
  for (const [index, sign] of ['№', '№', 'No.'].entries()) {
    expect(read[index]?.text).toContain(`${sign}\u00a012 · 1\u00a0000,00\u00a0KGS · ОсОО «Береке»`)
  }
})

test('a statement is named in the language of the reader', () => {
  const statement = {
    kind: 'ACCOUNT',
    accounts: ['1090011000014268'],
    startDate: '2026-11-01',
    endDate: '2026-11-05',
  } as const
  expect(
    languages.map(language => notificationText('STATEMENT_READY', { statement }, language).text),
  ).toEqual([
    'Выписка по счёту 1090011000014268 01.11.2026 – 05.11.2026',
    'Эсеп боюнча көчүрмө 1090011000014268 01.11.2026 – 05.11.2026',
    'Account statement 1090011000014268 01.11.2026 – 05.11.2026',
  ])
  const stopped = { statementKind: 'CARD', errorCode: 'ENTITY_NOT_FOUND' } as const
  const read = languages.map(
    language => notificationText('STATEMENT_SCHEDULE_STOPPED', stopped, language).text,
  )
  expect(read[1]).toMatch(/^Карта эсеби боюнча көчүрмө\. /)
  expect(new Set(read).size).toBe(3)
})

test('sales of an outlet are one notification with their number, their sum and the last one, a single one names who paid', () => {
  const sale = {
    count: 1,
    amount: '150.00',
    currency: 'KGS',
    name: 'Зал',
    payer: 'Бакыт А.',
    referenceId: '1',
  }
  expect(notificationText('QR_PAID', sale, 'ru')).toEqual({
    title: 'Оплата по QR',
    text: '150,00\u00a0KGS · Зал · Бакыт А.',
  })
  const more = { ...sale, count: 2, amount: '1250.50', lastAmount: '1100.50', payer: 'Айгүл Т.' }
  const both = '1\u00a0250,50\u00a0KGS · Зал'
  const last = '1\u00a0100,50\u00a0KGS · Айгүл Т.'
  expect(languages.map(language => notificationText('QR_PAID', more, language))).toEqual([
    { title: 'Продажи по QR: 2', text: `${both}. Последняя: ${last}` },
    { title: 'QR аркылуу сатуулар: 2', text: `${both}. Акыркысы: ${last}` },
    { title: 'QR sales: 2', text: `${both}. Last one: ${last}` },
  ])
})

test('every kind has a title of its own in every language', () => {
  for (const language of languages) {
    const titles = codes.map(code => notificationText(code, {}, language).title)
    expect(new Set(titles).size).toBe(codes.length)
    for (const title of titles) expect(title).not.toMatch(/^\s*$/)
  }
  for (const code of codes) {
    expect(notificationText(code, {}, 'en').title).not.toMatch(/[а-яёңөү]/i)
  }
})

test('a reason in a person’s own words stands before the words of a code', () => {
  const { text } = notificationText(
    'PAYMENT_RETURNED',
    { ...payment, reason: 'Исправьте сумму', errorCode: 'INSUFFICIENT_FUNDS' },
    'ru',
  )
  expect(text.endsWith('. Исправьте сумму')).toBe(true)
})

test('a refusal of the bank says why in the language of the reader', () => {
  const read = (language: 'ru' | 'en') =>
    notificationText('PAYMENT_REFUSED', { errorCode: 'INSUFFICIENT_FUNDS' }, language).text
  expect(read('ru')).toMatch(/[а-я]/)
  expect(read('en')).not.toMatch(/[а-я]/)
  expect(read('en').length).toBeGreaterThan(5)
})

test('a message of the bank is shown in the bank’s own words', () => {
  const words = {
    ru: { title: 'Работы', text: 'Ночью' },
    ky: { title: 'Иштер', text: 'Түнкүсүн' },
    en: { title: 'Works', text: 'At night' },
  }
  expect(notificationText('BANK_MESSAGE', { words }, 'ky')).toEqual(words.ky)
})

test('a sign-in from a new device says when, in the bank’s time', () => {
  const at = Date.parse('2026-11-30T04:05:00Z')
  expect(notificationText('NEW_DEVICE', { at }, 'en').text).toContain('30.11.2026 10:05')
})
