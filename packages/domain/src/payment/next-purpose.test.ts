import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextPurpose } from './next-purpose.ts'

const today = '2026-11-29'

describe('the purpose of the next payment', () => {
  test.each([
    ['по договору №12 от 01.11.2026, счёт 47', 'по договору №12 от 01.11.2026, счёт 48'],
    ['Оплата по счету NO 47 от 03.11.2026', 'Оплата по счету NO 48 от 29.11.2026'],
    ['Оплата по счёту № 0047 от 03.11.26 за воду', 'Оплата по счёту № 0048 от 29.11.26 за воду'],
    ['По договору 12, акт 8', 'По договору 12, акт 9'],
    ['по акту №9', 'по акту №10'],
    ['За товар по накладной NO 999', 'За товар по накладной NO 1000'],
    ['счет-фактура 12 от 01.11.2026', 'счет-фактура 13 от 29.11.2026'],
    ['Payment for invoice No. 17 of 01.11.2026', 'Payment for invoice No. 18 of 29.11.2026'],
    ['12-келишим боюнча, эсеп № 5', '12-келишим боюнча, эсеп № 6'],
    ['эсеп-фактура 21, 01.11.2026', 'эсеп-фактура 22, 29.11.2026'],
  ])('of «%s» is «%s»', (former, next) => {
    expect(nextPurpose(former, today).text).toBe(next)
  })

  test('names the number that was raised', () => {
    expect(nextPurpose('счёт 47', today).raised).toEqual({ from: '47', to: '48' })
  })

  test.each([
    'Оплата по договору NO 12 от 01.11.2026',
    'Аренда за ноябрь 2026',
    'по счетам 47, 48',
    'по счёту 47, 48',
    'по счёту 47 и 48',
    'счёт 47, акт 8',
    'счёт 12/47',
    'счёт 47-А',
    'счёт А47',
    'Пополнение счёта 1240000000000101',
    'Учёт 47',
    'Контакт 5',
    '',
  ])('leaves «%s» as it is', former => {
    expect(nextPurpose(former, today)).toEqual({ text: former })
  })

  test('raises no number with a date of today while today is not known', () => {
    const former = 'Оплата по счёту № 47 от 01.11.2026'
    expect(nextPurpose(former, undefined)).toEqual({ text: former })
    expect(nextPurpose('счёт 47', undefined).text).toBe('счёт 48')
  })

  test('changes nothing but digits', () => {
    const word = fc.constantFrom('счёт', 'акт', ' ', '№', 'от', '12', '01.11.2026', ',', 'договор')
    fc.assert(
      fc.property(fc.array(word), words => {
        const former = words.join(' ')
        const { text } = nextPurpose(former, today)
        expect(text.replace(/\d/g, '')).toBe(former.replace(/\d/g, ''))
      }),
    )
  })
})
