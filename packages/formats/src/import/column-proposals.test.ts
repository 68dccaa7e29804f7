import { describe, expect, test } from 'vitest'
import { isMissingColumn, missingColumns, proposeColumns } from './column-proposals.ts'

test('a table without the columns of a payment waits for somebody to choose them', () => {
  const codes = missingColumns({ headingRow: 1, columns: [] })
  expect(codes).toContain('COLUMN_MISSING_RECIPIENT_ACCOUNT')
  expect(codes.filter(code => !isMissingColumn(code))).toEqual([])
  expect(isMissingColumn('FILE_TRUNCATED')).toBe(false)
})

describe('the values of a column say more than its heading', () => {
  const propose = async (...lines: readonly string[]) => {
    const proposed = await proposeColumns(new TextEncoder().encode(lines.join('\n')))
    return proposed?.columns.map(({ field }) => field)
  }

  test('«Номер» over accounts is the account of the payee, and no document number', async () => {
    expect(
      await propose(
        'Номер;Получатель;Сумма',
        '1030010000000115;ОсОО Завод;100,00',
        '1090310000000427;ОсОО Мир;200,00',
      ),
    ).toEqual(['recipientAccount', 'recipientName', 'amount'])
  })

  test('«Номер» over short numbers is the document number', async () => {
    expect(
      await propose('Номер;Счёт;Получатель;Сумма', '17;1030010000000115;ОсОО Завод;100,00'),
    ).toEqual(['transferNum', 'recipientAccount', 'recipientName', 'amount'])
  })

  test.each([
    ['Дата оплаты', 'срочно'],
    ['ИНН', 'ОсОО Завод'],
    ['Сумма', 'по договору'],
    ['Счёт', 'нет'],
  ])('«%s» over «%s» is not believed', async (heading, value) => {
    const proposed = await propose(`${heading};Примечание`, `${value};а`, `${value};б`)
    expect(proposed).toEqual([undefined, undefined])
  })
})
