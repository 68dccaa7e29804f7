import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { isShortDay, isWorkingDay } from '@tartip/domain/bank-day/calendar'
import {
  bankDayAt,
  timeRuleFor,
  valueDateHorizon,
  valueDateVerdict,
} from '@tartip/domain/bank-day/time-rule'
import { commissionOf } from '@tartip/domain/payment/commission'
import { fromIso } from '@tartip/domain/time/instant'
import { describe, expect, test } from 'vitest'

import { parseTabSeparated } from '@tartip/domain/text/tab-separated'
import { parseDictionaries, type DatasetContents } from './dictionaries.ts'
import { datasetNames } from './store/reference-dataset-store.ts'

const folder = join(import.meta.dirname, '../../../../../reference-data')
const shipped = Object.fromEntries(
  datasetNames.map(name => [name, readFileSync(join(folder, name), 'utf8')]),
) as DatasetContents
const dictionaries = parseDictionaries(shipped, '109')

describe('the shipped dictionaries', () => {
  test('interbank search leaves the own bank and closed banks out', () => {
    const found = dictionaries.banks.search('', 'INTERBANK')
    expect(found.length).toBeGreaterThan(30)
    expect(found.filter(bank => bank.isOwn || !bank.isActive)).toEqual([])
  })

  test('a bank is found by its code and by a part of its name typed without Kyrgyz letters', () => {
    expect(dictionaries.banks.search('118', 'INTERBANK').map(bank => bank.bankCode)).toContain(
      '118005',
    )
    const byName = dictionaries.banks.search('демир', 'INTERBANK')
    expect(byName.length).toBeGreaterThan(0)
    expect(byName.every(bank => bank.accountPrefix === '118')).toBe(true)
  })

  test('the own bank is called as it calls itself, head and branches, and no other bank is', () => {
    const names = { ru: 'Тартип Банк', ky: 'Тартип Банк', en: 'Tartip Bank' }
    const { banks } = parseDictionaries(shipped, '109', names)
    expect(banks.find('109001')).toMatchObject({
      name: { ru: 'ОАО «Тартип Банк»', ky: '«Тартип Банк» ААК', en: 'OJSC "Tartip Bank"' },
      shortName: names,
    })
    expect(banks.find('109007')?.name.ru).toBe('Тартип Банк, филиал 007')
    expect(banks.search('тартип', 'INTERBANK')).toEqual([])
    expect(banks.find('118005')).toEqual(dictionaries.banks.find('118005'))
  })

  test('a participant of the payment systems is named by the first digits of its codes', () => {
    expect(dictionaries.banks.participantName('118')).toMatchObject({ en: 'DemirBank' })
    expect(dictionaries.banks.participantName('129')).toMatchObject({ ky: 'Элдик Банк' })
    // Two banks share these digits, and a third one that has closed.
    expect(dictionaries.banks.participantName('191')).toMatchObject({ ru: 'Банк Компаньон' })
    expect(dictionaries.banks.participantName('190')).toMatchObject({
      ru: 'Банк Азии / Кылым Банк',
    })
    expect(dictionaries.banks.participantName('777')).toBeUndefined()
    expect(dictionaries.banks.participantName('')).toBeUndefined()
  })

  test('an inactive bank can still be shown on an old document', () => {
    const closed = parseDictionaries(
      { ...shipped, 'banks.tsv': shipped['banks.tsv'].replaceAll('\tyes\t', '\tno\t') },
      '109',
    ).banks
    expect(closed.search('', 'ALL')).toEqual([])
    expect(closed.find('118005')?.isActive).toBe(false)
  })

  test('letters are about four subjects, in their order; only the last needs a title of its own', () => {
    const { letterSubjects } = dictionaries
    expect(letterSubjects.map(({ code, needsTitle }) => [code, needsTitle])).toEqual([
      ['ACCOUNTS', false],
      ['PAYMENTS', false],
      ['DOCUMENTS', false],
      ['OTHER', true],
    ])
    const texts = letterSubjects.flatMap(({ name, hint }) => [name, hint])
    expect(texts.flatMap(({ ru, ky, en }) => [ru, ky, en]).filter(text => text === '')).toEqual([])
  })

  test('each question is answered in three languages, with the instruction that says more', () => {
    expect(dictionaries.faq).toHaveLength(20)
    const documents = dictionaries.instructionDocuments.map(({ document }) => document)
    for (const { question, answer, document } of dictionaries.faq) {
      expect([question, answer].flatMap(({ ru, ky, en }) => [ru, ky, en])).not.toContain('')
      expect(documents).toContain(document)
    }
    // A number never breaks across two lines.
    expect(JSON.stringify(dictionaries.faq)).not.toMatch(/\d \d{3}(?!\d)/)
  })

  test('holidays and short days of the Labour Code are in the calendar', () => {
    expect(isWorkingDay(dictionaries.calendar, '2027-01-04')).toBe(false)
    expect(isShortDay(dictionaries.calendar, '2026-12-31')).toBe(true)
  })

  test('on a short day gross closes an hour earlier', () => {
    const ordinary = bankDayAt(fromIso('2026-12-30T04:00:00.000Z'), dictionaries)
    const short = bankDayAt(fromIso('2026-12-31T04:00:00.000Z'), dictionaries)
    const shift =
      timeRuleFor(ordinary, 'GROSS', 'KGS').signDeadlineMinute -
      timeRuleFor(short, 'GROSS', 'KGS').signDeadlineMinute
    expect(shift).toBe(60)
  })

  test.each(['QR', 'REFUND'] as const)(
    '%s goes on a day off, late in the evening too',
    operation => {
      const sunday = bankDayAt(fromIso('2026-11-29T17:30:00.000Z'), dictionaries)
      expect(isWorkingDay(sunday.calendar, sunday.date)).toBe(false)
      expect(valueDateVerdict(sunday, operation, 'KGS', sunday.date, 'create').ok).toBe(true)
      expect(valueDateVerdict(sunday, operation, 'KGS', sunday.date, 'sign').ok).toBe(true)
    },
  )

  test.each([
    ['CLEARING', 20_000_00n, 10_00n],
    ['CLEARING', 20_000_01n, 35_00n],
    ['CLEARING', 1_000_000_00n, 80_00n],
    ['GROSS', 1_000_000_01n, 120_00n],
    ['INTRABANK_FOREIGN', 5_00n, 0n],
  ])('%s of %d tyiyn costs %d', (operation, amountMinor, fee) => {
    const base = { currency: 'KGS', amountMinor } as const
    expect(commissionOf(dictionaries.tariffs, operation, base, 'KGS')?.amountMinor).toBe(fee)
  })

  test('the dictionaries of payments abroad are whole', () => {
    const { abroad } = dictionaries
    expect(abroad.countries.get('DE')?.ru).toBe('Германия')
    expect(abroad.commissionOptions.map(({ code }) => code)).toEqual(['OUR', 'GOUR', 'SHA', 'BEN'])
    expect(abroad.categoriesOf('RUB').find(({ code }) => code === '10100')?.isActive).toBe(true)
    expect(abroad.categoriesOf('RUB').find(({ code }) => code === '11100')?.isActive).toBe(false)
    expect(abroad.categoriesOf('USD')).toEqual([])
    expect(abroad.kztParties.length).toBeGreaterThan(10)
    expect(abroad.correspondents.some(({ currency }) => currency === 'KGS')).toBe(false)
    expect(dictionaries.banks.find('109001')?.swiftCode).toMatch(/^[A-Z0-9]{8,11}$/)
  })

  test('a name within the bank has the alphabet of clearing', () => {
    const regexOf = (trait: string) =>
      dictionaries.fieldRules.find(
        rule => rule.ruleTrait === trait && rule.field === 'recipientName',
      )?.regex
    expect(regexOf('INTRABANK')).toBe(regexOf('CLEARING'))
    expect(new RegExp(regexOf('INTRABANK') ?? '', 'u').test('Көл\u202E')).toBe(false)
  })

  test('value dates end where the calendar ends', () => {
    expect(dictionaries.calendar.knownUntil).toBe('2028-12-31')
    const today = bankDayAt(fromIso('2028-03-01T04:00:00.000Z'), dictionaries)
    expect(valueDateHorizon(today)).toBe('2028-12-31')
  })

  test('rules that name the own bank follow its prefix', () => {
    const other = parseDictionaries(shipped, '118').fieldRules
    const intrabank = other.find(
      rule => rule.ruleTrait === 'INTRABANK' && rule.field === 'recipientAccount',
    )
    expect(intrabank?.regex).toBe('^118\\d{13}$')
  })
})

