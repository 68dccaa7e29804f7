import { expect, test } from 'vitest'
import { err } from '@tartip/domain/result'
import { httpRefusalOf } from './http-refusal-of.ts'

test('who is not let in gets 403, a fault of the request 400, a system that is away 503', () => {
  expect(httpRefusalOf(err('UNAUTHENTICATED')).status).toBe(403)
  expect(httpRefusalOf(err('PHONE_LENGTH')).status).toBe(400)
  expect(httpRefusalOf(err('TOO_MANY_REQUESTS')).status).toBe(429)
  expect(httpRefusalOf(err('BANK_UNAVAILABLE')).status).toBe(503)
})

test('a refusal without a status does not compile', () => {
  // @ts-expect-error -- no route of sign-in answers this code, so it has no status
  expect(httpRefusalOf(err('VALUE_DATE_PAST')).status).toBeUndefined()
})
