import { expect, test } from 'vitest'
import { withoutOtherDocuments } from './pay-codes.ts'

test('what another document paid may be tried again, everything else that became of a choice is kept', () => {
  const limit = { code: 'INSUFFICIENT_FUNDS', params: {} }
  const paid = { code: 'ALREADY_BEING_PAID', params: { paymentId: 'other' } }
  const kept = withoutOtherDocuments([
    ['refused', { step: 'failed', failure: paid }],
    ['draft', { step: 'saved', paymentId: 'own', payer: '1', failure: paid }],
    ['poor', { step: 'saved', paymentId: 'poor', payer: '1', failure: limit }],
    ['sent', { step: 'sent', paymentId: 'done' }],
  ])
  expect([...kept]).toEqual([
    ['refused', { step: 'failed' }],
    ['draft', { step: 'saved', paymentId: 'own', payer: '1' }],
    ['poor', { step: 'saved', paymentId: 'poor', payer: '1', failure: limit }],
    ['sent', { step: 'sent', paymentId: 'done' }],
  ])
})
