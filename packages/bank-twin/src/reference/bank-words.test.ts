import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { faultsOfTexts } from '@tartip/bank-ports/testing/bank-words'
import { DatasetFault } from '@tartip/domain/text/tab-separated'
import { expect, test } from 'vitest'
import { bankWords } from '../testing/test-services.ts'
import { corporateService, statementWords } from '../words/statement-words.ts'
import { bankWord, readBankWords } from './bank-words.ts'

test('every text of the bank exists in every language', () => {
  const listed = Object.values(bankWords).flatMap(words => words.map(({ text }) => text))
  expect(faultsOfTexts([...listed, ...Object.values(statementWords), corporateService])).toEqual([])
})

test('a text has the same placeholders in every language', () => {
  const places = (text: string) => text.match(/\{\w+\}/g) ?? []
  for (const { ru, ky, en } of Object.values(statementWords)) {
    expect([places(ky), places(en)]).toEqual([places(ru), places(ru)])
  }
})

test('a text is found by its kind and code, and an unknown one is an error', () => {
  expect(bankWord(bankWords, 'department', '001').ky).toBe('Башкы кеңсе')
  expect(() => bankWord(bankWords, 'department', '999')).toThrow(RangeError)
})

test.each([
  ['an unknown kind', 'gossip\tX\tа\tб\tc'],
  ['a missing language', 'department\tX\tа\t\tc'],
])('a list with %s is refused', (_what, row) => {
  const folder = mkdtempSync(join(tmpdir(), 'bank-words-'))
  try {
    writeFileSync(join(folder, 'bank-words.tsv'), `kind\tcode\tname_ru\tname_ky\tname_en\n${row}\n`)
    expect(() => readBankWords(folder)).toThrow(DatasetFault)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
