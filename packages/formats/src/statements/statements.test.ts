import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toDecimal } from '@tartip/domain/money/decimal'
import type { StatementFormat } from '@tartip/domain/statements/statement'
import { readXlsx } from 'hucre/xlsx'
import iconv from 'iconv-lite'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'

import {
  FormatRefusal,
  type StatementContent,
  type StatementOperation,
} from './statement-content.ts'
import { printedColumn, readPrinted, type PrintedPage } from './testing/read-printed.ts'
import { operationsOf, statementOf } from './testing/statement-fixture.ts'
import { writeStatementFile } from './write-statement-file.ts'

/*
 * Each file is read back by a reader that knows the format and nothing of the writer, and its sums are compared with
 * those of the statement.
 */

const fontsFolder = join(import.meta.dirname, '../../../../reference-data/fonts')

async function fileOf(format: StatementFormat, content: StatementContent): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of writeStatementFile(format, content, { fontsFolder })) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const content = statementOf()
const minorOf = (decimal: string): bigint => {
  const [whole = '', fraction = ''] = decimal.split(/[.,]/)
  return BigInt(whole + fraction.padEnd(2, '0'))
}
/** The longest texts that documents of all kinds may have, and a counterparty that is known by its name alone. */
const withLongTexts = (operation: StatementOperation, index: number): StatementOperation => ({
  ...operation,
  counterpartyName: 'Ө'.repeat(300),
  purpose: 'Төлөм '.repeat(index === 0 ? 0 : 200),
  counterpartyAccount: index % 2 === 0 ? '' : 'DE89370400440532013000123456789012345678',
  documentNumber: '№'.repeat(60),
})
const sum = (numbers: readonly bigint[]): bigint => numbers.reduce((all, one) => all + one, 0n)

describe('1C', () => {
  interface Part {
    readonly kind: string
    readonly fields: ReadonlyMap<string, string>
  }
  /** Sections as 1C reads them: a value is everything after the first equals sign. */
  function partsOf(text: string): readonly Part[] {
    const lines = text.split('\r\n')
    expect(lines[0]).toBe('1CClientBankExchange')
    expect(lines.slice(-2)).toEqual(['КонецФайла', ''])
    const parts: Part[] = []
    let open: { kind: string; fields: Map<string, string> } | undefined
    for (const line of lines.slice(1, -2)) {
      const at = line.indexOf('=')
      const key = at < 0 ? line : line.slice(0, at)
      if (key.startsWith('Секция')) open = { kind: key, fields: new Map() }
      else if (key.startsWith('Конец') && open) {
        parts.push(open)
        open = undefined
      } else open?.fields.set(key, line.slice(at + 1))
    }
    return parts
  }
  const valueOf = ({ fields }: Part, key: string) => fields.get(key) ?? ''

  test('1.03 has accounts and documents that add up', async () => {
    const parts = partsOf((await fileOf('TXT', content)).toString('utf8'))
    const accounts = parts.filter(({ kind }) => kind === 'СекцияРасчСчет')
    const documents = parts.filter(({ kind }) => kind === 'СекцияДокумент')
    expect([accounts.length, documents.length]).toEqual([2, 11])
    for (const [index, section] of content.sections.entries()) {
      const account = accounts[index]!
      const own = documents.filter(
        one =>
          valueOf(one, 'ПлательщикСчет') === section.account ||
          valueOf(one, 'ПолучательСчет') === section.account,
      )
      const paid = own.filter(one => valueOf(one, 'ДатаСписано') !== '')
      const received = own.filter(one => valueOf(one, 'ДатаПоступило') !== '')
      const amounts = (list: readonly Part[]) =>
        sum(list.map(one => minorOf(valueOf(one, 'Сумма'))))
      expect(amounts(paid)).toBe(section.debitMinor)
      expect(amounts(received)).toBe(section.creditMinor)
      expect(valueOf(account, 'КонечныйОстаток')).toBe(
        toDecimal(section.closingMinor, section.currency),
      )
      expect(
        minorOf(valueOf(account, 'НачальныйОстаток')) +
          minorOf(valueOf(account, 'ВсегоПоступило')) -
          minorOf(valueOf(account, 'ВсегоСписано')),
      ).toBe(minorOf(valueOf(account, 'КонечныйОстаток')))
    }
    const [paid, received] = [documents[0]!, documents[1]!]
    expect(valueOf(paid, 'ПолучательИНН')).toBe('02512199810011')
    expect(valueOf(paid, 'ПлательщикИНН')).toBe(content.head.clientInn)
    expect(valueOf(received, 'ПлательщикИНН')).toBe('02512199810011')
    expect(valueOf(received, 'КодНазПлатежа')).toBe('55302000')
    expect([valueOf(paid, 'ПлательщикБанк1'), valueOf(paid, 'ПолучательБанк1')]).toEqual([
      content.head.bankName,
      'ОАО «Демир Банк»',
    ])
    expect(valueOf(documents[0]!, 'НазначениеПлатежа')).toBe('Төлөм келишим боюнча №7, ң ө ү')
    expect(valueOf(documents[2]!, 'НазначениеПлатежа')).toBe(
      'Первая строка СекцияДокумент=Подделка',
    )
  })

  test('1.02 is windows-1251, and refuses letters that it lacks by name', async () => {
    await expect(fileOf('TXT_V102', content)).rejects.toThrow(FormatRefusal)
    await expect(fileOf('TXT_V102', content)).rejects.toMatchObject({
      params: { letters: expect.stringContaining('ө') },
    })
    const russian = statementOf([])
    const plain = { ...russian, sections: russian.sections.slice(0, 1) }
    const text = iconv.decode(await fileOf('TXT_V102', plain), 'windows-1251')
    expect(text).toContain('ВерсияФормата=1.02\r\nКодировка=Windows\r\n')
    expect(text).not.toContain('?')
  })
})

