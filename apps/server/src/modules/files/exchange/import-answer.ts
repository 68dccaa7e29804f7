import { wordsIn } from '@tartip/domain/bank-text'
import type { Language, LocalizedText } from '@tartip/domain/language'
import { isFinal, statusNames, type PaymentStatus } from '@tartip/domain/payment/status'
import { csvLine, csvStart, withoutFormula } from '@tartip/domain/text/spreadsheet-text'
import { toIso } from '@tartip/domain/time/instant'
import { writePain002, type AnswerState } from '@tartip/formats/export/pain-002'
import { writeOneCAnswer } from '@tartip/formats/export/one-c-answer'

import type { Actor } from '../../../platform/actor.ts'
import { inTenant } from '../../../platform/db/transaction.ts'
import type { PaymentFacts } from '../../payment/public.ts'
import { createImportStore } from '../store/import-store.ts'
import type { ImportedFile, ImportedRow } from '../store/imported-file-row.ts'
import type { ImportDeps } from './import-deps.ts'
import { wordsOfComplaint } from './words-of-complaint.ts'

export interface AnswerFile {
  readonly fileName: string
  readonly contentType: string
  readonly text: string
}

interface AnsweredRow {
  readonly row: ImportedRow
  readonly number: string
  readonly state: AnswerState
  /** The status, or what is wrong. */
  readonly words: string
}

const rowsAtOnce = 2_000

/** What became of each payment of a file, in the format in which the file came. */
export async function answerOfImport(
  deps: Pick<ImportDeps, 'db' | 'clock' | 'ids' | 'payments' | 'rules' | 'ownBic'>,
  actor: Actor,
  file: ImportedFile,
  language: Language,
): Promise<AnswerFile> {
  const rows = await readRows(deps, actor, file, language)
  const now = deps.clock.now()
  const name = file.fileName.replace(/\.[^.]*$/, '')
  if (file.format === 'PAIN_001_V03' || file.format === 'PAIN_001_V09') {
    return {
      fileName: `${name}-pain.002.xml`,
      contentType: 'application/xml',
      text: writePain002({
        messageId: deps.ids.uuid().replaceAll('-', ''),
        createdAt: toIso(now),
        bankName: deps.rules.banks().find(deps.ownBic)?.name[language] ?? deps.ownBic,
        originalMessageId: file.messageId ?? '',
        originalKind: file.format === 'PAIN_001_V03' ? 'pain.001.001.03' : 'pain.001.001.09',
        rows: rows.map(({ row, state, words }) => ({
          reference: row.fields.reference ?? '',
          ...(row.fields.batchReference ? { batchReference: row.fields.batchReference } : {}),
          state,
          ...(state === 'REJECTED' ? { reason: words } : {}),
        })),
      }),
    }
  }
  if (file.format === 'ONE_C') {
    const documents = rows.map(({ row, words }) => ({ fields: row.fields, words }))
    return {
      fileName: `${name}-answer.txt`,
      contentType: 'text/plain; charset=utf-8',
      text: writeOneCAnswer(documents, now),
    }
  }
  return {
    fileName: `${name}-answer.csv`,
    contentType: 'text/csv; charset=utf-8',
    text: tableOf(rows, language),
  }
}

async function readRows(
  deps: Pick<ImportDeps, 'db' | 'payments'>,
  actor: Actor,
  file: ImportedFile,
  language: Language,
): Promise<readonly AnsweredRow[]> {
  const answered: AnsweredRow[] = []
  const { legalPartyId } = actor
  const key = { legalPartyId, fileId: file.id }
  let after = 0
  for (;;) {
    const rows = await inTenant(deps.db, legalPartyId, tx =>
      createImportStore(tx).rowsAfter(key, after, rowsAtOnce, ['READY', 'FAULTY', 'CREATED']),
    )
    const last = rows.at(-1)
    if (!last) return answered
    after = last.rowId
    const wanted = rows.flatMap(({ paymentId }) => (paymentId ? [{ legalPartyId, paymentId }] : []))
    const facts = await deps.payments.factsOf(wanted)
    answered.push(...rows.map(row => answerOfRow(row, facts.get(row.paymentId ?? ''), language)))
  }
}

/** A row that nobody has made a document of, or whose document was deleted. */
const noDocument: LocalizedText = {
  ru: 'Документ не создан',
  ky: 'Документ түзүлгөн жок',
  en: 'No document has been made',
}

function answerOfRow(
  row: ImportedRow,
  facts: PaymentFacts | undefined,
  language: Language,
): AnsweredRow {
  const [complaint] = row.complaints
  if (complaint) {
    return { row, number: '', state: 'REJECTED', words: wordsOfComplaint(complaint, language) }
  }
  if (!facts) {
    return { row, number: '', state: 'PENDING', words: noDocument[language] }
  }
  const { statusCode, description, transferNum } = facts
  const status = statusNames[statusCode][language]
  const reason = description === undefined ? '' : `: ${wordsIn(description, language)}`
  return {
    row,
    number: transferNum,
    state: stateOfStatus(statusCode),
    words: `${status}${reason}`,
  }
}

function stateOfStatus(status: PaymentStatus): AnswerState {
  if (status === 'SUCCESS') return 'EXECUTED'
  if (isFinal(status)) return 'REJECTED'
  const atBank: readonly PaymentStatus[] = [
    'WAIT_RESPONSE_FROM_BANK',
    'PAYMENT_REQUEST_TO_BANK',
    'KVIT',
  ]
  return atBank.includes(status) ? 'ACCEPTED' : 'PENDING'
}

function tableOf(rows: readonly AnsweredRow[], language: Language): string {
  const lines = rows.map(({ row, number, state, words }) => {
    const { recipientName = '', amount = '' } = row.fields
    const cells = [String(row.row), number, recipientName, amount, state, words]
    return csvLine(cells.map(withoutFormula), language)
  })
  return `${csvStart}${lines.join('')}`
}
