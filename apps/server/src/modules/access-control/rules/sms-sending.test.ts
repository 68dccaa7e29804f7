import { err, holds } from '@tartip/domain/result'
import { describe, expect, test } from 'vitest'

import { smsCodesLeft, smsCanBeSent, defaultSmsResendAfterMs } from './sms-sending.ts'

const minute = 60_000
const now = 10 * 60 * minute
const ago = (...minutes: number[]) => minutes.map(one => now - one * minute)

describe('a code by SMS', () => {
  test.each([
    ['the first one', [], 'ok'],
    ['a second after 59.999 s', [now - 59_999], 'WrongUserStateException 1'],
    ['a second after 60 s', [now - 60_000], 'ok'],
    ['a second at once', [now], 'WrongUserStateException 60'],
    ['the fifth within an hour', ago(50, 40, 30, 20), 'ok'],
    ['the sixth within an hour', ago(50, 40, 30, 20, 10), 'SMS_LIMIT_REACHED 600'],
    ['the sixth when the first is an hour old', ago(60, 40, 30, 20, 10), 'ok'],
    ['too soon comes before too many', ago(50, 40, 30, 20, 0.5), 'WrongUserStateException 30'],
  ])('%s', (_name, sentAt, expected) => {
    const verdict = smsCanBeSent(sentAt, now, defaultSmsResendAfterMs)
    const reported = verdict.ok
      ? 'ok'
      : `${verdict.error.code} ${verdict.error.params['waitSeconds']}`
    expect(reported).toBe(expected)
  })

  test('a bank that waits for less sends the next one earlier', () => {
    expect(smsCanBeSent([now - 20_000], now, 30_000)).toEqual(
      err('WrongUserStateException', { waitSeconds: 10 }),
    )
    expect(smsCanBeSent([now - 30_000], now, 30_000)).toEqual(holds)
  })

  test('shows how many are left', () => {
    expect(
      [[], ago(50), ago(50, 40, 30, 20), ago(90, 80)].map(sent => smsCodesLeft(sent, now)),
    ).toEqual([4, 3, 0, 4])
  })
})
