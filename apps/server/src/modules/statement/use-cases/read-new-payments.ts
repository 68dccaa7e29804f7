import {
  broughtForwardCode,
  InvalidCursor,
  type CoreNewOperations,
} from '@tartip/bank-ports/core-accounts'
import { may } from '@tartip/domain/people/policy'
import { err, ok, type Result } from '@tartip/domain/result'
import {
  isSalary,
  OnlySalaryOfOne,
  withoutPersonalSalaries,
} from '@tartip/domain/statements/hidden-salaries'
import { addDays, bishkekDate, isLocalDate, type LocalDate } from '@tartip/domain/time/instant'
import type {
  StatementOperation,
  StatementSection,
} from '@tartip/formats/statements/statement-content'

import type { Actor } from '../../../platform/actor.ts'
import type { StatementDeps } from '../statement-deps.ts'
import { fromCore, mergeSalaries, signed } from './read-sections.ts'

export interface NewPaymentsRequest {
  readonly legalPartyId: string
  readonly account: string
  /** The cursor of the call before; without one the first call begins with a day, or with the account. */
  readonly after?: string
  readonly startDate?: LocalDate
  readonly size: number
}

/** Payments that follow one another without a gap, with the balance before and after them. */
export interface NewPayments {
  /** Undefined when nothing is new: the account's own balance may already be a later one. */
  readonly section: StatementSection | undefined
  readonly payments: readonly StatementOperation[]
  /** Where to go on; that of the request when nothing is new. */
  readonly cursor: string | undefined
  readonly hasMore: boolean
}

export type NewPaymentsRefusal =
  | 'LEGAL_PARTY_NOT_FOUND'
  | 'ACCOUNT_NOT_FOUND'
  | 'CURSOR_INVALID'
  | 'DATE_INVALID'
  | 'STATEMENT_SALARY_OF_ONE'
interface Begin {
  readonly after?: string
  readonly from?: LocalDate
}
type Row = CoreNewOperations['list'][number]

const shownOf = ({ operation }: Row): StatementOperation => fromCore(operation)

export const newPaymentPages = { usual: 200, largest: 500 }
/** Far above what the bank gives out. */
const longestCursor = 200

/** What was booked on an account after a cursor, oldest first, each payment exactly once. */
export async function readNewPayments(
  deps: Pick<StatementDeps, 'core' | 'accounts' | 'clock'>,
  actor: Actor,
  { legalPartyId, account, after, startDate, size }: NewPaymentsRequest,
): Promise<Result<NewPayments, NewPaymentsRefusal>> {
  if (legalPartyId !== actor.legalPartyId) return err('LEGAL_PARTY_NOT_FOUND')
  if (startDate !== undefined && !isLocalDate(startDate)) return err('DATE_INVALID')
  if (after !== undefined && after.length > longestCursor) return err('CURSOR_INVALID')
  const own = await deps.core.findOwnAccount(legalPartyId, account)
  const isReadable = (await deps.accounts.readableAccounts(actor)).includes(account)
  // A card account has several currencies and no order of booking across them.
  if (own === undefined || !isReadable || own.type === 'CARD') return err('ACCOUNT_NOT_FOUND')
  const begin = after === undefined ? (startDate ? { from: startDate } : {}) : { after }
  const readOn = (from: Begin, count: number) =>
    deps.core.operationsAfter(legalPartyId, own.accountId, from, count)
  try {
    const page = await readOn(begin, size)
    const shown = may(actor, 'salary.read').ok
      ? { ...page, rows: page.list.map(shownOf) }
      : await hideSalaries(page, begin, bishkekDate(deps.clock.now()), readOn)
    if (shown === 'not a cursor of ours') return err('CURSOR_INVALID')
    if ('salaryOfOneOn' in shown) {
      const { salaryOfOneOn: date } = shown
      return err('STATEMENT_SALARY_OF_ONE', { date, startDate: addDays(date, 1) })
    }
    const { rows, list, hasMore } = shown
    const last = list.at(-1)
    const payments = rows.filter(one => one.operationCode !== broughtForwardCode)
    return ok({
      section: last && sectionOf(own, last.operation.balanceAfterMinor, payments),
      payments,
      cursor: last?.cursor ?? after,
      hasMore,
    })
  } catch (error) {
    if (error instanceof InvalidCursor) return err('CURSOR_INVALID')
    throw error
  }
}

