import { describe, expect, test } from 'vitest'
import { ok } from '../result.ts'
import { parseBic } from './bic.ts'

/** Bank codes seen in published requisites. */
const observed = [
  '103030',
  '103038',
  '105001',
  '109001',
  '109008',
  '109014',
  '109016',
  '109018',
  '109022',
  '118001',
  '118002',
  '118003',
  '118005',
  '118006',
  '118007',
  '124001',
  '124029',
  '128001',
  '128002',
  '128004',
  '128009',
  '128016',
  '129001',
  '129053',
  '138015',
]

describe('a bank code', () => {
  test.each(observed)('%s is taken', bic => {
    expect(parseBic(bic)).toEqual(ok(bic))
  })

  test('is taken with the blanks of a letter', () => {
    expect(parseBic(' 109\u00A0001 ')).toEqual(ok('109001'))
  })

  test.each([
    ['', 'BIC_REQUIRED'],
    ['10900', 'BIC_LENGTH'],
    ['1090011', 'BIC_LENGTH'],
    ['KICBKG22', 'BIC_CHARACTERS'],
    ['10900О', 'BIC_CHARACTERS'],
  ])('%o is refused with %s', (text, code) => {
    expect(parseBic(text)).toMatchObject({ ok: false, error: { code } })
  })
})
