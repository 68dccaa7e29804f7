import { describe, expect, test } from 'vitest'
import type { FormFailure } from './form-failure.ts'
import { fieldFailures, toldFailures, topFailures } from './told-failures.ts'

const failure = (field: FormFailure['field'], code: string): FormFailure => ({
  field,
  code,
  params: {},
})
const mapOf = (...failures: FormFailure[]) => new Map(failures.map(one => [one.field, one]))
const refusal = (
  code: string,
  fields?: readonly { field: string; code: string; params: object }[],
) => ({ code, params: {}, traceId: '', fields: fields?.map(field => ({ ...field, params: {} })) })

describe('what stands beside the fields', () => {
  test('is what has been told, in the order of the form', () => {
    const failures = mapOf(failure('purpose', 'FIELD_REQUIRED'), failure('amount', 'AMOUNT_EMPTY'))
    expect([...toldFailures(new Set(['purpose', 'amount']), new Map(), failures).keys()]).toEqual([
      'amount',
      'purpose',
    ])
    expect(toldFailures(new Set(), new Map(), failures).size).toBe(0)
  })

  test('is the server’s word where it has spoken', () => {
    const refused = mapOf(failure('amount', 'LIMIT_ONCE'))
    expect(
      toldFailures(new Set(['amount']), refused, mapOf(failure('amount', 'AMOUNT_EMPTY'))).get(
        'amount',
      )?.code,
    ).toBe('LIMIT_ONCE')
  })

  test('is at once what more typing cannot mend', () => {
    const failures = mapOf(failure('purpose', 'PURPOSE_FORBIDDEN_CHARACTER'))
    expect(toldFailures(new Set(), new Map(), failures).size).toBe(1)
  })
})

describe('a refusal of the server', () => {
  test('of fields stands beside them, and stray ones on top', () => {
    const both = refusal('VALIDATION', [
      { field: 'amount', code: 'AMOUNT_INVALID', params: {} },
      { field: 'payerBic', code: 'FIELD_PATTERN', params: {} },
    ])
    expect(fieldFailures(both).map(({ field }) => field)).toEqual(['amount'])
    expect(topFailures(both).map(({ code }) => code)).toEqual(['FIELD_PATTERN'])
  })

  test('of the number alone stands beside the number', () => {
    const duplicate = refusal('DUPLICATE_DOCUMENT_NUMBER')
    expect(fieldFailures(duplicate)).toEqual([failure('transferNum', 'DUPLICATE_DOCUMENT_NUMBER')])
    expect(topFailures(duplicate)).toEqual([])
  })

  test.each(['LIMIT_DAY', 'FORBIDDEN', 'VALIDATION'])('%s without fields is told on top', code => {
    expect(topFailures(refusal(code)).map(one => one.code)).toEqual([code])
  })
})
