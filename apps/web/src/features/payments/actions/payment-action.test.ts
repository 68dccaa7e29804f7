import { expect, test } from 'vitest'
import type { PaymentRow } from '../api/payment-queries.ts'
import { paymentRow } from '../testing/payment-row.ts'
import { actionsOf, canSelect, splitByAction } from './payment-action.ts'
import type { PaymentAction } from './payment-action.ts'

test.each<[keyof PaymentRow, PaymentAction]>([
  ['isSendForSign', 'sendForSigning'],
  ['isSignable', 'sign'],
  ['isReturnable', 'returnForEditing'],
  ['isRevokable', 'revoke'],
  ['isRecall', 'recall'],
  ['isRemovable', 'delete'],
  ['isEditable', 'edit'],
  ['isRepeatable', 'repeat'],
])('the flag %s alone offers %s alone', (flag, action) => {
  expect(actionsOf(paymentRow({ [flag]: true }))).toEqual([action])
})

test('without a flag nothing is offered, whatever the status', () => {
  expect(actionsOf(paymentRow({ statusCode: 'DRAFT', isYourTurn: true }))).toEqual([])
})

test('signing comes first, what cannot be taken back comes last', () => {
  const row = paymentRow({
    isRevokable: true,
    isSignable: true,
    isReturnable: true,
    isEditable: true,
  })
  expect(actionsOf(row)).toEqual(['sign', 'edit', 'returnForEditing', 'revoke'])
})

test('only documents that a bulk action fits can be ticked', () => {
  expect(canSelect(paymentRow({ isRemovable: true }))).toBe(true)
  expect(canSelect(paymentRow({ isRepeatable: true, isRecall: true }))).toBe(false)
})

test('what an action does not fit is left out and named', () => {
  const signable = paymentRow({ isSignable: true })
  const draft = paymentRow({ isSendForSign: true })
  expect(splitByAction([signable, draft], 'sign')).toEqual({
    possible: [signable],
    skipped: [draft],
  })
})
