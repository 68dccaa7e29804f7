import type { ApiFieldFailure } from '../../lib/api-error.ts'
import { clearingGross } from '@tartip/domain/forms/clearing-gross'
import { intraBank } from '@tartip/domain/forms/intra-bank'
import { describe, expect, test } from 'vitest'
import { shownFailures, splitRefusal } from './failures.ts'

const failure = (field: string, code: string): ApiFieldFailure => ({ field, code, params: {} })
const state = (judged: readonly string[], refused: readonly ApiFieldFailure[] = []) => ({
  form: clearingGross,
  judged: new Set(judged),
  refused: new Map(refused.map(one => [one.field, one])),
})
const refusal = (code: string, fields: readonly ApiFieldFailure[] = []) => ({
  code,
  params: {},
  traceId: '',
  fields,
})
const split = (one: ReturnType<typeof refusal>) => splitRefusal(clearingGross, 'CLEARING', one)

describe('what stands beside the fields', () => {
  const failures = [failure('purpose', 'FIELD_REQUIRED'), failure('amount', 'AMOUNT_EMPTY')]

  test('is what has been judged, in the order of the form', () => {
    expect([...shownFailures(state(['purpose', 'amount']), failures).keys()]).toEqual([
      'amount',
      'purpose',
    ])
    expect(shownFailures(state([]), failures).size).toBe(0)
  })

  test('is the refusal of the server where there is one', () => {
    const refused = state(['amount'], [failure('amount', 'LIMIT_ONCE')])
    expect(shownFailures(refused, failures).get('amount')?.code).toBe('LIMIT_ONCE')
  })

  test('is at once what more typing cannot correct', () => {
    const forbidden = [failure('purpose', 'PURPOSE_FORBIDDEN_CHARACTER')]
    expect(shownFailures(state([]), forbidden).size).toBe(1)
  })
})

describe('a refusal of the server', () => {
  test('of fields stands beside them, and stray ones on top', () => {
    const both = refusal('VALIDATION', [
      failure('amount', 'AMOUNT_INVALID'),
      failure('payerBic', 'FIELD_PATTERN'),
    ])
    expect(split(both).beside.map(({ field }) => field)).toEqual(['amount'])
    expect(split(both).onTop.map(({ code }) => code)).toEqual(['FIELD_PATTERN'])
  })

  test('of the recipient stands beside the field that holds the recipient', () => {
    const closed = refusal('VALIDATION', [failure('recipientAccount', 'RECIPIENT_ACCOUNT_CLOSED')])
    const { beside } = splitRefusal(intraBank, 'INTRABANK_OWN', closed)
    expect(beside.map(({ field }) => field)).toEqual(['ownRecipient'])
  })

  test('of the number alone stands beside the number', () => {
    expect(split(refusal('DUPLICATE_DOCUMENT_NUMBER'))).toEqual({
      beside: [failure('transferNum', 'DUPLICATE_DOCUMENT_NUMBER')],
      onTop: [],
    })
  })

  test.each(['LIMIT_DAY', 'FORBIDDEN', 'VALIDATION'])('%s without fields stands on top', code => {
    expect(split(refusal(code)).onTop.map(one => one.code)).toEqual([code])
  })
})
