import { describe, expect, test } from 'vitest'
import type { AccessRow } from './access-changes.ts'
import { changesOf, noDraft, tickedOf, withAll, withTick } from './access-changes.ts'

const row: AccessRow = {
  id: 'a1',
  name: 'Основной',
  note: '1090',
  permissions: ['READ', 'CLEARING'],
  available: ['READ', 'CLEARING', 'GROSS', 'SWIFT'],
}
const empty: AccessRow = { ...row, id: 'a2', permissions: [] }
const tick = (draft: Parameters<typeof withTick>[0], one: AccessRow, name: string, isOn = true) =>
  withTick(draft, one, name, isOn, 'READ')

describe('ticking rights', () => {
  test('brings the right to see along', () => {
    expect(tickedOf(tick(noDraft, empty, 'SWIFT'), empty)).toEqual(['READ', 'SWIFT'])
  })

  test('unticking the right to see takes everything away', () => {
    expect(tickedOf(tick(noDraft, row, 'READ', false), row)).toEqual([])
  })

  test('back to what the bank has is no change at all', () => {
    const changed = tick(noDraft, row, 'GROSS')
    expect(changesOf(changed, [row])).toHaveLength(1)
    expect(changesOf(tick(changed, row, 'GROSS', false), [row])).toEqual([])
  })

  test('all and nothing go by row', () => {
    expect(tickedOf(withAll(noDraft, empty, true), empty)).toEqual(row.available)
    expect(tickedOf(withAll(noDraft, row, false), row)).toEqual([])
  })

  test('the difference says what is given and what is taken, row by row', () => {
    const draft = tick(tick(tick(noDraft, row, 'SWIFT'), row, 'CLEARING', false), empty, 'READ')
    expect(changesOf(draft, [row, empty])).toMatchObject([
      { row, permissions: ['READ', 'SWIFT'], given: ['SWIFT'], taken: ['CLEARING'] },
      { row: empty, given: ['READ'], taken: [] },
    ])
  })
})
