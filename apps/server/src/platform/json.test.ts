import { expect, test } from 'vitest'

import { createRowText, textInFixedOrder, type Json } from './json.ts'

test('rows one after the other have the texts that each of them has alone', () => {
  const evidence = { step: 7, kind: 'TOTP' }
  const rows: readonly Readonly<Record<string, Json>>[] = [
    { b: 'x', a: null, evidence },
    { b: 'x', a: null, evidence },
    { b: 'y', a: 'was null', evidence: { kind: 'TOKEN', step: 7 } },
    { a: 'was null', b: 'y', evidence },
    { c: [1, { z: 1, y: 2 }], a: null },
    { c: [1, { z: 1, y: 2 }], a: 'x' },
  ]
  const textOf = createRowText()
  expect(rows.map(textOf)).toEqual(rows.map(textInFixedOrder))
})
