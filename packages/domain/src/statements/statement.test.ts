import { expect, test } from 'vitest'
import { formatsOfKind, formatsOfStatement } from './statement.ts'

test('a company whose name windows-1251 cannot write has no statement in 1C 1.02', () => {
  expect(formatsOfStatement('ACCOUNT', 'ОсОО «Алтын Дан»')).toEqual(formatsOfKind.ACCOUNT)
  expect(formatsOfStatement('ACCOUNT', 'ОсОО «Кызыл-Өрүк»')).toEqual([
    'PDF',
    'XLSX',
    'TXT',
    'CAMT053',
    'MT940',
    'CSV',
  ])
  expect(formatsOfStatement('POS', 'ОсОО «Кызыл-Өрүк»')).toEqual(formatsOfKind.POS)
})