function sectionOf(
  { account, currency }: Pick<StatementSection, 'account' | 'currency'>,
  closingMinor: bigint,
  payments: readonly StatementOperation[],
): StatementSection {
  const of = (direction: StatementOperation['direction']) =>
    payments.filter(one => one.direction === direction)
  const sum = (list: readonly StatementOperation[]) =>
    list.reduce((all, { direction, amountMinor }) => all + signed(direction, amountMinor), 0n)
  const [debits, credits] = [of('DEBIT'), of('CREDIT')]
  return {
    account,
    currency,
    openingMinor: closingMinor - sum(payments),
    closingMinor,
    plannedMinor: closingMinor,
    debitMinor: -sum(debits),
    creditMinor: sum(credits),
    debitCount: debits.length,
    creditCount: credits.length,
  }
}

interface HiddenPage extends CoreNewOperations {
  /** What of the page is shown: the salaries of a day are one row. */
  readonly rows: readonly StatementOperation[]
}

/** The rest of this day is refused: its row of salaries would be the pay of one person. */
interface SalaryOfOne {
  readonly salaryOfOneOn: LocalDate
}

/**
 * The page for who may not see salaries: a day with salaries is delivered when it is over, whole, with one row for its
 * salaries, because a part of them would show what a person gets. A cursor that lies inside of such a day was given out
 * by no earlier page.
 */
async function hideSalaries(
  page: CoreNewOperations,
  begin: Begin,
  today: LocalDate,
  readOn: (from: Begin, count: number) => Promise<CoreNewOperations>,
): Promise<HiddenPage | SalaryOfOne | 'not a cursor of ours'> {
  const dayOf = ({ operation }: Row) => bishkekDate(operation.bookedAt)
  const found = page.list.findIndex(({ operation }) => isSalary(operation))
  const salary = page.list[found]
  if (salary === undefined) return { ...page, rows: page.list.map(shownOf) }
  const day = dayOf(salary)
  const before = page.list.slice(0, found)
  if (day >= today) return { list: before, rows: before.map(shownOf), hasMore: false }
  const [firstRow] = page.list
  if (begin.after !== undefined && firstRow && dayOf(firstRow) === day) {
    for await (const earlier of rowsFrom({ from: day })) {
      if (earlier.cursor === firstRow.cursor) break
      if (isSalary(earlier.operation)) return 'not a cursor of ours'
    }
  }
  const ofDay: Row[] = []
  for await (const row of rowsFrom(
    before.length > 0 ? { after: before.at(-1)?.cursor ?? '' } : begin,
  )) {
    if (dayOf(row) > day) break
    ofDay.push(row)
  }
  const merged: StatementOperation[] = []
  try {
    for await (const batch of withoutPersonalSalaries(inOne(ofDay.map(shownOf)), mergeSalaries)) {
      merged.push(...batch)
    }
  } catch (error) {
    if (!(error instanceof OnlySalaryOfOne)) throw error
    // What came before is delivered first: the refusal is for the rest of the day.
    return before.length === 0
      ? { salaryOfOneOn: day }
      : { list: before, rows: before.map(shownOf), hasMore: true }
  }
  const list = [...before, ...ofDay]
  const next = await readOn({ after: list.at(-1)?.cursor ?? '' }, 1)
  return {
    list,
    rows: [...before.map(shownOf), ...merged],
    hasMore: next.list.length > 0,
  }

  async function* rowsFrom(from: Begin) {
    let next = await readOn(from, newPaymentPages.largest)
    for (;;) {
      yield* next.list
      const last = next.list.at(-1)
      if (!next.hasMore || last === undefined) return
      next = await readOn({ after: last.cursor }, newPaymentPages.largest)
    }
  }
}

async function* inOne(operations: readonly StatementOperation[]) {
  yield operations
}
