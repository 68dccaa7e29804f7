import { expect, test } from 'vitest'

import { withoutFormula } from './spreadsheet-text.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  [' =1+1', "' =1+1"],
  ['-1+1', "'-1+1"],
  ['+996-555', "'+996-555"],
  ['-cmd', "'-cmd"],
  ['＝1+1', "'＝1+1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['+996555123456', '+996555123456'],
  ['+996 555 123 456', '+996 555 123 456'],
  ['-100,50', '-100,50'],
  ['1+1', '1+1'],
])('the text %j is written as %j, so that no spreadsheet runs it', (text, expected) => {
  expect(withoutFormula(text)).toBe(expected)
})
