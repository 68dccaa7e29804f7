import { generateSync } from 'otplib'
import { describe, expect, test } from 'vitest'

import { isTotpCode, isTotpSecret, judgeTotp, matchingSteps } from './totp.ts'

/** The secret of RFC 6238, appendix B: `12345678901234567890`. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const codeAt = (epoch: number) => generateSync({ secret, epoch })

describe('codes', () => {
  test('the test vectors of RFC 6238 hold', () => {
    expect(matchingSteps(secret, '287082', 59_000)).toEqual([1])
    expect(matchingSteps(secret, '081804', 1_111_111_109_000)).toEqual([37_037_036])
  })

  test('a phone may be one step early or late, not two', () => {
    const now = 1_800_000_000
    const isTaken = (offset: number) =>
      matchingSteps(secret, codeAt(now + offset), now * 1000).length > 0
    expect([-60, -30, 0, 30, 60].map(isTaken)).toEqual([false, true, true, true, false])
  })

  test('a bank that allows more steps takes codes of so many, and no more', () => {
    const now = 1_800_000_000
    const isTaken = (offset: number) =>
      matchingSteps(secret, codeAt(now + offset), now * 1000, 3).length > 0
    expect([-120, -90, 90, 120].map(isTaken)).toEqual([false, true, true, false])
  })

  test('only six digits are a code', () => {
    expect(isTotpCode('012345')).toBe(true)
    for (const text of ['', '12345', '1234567', '12345a', ' 12345', '１２３４５６']) {
      expect(isTotpCode(text)).toBe(false)
    }
  })

  test('a secret is base32 of at least 128 bits', () => {
    expect(isTotpSecret(secret)).toBe(true)
    expect(isTotpSecret('GEZDGNBVGY3TQOJQ')).toBe(false)
    expect(isTotpSecret('gezdgnbvgy3tqojqgezdgnbvgy3tqojq')).toBe(false)
  })
})

describe('each step once', () => {
  test('a code of a step that was accepted is used', () => {
    expect(judgeTotp([10], 10)).toEqual({ kind: 'used' })
    expect(judgeTotp([9], 10)).toEqual({ kind: 'used' })
  })

  test('a code of a later step is right', () => {
    expect(judgeTotp([11], 10)).toEqual({ kind: 'right', step: 11 })
    expect(judgeTotp([11], undefined)).toEqual({ kind: 'right', step: 11 })
  })

  test('when two steps have the same code by chance, using it uses both', () => {
    expect(judgeTotp([11, 12], 10)).toEqual({ kind: 'right', step: 12 })
    expect(judgeTotp([10, 12], 10)).toEqual({ kind: 'used' })
  })

  test('a code of no step is wrong', () => {
    expect(judgeTotp([], 10)).toEqual({ kind: 'wrong' })
  })
})