describe('the messages of the shipped field rules in Kyrgyz', () => {
  test('hang no suffix on a number, whose harmony depends on how it is read', () => {
    const wrong = dictionaries.fieldRules
      .map(rule => rule.message.ky)
      .filter(text => /\d\p{L}/u.test(text) && !/SWIFT|01KG123ABC|VO10100/.test(text))
    expect(wrong).toEqual([])
  })

  test('call the purpose of a payment as the form does', () => {
    expect(dictionaries.fieldRules.filter(rule => /багыт/iu.test(rule.message.ky))).toEqual([])
  })
})

describe('a dictionary that cannot be read', () => {
  test.each([
    ['a missing column', 'bic\tname_ru\n', /column account_prefix is missing/],
    [
      'too many cells',
      'bic\taccount_prefix\tlevel\tname_ru\tname_ky\tname_en\tactive\na\tb\tc\td\te\tf\tg\th\n',
      /line 2: 8 cells/,
    ],
  ])('%s names the line', (_what, content, message) => {
    expect(() => parseDictionaries({ ...shipped, 'banks.tsv': content }, '109')).toThrow(message)
  })

  test('without a subject no letter could be written', () => {
    const [header = ''] = shipped['letter-subjects.tsv'].split('\n')
    expect(() =>
      parseDictionaries({ ...shipped, 'letter-subjects.tsv': `${header}\n` }, '109'),
    ).toThrow(/no subject is left/)
  })

  test('trailing empty cells may be cut off', () => {
    expect(parseTabSeparated('x', 'a\tb\n1\n', ['a'])).toEqual([{ a: '1', b: '' }])
  })
})
