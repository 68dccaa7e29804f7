import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { graphql } from 'graphql'
import { err } from '@tartip/domain/result'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { scalarResolvers } from '../../platform/graphql/scalars.ts'
import { createDocumentTemplateModule } from './compose.ts'
import type { RequisitesDeps } from './requisites-export.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'instructions-'))
})
afterEach(() => rm(folder, { recursive: true }))

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

async function ask(source: string, place = folder) {
  const { service } = createDocumentTemplateModule({
    folder: place,
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
  expect(await ask('{ getInstructionDocuments { language isAvailable } }')).toEqual({
    getInstructionDocuments: [
      { language: 'RU', isAvailable: true },
      { language: 'KG', isAvailable: false },
    ],
  })
  const download = (document: string, language: string) =>
    ask(`{ downloadInstructionDocument(document: "${document}", language: ${language}) { data } }`)
  expect(await download('manual', 'RU')).toEqual({
    downloadInstructionDocument: { data: Buffer.from('PDF').toString('base64') },
  })
  expect(await download('manual', 'KG')).toMatchObject({ code: 'DOCUMENT_TEMPLATE_NOT_FOUND' })
  expect(await download('../manual', 'RU')).toMatchObject({ code: 'DOCUMENT_TEMPLATE_NOT_FOUND' })
})

test('without the folder there are titles and no files', async () => {
  const missing = join(folder, 'none')
  expect(await ask('{ getInstructionDocuments { isAvailable } }', missing)).toEqual({
    getInstructionDocuments: [{ isAvailable: false }, { isAvailable: false }],
  })
})
