import type { LocalizedText } from '../language.ts'
import type { SignRight } from '../people/sign-right.ts'
import { err, holds, type Verdict } from '../result.ts'
import { lettersOutsideWindows1251 } from '../text/windows-1251.ts'
import { daysBetween, isLocalDate, type LocalDate } from '../time/instant.ts'

/** ACCOUNT: settlement, deposit, loan and transit accounts. CARD: card accounts. POS: card terminals. */
export const statementKinds = ['ACCOUNT', 'CARD', 'POS'] as const
export type StatementKind = (typeof statementKinds)[number]

export const statementKindNames: Readonly<Record<StatementKind, LocalizedText>> = {
  ACCOUNT: { ru: 'Счета', ky: 'Эсептер', en: 'Accounts' },
  CARD: { ru: 'Карты', ky: 'Карталар', en: 'Cards' },
  POS: { ru: 'POS-терминалы', ky: 'POS-терминалдар', en: 'POS terminals' },
}

export const statementStatuses = ['PENDING', 'IN_PROGRESS', 'READY', 'NOT_FOUND', 'FAIL'] as const
export type StatementStatus = (typeof statementStatuses)[number]

/** What a statement's status is called; the client shows the server's text. */
export const statementStatusNames: Readonly<Record<StatementStatus, LocalizedText>> = {
  PENDING: { ru: 'Заказана', ky: 'Буюртма берилди', en: 'Ordered' },
  IN_PROGRESS: { ru: 'Готовится', ky: 'Даярдалууда', en: 'In preparation' },
  READY: { ru: 'Готова', ky: 'Даяр', en: 'Ready' },
  NOT_FOUND: {
    ru: 'Операций за период нет',
    ky: 'Бул мезгилде операция жок',
    en: 'No operations in the period',
  },
  FAIL: {
    ru: 'Не удалось подготовить',
    ky: 'Даярдоо мүмкүн болгон жок',
    en: 'Could not be prepared',
  },
}

/** TXT is the exchange with 1C in its version 1.03, TXT_V102 the same in version 1.02. */
export const statementFormats = [
  'PDF',
  'XLSX',
  'TXT',
  'TXT_V102',
  'CAMT053',
  'MT940',
  'CSV',
] as const
export type StatementFormat = (typeof statementFormats)[number]

/** The formats of each kind: accounting formats know accounts and no terminals. */
export const formatsOfKind: Readonly<Record<StatementKind, readonly StatementFormat[]>> = {
  ACCOUNT: statementFormats,
  CARD: statementFormats,
  POS: ['PDF', 'XLSX', 'CSV'],
}

/**
 * The formats in which the statement of a company can be written. 1C in its version 1.02 is written in windows-1251, and
 * the name of the company is in every document: names are never respelled, so with a letter that it lacks there is no file.
 */
export const formatsOfStatement = (
  kind: StatementKind,
  clientName: string,
): readonly StatementFormat[] =>
  lettersOutsideWindows1251(clientName).length === 0
    ? formatsOfKind[kind]
    : formatsOfKind[kind].filter(format => format !== 'TXT_V102')

/** What is made at once; the other formats when somebody downloads them. */
export const firstFormats: Readonly<Record<StatementKind, readonly StatementFormat[]>> = {
  ACCOUNT: ['PDF', 'XLSX', 'TXT'],
  CARD: ['PDF', 'XLSX', 'TXT'],
  POS: ['PDF', 'XLSX'],
}

/** A statement is removed for everybody, so by who has ordered it, or by the first signatory. */
export const mayDeleteStatement = (
  { personId, signRight }: { readonly personId: string; readonly signRight: SignRight },
  orderedBy: string,
): boolean => personId === orderedBy || signRight === 'FIRST'

/** A leap year. */
export const longestStatementDays = 366
/** How long a ready statement and its files are kept. */
export const statementKeptDays = 30

export type StatementPeriodRefusal =
  | 'DATE_INVALID'
  | 'PERIOD_INVALID'
  | 'PERIOD_TOO_LONG'
  | 'STATEMENT_PERIOD_IN_FUTURE'

/** A period of days that have begun, at most a year long. */
export function checkStatementPeriod(
  startDate: LocalDate,
  endDate: LocalDate,
  today: LocalDate,
): Verdict<StatementPeriodRefusal> {
  if (!isLocalDate(startDate) || !isLocalDate(endDate)) return err('DATE_INVALID')
  if (startDate > endDate) return err('PERIOD_INVALID')
  if (daysBetween(startDate, endDate) >= longestStatementDays) {
    return err('PERIOD_TOO_LONG', { max: longestStatementDays })
  }
  return endDate > today ? err('STATEMENT_PERIOD_IN_FUTURE') : holds
}
