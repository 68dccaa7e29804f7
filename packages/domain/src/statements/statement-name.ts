import type { Language } from '../language.ts'
import { formatPeriod } from '../time/format-date.ts'
import type { LocalDate } from '../time/instant.ts'
import { statementWords } from './statement-words.ts'
import type { StatementKind } from './statement.ts'

/** What a statement is about, without words. */
export interface StatementSubject {
  readonly kind: StatementKind
  readonly accounts: readonly string[]
  readonly startDate: LocalDate
  readonly endDate: LocalDate
}

const titles = {
  ACCOUNT: statementWords.titleOfAccounts,
  CARD: statementWords.titleOfCards,
  POS: statementWords.titleOfTerminals,
} as const

export const titleOfStatement = (kind: StatementKind, language: Language): string =>
  titles[kind][language]

/** «Выписка по счёту 1090… 01.11.2026 – 30.11.2026»: what a statement is called to people. */
export function nameOfStatement(
  { kind, accounts, startDate, endDate }: StatementSubject,
  language: Language,
): string {
  const [account, second] = accounts
  const about = second === undefined && account !== undefined ? ` ${account}` : ''
  return `${titleOfStatement(kind, language)}${about} ${formatPeriod(startDate, endDate)}`
}
