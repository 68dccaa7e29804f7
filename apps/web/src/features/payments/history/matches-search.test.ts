import { expect, test } from 'vitest'
import { viewerOf } from '../../../lib/me.ts'
import { personOf } from '../../../testing/person.ts'
import { paymentRow } from '../testing/payment-row.ts'
import type { HistorySearch } from './history-search.ts'
import { matchesSearch } from './matches-search.ts'

const viewer = viewerOf(personOf())
const row = paymentRow()

test.each<[string, HistorySearch, boolean]>([
  ['no filter', {}, true],
  ['the tab it stands in', { status: 'FOR_SIGN' }, true],
  ['another tab', { status: 'SUCCESS' }, false],
  ['its kind', { operation: 'GROSS,CLEARING' }, true],
  ['another kind', { operation: 'GROSS' }, false],
  ['the paying account', { account: row.payerAccount }, true],
  ['the receiving account', { account: row.recipientAccount }, true],
  ['a third account', { account: '1091820100000155' }, false],
  ['another currency', { currency: 'USD' }, false],
  ['the day it was made', { from: '2026-11-30', to: '2026-11-30' }, true],
  ['the day after', { from: '2026-12-01' }, false],
  ['a lower bound', { min: '420000' }, true],
  ['a bound above it', { min: '420000.01' }, false],
  ['an upper bound below it', { max: '99' }, false],
  ['a part of the name in other letters', { recipient: 'бишкек' }, true],
  ['another name', { recipient: 'Тулпар' }, false],
  ['a part of the number', { number: '104' }, true],
  ['a creator, who is known by name only', { creator: 'somebody' }, true],
])('news are held against %s', (_name, search, expected) => {
  expect(matchesSearch(row, search, viewer)).toBe(expected)
})

test('a document made after midnight in Bishkek belongs to the new day', () => {
  const late = paymentRow({ createdDate: '2026-11-30T18:30:00.000Z' })
  expect(matchesSearch(late, { from: '2026-12-01', to: '2026-12-01' }, viewer)).toBe(true)
})
