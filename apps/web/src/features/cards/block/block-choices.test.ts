import { availableStatuses } from '@tartip/domain/cards/card-status'
import { expect, test } from 'vitest'
import { isForGood, reasonsOf } from './block-choices.ts'
import type { StatusChoice } from './block-choices.ts'

const choicesOf = (status: 'ACTIVE' | 'BLOCKED' | 'LOST'): StatusChoice[] =>
  availableStatuses(status).map(choice => ({ status: choice.status, reasons: [...choice.reasons] }))

test('a working card is blocked for four reasons, the one that can be undone first', () => {
  expect(reasonsOf(choicesOf('ACTIVE'))).toEqual({
    unlock: [],
    block: ['TEMPORARY', 'LOSS', 'THEFT', 'COMPROMISE'],
  })
})

test('a temporary block is lifted for a reason, or the card is blocked for good', () => {
  expect(reasonsOf(choicesOf('BLOCKED'))).toEqual({
    unlock: ['FOUND', 'PIN_RESTORED', 'BY_MISTAKE'],
    block: ['LOSS', 'THEFT', 'COMPROMISE'],
  })
})

test('a lost card has no way back', () => {
  expect(reasonsOf(choicesOf('LOST'))).toEqual({ unlock: [], block: [] })
  expect(isForGood('LOSS')).toBe(true)
  expect(isForGood('TEMPORARY')).toBe(false)
  expect(isForGood('FOUND')).toBe(false)
})
