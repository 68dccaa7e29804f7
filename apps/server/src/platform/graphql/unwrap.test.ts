import { expect, test } from 'vitest'
import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import { err, ok, type Result } from '@tartip/domain/result'
import { HttpRefusal } from '../http/errors.ts'
import { refusal, unwrap } from './unwrap.ts'

test('a refusal becomes a GraphQL error with its code and parameters', () => {
  const refused = err('FIELD_TOO_LONG', { max: 140 })
  expect(() => unwrap(refused)).toThrow(refusal('FIELD_TOO_LONG', { max: 140 }))
  expect(refusal('FIELD_TOO_LONG', { max: 140 }).extensions).toEqual({
    code: 'FIELD_TOO_LONG',
    params: { max: 140 },
  })
  expect(unwrap(ok(5))).toBe(5)
})

test('a name that the caller wrote is not repeated at any length', () => {
  const params = { field: `${'я'.repeat(500)}…` }
  const long = { field: 'я'.repeat(10_000) }
  expect(refusal('BAD_USER_INPUT', long).extensions['params']).toEqual(params)
  expect(new HttpRefusal(400, 'BAD_USER_INPUT', long).params).toEqual(params)
})

test('a code without a text in three languages does not compile', () => {
  // @ts-expect-error -- the catalogue of errors does not have this code
  expect(() => unwrap(err('CODE_WITHOUT_TEXT'))).toThrow('CODE_WITHOUT_TEXT')
  const untyped = err<string>('ACCOUNT_NOT_FOUND') as Result<never, string>
  // @ts-expect-error -- a use case names its refusals; any text is not a union of codes
  expect(() => unwrap(untyped)).toThrow('ACCOUNT_NOT_FOUND')
})

test('a map from code to answer that lacks a code does not compile', () => {
  const some = { GENERIC: 500 }
  // @ts-expect-error -- a total map names every code
  const total: Readonly<Record<ErrorCode, number>> = some
  expect(Object.keys(total)).toEqual(['GENERIC'])
})
