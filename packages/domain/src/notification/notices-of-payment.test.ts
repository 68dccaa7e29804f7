import { describe, expect, test } from 'vitest'

import { signStages } from '../payment/transition-table.ts'
import { paymentStatuses, type PaymentStatus } from '../payment/status.ts'
import { signRights, type SignRight } from '../people/sign-right.ts'
import {
  noticeCodeOf,
  noticeOfPayment,
  type Concerned,
  type PaymentStep,
} from './notices-of-payment.ts'

const person = (signRight: SignRight, exception: Partial<Concerned> = {}): Concerned => ({
  personId: signRight,
  signRight,
  postVerificationStatus: 'Confirmed',
  isActive: true,
  mayRead: true,
  isNotifiedOfAccount: signRight === 'FIRST',
  ...exception,
})
const everybody = signRights.map(right => person(right))

const reported = (
  toStatus: PaymentStatus,
  people: readonly Concerned[] = everybody,
  more: Partial<PaymentStep> = {},
) =>
  noticeOfPayment(
    {
      action: 'sign',
      createdBy: 'CREATOR',
      fromStatus: 'DRAFT',
      toStatus,
      statusNow: toStatus,
      ...more,
    },
    people,
  )?.personIds

describe('a waiting stage', () => {
  const rights = { 1: 'FIRST', 2: 'SECOND', 3: 'THIRD' } as const
  test.each(signStages)(
    '$waiting is reported to whoever signs stage $stage',
    ({ stage, waiting }) => {
      expect(reported(waiting)).toEqual([rights[stage]])
    },
  )

  test('is not reported to a signatory who cannot sign: pending, frozen or without the account', () => {
    expect(
      reported('ON_VERIFICATION', [
        person('FIRST', { personId: 'pending', postVerificationStatus: 'Pending' }),
        person('FIRST', { personId: 'frozen', isActive: false }),
        person('FIRST', { personId: 'blind', mayRead: false }),
      ]),
    ).toBeUndefined()
  })

  test('is reported once to whoever stands twice among the people', () => {
    expect(reported('ON_VERIFICATION', [person('FIRST'), person('FIRST')])).toEqual(['FIRST'])
  })

  test('is not reported to the director who has just sent the document to themselves', () => {
    const more = { action: 'sendForSigning', createdBy: 'FIRST' }
    expect(reported('ON_VERIFICATION', everybody, more)).toBeUndefined()
    expect(reported('PARTIALLY_CONFIRMED', everybody, { ...more, action: 'sign' })).toEqual([
      'SECOND',
    ])
  })

  test('is not notified of a document that has been signed or returned meanwhile', () => {
    for (const statusNow of ['ON_CONFIRMATION', 'FOR_EDITING', 'DRAFT'] as const) {
      expect(reported('ON_VERIFICATION', everybody, { statusNow })).toBeUndefined()
    }
    expect(reported('SUCCESS', everybody, { statusNow: 'SUCCESS' })).toBeDefined()
  })

  test('is not reported again when a document is edited at its own stage', () => {
    const more = { action: 'edit', fromStatus: 'ON_VERIFICATION' }
    expect(reported('ON_VERIFICATION', everybody, more)).toBeUndefined()
  })
})

describe('what comes back and what ends', () => {
  test('a returned or rejected document is reported to its creator alone', () => {
    for (const status of ['FOR_EDITING', 'CANCELED_SIGN_ONE', 'CANCELED_SIGN_TWO'] as const) {
      expect(reported(status)).toEqual(['CREATOR'])
    }
  })

  test('an end is reported to the creator and to whoever receives notifications of the account', () => {
    const people = [
      ...everybody,
      person('AUDITOR', { personId: 'book', isNotifiedOfAccount: true }),
    ]
    for (const status of ['SUCCESS', 'ERROR', 'TIME_IS_OUT'] as const) {
      expect(reported(status, people)?.toSorted()).toEqual(['CREATOR', 'FIRST', 'book'])
    }
  })

  test('nobody whom the bank has rejected is sent anything', () => {
    const rejected = everybody.map(one => ({ ...one, postVerificationStatus: 'Rejected' as const }))
    for (const status of paymentStatuses) expect(reported(status, rejected)).toBeUndefined()
  })

  test('the steps between are nobody’s news', () => {
    const silent = paymentStatuses.filter(status => noticeCodeOf(status) === undefined)
    expect(silent).toEqual([
      'DRAFT',
      'ON_VERIFICATION_COMPLETED',
      'PARTIAL_CONFIRMATION_COMPLETED',
      'ON_CONFIRMATION_COMPLETED',
      'FIRST_SIGN_IN_PAY_CONTROL_COMPLETE',
      'SECOND_SIGN_IN_PAY_CONTROL_COMPLETE',
      'REVOKE',
      'WAIT_RESPONSE_FROM_BANK',
      'PAYMENT_REQUEST_TO_BANK',
      'KVIT',
    ])
  })
})
