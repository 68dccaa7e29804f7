import { bishkekDate, fromIso } from '@tartip/domain/time/instant'
import type { LocalDate } from '@tartip/domain/time/instant'
import { amountCell, dateCell, textCell } from '../../../../lib/table-file/table-file.ts'
import type { FileCell, TableFile } from '../../../../lib/table-file/table-file.ts'
import type { AccountOperation } from '../../account-queries.ts'
import type { Account } from '../../accounts-model.ts'
import type { ListPeriod } from '../account-search.ts'

/** Heads of the columns, in the language of the screen. */
export interface OperationsFileWords {
  readonly date: string
  readonly number: string
  readonly counterparty: string
  readonly counterpartyAccount: string
  readonly counterpartyBank: string
  readonly purpose: string
  readonly debit: string
  readonly credit: string
  readonly balance: string
}

const nothing: FileCell = textCell('')

/** Operations as an accountant keeps them: debit and credit apart, the balance after each. */
export function operationsFile(
  operations: readonly AccountOperation[],
  words: OperationsFileWords,
  currency: string,
): TableFile {
  return {
    head: [
      words.date,
      words.number,
      words.counterparty,
      words.counterpartyAccount,
      words.counterpartyBank,
      words.purpose,
      `${words.debit}, ${currency}`,
      `${words.credit}, ${currency}`,
      `${words.balance}, ${currency}`,
    ],
    rows: operations.map(operation => [
      dateCell(bishkekDate(fromIso(operation.bookedDate))),
      textCell(operation.documentNumber ?? ''),
      textCell(operation.counterpartyName),
      textCell(operation.counterpartyAccount),
      textCell(operation.counterpartyBank ?? ''),
      textCell(operation.purpose),
      operation.direction === 'DEBIT' ? amountCell(operation.amount) : nothing,
      operation.direction === 'CREDIT' ? amountCell(operation.amount) : nothing,
      amountCell(operation.balanceAfter),
    ]),
  }
}

/** `operations-1091820100380142-2026-11-01-2026-11-30`; the ends of the period that there are. */
export function operationsFileName(
  account: Pick<Account, 'account'>,
  period: ListPeriod,
  today: LocalDate,
): string {
  const from = period.kind === 'ALL' ? undefined : period.from
  const to = period.kind === 'DATES' ? period.to : today
  return ['operations', account.account, from, to].filter(part => part !== undefined).join('-')
}
