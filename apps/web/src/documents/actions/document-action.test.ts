import { expect, test } from 'vitest'
import type { DocumentAction, DocumentRow } from '../document-kind.ts'
import { documentRow } from '../testing/document-row.ts'
import { actionsOf, canSelect, splitByAction } from './document-action.ts'

test.each<[keyof DocumentRow, DocumentAction]>([
  ['isSendForSign', 'sendForSigning'],
  ['isSignable', 'sign'],
  ['isReturnable', 'returnForEditing'],
  ['isRevokable', 'revoke'],
  ['isRecall', 'recall'],
  ['isRemovable', 'delete'],
  ['isEditable', 'edit'],
  ['isRepeatable', 'repeat'],
])('the flag %s alone offers %s alone', (flag, action) => {
  expect(actionsOf(documentRow({ [flag]: true }))).toEqual([action])
})

test('without a flag nothing is offered, whatever the status', () => {
  expect(actionsOf(documentRow({ statusCode: 'DRAFT' }))).toEqual([])
})

test('signing comes first, what cannot be withdrawn comes last', () => {
  const row = documentRow({
    isRevokable: true,
    isSignable: true,
    isReturnable: true,
    isEditable: true,
  })
  expect(actionsOf(row)).toEqual(['sign', 'edit', 'returnForEditing', 'revoke'])
})

const kind = { bulkActions: ['sign', 'delete'] } as const

test('only documents that a bulk action fits can be ticked', () => {
  expect(canSelect(kind, documentRow({ isRemovable: true }))).toBe(true)
  expect(canSelect(kind, documentRow({ isRepeatable: true, isRecall: true }))).toBe(false)
})

test('what an action does not fit is left out and named', () => {
  const signable = documentRow({ isSignable: true })
  const draft = documentRow({ isSendForSign: true })
  expect(splitByAction([signable, draft], 'sign')).toEqual({
    possible: [signable],
    skipped: [draft],
  })
})
