import { expect, test } from 'vitest'
import { paymentActions } from '../payment/transition-table.ts'
import { closingReasonOf, isClosingReason } from './closing-reason.ts'

const step = {
  action: 'sign',
  fromStatus: 'ON_VERIFICATION',
  toStatus: 'SUCCESS',
  isDeleted: false,
}

test.each([
  [{ action: 'sign' }, 'SIGNED'],
  [{ action: 'returnForEditing' }, 'RETURNED'],
  [{ action: 'revoke' }, 'REJECTED'],
  [{ action: 'recall' }, 'RECALLED'],
  [{ action: 'timeOut' }, 'TIMED_OUT'],
  [{ action: 'sendForSigning', fromStatus: 'FOR_EDITING' }, 'SENT'],
  [{ action: 'delete', toStatus: 'ON_VERIFICATION', isDeleted: true }, 'DELETED'],
  [{ action: 'edit', toStatus: 'ON_VERIFICATION' }, undefined],
  [{ action: 'of a later release' }, 'PROCESSED'],
])('a step %o closes earlier requests: %s', (patch, reason) => {
  expect(closingReasonOf({ ...step, ...patch })).toBe(reason)
})

test('every action that moves a document has a reason in words', () => {
  for (const action of paymentActions) {
    expect(isClosingReason(closingReasonOf({ ...step, action }) ?? ''), action).toBe(true)
  }
})
