import { describe, expect, test } from 'vitest'

import { fromIso, toIso } from '../time/instant.ts'
import { apiKeyIsActive, apiKeyState, apiKeyValidUntil, type ApiKeyLife } from './api-key.ts'

const made = fromIso('2026-11-30T04:00:00.000Z')
const life = (over: Partial<ApiKeyLife> = {}): ApiKeyLife => ({
  validUntil: apiKeyValidUntil(made),
  endedAt: undefined,
  reissueAllowedAt: undefined,
  ...over,
})

describe('the API key of an organisation', () => {
  test('works for ninety days to the second', () => {
    expect(toIso(apiKeyValidUntil(made))).toBe('2027-02-28T04:00:00.000Z')
    expect(apiKeyState(life(), apiKeyValidUntil(made) - 1)).toBe('ACTIVE')
    expect(apiKeyState(life(), apiKeyValidUntil(made))).toBe('INACTIVE')
  })

  test.each([
    ['NEW', 'who never had a key may make one', undefined],
    ['ACTIVE', 'a key in its time works', life()],
    ['INACTIVE', 'a key that was switched off is over', life({ endedAt: made + 1 })],
    [
      'NEW',
      'the bank has allowed another one',
      life({ endedAt: made, reissueAllowedAt: made + 2 }),
    ],
    ['NEW', 'also while the former one still worked', life({ reissueAllowedAt: made + 2 })],
  ] as const)('is %s: %s', (state, _why, last) => {
    expect(apiKeyState(last, made + 1000)).toBe(state)
    if (last !== undefined) expect(apiKeyIsActive(last, made + 1000)).toBe(state === 'ACTIVE')
  })
})
