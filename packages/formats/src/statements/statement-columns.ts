import { wordsIn } from '@tartip/domain/bank-text'
import type { Language } from '@tartip/domain/language'
import type { StatementKind } from '@tartip/domain/statements/statement'
import { statementWords, type StatementWord } from '@tartip/domain/statements/statement-words'
import type { Instant } from '@tartip/domain/time/instant'

import type { StatementOperation, StatementSection } from './statement-content.ts'

export type StatementCell = string | bigint | { readonly at: Instant } | undefined

/** A column of the tables that people read: PDF, XLSX and CSV. Sums are minor units of the section's currency. */
export interface StatementColumn {
  readonly title: StatementWord
  readonly kind: 'text' | 'number' | 'amount' | 'date' | 'dateTime'
  /** Share of the width of a printed page. */
  readonly share: number
  /** Width in a spreadsheet, in characters. */
  readonly characters: number
  readonly value: (operation: StatementOperation, language: Language) => StatementCell
}

const amountOf =
  (direction: StatementOperation['direction']) =>
  (operation: StatementOperation): bigint | undefined =>
    operation.direction === direction ? operation.amountMinor : undefined

const debit: StatementColumn = {
  title: 'debit',
  kind: 'amount',
  share: 0.13,
  characters: 18,
  value: amountOf('DEBIT'),
}
const credit: StatementColumn = { ...debit, title: 'credit', value: amountOf('CREDIT') }
const counterparty: StatementColumn = {
  title: 'counterparty',
  kind: 'text',
  share: 0.23,
  characters: 36,
  value: (operation, language) => wordsIn(operation.counterpartyName, language),
}
const purpose: StatementColumn = {
  title: 'purpose',
  kind: 'text',
  share: 0.28,
  characters: 60,
  value: (operation, language) => wordsIn(operation.purpose, language),
}

const accountColumns: readonly StatementColumn[] = [
  {
    title: 'date',
    kind: 'date',
    share: 0.1,
    characters: 12,
    value: ({ bookedAt }) => ({ at: bookedAt }),
  },
  {
    title: 'number',
    kind: 'number',
    share: 0.13,
    characters: 16,
    value: ({ documentNumber }) => documentNumber,
  },
  counterparty,
  {
    title: 'counterpartyAccount',
    kind: 'number',
    share: 0,
    characters: 20,
    value: ({ counterpartyAccount }) => counterpartyAccount || undefined,
  },
  {
    title: 'counterpartyBank',
    kind: 'number',
    share: 0,
    characters: 12,
    value: ({ counterpartyBank }) => counterpartyBank,
  },
  purpose,
  debit,
  credit,
]

const terminalColumns: readonly StatementColumn[] = [
  {
    title: 'dateTime',
    kind: 'dateTime',
    share: 0.17,
    characters: 18,
    value: ({ bookedAt }) => ({ at: bookedAt }),
  },
  { ...purpose, title: 'operation', share: 0.16, characters: 20 },
  { ...counterparty, title: 'card', share: 0.17, characters: 22 },
  {
    title: 'rrn',
    kind: 'number',
    share: 0.14,
    characters: 16,
    value: ({ documentNumber }) => documentNumber,
  },
  { ...debit, title: 'sales', share: 0.13, value: amountOf('CREDIT') },
  { ...debit, title: 'returns', share: 0.12, value: amountOf('DEBIT') },
  { ...debit, title: 'fee', share: 0.11, value: ({ feeMinor }) => feeMinor },
]

/** The columns of a kind; those with the share 0 stand in spreadsheets alone. */
export const columnsOfStatement = (kind: StatementKind): readonly StatementColumn[] =>
  kind === 'POS' ? terminalColumns : accountColumns

/** What stands above the operations of a section: what it is of, and its balances. */
export interface SectionSummary {
  readonly about: readonly { readonly label: string; readonly text: string }[]
  readonly sums: readonly { readonly label: string; readonly minor: bigint }[]
}

export function summaryOfSection(
  section: StatementSection,
  kind: StatementKind,
  language: Language,
): SectionSummary {
  const word = (name: StatementWord) => statementWords[name][language]
  const currency = { label: word('currency'), text: section.currency }
  if (kind === 'POS') {
    return {
      about: [
        { label: word('terminal'), text: section.account },
        { label: word('address'), text: section.place ?? '' },
        currency,
      ],
      sums: [
        { label: word('sales'), minor: section.creditMinor },
        { label: word('returns'), minor: section.debitMinor },
        { label: word('fees'), minor: section.feeMinor ?? 0n },
      ],
    }
  }
  return {
    about: [{ label: word('account'), text: section.account }, currency],
    sums: [
      { label: word('opening'), minor: section.openingMinor },
      { label: word('totalDebit'), minor: section.debitMinor },
      { label: word('totalCredit'), minor: section.creditMinor },
      { label: word('closing'), minor: section.closingMinor },
      { label: word('planned'), minor: section.plannedMinor },
    ],
  }
}
