import { currencies, type CurrencyCode } from '@tartip/domain/money/currency'
import type { StatementKind } from '@tartip/domain/statements/statement'
import type {
  StatementFileFormat,
  StatementStatus,
} from '../../lib/api-types/statement.generated.ts'
import type {
  StatementFieldsFragment,
  TerminalStatementFieldsFragment,
} from './api/read-statements.statement.generated.ts'

/** The two lists of statements: of accounts and cards, and of card terminals. */
export const statementBoxes = ['ACCOUNTS', 'TERMINALS'] as const
export type StatementBox = (typeof statementBoxes)[number]

export const boxOfKind = (kind: StatementKind): StatementBox =>
  kind === 'POS' ? 'TERMINALS' : 'ACCOUNTS'

/** A statement of any kind as lists show it. */
export interface StatementRow {
  readonly id: string
  /** A later state of the same statement has a larger one. */
  readonly version: number
  readonly kind: StatementKind
  /** Account numbers, or addresses with their terminals. */
  readonly sources: readonly string[]
  /** Account numbers, or codes of terminals. */
  readonly accounts: readonly string[]
  /** Numbers of the specification; empty means all. */
  readonly currencies: readonly string[]
  readonly startDate: string
  readonly endDate: string
  readonly status: StatementStatus
  readonly statusLabel: string
  readonly errorMessage: string | null
  readonly fileName: string
  readonly requestDate: string
  readonly requestedBy: string | null
  readonly progress: number
  readonly operationCount: number
  readonly formats: readonly StatementFileFormat[]
  readonly isDeletable: boolean
  readonly availableUntil: string | null
}

type OfBoth = 'partyId' | 'availableAccounts' | 'partyID' | 'terminals'
type Shared = Omit<StatementFieldsFragment & TerminalStatementFieldsFragment, OfBoth | 'kind'>

export const statementRowOf = (statement: StatementFieldsFragment): StatementRow => ({
  ...sharedOf(statement),
  kind: statement.kind,
  sources: statement.availableAccounts.map(({ account }) => account),
  accounts: statement.availableAccounts.map(({ account }) => account),
  currencies: statement.currencies,
})

export const terminalRowOf = (statement: TerminalStatementFieldsFragment): StatementRow => ({
  ...sharedOf(statement),
  kind: 'POS',
  sources: statement.terminals.map(
    ({ address, posTerminals }) => `${address}: ${posTerminals.map(({ code }) => code).join(', ')}`,
  ),
  accounts: statement.terminals.flatMap(({ posTerminals }) => posTerminals.map(({ code }) => code)),
  currencies: [],
})

function sharedOf(statement: Omit<Shared, 'currencies'>) {
  const { id, startDate, endDate, status, statusLabel, fileName, requestDate } = statement
  const errorMessage = statement.errorMessage ?? null
  return {
    id,
    version: versionOf(statement),
    startDate,
    endDate,
    status,
    statusLabel,
    // Where there were no operations, the label is the whole reason.
    errorMessage: errorMessage === statusLabel ? null : errorMessage,
    fileName,
    requestDate,
    requestedBy: statement.requestedBy ?? null,
    progress: statement.progress,
    operationCount: statement.operationCount,
    formats: statement.formats,
    isDeletable: statement.isDeletable,
    availableUntil: statement.availableUntil ?? null,
  }
}

const rankOfStatus: Readonly<Record<StatementStatus, number>> = {
  PENDING: 0,
  IN_PROGRESS: 1,
  READY: 2,
  NOT_FOUND: 2,
  FAIL: 2,
}

/** Events and answers overtake each other; a statement only goes forward. */
export const versionOf = ({
  status,
  progress,
}: Pick<StatementRow, 'status' | 'progress'>): number => rankOfStatus[status] * 1000 + progress

export const isInPreparation = ({ status }: Pick<StatementRow, 'status'>): boolean =>
  rankOfStatus[status] < 2

/** The currency behind a number of the specification, where the som is 3300. */
export const currencyOfNumber = (number: string): CurrencyCode | undefined =>
  Object.values(currencies).find(({ specNum }) => specNum === number)?.code
