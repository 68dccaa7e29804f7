import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { graphql } from 'graphql'
import { languageOfStored } from '@tartip/domain/language'
import { err } from '@tartip/domain/result'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { scalarResolvers } from '../../platform/graphql/scalars.ts'
import type { InstructionDocument } from '../rules/public.ts'
import { createDocumentTemplateModule } from './compose.ts'
import { createInstructionFiles } from './instruction-files.ts'
import { readInstruction } from './instruction-text.ts'
import type { RequisitesDeps } from './requisites-export.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'instructions-'))
})
afterEach(() => rm(folder, { recursive: true }))

const referenceData = join(import.meta.dirname, '../../../../../reference-data')
const fontsFolder = join(referenceData, 'fonts')

/** The export of requisites has its own test. */
const requisitesOfNobody: RequisitesDeps = {
  accounts: { accountWithHolds: async () => err('ACCOUNT_NOT_FOUND') },
  rules: {
    banks: () => {
      throw new Error('Nobody requests banks here')
    },
    abroad: () => {
      throw new Error('Nobody requests correspondents here')
    },
  },
  clock: { now: () => 0 },
  fontsFolder: '',
}

async function runQuery(source: string, place = folder) {
  const { service } = createDocumentTemplateModule({
    instructions: {
      folder: place,
      sourcesFolder: join(place, 'none'),
      fontsFolder,
      bankName: () => 'Банк',
    },
    requisites: requisitesOfNobody,
    documents: () =>
      (['RU', 'KG'] as const).map(language => ({
        document: 'manual',
        language,
        title: 'Руководство',
        description: 'Все разделы',
        fileName: `manual_${language}.pdf`,
      })),
  })
  const schema = makeExecutableSchema({
    typeDefs: service.typeDefs,
    resolvers: { ...scalarResolvers, ...service.resolvers },
  })
  const { data, errors } = await graphql({ schema, source })
  return { ...data, ...(errors ? { code: errors[0]?.extensions['code'] } : {}) }
}

test('an instruction is offered when the bank has put its file in, and only then', async () => {
  await writeFile(join(folder, 'manual_RU.pdf'), 'PDF')
  expect(await runQuery('{ getInstructionDocuments { language isAvailable } }')).toEqual({
    getInstructionDocuments: [
      { language: 'RU', isAvailable: true },
      { language: 'KG', isAvailable: false },
    ],
  })
  const download = (document: string, language: string) =>
    runQuery(
      `{ downloadInstructionDocument(document: "${document}", language: ${language}) { data } }`,
    )
  expect(await download('manual', 'RU')).toEqual({
    downloadInstructionDocument: { data: Buffer.from('PDF').toString('base64') },
  })
  expect(await download('manual', 'KG')).toMatchObject({ code: 'DOCUMENT_TEMPLATE_NOT_FOUND' })
  expect(await download('../manual', 'RU')).toMatchObject({ code: 'DOCUMENT_TEMPLATE_NOT_FOUND' })
})

test('without the folder there are titles and no files', async () => {
  const missing = join(folder, 'none')
  expect(await runQuery('{ getInstructionDocuments { isAvailable } }', missing)).toEqual({
    getInstructionDocuments: [{ isAvailable: false }, { isAvailable: false }],
  })
})

describe('an instruction of the product', () => {
  const sourcesFolder = join(referenceData, 'instructions')
  const filesOf = (place: string) =>
    createInstructionFiles({
      folder: place,
      sourcesFolder,
      fontsFolder,
      bankName: () => 'ОАО «Демо-Банк»',
    })
  const rows = readFileSync(join(referenceData, 'instruction-documents.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map(row => {
      const [document = '', language = '', , title = '', description = '', fileName = ''] =
        row.split('\t')
      return {
        document,
        language: language as InstructionDocument['language'],
        title,
        description,
        fileName,
      }
    })

  test.each(rows)('$document in $language has a text, and each of its pictures', async row => {
    expect((await filesOf(folder).availability())(row)).toBe(true)
    const pdf = await filesOf(folder).read(row)
    expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-')
    const language = languageOfStored(row.language)
    const source = readFileSync(join(sourcesFolder, `${row.document}.${language}.md`), 'utf8')
    const [title, ...blocks] = readInstruction(source)
    expect(title).toEqual({ kind: 'title', text: row.title })
    expect(blocks.filter(({ kind }) => kind === 'heading').length).toBeGreaterThan(2)
    for (const block of blocks.filter(one => one.kind === 'picture')) {
      expect(existsSync(join(sourcesFolder, block.path))).toBe(true)
    }
  })

  test('gives way to the file of the bank', async () => {
    const [row] = rows
    if (!row) throw new Error('There are no instructions')
    await writeFile(join(folder, row.fileName), 'PDF of the bank')
    expect(String(await filesOf(folder).read(row))).toBe('PDF of the bank')
  })
})

test('the marks of a text say what each line is', () => {
  expect(
    readInstruction('# Title\n\n1. First\n- Point\n> Note\nText\n![Caption](pictures/en/name.jpg)'),
  ).toEqual([
    { kind: 'title', text: 'Title' },
    { kind: 'item', marker: '1.', text: 'First' },
    { kind: 'item', marker: '–', text: 'Point' },
    { kind: 'note', text: 'Note' },
    { kind: 'paragraph', text: 'Text' },
    { kind: 'picture', path: 'pictures/en/name.jpg', caption: 'Caption' },
  ])
})
