import { describe, expect, test } from 'vitest'
import { countryOfIban, ibanVerdict } from './iban.ts'
import { countryOfBank, isSameBank, isSameBanking, russianKeyHolds } from './swift-code.ts'

describe('an account abroad', () => {
  test.each([
    'DE89370400440532013000',
    'NL91ABNA0417164300',
    'KZ86125KZT5004100100',
    'AE070331234567890123456',
    'TR630014300000000000000001',
    '8B28-USD-01-4',
    '001000001',
    '40702810000000000001',
  ])('%s holds', account => {
    expect(ibanVerdict(account)).toEqual({ ok: true })
  })

  test.each([
    ['DE88370400440532013000', 'IBAN_CHECK_DIGITS'],
    ['KZ86125KZT5004100101', 'IBAN_CHECK_DIGITS'],
    ['DE8937040044053201300', 'IBAN_LENGTH'],
  ])('%s is refused: %s', (account, code) => {
    expect(ibanVerdict(account)).toMatchObject({ ok: false, error: { code } })
  })

  test('only a text in the form of an IBAN names a country', () => {
    expect(['DE89370400440532013000', 'US12345678', '8B28-USD', ''].map(countryOfIban)).toEqual([
      'DE',
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('a bank abroad', () => {
  test('its code names its country', () => {
    const codes = ['SOLADEST', 'DEMIKG22XXX', '044525225', 'soladest', '12LADEST']
    expect(codes.map(countryOfBank)).toEqual(['DE', 'KG', 'RU', undefined, undefined])
  })

  test('a head office is the same with XXX and without', () => {
    expect(isSameBank('ENEJKG22', 'ENEJKG22XXX')).toBe(true)
    expect(isSameBank('ENEJKG22', 'DEMIKG22')).toBe(false)
    expect(isSameBank('', '')).toBe(false)
  })

  test('some territories use accounts of a neighbour', () => {
    expect(isSameBanking('GB', 'JE')).toBe(true)
    expect(isSameBanking('DE', 'AT')).toBe(false)
  })

  test('the key of a Russian account belongs to its bank', () => {
    expect(russianKeyHolds('044525225', '40702810138250123017')).toBe(true)
    expect(russianKeyHolds('044525225', '40702810238250123017')).toBe(false)
    expect(russianKeyHolds('SABRRUMM', '40702810238250123017')).toBe(true)
  })
})
