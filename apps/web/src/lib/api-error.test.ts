import { errorText } from '@tartip/domain/errors/catalogue'
import { languages } from '@tartip/domain/language'
import { expect, test } from 'vitest'
import { failureOf } from '../components/feedback/failure-of.ts'
import { ApiError, toApiError } from './api-error.ts'

test('an error of the page is named as one, and not as trouble at the bank', () => {
  const error = new TypeError('x is undefined')
  expect(toApiError(error)).toMatchObject({ code: 'PAGE_FAILED', isNetwork: false })
  expect(failureOf(error)).toMatchObject({ code: 'PAGE_FAILED', isNetwork: false })
  for (const language of languages) {
    expect(errorText('PAGE_FAILED', {}, language)).not.toBe(errorText('GENERIC', {}, language))
  }
})

test('what a call has thrown stays as it is', () => {
  const refused = new ApiError('GENERIC', { status: 503 })
  expect(toApiError(refused)).toBe(refused)
})
