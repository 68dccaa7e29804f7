import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readNbkrFeed } from './nbkr-feed.ts'

const file = (name: string) => readFileSync(new URL(`nbkr-files/${name}`, import.meta.url))
const read = (name: string) => readNbkrFeed(file(name))
const ofText = (text: string) => readNbkrFeed(new TextEncoder().encode(text))

function listOf(entries: string, date = '23.05.2026'): string {
  return `<CurrencyRates Name="Daily Exchange Rates" Date="${date}">${entries}</CurrencyRates>`
}
const entry = (code: string, nominal: string, value: string) =>
  `<Currency ISOCode="${code}"><Nominal>${nominal}</Nominal><Value>${value}</Value></Currency>`

const may23 = {
  validFrom: '2026-05-23',
  rates: new Map([
    ['USD', '87.4500'],
    ['EUR', '101.5076'],
    ['CNY', '12.8707'],
    ['KZT', '0.1859'],
    ['RUB', '1.2263'],
  ]),
}

describe('lists as they were recorded', () => {
  test('the daily list', () => {
    expect(read('daily_2026-05-23.xml')).toEqual({ ok: true, value: may23 })
  })

  test('a list of 2013 had four currencies', () => {
    expect(read('daily_2013.xml')).toMatchObject({
      value: {
        validFrom: '2013-12-15',
        rates: new Map([
          ['USD', '29.2717'],
          ['EUR', '67.8003'],
          ['KZT', '0.3197'],
          ['RUB', '1.4992'],
        ]),
      },
    })
  })

  test('the weekly list keeps the currencies of the bank, divided by their nominal', () => {
    const weekly = read('weekly_2026-05-23.xml')
    const rates = weekly.ok ? weekly.value.rates : new Map()
    expect(new Set(rates.keys())).toEqual(new Set(['AED', 'GBP', 'JPY', 'TRY', 'UZS']))
    expect(rates.get('GBP')).toBe('117.4147')
    for (const [, rate] of rates) expect(Number.parseFloat(rate)).toBeGreaterThan(0)
  })
})

describe('broken lists are not accepted, not even in part', () => {
  test.each([
    ['a value of zero, an empty one, a code of two letters', 'e01_zero_empty_bad_code.xml'],
    ['a currency without a nominal', 'e08_missing_nominal.xml'],
  ])('%s', (_what, name) => {
    expect(read(name)).toMatchObject({ ok: false, error: { code: 'ENTRY_INVALID' } })
  })

  test('a list that breaks off', () => {
    expect(read('e03_truncated.xml')).toMatchObject({ error: { code: 'LIST_DAMAGED' } })
  })

  test('the error page of a gateway', () => {
    expect(read('e04_html_502.xml')).toMatchObject({ error: { code: 'NOT_A_RATE_LIST' } })
  })

  test.each([
    ['nothing', '', 'NOT_A_RATE_LIST'],
    ['no currency', listOf(''), 'NO_RATES'],
    ['a day that does not exist', listOf(entry('USD', '1', '87,45'), '31.02.2026'), 'DATE_INVALID'],
    ['a nominal of zero', listOf(entry('USD', '0', '87,45')), 'ENTRY_INVALID'],
    ['a currency twice', listOf(entry('USD', '1', '87,45').repeat(2)), 'ENTRY_INVALID'],
    ['a rate below zero', listOf(entry('USD', '1', '-87,45')), 'ENTRY_INVALID'],
    ['a text between', listOf(`${entry('USD', '1', '87,45')}<Extra/>`), 'LIST_DAMAGED'],
    ['a list inside of a page', `<p>${listOf(entry('USD', '1', '87,45'))}</p>`, 'LIST_DAMAGED'],
    [
      'an entity',
      `<!DOCTYPE x [<!ENTITY a "1">]>${listOf(entry('USD', '1', '87,45'))}`,
      'LIST_DAMAGED',
    ],
    ['far too much', listOf(' '.repeat(100_000)), 'FILE_TOO_LARGE'],
  ])('%s', (_what, text, code) => {
    expect(ofText(text)).toMatchObject({ ok: false, error: { code } })
  })
})

describe('lists that look wrong and are right', () => {
  test('UTF-8 with a byte order mark under another name', () => {
    expect(read('e06_declared_cp1251_but_utf8_bom.xml')).toEqual({ ok: true, value: may23 })
  })

  test('an old date is reported as it is', () => {
    expect(read('e11_old_date_2_weeks.xml')).toMatchObject({ value: { validFrom: '2026-05-08' } })
  })

  test('bytes of windows-1251 in the name of the list', () => {
    const text = listOf(entry('USD', '1', '87,45')).replace('Daily', '\u0000')
    const bytes = new TextEncoder().encode(text).map(byte => (byte === 0 ? 0xca : byte))
    expect(readNbkrFeed(bytes)).toMatchObject({ value: { validFrom: '2026-05-23' } })
  })
})

test.each([
  ['1', '87,4500', '87.4500'],
  ['10', '48,12', '4.812'],
  ['100', '0,6907', '0.006907'],
  ['25', '1,00', '0.0400000000'],
])('nominal %s and value %s are %s for one unit', (nominal, value, rate) => {
  expect(ofText(listOf(entry('UZS', nominal, value)))).toMatchObject({
    value: { rates: new Map([['UZS', rate]]) },
  })
})

test('a large hostile list is refused quickly', () => {
  const hostile = listOf('<Currency ISOCode="USD">'.repeat(4_000))
  expect(ofText(hostile)).toMatchObject({ ok: false })
})
