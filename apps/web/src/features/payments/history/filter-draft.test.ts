import { errorText } from '@tartip/domain/errors/catalogue'
import { expect, test } from 'vitest'
import { draftOf, readDraft } from './filter-draft.ts'
import type { FilterDraft } from './filter-draft.ts'

const empty = draftOf({})

test('an untouched form filters nothing', () => {
  expect(readDraft(empty)).toMatchObject({
    ok: true,
    sort: 'CREATED_DATE',
    order: 'DESC',
    filter: { from: undefined, min: undefined, operation: undefined },
  })
})

test('amounts are read as people type them and go out as wire decimals', () => {
  const read = readDraft({ ...empty, min: '1 000,5', max: '2 000' })
  expect(read).toMatchObject({ ok: true, filter: { min: '1000.50', max: '2000.00' } })
})

test.each<[string, Partial<FilterDraft>, string, string]>([
  ['a start amount above the end amount', { min: '2', max: '1' }, 'max', 'AMOUNT_RANGE_INVALID'],
  ['an amount that is a word', { min: 'сто' }, 'min', 'AMOUNT_INVALID'],
  ['a period back to front', { from: '2026-11-30', to: '2026-11-01' }, 'to', 'PERIOD_INVALID'],
  ['a period over a year', { from: '2025-01-01', to: '2026-11-01' }, 'to', 'PERIOD_TOO_LONG'],
])('%s is told at its field', (_name, patch, field, code) => {
  expect(readDraft({ ...empty, ...patch })).toMatchObject({ ok: false, error: { field, code } })
})

test('a period over a year tells how long it may be', () => {
  const read = readDraft({ ...empty, from: '2025-01-01', to: '2026-11-01' })
  expect(read.ok ? undefined : errorText(read.error.code, read.error.params, 'ru')).toBe(
    'Период не больше 366 дней.',
  )
})

test('what the address says is what the form shows', () => {
  const search = {
    from: '2026-11-01',
    min: '1000.5',
    operation: 'GROSS',
    sort: 'AMOUNT',
    order: 'ASC',
  } as const
  expect(draftOf(search)).toMatchObject({
    from: '2026-11-01',
    min: '1\u00A0000,50',
    operations: ['GROSS'],
    sort: 'AMOUNT_ASC',
  })
})
