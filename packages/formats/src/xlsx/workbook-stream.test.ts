import { expect, test } from 'vitest'

import { readXlsx } from '../import/xlsx.ts'
import { workbookOf } from './workbook-stream.ts'

test.each(['_x0041_', 'файл_x000D_.txt', '_x0041_x0042_', '_x005F_x0041_', 'x0041', '__x0041_'])(
  'a text that looks like a character by its number stays that text: %s',
  async text => {
    async function* rows() {
      yield [{ cells: [{ text }] }]
    }
    const chunks: Uint8Array[] = []
    for await (const chunk of workbookOf([
      { name: 'Лист', widths: [20], frozenRows: 0, rows: rows() },
    ])) {
      chunks.push(chunk)
    }
    const [sheet] = await readXlsx(Buffer.concat(chunks))
    expect(sheet?.rows[0]?.cells.get(0)?.text).toBe(text)
  },
)
