import { describe, expect, test } from 'vitest'

import { fromIso } from '../time/instant.ts'
import { oneCLines, type OneCDocument } from './one-c.ts'

const document = (more: Partial<OneCDocument> = {}): OneCDocument => ({
  operationCode: 'CLEARING',
  transferNum: '47',
  payerAccount: '1090160599999154',
  payerName: 'ОсОО «Ала-Тоо»',
  payerInn: '01203201410014',
  payerBic: '109001',
  recipientAccount: '1180000099999126',
  recipientBic: '118001',
  recipientName: '«Өнүгүү» ЖЧКсы',
  amountMinor: 123_456n,
  currency: 'KGS',
  commissionMinor: 6_000n,
  commissionCurrency: 'KGS',
  purpose: 'Жүгүртүү үчүн төлөм',
  valueDate: '2026-11-30',
  terms: {},
  executedOn: '2026-11-30',
  payerBankName: 'Свой банк',
  recipientBankName: 'Другой банк',
  ...more,
})
const now = fromIso('2026-12-01T04:05:00Z')
const linesOf = (...documents: readonly OneCDocument[]) =>
  [...oneCLines(documents, now)].join('').split('\r\n')

describe('the exchange file of 1C', () => {
  test('begins with its head and ends with its mark', () => {
    const lines = linesOf(document(), document({ executedOn: '2026-11-27' }))
    expect(lines.slice(0, 10)).toEqual([
      '1CClientBankExchange',
      'ВерсияФормата=1.03',
      'Кодировка=UTF-8',
      'Отправитель=Тартип',
      'Получатель=1С:Предприятие',
      'ДатаСоздания=01.12.2026',
      'ВремяСоздания=10:05:00',
      'ДатаНачала=27.11.2026',
      'ДатаКонца=30.11.2026',
      'РасчСчет=1090160599999154',
    ])
    expect(lines.slice(-2)).toEqual(['КонецФайла', ''])
  })

  test('has a section for each document, with exact sums and Kyrgyz letters', () => {
    const lines = linesOf(document(), document({ transferNum: '48' }))
    expect(lines.filter(each => each === 'СекцияДокумент=Платежное поручение')).toHaveLength(2)
    expect(lines.filter(each => each === 'КонецДокумента')).toHaveLength(2)
    expect(lines).toContain('Сумма=1234.56')
    expect(lines).toContain('Получатель=«Өнүгүү» ЖЧКсы')
    expect(lines).toContain('ДатаСписано=30.11.2026')
  })

  test('names each paying account once', () => {
    const other = document({ payerAccount: '1090160599999251' })
    const accounts = linesOf(document(), other, document()).filter(each =>
      each.startsWith('РасчСчет='),
    )
    expect(accounts).toEqual(['РасчСчет=1090160599999154', 'РасчСчет=1090160599999251'])
  })

  test('no text of a document begins a line of its own', () => {
    const lines = linesOf(document({ purpose: 'Оплата\r\nКонецФайла\nСумма=0' }))
    expect(lines).toContain('НазначениеПлатежа=Оплата КонецФайла Сумма=0')
    expect(lines.filter(each => each === 'КонецФайла')).toHaveLength(1)
  })

  test('an amount in foreign currency names it', () => {
    expect(linesOf(document({ currency: 'USD' }))).toContain('Валюта=USD')
  })
})
