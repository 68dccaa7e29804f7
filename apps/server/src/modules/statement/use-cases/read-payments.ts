import { searchKeyOf } from '@tartip/domain/lists/search-text'
import { currencies } from '@tartip/domain/money/currency'
import { err, ok, type Result } from '@tartip/domain/result'
import { OnlySalaryOfOne } from '@tartip/domain/statements/hidden-salaries'
import type { StatementKind } from '@tartip/domain/statements/statement'
import { bishkekDate, type LocalDate } from '@tartip/domain/time/instant'
import type {
  StatementOperation,
  StatementSection,
} from '@tartip/formats/statements/statement-content'

import type { Actor } from '../../../platform/actor.ts'
import { inTenant } from '../../../platform/db/transaction.ts'
import type { StatementDeps } from '../statement-deps.ts'
import { findOperations, searchTextOf, type OperationQuery } from '../store/operation-store.ts'
import { findOwnStatement } from './open-statement.ts'
import { resolveOrder, type ResolveOrderRefusal } from './order-statement.ts'
import { openSections } from './read-sections.ts'

export interface PageRequest {
  readonly page: number
  readonly size: number
}

/** A page of the operations of a statement, with its sections. */
export interface PaymentsPage extends PageRequest {
  readonly clientName: string
  readonly sections: readonly StatementSection[]
  readonly list: readonly { readonly section: number; readonly operation: StatementOperation }[]
  readonly count: number
}

/** What of a statement is wanted. */
export interface PaymentFilter {
  readonly search?: string
  readonly account?: string
  /** The number or the code of a currency. */
  readonly currency?: string
  readonly direction?: 'DEBIT' | 'CREDIT'
  readonly startDate?: LocalDate
  readonly endDate?: LocalDate
}

/** What a ready statement contains. */
export async function readPaymentsOfStatement(
  deps: Pick<StatementDeps, 'db' | 'accounts' | 'acquiring'>,
  actor: Actor,
  kinds: readonly StatementKind[],
  { statementId, ...filter }: PaymentFilter & { readonly statementId: string },
  page: PageRequest,
): Promise<
  Result<PaymentsPage, 'STATEMENT_NOT_FOUND' | 'STATEMENT_NOT_READY' | 'STATEMENT_NOT_MADE'>
> {
  const found = await findOwnStatement(deps, actor, kinds, { id: statementId })
  if (!found.ok) return found
  const { clientName, content, status, legalPartyId } = found.value
  if (content === undefined || (status !== 'READY' && status !== 'NOT_FOUND')) {
    return err(status === 'FAIL' ? 'STATEMENT_NOT_MADE' : 'STATEMENT_NOT_READY')
  }
  const query = queryOf(filter, content.sections)
  const { list, count } = await inTenant(deps.db, legalPartyId, tx =>
    findOperations(tx, found.value, query, page),
  )
  return ok({ clientName, sections: content.sections, list, count, ...page })
}

function queryOf(
  { account, currency, ...query }: PaymentFilter,
  sections: readonly StatementSection[],
): OperationQuery {
  if (account === undefined && currency === undefined) return query
  const isWanted = (section: StatementSection) =>
    (account === undefined || section.account === account) &&
    (currency === undefined ||
      section.currency === currency ||
      currencies[section.currency].specNum === currency)
  const wanted = sections.flatMap((section, index) => (isWanted(section) ? [index] : []))
  return { ...query, sections: wanted }
}

/** A period with more is ordered as a statement. */
export const mostRead = 5_000

export type ReadPaymentsRefusal =
  | ResolveOrderRefusal
  | 'STATEMENT_TOO_MANY_PAYMENTS'
  | 'STATEMENT_SALARY_OF_ONE'

type ReadPaymentsDeps = Pick<StatementDeps, 'core' | 'cards' | 'acquiring' | 'accounts' | 'clock'>
interface RequestedPayments {
  readonly legalPartyId: string
  /** Empty means all. */
  readonly accounts: readonly string[]
  readonly currencies: readonly string[]
  readonly startDate: LocalDate
  readonly endDate: LocalDate
}

/** The payments of a period as the bank has them now, without an order. */
export async function readPayments(
  deps: ReadPaymentsDeps,
  actor: Actor,
  requested: RequestedPayments,
  filter: PaymentFilter,
  page: PageRequest,
): Promise<Result<PaymentsPage, ReadPaymentsRefusal>> {
  try {
    return await readShown(deps, actor, requested, filter, page)
  } catch (error) {
    if (error instanceof OnlySalaryOfOne) return err('STATEMENT_SALARY_OF_ONE')
    throw error
  }
}

async function readShown(
  deps: ReadPaymentsDeps,
  actor: Actor,
  requested: RequestedPayments,
  filter: PaymentFilter,
  page: PageRequest,
): Promise<Result<PaymentsPage, ReadPaymentsRefusal>> {
  const resolved = await resolveOrder(deps, actor, { ...requested, kind: 'ACCOUNT' })
  if (!resolved.ok) return resolved
  const order = { ...resolved.value.order, legalPartyId: actor.legalPartyId, places: [] }
  const endsToday = order.endDate >= bishkekDate(deps.clock.now())
  const sections: StatementSection[] = []
  const all: { section: number; operation: StatementOperation }[] = []
  for (const [section, source] of (await openSections(deps, order)).entries()) {
    const operations: StatementOperation[] = []
    for await (const batch of source.operations()) {
      operations.push(...batch)
      if (all.length + operations.length > mostRead) {
        return err('STATEMENT_TOO_MANY_PAYMENTS', { max: mostRead })
      }
    }
    all.push(...operations.toReversed().map(operation => ({ section, operation })))
    const { openingMinor, heldMinor } = await source.balances()
    const debits = operations.filter(({ direction }) => direction === 'DEBIT')
    const credits = operations.filter(({ direction }) => direction === 'CREDIT')
    const [debitMinor, creditMinor] = [sumOf(debits), sumOf(credits)]
    const closingMinor = openingMinor + creditMinor - debitMinor
    sections.push({
      account: source.account,
      currency: source.currency,
      openingMinor,
      closingMinor,
      plannedMinor: endsToday ? closingMinor - heldMinor : closingMinor,
      debitMinor,
      creditMinor,
      debitCount: debits.length,
      creditCount: credits.length,
    })
  }
  const from = (page.page - 1) * page.size
  const found = all.filter(isWanted(queryOf(filter, sections)))
  const list = found.slice(from, from + page.size)
  return ok({ clientName: actor.companyName, sections, list, count: found.length, ...page })
}

/** Finds what the same query finds in a statement that was ordered. */
function isWanted({ search, direction, startDate, endDate, sections }: OperationQuery) {
  const key = search ? searchKeyOf(search) : ''
  return ({ section, operation }: PaymentsPage['list'][number]): boolean => {
    const day = bishkekDate(operation.bookedAt)
    return (
      (sections === undefined || sections.includes(section)) &&
      (direction === undefined || operation.direction === direction) &&
      (startDate === undefined || day >= startDate) &&
      (endDate === undefined || day <= endDate) &&
      searchTextOf(operation).includes(key)
    )
  }
}

const sumOf = (operations: readonly StatementOperation[]): bigint =>
  operations.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
