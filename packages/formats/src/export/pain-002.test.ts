import { readFileSync } from 'node:fs'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { expect, test } from 'vitest'
import { readXml } from '../import/xml.ts'
import { writePain002, type AnswerRow } from './pain-002.ts'

const answer = (rows: readonly AnswerRow[]) =>
  writePain002({
    messageId: 'A1',
    createdAt: '2026-10-08T04:00:00Z',
    bankName: 'Банк «Тартип» & Ко',
    originalMessageId: 'M1',
    originalKind: 'pain.001.001.09',
    rows,
  })

/** Texts by the names of their elements. */
function valuesOf(xml: string): Record<string, string[]> {
  const values: Record<string, string[]> = {}
  let text = ''
  readXml(xml, {
    open: () => (text = ''),
    text: part => (text += part),
    close(name) {
      if (text.trim() !== '') (values[name] ??= []).push(text)
      text = ''
    },
  })
  return values
}

test('each payment gets its status, and a rejected one its reason', () => {
  const values = valuesOf(
    answer([
      { reference: 'E1', state: 'EXECUTED' },
      { reference: '', state: 'REJECTED', reason: 'Счёт <закрыт> & "арест"\u0001' },
      { reference: 'E3', state: 'PENDING' },
    ]),
  )
  expect(values).toMatchObject({
    Nm: ['Банк «Тартип» & Ко'],
    OrgnlMsgId: ['M1'],
    OrgnlNbOfTxs: ['3'],
    GrpSts: ['PART'],
    OrgnlEndToEndId: ['E1', 'NOTPROVIDED', 'E3'],
    TxSts: ['ACSC', 'RJCT', 'PDNG'],
    AddtlInf: ['Счёт <закрыт> & "арест"'],
  })
})

test('one status of all payments is the status of the message', () => {
  const values = valuesOf(answer([{ reference: 'E1', state: 'ACCEPTED' }]))
  expect(values.GrpSts).toEqual(['ACTC'])
})

test('payments are answered in the batches of their message', () => {
  const values = valuesOf(
    answer([
      { reference: 'E1', batchReference: 'B1', state: 'EXECUTED' },
      { reference: 'E2', batchReference: 'B2', state: 'EXECUTED' },
      { reference: 'E3', batchReference: 'B1', state: 'EXECUTED' },
    ]),
  )
  expect(values.OrgnlPmtInfId).toEqual(['B1', 'B2'])
  expect(values.OrgnlEndToEndId).toEqual(['E1', 'E3', 'E2'])
})

test.each<[string, readonly AnswerRow[]]>([
  [
    'of every state',
    [
      { reference: 'E1', batchReference: 'B1', state: 'EXECUTED' },
      {
        reference: '',
        batchReference: 'B2',
        state: 'REJECTED',
        reason: 'Счёт <закрыт> '.repeat(20),
      },
      { reference: 'E3', batchReference: 'B1', state: 'PENDING' },
      { reference: 'E4', state: 'ACCEPTED' },
      { reference: 'E5', state: 'REJECTED' },
    ],
  ],
  ['of a message without payments', []],
])('an answer %s is valid against the schema of ISO 20022', (_name, rows) => {
  const schema = new URL('../../cases/iso20022/xsd/pain.002.001.03.xsd', import.meta.url)
  const rules = XmlDocument.fromBuffer(readFileSync(schema))
  const validator = XsdValidator.fromDoc(rules)
  const written = XmlDocument.fromString(answer(rows))
  try {
    expect(() => validator.validate(written)).not.toThrow()
  } finally {
    written.dispose()
    validator.dispose()
    rules.dispose()
  }
})