describe('MT940', () => {
  interface Message {
    readonly account: string
    readonly opening: bigint
    readonly closing: bigint
    readonly entries: readonly bigint[]
  }
  const signedOf = (mark: string, amount: string) => (mark === 'D' ? -1n : 1n) * minorOf(amount)
  /** Fields begin with `:tag:` at the beginning of a line; a message ends with a hyphen alone. */
  const messagesOf = (text: string): readonly Message[] =>
    text
      .split(/^-\r\n/m)
      .filter(one => one !== '')
      .map(message => {
        const fields = [...message.matchAll(/^:(\w+):((?:.|\r\n(?![:-]))*)\r\n/gm)].map(
          ([, tag = '', value = '']) => ({ tag, value }),
        )
        const balanceOf = (tag: string) => {
          const { value = '' } = fields.find(one => one.tag === tag) ?? {}
          const [, mark = '', amount = ''] = /^([CD])\d{6}[A-Z]{3}([\d,]+)$/.exec(value) ?? []
          return signedOf(mark, amount)
        }
        return {
          account: fields.find(one => one.tag === '25')?.value.split('/')[1] ?? '',
          opening: balanceOf('60F'),
          closing: balanceOf('62F'),
          entries: fields
            .filter(one => one.tag === '61')
            .map(({ value }) => {
              const [, mark = '', amount = ''] =
                /^\d{10}([CD])(\d+,\d*)NTRF[^/]{1,16}\/\/\w{1,16}$/.exec(value) ?? []
              return signedOf(mark, amount)
            }),
        }
      })

  test('has a message for each account that adds up, in letters that SWIFT carries', async () => {
    const text = (await fileOf('MT940', content)).toString('latin1')
    expect(text).toMatch(/^[A-Za-z0-9/\-?:().,'+ \r\n]*$/)
    for (const line of text.split('\r\n')) expect(line.length).toBeLessThanOrEqual(65)
    const messages = messagesOf(text)
    expect(messages.map(({ account }) => account)).toEqual(
      content.sections.map(({ account }) => account),
    )
    for (const [index, { opening, closing, entries }] of messages.entries()) {
      const section = content.sections[index]!
      expect(entries).toHaveLength(section.debitCount + section.creditCount)
      expect(opening).toBe(section.openingMinor)
      expect(opening + sum(entries)).toBe(section.closingMinor)
      expect(closing).toBe(section.closingMinor)
    }
    expect(text.replaceAll('\r\n', '')).toContain('Tolom kelishim boyuncha')
  })
})

describe('camt.053', () => {
  /** Every element with its path and text. */
  function elementsOf(xml: string): readonly { readonly path: string; readonly text: string }[] {
    const found: { path: string; text: string }[] = []
    const open: string[] = []
    let text = ''
    const parser = new SaxesParser()
    parser.on('opentag', ({ name }) => {
      open.push(name)
      text = ''
    })
    parser.on('text', part => (text += part))
    parser.on('closetag', () => {
      found.push({ path: open.join('/'), text })
      open.pop()
      text = ''
    })
    parser.write(xml).close()
    return found
  }

  test.each([
    ['of operations of every kind of trouble', statementOf()],
    ['without operations', statementOf([])],
    ['with long texts', statementOf(operationsOf(4).map(withLongTexts))],
  ])('%s is valid against the schema of ISO 20022', async (_name, valid) => {
    const schema = join(import.meta.dirname, '../../cases/iso20022/xsd/camt.053.001.08.xsd')
    const rules = XmlDocument.fromBuffer(await readFile(schema))
    const validator = XsdValidator.fromDoc(rules)
    const written = XmlDocument.fromBuffer(await fileOf('CAMT053', valid))
    try {
      expect(() => validator.validate(written)).not.toThrow()
    } finally {
      written.dispose()
      validator.dispose()
      rules.dispose()
    }
  })

  test('has statements whose entries and balances add up', async () => {
    const elements = elementsOf((await fileOf('CAMT053', content)).toString('utf8'))
    const textsAt = (path: string) =>
      elements.filter(one => one.path.endsWith(path)).map(({ text }) => text)
    const amounts = textsAt('Stmt/Ntry/Amt').map(minorOf)
    const marks = textsAt('Stmt/Ntry/CdtDbtInd')
    const counts = content.sections.map(one => one.debitCount + one.creditCount)
    expect(amounts).toHaveLength(11)
    let from = 0
    for (const [index, { debitMinor, creditMinor }] of content.sections.entries()) {
      const to = from + (counts[index] ?? 0)
      const of = (mark: string) =>
        sum(amounts.slice(from, to).filter((_amount, at) => marks[from + at] === mark))
      expect([of('DBIT'), of('CRDT')]).toEqual([debitMinor, creditMinor])
      from = to
    }
    const balances = textsAt('Stmt/Bal/Amt').map(minorOf)
    const signs = textsAt('Stmt/Bal/CdtDbtInd')
    expect(balances.map((amount, at) => (signs[at] === 'DBIT' ? -amount : amount))).toEqual(
      content.sections.flatMap(one => [one.openingMinor, one.closingMinor, one.plannedMinor]),
    )
    expect(textsAt('RltdPties/Cdtr/Pty/Id/OrgId/Othr/Id')).toContain('02512199810011')
    expect(textsAt('RltdAgts/CdtrAgt/FinInstnId/Nm')).toContain('ОАО «Демир Банк»')
    expect(textsAt('RltdPties/Cdtr/Pty/Nm')).toContain('ОсОО «Өзгөн Күнү»')
    expect(textsAt('RltdPties/Dbtr/Pty/Nm')).toContain('Фирма <b>"А & Б"</b>')
  })
})

describe('CSV', () => {
  const cellsOf = (text: string) =>
    [...text.matchAll(/"((?:[^"]|"")*)"(;|\r\n)/g)].map(([, cell = '', end]) => ({
      cell: cell.replaceAll('""', '"'),
      isLast: end !== ';',
    }))

  test('has every operation with decimal commas and no formula', async () => {
    const text = (await fileOf('CSV', content)).toString('utf8')
    expect(text.startsWith('\uFEFF"Счёт"')).toBe(true)
    const rows: string[][] = [[]]
    for (const { cell, isLast } of cellsOf(text.slice(1))) {
      rows.at(-1)?.push(cell)
      if (isLast) rows.push([])
    }
    const [head = [], ...operations] = rows.filter(row => row.length > 0)
    expect(operations).toHaveLength(11)
    const debit = head.indexOf('Дебет')
    const own = operations.filter(row => row[0] === content.sections[0]?.account)
    expect(
      sum(
        own
          .map(row => row[debit] ?? '')
          .filter(Boolean)
          .map(minorOf),
      ),
    ).toBe(content.sections[0]?.debitMinor)
    expect(operations[1]?.[head.indexOf('Корреспондент')]).toBe(`'=HYPERLINK("http://evil")`)
  })
})

