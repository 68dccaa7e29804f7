import { expect, test } from 'vitest'
import { isMissingColumn, missingColumns } from './column-proposals.ts'

test('a table without the columns of a payment waits for somebody to choose them', () => {
  const codes = missingColumns({ headingRow: 1, columns: [] })
  expect(codes).toContain('COLUMN_MISSING_RECIPIENT_ACCOUNT')
  expect(codes.filter(code => !isMissingColumn(code))).toEqual([])
  expect(isMissingColumn('FILE_TRUNCATED')).toBe(false)
})
