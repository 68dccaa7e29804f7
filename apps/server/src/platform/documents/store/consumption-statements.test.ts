import { expect, test } from 'vitest'

import { consumptionStatements } from './consumption-statements.ts'

test('transactions that use up proofs of several kinds do so in one order, so that none waits for another', () => {
  const code = (order: string) => ({ statement: 'select use_codes($1)', values: [order], order })
  const card = (order: string) => ({ statement: 'select use_cards($1)', values: [order], order })
  const run = (...consumptions: Parameters<typeof consumptionStatements>[0]) =>
    consumptionStatements(consumptions).map(({ sql, parameters }) => [sql, ...parameters])
  expect(run(code('1'), card('2'), code('3'))).toEqual([
    ['select use_cards($1)', ['2']],
    ['select use_codes($1)', ['1', '3']],
  ])
  expect(run(code('3'), card('2'))).toEqual([
    ['select use_cards($1)', ['2']],
    ['select use_codes($1)', ['3']],
  ])
})
