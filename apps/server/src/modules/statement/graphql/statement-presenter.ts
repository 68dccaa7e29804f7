import { wordsIn } from '@tartip/domain/bank-text'
import { errorText } from '@tartip/domain/errors/catalogue'
import type { Language } from '@tartip/domain/language'
import { currencies, currencyCodes } from '@tartip/domain/money/currency'
import { toDecimal } from '@tartip/domain/money/decimal'
import {
  formatsOfStatement,
  mayDeleteStatement,
  statementStatusNames,
} from '@tartip/domain/statements/statement'
import { formatDate } from '@tartip/domain/time/format-date'
import { bishkekDate, toIso } from '@tartip/domain/time/instant'
import type {
  StatementOperation,
  StatementSection,
} from '@tartip/formats/statements/statement-content'

import type { Actor } from '../../../platform/actor.ts'
import { keptUntil, type StatementRecord } from '../store/statement-store.ts'
import type { NewPayments } from '../use-cases/read-new-payments.ts'
import type { PaymentsPage } from '../use-cases/read-payments.ts'
import type {
  NewStatementPayments,
  PosTerminalStatement,
  Statement,
  StatementPayment,
  StatementPaymentDay,
  StatementPayments,
} from './statement.generated.ts'

/** What presenting needs besides the statement itself. */
export interface StatementViewer {
  readonly language: Language
  readonly reader: Pick<Actor, 'personId' | 'signRight'>
  shortNameOf(personId: string): string | undefined
}

function presentOrder(record: StatementRecord, viewer: StatementViewer) {
  const { language, reader, shortNameOf } = viewer
  const { status, failure, madeAt, scheduleId } = record
  return {
    id: record.id,
    startDate: record.startDate,
    endDate: record.endDate,
    status,
    statusLabel: statementStatusNames[status][language],
    errorMessage: failure ? errorText(failure.code, failure.params, language) : messageOf(status),
    fileName: record.fileName,
    requestDate: toIso(record.requestedAt),
    requestedBy: scheduleId === undefined ? (shortNameOf(record.orderedBy) ?? null) : null,
    progress: record.progress,
    operationCount: record.operationCount,
    formats: status === 'READY' ? [...formatsOfStatement(record.kind, record.clientName)] : [],
    isDeletable: mayDeleteStatement(reader, record.orderedBy),
    availableUntil: madeAt === undefined ? null : toIso(keptUntil(madeAt)),
  }

  function messageOf(one: StatementRecord['status']): string | null {
    return one === 'NOT_FOUND' ? statementStatusNames.NOT_FOUND[language] : null
  }
}

export function presentStatement(record: StatementRecord, viewer: StatementViewer): Statement {
  const numberOf = (code: StatementSection['currency']) => currencies[code].specNum
  const sections = record.content?.sections ?? []
  return {
    ...presentOrder(record, viewer),
    partyId: record.legalPartyId,
    kind: record.kind,
    availableAccounts: record.accounts.map(account => ({
      account,
      currencies: sections
        .filter(section => section.account === account)
        .map(({ currency }) => numberOf(currency)),
    })),
    currencies: record.currencies.map(numberOf),
  }
}

export function presentTerminalStatement(
  record: StatementRecord,
  terminals: PosTerminalStatement['terminals'],
  viewer: StatementViewer,
): PosTerminalStatement {
  return { ...presentOrder(record, viewer), partyID: record.legalPartyId, terminals }
}

export function presentPayments(
  { clientName, sections, list, count, page, size }: PaymentsPage,
  language: Language,
): StatementPayments {
  const accounts = new Map<string, { section: StatementSection; index: number }[]>()
  for (const [index, section] of sections.entries()) {
    const others = accounts.get(section.account)
    if (others) others.push({ section, index })
    else accounts.set(section.account, [{ section, index }])
  }
  return {
    accounts: [...accounts].map(([clientAccount, own]) => ({
      clientName,
      clientAccount,
      place: own[0]?.section.place ?? null,
      currencies: own
        .toSorted((a, b) => orderOf(a.section) - orderOf(b.section))
        .map(({ section, index }) => ({
          ...presentSection(section),
          payments: daysOf(
            list.filter(one => one.section === index).map(({ operation }) => operation),
            section,
            language,
          ),
        })),
    })),
    currentPage: page,
    elementsInCurrentPage: list.length,
    totalPages: Math.ceil(count / size),
    totalElements: count,
  }
}

export function presentNewPayments(
  { section, payments, cursor, hasMore }: NewPayments,
  language: Language,
): NewStatementPayments {
  const shown = section && presentSection(section)
  return {
    isoName: shown?.isoName ?? null,
    incomingBalance: shown?.incomingBalance ?? null,
    outgoingBalance: shown?.outgoingBalance ?? null,
    payments: section ? payments.map(one => presentPayment(one, section, language)) : [],
    cursor: cursor ?? null,
    hasMore,
  }
}

const orderOf = ({ currency }: StatementSection): number => currencyCodes.indexOf(currency)

function presentSection(section: StatementSection) {
  const { currency } = section
  const decimal = (minor: bigint) => toDecimal(minor, currency)
  return {
    isoNum: currencies[currency].specNum,
    isoName: currency,
    incomingBalance: decimal(section.openingMinor),
    outgoingBalance: decimal(section.closingMinor),
    planBalance: decimal(section.plannedMinor),
    totalDebit: decimal(section.debitMinor),
    totalCredit: decimal(section.creditMinor),
    totalFee: section.feeMinor === undefined ? null : decimal(section.feeMinor),
  }
}

function daysOf(
  operations: readonly StatementOperation[],
  section: StatementSection,
  language: Language,
): StatementPaymentDay[] {
  const days = new Map<string, StatementPayment[]>()
  for (const operation of operations) {
    const payment = presentPayment(operation, section, language)
    const others = days.get(payment.paymentDate)
    if (others) others.push(payment)
    else days.set(payment.paymentDate, [payment])
  }
  return [...days].map(([paymentDate, payments]) => ({ paymentDate, payments }))
}

function presentPayment(
  operation: StatementOperation,
  { currency }: StatementSection,
  language: Language,
): StatementPayment {
  const amount = toDecimal(operation.amountMinor, currency)
  const isDebit = operation.direction === 'DEBIT'
  return {
    id: operation.operationId,
    counterpartyName: wordsIn(operation.counterpartyName, language),
    counterpartyAccount: operation.counterpartyAccount,
    counterpartyBank: operation.counterpartyBank ?? null,
    documentNumber: operation.documentNumber ?? null,
    debit: isDebit ? amount : null,
    credit: isDebit ? null : amount,
    fee: operation.feeMinor === undefined ? null : toDecimal(operation.feeMinor, currency),
    paymentDate: formatDate(bishkekDate(operation.bookedAt)),
    bookedDate: toIso(operation.bookedAt),
    paymentPurpose: wordsIn(operation.purpose, language),
    operationCode: operation.operationCode ?? null,
    paymentID: operation.paymentId ?? null,
  }
}
