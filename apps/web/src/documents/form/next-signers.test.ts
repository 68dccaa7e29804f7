import type { Viewer } from '@tartip/domain/people/viewer'
import { expect, test } from 'vitest'
import { signingPlan } from './next-signers.ts'

const viewer: Viewer = {
  personId: 'person-1',
  legalPartyId: 'party-1',
  signRight: 'CREATOR',
  signScheme: 'TWO_SIGNATORY',
  signType: 'TOTP',
  postVerificationStatus: 'Confirmed',
  productRoles: [],
  payControlKeyAvailable: true,
}

test.each([
  { signScheme: 'ONE_SIGNATORY', rights: ['FIRST'] },
  { signScheme: 'TWO_SIGNATORY', rights: ['FIRST', 'SECOND'] },
  { signScheme: 'THREE_SIGNATORY', rights: ['FIRST', 'SECOND', 'THIRD'] },
] as const)('under $signScheme the document is signed by $rights', ({ signScheme, rights }) => {
  const plan = signingPlan({ ...viewer, signScheme })
  expect(plan.signers.map(({ right }) => right)).toEqual(rights)
  expect(plan.signers.some(({ isYou }) => isYou)).toBe(false)
})

test('a signatory who creates a payment sees their own turn', () => {
  expect(signingPlan({ ...viewer, signRight: 'SECOND' }).signers.map(({ isYou }) => isYou)).toEqual(
    [false, true],
  )
})

test('it is the turn of the first signatory alone, and not where signatures are given on the phone', () => {
  const first = { ...viewer, signRight: 'FIRST' } as const
  expect(signingPlan(first).isYourTurn).toBe(true)
  expect(signingPlan({ ...viewer, signRight: 'SECOND' }).isYourTurn).toBe(false)
  expect(signingPlan({ ...first, signType: 'PAY_CONTROL' }).isYourTurn).toBe(false)
})

test('pay-control signs on the phone and knows no third stage', () => {
  const payControl = { ...viewer, signType: 'PAY_CONTROL' } as const
  expect(signingPlan(payControl)).toMatchObject({ isOnPhone: true, isImpossible: false })
  expect(signingPlan({ ...payControl, signScheme: 'THREE_SIGNATORY' }).isImpossible).toBe(true)
})
