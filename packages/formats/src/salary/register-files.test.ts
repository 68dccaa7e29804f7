import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'

import { registerTemplate, registerWorkbook, type RegisterContent } from './register-files.ts'

async function* none() {}

const content: RegisterContent = {
  language: 'ru',
  bankName: 'Банк',
  companyName: 'ОсОО «Береке»',
  name: 'Ноябрь',
  status: 'Исполнена',
  createdAt: 1_795_838_400_000,
  currency: 'KGS',
  rowCount: 0,
  totalMinor: 0n,
  lines: none(),
}

test.each([
  ['register', () => registerWorkbook(content)],
  [
    'template',
    () =>
      registerTemplate(none(), {
        language: 'ru',
        currency: 'KGS',
        accountPrefix: '129',
        mostRows: 10,
      }),
  ],
] as const)(
  'a %s of salaries has the title of amounts on the right, as the amounts',
  async (_name, write) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of write()) chunks.push(chunk)
    const { sheets } = await readXlsx(Buffer.concat(chunks), { readStyles: true })
    const [sheet] = sheets
    const head = sheet?.rows.findIndex(row => row.includes('ФИО')) ?? -1
    const isOnRight = (column: number) =>
      sheet?.cells?.get(`${head},${column}`)?.style?.alignment?.horizontal === 'right'
    expect(sheet?.rows[head]?.filter((_title, column) => isOnRight(column))).toEqual(['Сумма'])
  },
)
