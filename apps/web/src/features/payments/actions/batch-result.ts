import type { PaymentRefusal } from '@tartip/domain/payment/payment-action'
import type { Params } from '@tartip/domain/result'
import type { ActionResultFragment } from '../api/action-result.payment.generated.ts'
import type { PaymentRow } from '../api/payment-queries.ts'
import type { BatchAction } from './payment-action.ts'

export type ActionAnswer = Pick<
  ActionResultFragment,
  'paymentId' | 'ok' | 'errorCode' | 'errorParams'
>

export interface FailedRow {
  readonly row: PaymentRow
  readonly code: string
  readonly params: Params
}

/** What became of each document of a batch. */
export interface BatchResult {
  readonly action: BatchAction
  readonly done: readonly PaymentRow[]
  readonly failed: readonly FailedRow[]
  /** Ticked, but the action did not fit them: never sent to the bank. */
  readonly skipped: readonly PaymentRow[]
}

/** Pairs the rows with the bank's answers; a row the bank said nothing about counts as failed. */
export function batchResultOf(
  action: BatchAction,
  rows: readonly PaymentRow[],
  answers: readonly ActionAnswer[],
  skipped: readonly PaymentRow[] = [],
): BatchResult {
  const answerOf = new Map(answers.map(answer => [answer.paymentId, answer]))
  const done: PaymentRow[] = []
  const failed: FailedRow[] = []
  for (const row of rows) {
    const answer = answerOf.get(row.id)
    if (answer?.ok) done.push(row)
    else failed.push({ row, code: answer?.errorCode ?? 'GENERIC', params: paramsOf(answer) })
  }
  return { action, done, failed, skipped }
}

/** After these the document has gone on, or is not this person's to act on: trying again changes nothing. */
const finalRefusals: ReadonlySet<string> = new Set<PaymentRefusal>([
  'FORBIDDEN',
  'ACTION_NOT_ALLOWED',
  'ALREADY_SIGNED',
  'NOT_YOUR_STAGE',
  'NOT_CREATOR',
])

/** The failed ones that may still go through. */
export const worthTrying = ({ failed }: BatchResult): readonly FailedRow[] =>
  failed.filter(({ code }) => !finalRefusals.has(code))

/** The result after the failed ones were tried again: what went through now joins the green ones. */
export function withRetry(before: BatchResult, retry: BatchResult): BatchResult {
  const tried = new Set([...retry.done, ...retry.failed.map(({ row }) => row)].map(row => row.id))
  return {
    action: before.action,
    done: [...before.done, ...retry.done],
    failed: [...before.failed.filter(({ row }) => !tried.has(row.id)), ...retry.failed],
    skipped: [...before.skipped, ...retry.skipped],
  }
}

/** All through, none, or some: the words differ. */
export function outcomeOf({ done, failed }: BatchResult): 'success' | 'failure' | 'partial' {
  if (failed.length === 0) return 'success'
  return done.length === 0 ? 'failure' : 'partial'
}

function paramsOf(answer: ActionAnswer | undefined): Params {
  return Object.fromEntries((answer?.errorParams ?? []).map(({ name, value }) => [name, value]))
}
