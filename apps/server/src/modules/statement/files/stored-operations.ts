import {
  storedWordsOf,
  wordsOfStored,
  type OtherLanguages,
  type Words,
} from '@tartip/domain/bank-text'
import type { StatementOperation } from '@tartip/formats/statements/statement-content'

import type { OperationBatch } from './write-statement.ts'

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
}
const meanings = new Map(Object.entries(escapes).map(([letter, escape]) => [escape, letter]))

/**
 * An operation as it is stored: one line of fields, because every file reads all of them and JSON takes twice as long.
 * What an operation does not have is an empty field; what few operations have stands last, and empty fields at the end
 * are left out.
 */
export function lineOf(operation: StatementOperation): string {
  const name = storedWordsOf(operation.counterpartyName)
  const purpose = storedWordsOf(operation.purpose)
  const fields = [
    operation.bookedAt,
    operation.direction,
    operation.amountMinor,
    name.text,
    purpose.text,
    operation.counterpartyAccount,
    operation.counterpartyBank,
    operation.documentNumber,
    operation.operationId,
    operation.operationCode,
    operation.counterpartyInn,
    operation.paymentId,
    operation.paymentCode,
    name.other && JSON.stringify(name.other),
    purpose.other && JSON.stringify(purpose.other),
    operation.feeMinor,
    operation.salaryPeople,
  ]
  return fields
    .map(field =>
      String(field ?? '').replaceAll(/[\\\t\n\r]/g, letter => escapes[letter] ?? letter),
    )
    .join('\t')
    .replace(/\t+$/, '')
}

export function operationOf(line: string): StatementOperation {
  const fields = line.split('\t')
  const [
    bookedAt,
    direction,
    amountMinor = '',
    name = '',
    purpose = '',
    counterpartyAccount = '',
    counterpartyBank,
    documentNumber,
    operationId,
    operationCode,
    counterpartyInn,
    paymentId,
    paymentCode,
    otherNames,
    otherPurposes,
    feeMinor,
    salaryPeople,
  ] = line.includes('\\') ? fields.map(withoutEscapes) : fields
  if (operationId === undefined) throw new RangeError('This is not the line of an operation')
  // Each has all fields in one order: programs read objects of one shape fastest.
  return {
    operationId,
    bookedAt: Number(bookedAt),
    direction: direction === 'DEBIT' ? 'DEBIT' : 'CREDIT',
    amountMinor: BigInt(amountMinor),
    feeMinor: feeMinor ? BigInt(feeMinor) : undefined,
    counterpartyName: wordsOf(name, otherNames),
    counterpartyAccount,
    counterpartyBank: counterpartyBank || undefined,
    counterpartyInn: counterpartyInn || undefined,
    purpose: wordsOf(purpose, otherPurposes),
    documentNumber: documentNumber || undefined,
    operationCode: operationCode || undefined,
    paymentId: paymentId || undefined,
    paymentCode: paymentCode || undefined,
    salaryPeople: salaryPeople ? Number(salaryPeople) : undefined,
  }
}

const wordsOf = (text: string, others: string | undefined): Words =>
  others ? wordsOfStored(text, JSON.parse(others) as OtherLanguages) : text

const withoutEscapes = (field: string): string =>
  field.replaceAll(/\\[\\tnr]/g, escape => meanings.get(escape) ?? escape)

/** Operations as texts of lines: another thread takes a text over at once, objects one by one. */
export interface StoredBatch {
  /** Several, so that few operations at a time are objects. */
  readonly texts: readonly string[]
  /** The position of the last one; give it back to read what follows. */
  readonly last: number
}

export const batchOfTexts = ({ texts, last }: StoredBatch): OperationBatch => ({
  parts: partsOf(texts),
  last,
})

function* partsOf(texts: readonly string[]): Generator<readonly StatementOperation[]> {
  for (const text of texts) yield text.split('\n').map(operationOf)
}