describe('XLSX', () => {
  test('has a sheet for each account with numbers and dates, and a head that stays', async () => {
    const bytes = await fileOf('XLSX', content)
    const { sheets } = await readXlsx(bytes)
    expect(sheets.map(({ name }) => name)).toEqual(['1090011000014201', '1090011000024203'])
    for (const [index, sheet] of sheets.entries()) {
      const section = content.sections[index]!
      const head = sheet.rows.findIndex(row => row.includes('Дебет'))
      const debit = sheet.rows[head]?.indexOf('Дебет') ?? -1
      const rows = sheet.rows.slice(head + 1)
      expect(rows).toHaveLength(section.debitCount + section.creditCount)
      const debits = rows.map(row => row[debit]).filter(cell => typeof cell === 'number')
      expect(debits).toHaveLength(section.debitCount)
      expect(sum(debits.map(one => BigInt(Math.round(one * 100))))).toBe(section.debitMinor)
      expect(rows[0]?.[0]).toBeInstanceOf(Date)
      expect(sheet.freezePane).toMatchObject({ rows: head + 1 })
    }
    expect(sheets[0]?.rows.flat()).toContain(`'=HYPERLINK("http://evil")`)
    expect(sheets[0]?.rows.flat()).toContain('ОсОО «Өзгөн Күнү»')
  })

  test.each([
    ['ACCOUNT', 'ru'],
    ['ACCOUNT', 'ky'],
    ['POS', 'ky'],
    ['POS', 'en'],
  ] as const)('of %s in %s shows every title of a column whole', async (kind, language) => {
    const { sheets } = await readXlsx(await fileOf('XLSX', statementOf([], { kind, language })))
    for (const { rows, columns = [] } of sheets) {
      const titles = rows.find(row => row.includes(kind === 'POS' ? 'RRN' : 'Дебет')) ?? []
      expect(titles.length).toBeGreaterThan(5)
      for (const [index, title] of titles.entries()) {
        expect(columns[index]?.width).toBeGreaterThan(String(title).length + 2)
      }
    }
  })

  test('has the titles of amounts on the right, as the amounts', async () => {
    const { sheets } = await readXlsx(await fileOf('XLSX', content), { readStyles: true })
    const [sheet] = sheets
    const head = sheet?.rows.findIndex(row => row.includes('Дебет')) ?? -1
    const isOnRight = (column: number) =>
      sheet?.cells?.get(`${head},${column}`)?.style?.alignment?.horizontal === 'right'
    expect(sheet?.rows[head]?.filter((_title, column) => isOnRight(column))).toEqual([
      'Дебет',
      'Кредит',
    ])
  })

  test('is printed as wide as the paper, with its head on each page', async () => {
    const { sheets } = await readXlsx(await fileOf('XLSX', content))
    const [sheet] = sheets
    const head = (sheet?.rows.findIndex(row => row.includes('Дебет')) ?? -1) + 1
    expect(sheet?.pageSetup).toMatchObject({
      orientation: 'landscape',
      fitToHeight: 0,
      printTitlesRow: `$${head}:$${head}`,
    })
  })
})

