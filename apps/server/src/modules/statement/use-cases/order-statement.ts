import type { CoreAccount } from '@tartip/bank-ports/core-accounts'
import type { Language } from '@tartip/domain/language'
import { currencies, currencyCodes, type CurrencyCode } from '@tartip/domain/money/currency'
import { may, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, ok, type Result } from '@tartip/domain/result'
import {
  checkStatementPeriod,
  type StatementKind,
  type StatementPeriodRefusal,
} from '@tartip/domain/statements/statement'
import { bishkekDate, type LocalDate } from '@tartip/domain/time/instant'
import { nameOfStatement } from '@tartip/domain/statements/statement-name'

import type { Actor } from '../../../platform/actor.ts'
import { recordAudit, type AuditEntry } from '../../../platform/audit/audit-log.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTenant } from '../../../platform/db/transaction.ts'
import {
  runMutation,
  type MutationRefusal,
  type MutationRequest,
} from '../../../platform/documents/run-mutation.ts'
import { keepAnswer } from '../../../platform/idempotency/idempotency-store.ts'
import { queueJob } from '../../../platform/jobs/store/job-queue-store.ts'
import type { StatementDeps } from '../statement-deps.ts'
import {
  countUnfinished,
  findSame,
  insertStatement,
  lockOrders,
  type StatementOrder,
  type StatementRecord,
  type TerminalsOfPlace,
} from '../store/statement-store.ts'
import { findTerminals } from './find-terminals.ts'

/** A statement as it is requested: which accounts and currencies, or which terminals. */
export interface RequestedStatement {
  readonly legalPartyId: string
  readonly kind: StatementKind
  /** Numbers of accounts, or codes of terminals; empty means all. */
  readonly accounts: readonly string[]
  /** Numbers of currencies as the specification has them; empty means all. */
  readonly currencies: readonly string[]
  readonly startDate: LocalDate
  readonly endDate: LocalDate
}

export interface Ordered {
  readonly statementId: string
  readonly isRepeated: boolean
}

export const makeStatementTask = 'make-statement'
/** An organisation that wants more at once waits. */
const mostUnfinished = 20

type OrderDeps = Pick<
  StatementDeps,
  'db' | 'clock' | 'ids' | 'core' | 'acquiring' | 'accounts' | 'runningCalls' | 'earlierAnswer'
>

/** Why a person gets no statement of what was requested. */
export type ResolveOrderRefusal =
  | PolicyRefusal
  | StatementPeriodRefusal
  | 'LEGAL_PARTY_NOT_FOUND'
  | 'CURRENCY_UNKNOWN'
  | 'ACCOUNT_NOT_FOUND'
  | 'POS_TERMINAL_NOT_FOUND'
  | 'STATEMENT_NO_ACCOUNTS'

export type OrderStatementRefusal = MutationRefusal | ResolveOrderRefusal | 'STATEMENTS_TOO_MANY'

/** Orders a statement, or returns the same one when it is there and nothing has happened since. */
export const orderStatement =
  (deps: OrderDeps) =>
  (
    actor: Actor,
    request: MutationRequest,
    requested: RequestedStatement,
    language: Language,
  ): Promise<Result<Ordered, OrderStatementRefusal>> => {
    const { accounts, currencies: wanted, ...rest } = requested
    const body = { ...rest, accounts: [...accounts], currencies: [...wanted] }
    const operation = `order ${requested.kind}`
    return runMutation<
      { statementId: string; isRepeated: boolean },
      ResolveOrderRefusal | 'STATEMENTS_TOO_MANY'
    >(deps, actor, request, { operation, body }, async keep => {
      const resolved = await resolveOrder(deps, actor, requested)
      if (!resolved.ok) return resolved
      const { order, places } = resolved.value
      return inTenant(deps.db, actor.legalPartyId, async tx => {
        await lockOrders(tx, actor.legalPartyId)
        const same = await findUnchanged(deps, tx, actor.legalPartyId, order)
        const record = same ?? newStatement(deps, actor, order, places, language)
        if (!same) {
          const placed = await placeOrder(tx, record)
          if (!placed.ok) return placed
          await recordAudit(tx, auditOf(deps, actor, request, record))
        }
        const answer = { statementId: record.id, isRepeated: same !== undefined }
        await keepAnswer(tx, keep(answer))
        return ok(answer)
      })
    })
  }

/** Keeps a new statement and orders the job that makes it. */
export async function placeOrder(
  tx: Db,
  record: StatementRecord,
): Promise<Result<void, 'STATEMENTS_TOO_MANY'>> {
  const { legalPartyId, id } = record
  if ((await countUnfinished(tx, legalPartyId)) >= mostUnfinished) {
    return err('STATEMENTS_TOO_MANY', { max: mostUnfinished })
  }
  await insertStatement(tx, record)
  const payload = { legalPartyId, statementId: id }
  await queueJob(tx, { task: makeStatementTask, payload, key: `statement ${id}` })
  return ok(undefined)
}

/** What an order comes to: which accounts it is of, and whether the person may have them. */
export async function resolveOrder(
  deps: Pick<OrderDeps, 'clock' | 'core' | 'acquiring' | 'accounts'>,
  actor: Actor,
  requested: RequestedStatement,
): Promise<
  Result<
    { readonly order: StatementOrder; readonly places: readonly TerminalsOfPlace[] },
    ResolveOrderRefusal
  >
