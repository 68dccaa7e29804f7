import type { CoreHold } from '@tartip/bank-ports/core-accounts'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import {
  forecastBalances,
  plannedDate,
  type PlannedBalance,
  type PlannedMovement,
} from '@tartip/domain/payment/balance-forecast'
import {
  regularHistoryDays,
  regularPayments,
  type RegularPayment,
} from '@tartip/domain/payment/regular-payments'
import { ok, type Result } from '@tartip/domain/result'
import { addDays, type LocalDate } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import type { PaymentDocument } from '../payment-document.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PlannedDocuments } from '../store/payment-reads.ts'
import { accessScopeOf } from './viewer-access.ts'

export interface BalanceForecast {
  readonly currency: CurrencyCode
  readonly days: readonly PlannedBalance[]
  /** One for each day, ground and direction; oldest day first. */
  readonly movements: readonly PlannedMovement[]
}

/**
 * What an account will hold when everything on its way has moved. A document at the bank is counted by its
 * hold and not a second time. Account, holds and documents are three questions: between them a document may
 * go on to its next status, and the next call corrects it.
 */
export const forecastBalance =
  (deps: Pick<PaymentDeps, 'accounts' | 'reads' | 'rules'>) =>
  async (
    actor: Actor,
    accountId: string,
  ): Promise<Result<BalanceForecast, 'ACCOUNT_NOT_FOUND'>> => {
    const found = await deps.accounts.accountWithHolds(actor, accountId)
    if (!found.ok) return found
    const { account, holds } = found.value
    const { account: number, currency } = account
    const heldIds = documentsOfHolds(holds)
    const planned = await deps.reads.planned(await accessScopeOf(deps, actor), {
      account: number,
      currency,
      heldIds,
    })
    const { date: today } = deps.rules.bankDay()
    const movements = movementsOf(holds, planned, today)
    return ok({
      currency,
      movements,
      days: forecastBalances(account.balanceMinor, movements, today),
    })
  }

/** Payments of the coming month that nobody has prepared yet, as far as the history makes them likely. */
export const forecastRegularPayments =
  (deps: Pick<PaymentDeps, 'accounts' | 'reads' | 'rules'>) =>
  async (actor: Actor): Promise<readonly RegularPayment<PaymentDocument>[]> => {
    const scope = await accessScopeOf(deps, actor)
    const { date: today } = deps.rules.bankDay()
    const [executed, open] = await Promise.all([
      deps.reads.repeatable(scope, addDays(today, -regularHistoryDays)),
      deps.reads.expected(scope),
    ])
    const expected = regularPayments(executed, open, today)
    const ids = [...new Set(expected.map(({ last }) => last.id))]
    const documents = new Map(
      (await deps.reads.findAllVisible(scope, ids)).map(document => [document.id, document]),
    )
    return expected.flatMap(payment => {
      const last = documents.get(payment.last.id)
      return last ? [{ ...payment, last }] : []
    })
  }

/** Documents that the bank holds money for. */
export const documentsOfHolds = (holds: readonly CoreHold[]): readonly string[] =>
  holds.flatMap(({ paymentId }) =>
    paymentId !== undefined && isUuid(paymentId) ? [paymentId] : [],
  )

function movementsOf(
  holds: readonly CoreHold[],
  { sums, heldDates }: PlannedDocuments,
  today: LocalDate,
): readonly PlannedMovement[] {
  const all: readonly PlannedMovement[] = [
    ...holds.map(({ paymentId, amountMinor }) => ({
      date: plannedDate(paymentId === undefined ? undefined : heldDates.get(paymentId), today),
      kind: 'HELD' as const,
      direction: 'DEBIT' as const,
      amountMinor,
      count: 1,
    })),
    ...sums.map(({ valueDate, direction, isFullySigned, amountMinor, count }) => ({
      date: plannedDate(valueDate, today),
      kind: isFullySigned ? ('SIGNED' as const) : ('UNSIGNED' as const),
      direction,
      amountMinor,
      count,
    })),
  ]
  const merged = new Map<string, PlannedMovement>()
  for (const movement of all) {
    const key = `${movement.date} ${movement.kind} ${movement.direction}`
    const former = merged.get(key)
    merged.set(key, {
      ...movement,
      amountMinor: movement.amountMinor + (former?.amountMinor ?? 0n),
      count: movement.count + (former?.count ?? 0),
    })
  }
  return [...merged].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, movement]) => movement)
}
