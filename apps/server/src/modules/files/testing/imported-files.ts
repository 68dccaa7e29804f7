import { afterAll, beforeAll } from 'vitest'

import { somAccount } from '../../payment/testing/fake-accounts.ts'
import {
  organisationId,
  otherOrganisationId,
  testActor,
} from '../../payment/testing/test-people.ts'
import { openExchangeBank } from './exchange-bank.ts'

export const creator = testActor('CREATOR')
export const first = testActor('FIRST')
export const otherCompany = testActor('FIRST', { legalPartyId: otherOrganisationId })
export const legalPartyId = organisationId

interface OneCDocument {
  readonly number: string
  readonly account?: string
  readonly amount?: string
  readonly code?: string
  readonly purpose?: string
}

/** A file of 1C with these documents. */
export function oneC(documents: readonly OneCDocument[], payer = somAccount): string {
  return [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    'Кодировка=UTF-8',
    ...documents.flatMap(({ number, account, amount, code, purpose }) => [
      'СекцияДокумент=Платежное поручение',
      `Номер=${number}`,
      `Сумма=${amount ?? '100.50'}`,
      `ПлательщикСчет=${payer}`,
      'Получатель=ОсОО «Өнүгүү»',
      `ПолучательСчет=${account ?? '1240000700000104'}`,
      `КодНазПлатежа=${code ?? '44101000'}`,
      `НазначениеПлатежа=${purpose ?? `Оплата по договору № ${number}`}`,
      'КонецДокумента',
    ]),
    'КонецФайла',
  ].join('\r\n')
}

export const checkCall =
  'mutation ($file: CheckImportedFileInput!) { checkImportedFile(file: $file) }'
export const fileCall = `query ($file: FileRef!) { findImportedFileById(file: $file) {
  file { status stage stageState format rowCount readyCount warnedCount faultyCount createdCount canCreate
    canUndo awaitsColumns totals { currency count amount } }
  complaints { code message } warnings { code } payableTotals { currency count amount } columns { column heading field }
  lackedFields { field rowCount } } }`
export const rowsCall = `query ($filter: ImportedRowFilter!) {
  findImportedFileRows(filter: $filter, pageable: { page: 1, size: 100 }) { amountElements list {
    id row state kind operationCode paymentId fields { field text }
    complaints { code field value message } warnings { code } } } }`
export const createCall =
  'mutation ($rows: CreateDocumentsInput!) { createDocumentsFromFile(rows: $rows) }'
export const listCall = `query ($filter: ImportedFileFilter!) {
  findImportedFiles(filter: $filter, pageable: { page: 1, size: 100 }) { list { id } } }`
export const undoCall = 'mutation ($file: FileRef!) { undoImport(file: $file) }'
export const correctCall = `mutation ($rows: CorrectImportedRowsInput!) {
  correctImportedRows(rows: $rows) { id state complaints { code } } }`

export const fillCall = 'mutation ($rows: FillImportedRowsInput!) { fillImportedRows(rows: $rows) }'

interface DetailsAnswer {
  readonly file: { readonly status: string }
  readonly complaints: readonly { code: string }[]
}
export interface RowAnswer {
  readonly id: number
  readonly state: string
  readonly kind: string
  readonly operationCode: string
  readonly paymentId: string | null
  readonly fields: readonly { field: string; text: string }[]
  readonly complaints: readonly { code: string; field: string | null }[]
  readonly warnings: readonly { code: string }[]
}

/** A bank for all tests of a file, and what people do with imported files in it. */
export function useExchangeBank() {
  let bank: Awaited<ReturnType<typeof openExchangeBank>>
  beforeAll(async () => {
    bank = await openExchangeBank()
  })
  afterAll(() => bank.close())

  async function imported(content: string | Uint8Array, payerAccount?: string): Promise<string> {
    const uploadId = await bank.upload(creator, content)
    const { answer, refusal } = await bank.call<string>(creator, checkCall, {
      file: { legalPartyId, uploadId, kind: 'PAYMENTS', payerAccount },
    })
    if (refusal) throw new Error(JSON.stringify(refusal))
    await bank.settle()
    return answer
  }

  const fileOf = async (fileId: string, actor = creator) =>
    flat(
      (await bank.call<DetailsAnswer>(actor, fileCall, { file: { legalPartyId, fileId } })).answer,
    )
  const flat = ({ file: shown, ...details }: DetailsAnswer) => ({ ...shown, ...details })
  const rowsOf = async (fileId: string, filter: object = {}) =>
    (
      await bank.call<{ amountElements: number; list: RowAnswer[] }>(creator, rowsCall, {
        filter: { legalPartyId, fileId, ...filter },
      })
    ).answer.list
  async function createAll(fileId: string, rowIds?: readonly number[], more: object = {}) {
    const answer = await bank.call(creator, createCall, {
      rows: { legalPartyId, fileId, rowIds, ...more },
    })
    await bank.settle()
    return answer
  }

  async function countDocuments(): Promise<number> {
    const { answer } = await bank.call<{ amountElements: number }>(
      creator,
      `query ($search: SearchOperationHistory!) {
        searchPaymentByCriteria(searchOperationHistory: $search, pageable: { page: 1, size: 1 }) {
          amountElements } }`,
      { search: { legalPartyId, origin: 'FILE' } },
      'payment',
    )
    return answer.amountElements
  }

  return {
    get bank() {
      return bank
    },
    imported,
    fileOf,
    rowsOf,
    createAll,
    countDocuments,
  }
}
