import { describe, expect, test } from 'vitest'

import { errorText } from '../errors/catalogue.ts'
import { err, holds } from '../result.ts'
import {
  outcomeOfCounted,
  leftOf,
  limitPeriods,
  limitScopes,
  limitVerdict,
  withCounted,
  type LimitState,
  type LimitedAmount,
  type OperationLimit,
} from './operation-limits.ts'

const som = (whole: number): bigint => BigInt(whole) * 100n
const limit = (more: Partial<OperationLimit> = {}): OperationLimit => ({
  scope: 'ORGANISATION',
  period: 'DAY',
  limitMinor: som(1_000),
  usedMinor: som(400),
  ...more,
})
const state = (more: Partial<LimitState> = {}): LimitState => ({
  standing: 'FULL',
  limits: [limit()],
  ...more,
})
const pays = (more: Partial<LimitedAmount> = {}): LimitedAmount => ({
  operationCode: 'CLEARING',
  recipientAccount: '1180000099999126',
  somMinor: som(600),
  isToEmployee: false,
  ...more,
})
const codeOf = (verdict: ReturnType<typeof limitVerdict>) =>
  verdict.ok ? undefined : verdict.error.code

describe('a limit', () => {
  test('is kept to the last tyiyn', () => {
    expect(limitVerdict(state(), pays())).toEqual(holds)
    expect(limitVerdict(state(), pays({ somMinor: som(600) + 1n }))).toEqual(
      err('LIMIT_DAY_EXCEEDED', { limit: '1000.00', used: '400.00', left: '600.00' }),
    )
  })

  test('that was lowered below what is used has nothing left', () => {
    const lowered = limit({ limitMinor: som(300) })
    expect(leftOf(lowered)).toBe(0n)
    expect(codeOf(limitVerdict(state({ limits: [lowered] }), pays({ somMinor: 1n })))).toBe(
      'LIMIT_DAY_EXCEEDED',
    )
  })

  const each = limitScopes.flatMap(scope => limitPeriods.map(period => [scope, period] as const))
  test.each(each)('of %s by %s has a code of its own, which says what is left', (scope, period) => {
    const standing = scope === 'REMOTE' ? 'REMOTE' : 'FULL'
    const operationCode = scope === 'REMOTE' ? 'RKO_2_CARD' : 'CLEARING'
    const limits = [limit({ scope, period, usedMinor: som(400) })]
    const refused = limitVerdict({ standing, limits }, pays({ operationCode, somMinor: som(601) }))
    if (refused.ok) throw new Error('It should be refused')
    for (const language of ['ru', 'ky', 'en'] as const) {
      const text = errorText(refused.error.code, refused.error.params, language)
      expect(text).toMatch(/1.000,00/)
      expect(text).toMatch(/600,00/)
    }
  })

  test('counts what comes before it in the same batch', () => {
    const after = withCounted(state(), som(500))
    expect(codeOf(limitVerdict(after, pays({ somMinor: som(101) })))).toBe('LIMIT_DAY_EXCEEDED')
    expect(limitVerdict(after, pays({ somMinor: som(100) }))).toEqual(holds)
  })

  test('of one operation is not used up', () => {
    const oneTime = state({ limits: [limit({ period: 'ONE_TIME', usedMinor: 0n })] })
    expect(limitVerdict(withCounted(oneTime, som(900)), pays({ somMinor: som(900) }))).toEqual(
      holds,
    )
  })

  test('of remote identification counts only while it lasts', () => {
    const limits = [limit({ scope: 'REMOTE', limitMinor: 0n })]
    expect(limitVerdict(state({ limits }), pays())).toEqual(holds)
    const remote = state({ standing: 'REMOTE', limits })
    expect(codeOf(limitVerdict(remote, pays({ operationCode: 'RKO_2_CARD' })))).toBe(
      'REMOTE_IDENTIFICATION_DAY_EXCEEDED',
    )
  })
})

describe('a client', () => {
  test('identified remotely pays own cards alone', () => {
    const remote = state({ standing: 'REMOTE' })
    expect(codeOf(limitVerdict(remote, pays()))).toBe('REMOTE_IDENTIFICATION_OWN_CARDS_ONLY')
    expect(limitVerdict(remote, pays({ operationCode: 'RKO_2_CARD' }))).toEqual(holds)
    expect(limitVerdict(remote, pays({ operationCode: 'CARD_2_CARD' }))).toEqual(holds)
    const toPerson = pays({ operationCode: 'CARD_2_CARD', recipientAccount: '416958••••••5678' })
    expect(codeOf(limitVerdict(remote, toPerson))).toBe('REMOTE_IDENTIFICATION_OWN_CARDS_ONLY')
  })

  test('with blocked limits pays employees alone', () => {
    const blocked = state({ standing: 'EMPLOYEES_ONLY' })
    expect(codeOf(limitVerdict(blocked, pays()))).toBe('LIMIT_BLOCKED_EMPLOYEES_ONLY')
    expect(limitVerdict(blocked, pays({ isToEmployee: true }))).toEqual(holds)
    expect(limitVerdict(blocked, pays({ operationCode: 'SALARY' }))).toEqual(holds)
  })

  test('who may send nothing is refused also for employees', () => {
    const blocked = state({ standing: 'SENDING_BLOCKED' })
    expect(codeOf(limitVerdict(blocked, pays({ isToEmployee: true })))).toBe(
      'LIMIT_BLOCKED_SENDING',
    )
  })
})

describe('a counted signature', () => {
  test.each([
    ['kept once the money has gone', { statusCode: 'SUCCESS' }, 'kept'],
    ['open while the document is on its way', { statusCode: 'WAIT_RESPONSE_FROM_BANK' }, 'open'],
    ['open while others have to sign', { statusCode: 'PARTIALLY_CONFIRMED' }, 'open'],
    ['released when the bank refuses', { statusCode: 'ERROR' }, 'released'],
    ['released when the creator recalls', { statusCode: 'REVOKE' }, 'released'],
    ['released when the document is returned', { statusCode: 'FOR_EDITING' }, 'released'],
    ['released when its time is out', { statusCode: 'TIME_IS_OUT' }, 'released'],
    ['released when the content changes', { statusCode: 'SUCCESS', isReplaced: true }, 'released'],
    ['signing until it is there', { statusCode: 'ON_VERIFICATION', isSigned: false }, 'signing'],
  ] as const)('is %s', (_name, more, outcome) => {
    expect(outcomeOfCounted({ isReplaced: false, isSigned: true, ...more })).toBe(outcome)
  })
})