> {
  if (requested.legalPartyId !== actor.legalPartyId) return err('LEGAL_PARTY_NOT_FOUND')
  const allowed = may(actor, 'statements.read')
  if (!allowed.ok) return allowed
  const { kind, startDate, endDate } = requested
  const period = checkStatementPeriod(startDate, endDate, bishkekDate(deps.clock.now()))
  if (!period.ok) return period
  const codes = currenciesOf(requested.currencies)
  if (!codes.ok) return codes
  const showsSalaries = may(actor, 'salary.read').ok
  const orderOf = (accounts: readonly string[]): StatementOrder => ({
    kind,
    accounts: accounts.toSorted(),
    currencies: codes.value,
    startDate,
    endDate,
    showsSalaries,
  })
  if (kind === 'POS') {
    const found = await findTerminals(deps, actor, requested.accounts)
    if (!found.ok) return found
    const terminals = found.value.flatMap(place => place.terminals)
    return ok({ order: orderOf(terminals), places: found.value })
  }
  const accounts = await readableAccounts(deps, actor, requested)
  return accounts.ok ? ok({ order: orderOf(accounts.value), places: [] }) : accounts
}

/** Numbers of the requested accounts; one that the person may not read answers like one that does not exist. */
async function readableAccounts(
  { core, accounts }: Pick<OrderDeps, 'core' | 'accounts'>,
  actor: Actor,
  { kind, accounts: wanted }: RequestedStatement,
): Promise<Result<readonly string[], 'ACCOUNT_NOT_FOUND' | 'STATEMENT_NO_ACCOUNTS'>> {
  const readable = new Set(await accounts.readableAccounts(actor))
  const isOfKind = ({ type }: CoreAccount) => (type === 'CARD') === (kind === 'CARD')
  const own = (await core.accountsOf(actor.legalPartyId))
    .filter(account => isOfKind(account) && readable.has(account.account))
    .map(({ account }) => account)
  const unique = [...new Set(wanted)]
  if (!unique.every(account => own.includes(account))) return err('ACCOUNT_NOT_FOUND')
  const chosen = unique.length === 0 ? own : unique
  return chosen.length === 0 ? err('STATEMENT_NO_ACCOUNTS') : ok(chosen)
}

export function currenciesOf(
  numbers: readonly string[],
): Result<readonly CurrencyCode[], 'CURRENCY_UNKNOWN'> {
  const codes: CurrencyCode[] = []
  for (const number of new Set(numbers)) {
    const code = currencyCodes.find(
      one => currencies[one].specNum === number || currencies[one].isoNum === number,
    )
    if (code === undefined) return err('CURRENCY_UNKNOWN')
    codes.push(code)
  }
  return ok(codes.toSorted())
}

/**
 * The same statement, when it is being made or says what a new one would: the books of a day that is over do not
 * change, and those of today may.
 */
async function findUnchanged(
  { clock }: Pick<OrderDeps, 'clock'>,
  tx: Db,
  legalPartyId: string,
  order: StatementOrder,
): Promise<StatementRecord | undefined> {
  const same = await findSame(tx, legalPartyId, order)
  if (same?.madeAt === undefined) return same
  const wasOver = bishkekDate(same.requestedAt) > order.endDate
  const isMoment = clock.now() - same.madeAt < momentMs
  return wasOver || isMoment ? same : undefined
}

/** Two presses within it want one statement. */
const momentMs = 60_000

export function newStatement(
  { clock, ids }: Pick<OrderDeps, 'clock' | 'ids'>,
  actor: Pick<Actor, 'legalPartyId' | 'personId' | 'companyName' | 'companyInn'>,
  order: StatementOrder,
  places: readonly TerminalsOfPlace[],
  language: Language,
): StatementRecord {
  const id = ids.uuid()
  return {
    ...order,
    legalPartyId: actor.legalPartyId,
    id,
    orderedBy: actor.personId,
    clientName: actor.companyName,
    clientInn: actor.companyInn,
    places,
    status: 'PENDING',
    progress: 0,
    operationCount: 0,
    language,
    fileName: fileNameOf({ ...order, id }, language),
    requestedAt: clock.now(),
  }
}

/** The name with a part of the id, because it is what names the statement in `download`. */
const fileNameOf = (
  statement: StatementOrder & Pick<StatementRecord, 'id'>,
  language: Language,
): string => `${nameOfStatement(statement, language)} (${statement.id.slice(-8)})`

const auditOf = (
  { clock }: Pick<OrderDeps, 'clock'>,
  { personId, sessionId }: Actor,
  { ip, traceId }: MutationRequest,
  { legalPartyId, id, kind, accounts, startDate, endDate }: StatementRecord,
): AuditEntry => ({
  legalPartyId,
  at: clock.now(),
  personId,
  action: 'statementOrdered',
  outcome: 'ok',
  details: {
    statementId: id,
    kind,
    accounts: [...accounts],
    startDate,
    endDate,
    ip,
    sessionId,
    traceId,
  },
})