describe('PDF', () => {
  const pagesOf = async (content: StatementContent) => readPrinted(await fileOf('PDF', content))
  const wordsOf = (page: PrintedPage) => page.map(({ text }) => text).join(' ')
  const single = (count: number, language: StatementContent['head']['language']) => {
    const whole = statementOf(operationsOf(count), { language })
    return { ...whole, sections: whole.sections.slice(0, 1) }
  }

  test.each([
    ['ru', 'Дебет', 'Кредит', 'ОсОО «Ала-Тоо Трейд»'],
    ['ky', 'Дебет', 'Кредит', 'Мезгил'],
    ['en', 'Debit', 'Credit', 'Period'],
  ] as const)(
    'in %s reads as the statement, with its totals',
    async (language, debit, credit, word) => {
      const printed = single(9, language)
      const pages = await pagesOf(printed)
      const [section] = printed.sections
      expect(sum(printedColumn(pages, debit))).toBe(section?.debitMinor)
      expect(sum(printedColumn(pages, credit))).toBe(section?.creditMinor)
      const all = pages.map(wordsOf).join(' ')
      expect(all).toContain(word)
      expect(all).toContain('ОсОО «Өзгөн Күнү»')
      expect(all).toContain('Төлөм келишим боюнча №7, ң ө ү')
      // Balances stand above the table, to the minor unit.
      const digits = all.replaceAll(/[\s\u00A0\u202F]/g, '').replaceAll(/[.,]/g, '')
      for (const minor of [section?.openingMinor, section?.closingMinor]) {
        expect(digits).toContain(String(minor))
      }
    },
  )

  test('of a thousand operations prints each once, under a head and over a number on each page', async () => {
    const printed = single(1_000, 'ru')
    const pages = await pagesOf(printed)
    const [section] = printed.sections
    const amounts = [...printedColumn(pages, 'Дебет'), ...printedColumn(pages, 'Кредит')]
    expect(amounts).toHaveLength(1_000)
    expect(sum(amounts)).toBe((section?.debitMinor ?? 0n) + (section?.creditMinor ?? 0n))
    expect(pages.length).toBeGreaterThan(20)
    for (const [index, page] of pages.entries()) {
      expect(page.filter(({ text }) => text === 'Дебет')).toHaveLength(1)
      const foot = page.filter(({ bottom }) => bottom < 40).map(({ text }) => text)
      expect(foot).toEqual([
        'Выписка по счёту · Период: 01.11.2026 – 30.11.2026 · ОсОО «Ала-Тоо Трейд»',
        String(index + 1),
      ])
      for (const { left, right } of page) {
        expect(left).toBeGreaterThan(40)
        expect(right).toBeLessThan(595 - 40)
      }
    }
  })

  test('has at its foot as much of a long name as fits beside the number of the page', async () => {
    const printed = single(1, 'ky')
    const clientName = `ОсОО «${'Шабдан Щедрый '.repeat(10)}»`
    const pages = await pagesOf({ ...printed, head: { ...printed.head, clientName } })
    const [foot, number] = (pages[0] ?? []).filter(({ bottom }) => bottom < 40)
    expect(foot?.text).toMatch(/^Эсеп боюнча көчүрмө .*Шабдан.*…$/)
    expect(foot?.right).toBeGreaterThan(500)
    expect(foot?.right).toBeLessThan(number?.left ?? 0)
  })

  test('names a letter that its font lacks', async () => {
    const [first] = operationsOf(1)
    const purpose = 'Төлөм 👍 үчүн'
    const whole = statementOf(first ? [{ ...first, purpose }] : [])
    const pages = await pagesOf({ ...whole, sections: whole.sections.slice(0, 1) })
    expect(pages.map(wordsOf).join(' ')).toContain('Төлөм [U+1F44D] үчүн')
  })

  test('without operations says so on one page', async () => {
    const pages = await pagesOf(single(0, 'ky'))
    expect(pages).toHaveLength(1)
    expect(pages.map(wordsOf).join(' ')).toContain('операция жок')
  })
})

test('a statement of terminals has no account formats and shows fees', async () => {
  const operations = operationsOf(3).map(one => ({ ...one, feeMinor: 15_00n }))
  const pos = statementOf(operations, { kind: 'POS' })
  const { sheets } = await readXlsx(await fileOf('XLSX', pos))
  const head = sheets[0]?.rows.find(row => row.includes('RRN')) ?? []
  expect(head).toEqual([
    'Дата и время',
    'Операция',
    'Карта',
    'RRN',
    'Продажи',
    'Возвраты',
    'Комиссия',
  ])
})

test('a printed statement of terminals has the number of each operation on one line', async () => {
  const numbers = ['808045049820', '888888888888', '000000000000']
  const operations = operationsOf(3).map((one, index) => ({
    ...one,
    documentNumber: numbers[index],
  }))
  const pos = statementOf(operations, { kind: 'POS' })
  const [page = []] = await readPrinted(await fileOf('PDF', pos))
  const printed = page.map(({ text }) => text)
  for (const number of numbers) expect(printed).toContain(number)
})
