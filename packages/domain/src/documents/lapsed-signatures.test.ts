import { expect, test } from 'vitest'

import { aSignature } from '../payment/testing/life-cycle-builders.ts'
import { whySignedAgain, type SignatoryNow } from './lapsed-signatures.ts'

const signatory = (stage: 1 | 2 | 3, change: Partial<SignatoryNow> = {}): SignatoryNow => ({
  personId: `signer-${stage}`,
  signRight: ({ 1: 'FIRST', 2: 'SECOND', 3: 'THIRD' } as const)[stage],
  signType: 'TOTP',
  postVerificationStatus: 'Confirmed',
  isActive: true,
  ...change,
})
const signed = { signatures: [aSignature(1), aSignature(2)], digest: 'digest-1' }

test('signatures stay good while their signers could give them again', () => {
  expect(whySignedAgain(signed, [signatory(1), signatory(2)])).toBeUndefined()
  expect(whySignedAgain({ ...signed, signatures: [] }, [])).toBeUndefined()
})

test.each([
  ['was dismissed', [signatory(1)], 'SIGNER_WITHOUT_ACCESS'],
  ['is frozen', [signatory(1), signatory(2, { isActive: false })], 'SIGNER_WITHOUT_ACCESS'],
  [
    'has another right',
    [signatory(1), signatory(2, { signRight: 'FIRST' })],
    'SIGNER_WITHOUT_RIGHT',
  ],
  [
    'is being checked by the bank',
    [signatory(1), signatory(2, { postVerificationStatus: 'Pending' })],
    'SIGNER_NOT_CONFIRMED',
  ],
] as const)('a signature lapses when its signer %s', (_why, people, reason) => {
  expect(whySignedAgain(signed, people)).toMatchObject({ code: reason })
})

test('one contract of several that still gives the right is enough', () => {
  const people = [signatory(1, { isActive: false }), signatory(1), signatory(2)]
  expect(whySignedAgain(signed, people)).toBeUndefined()
})

test('the reason names the signature in three languages', () => {
  const people = [signatory(1), signatory(2, { signRight: 'CREATOR' })]
  expect(whySignedAgain(signed, people)?.text).toMatchObject({
    ru: expect.stringContaining('№2'),
    ky: expect.stringContaining('№2'),
    en: expect.stringContaining('Signature 2'),
  })
})

test('a contract that needs more signatures by now gets them, one that needs fewer has enough', () => {
  const people = [signatory(1), signatory(2), signatory(3)]
  expect(whySignedAgain(signed, people, 'THREE_SIGNATORY')).toMatchObject({
    code: 'MORE_SIGNATURES_NEEDED',
  })
  expect(whySignedAgain(signed, people, 'TWO_SIGNATORY')).toBeUndefined()
  expect(whySignedAgain(signed, people, 'ONE_SIGNATORY')).toBeUndefined()
})

test('a signature over an earlier content is none', () => {
  const people = [signatory(1), signatory(2)]
  expect(whySignedAgain({ ...signed, digest: 'digest-2' }, people, 'ONE_SIGNATORY')).toMatchObject({
    code: 'MORE_SIGNATURES_NEEDED',
  })
})

test('the document is signed again as the first signatory signs now', () => {
  const onPhones = signatory(1, { personId: 'new', signType: 'PAY_CONTROL' })
  expect(whySignedAgain(signed, [onPhones])?.signType).toBe('PAY_CONTROL')
  expect(whySignedAgain(signed, [])?.signType).toBe('TOTP')
})
