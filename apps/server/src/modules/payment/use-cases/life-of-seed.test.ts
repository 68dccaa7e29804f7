import { everyStageIsSigned, stagesOf } from '@tartip/domain/payment/life-cycle'
import { familyOfSignType } from '@tartip/domain/documents/stages'
import { paymentStatuses } from '@tartip/domain/payment/status'
import { signSchemes } from '@tartip/domain/people/sign-right'
import { expect, test } from 'vitest'

import { seedPayment } from '../testing/payment-builder.ts'
import { lifeOfSeed } from './life-of-seed.ts'
import { digestOf } from './payment-digest.ts'

const cells = signSchemes.flatMap(signScheme =>
  (['TOTP', 'PAY_CONTROL'] as const).map(signType => ({ signScheme, signType })),
)
/** Statuses that a contract of the kind never sees. */
function isPossible(statusCode: string, { signScheme, signType }: (typeof cells)[number]): boolean {
  try {
    return (
      lifeOfSeed(seedPayment({ statusCode: statusCode as 'DRAFT', signScheme, signType }), 'x')
        .length > 0
    )
  } catch (error) {
    if (error instanceof Error && /No document of/.test(error.message)) return false
    throw error
  }
}

test.each(cells)('seeded documents have come a consistent way ($signScheme, $signType)', cell => {
  const possible = paymentStatuses.filter(status => isPossible(status, cell))
  expect(possible).toContain('DRAFT')
  for (const statusCode of possible) {
    const life = lifeOfSeed(
      seedPayment({ ...cell, statusCode, errorCode: 'E', description: 'D' }),
      'x',
    )
    const last = life.at(-1)?.document
    if (!last) throw new Error('A document has at least one step')
    expect(last.statusCode).toBe(statusCode)
    expect(life.map(change => change.document.version)).toEqual(life.map((_, index) => index + 1))
    expect(life[0]?.steps).toEqual(['DRAFT'])
    expect(digestOf(last)).toBe(last.digest)
    expect(last.signatures.length).toBe(life.filter(change => change.signature).length)
    if (last.isFullySigned) expect(everyStageIsSigned(last, cell.signScheme).ok).toBe(true)
    expect(life.slice(0, -1).every(change => change.errorCode === undefined)).toBe(true)
    expect(last.errorCode).toBe('E')
  }
})

test('an executed document carries a signature of every stage of its scheme', () => {
  for (const cell of cells.filter(each => each.signType === 'TOTP')) {
    const life = lifeOfSeed(seedPayment({ ...cell, statusCode: 'SUCCESS' }), 'x')
    const stages = stagesOf(familyOfSignType(cell.signType), cell.signScheme)
    expect(life.at(-1)?.document.signatures.map(each => each.stage)).toEqual(
      stages.map(each => each.stage),
    )
  }
})

test('a contract that signs by telephone cannot have a document of a third stage', () => {
  const cell = { signScheme: 'THREE_SIGNATORY', signType: 'PAY_CONTROL' } as const
  expect(() => lifeOfSeed(seedPayment({ ...cell, statusCode: 'SUCCESS' }), 'x')).toThrow()
})
