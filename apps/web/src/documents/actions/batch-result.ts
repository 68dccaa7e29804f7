import type { PaymentRefusal } from '@tartip/domain/payment/life-cycle'
import type { Params } from '@tartip/domain/result'
import type { ActionAnswer, BatchAction, DocumentRow } from '../document-kind.ts'

export interface FailedRow<TRow extends DocumentRow> {
  readonly row: TRow
  readonly code: string
  readonly params: Params
}

/** The outcome of each document of a batch. */
export interface BatchResult<TRow extends DocumentRow> {
  readonly action: BatchAction
  readonly done: readonly TRow[]
  readonly failed: readonly FailedRow<TRow>[]
  /** Ticked, but the action did not fit them: never sent to the bank. */
  readonly skipped: readonly TRow[]
}

/** Pairs the rows with the bank's answers; a row without an answer counts as failed. */
export function batchResultOf<TRow extends DocumentRow>(
  action: BatchAction,
  rows: readonly TRow[],
  answers: readonly ActionAnswer[],
  skipped: readonly TRow[] = [],
): BatchResult<TRow> {
  const answerOf = new Map(answers.map(answer => [answer.documentId, answer]))
  const done: TRow[] = []
  const failed: FailedRow<TRow>[] = []
  for (const row of rows) {
    const answer = answerOf.get(row.id)
    if (answer?.ok) done.push(row)
    else failed.push({ row, code: answer?.errorCode ?? 'GENERIC', params: paramsOf(answer) })
  }
  return { action, done, failed, skipped }
}

/** After these the document has gone on, or is not this person's to act on: a retry changes nothing. */
const finalRefusals: ReadonlySet<string> = new Set<PaymentRefusal>([
  'FORBIDDEN',
  'ACTION_NOT_ALLOWED',
  'ALREADY_SIGNED',
  'NOT_YOUR_STAGE',
  'NOT_CREATOR',
])

/** The failed ones that may still go through. */
export const worthRetrying = <TRow extends DocumentRow>({
  failed,
}: BatchResult<TRow>): readonly FailedRow<TRow>[] =>
  failed.filter(({ code }) => !finalRefusals.has(code))

/** The result after a retry of the failed ones: what went through now joins the successful ones. */
export function withRetry<TRow extends DocumentRow>(
  before: BatchResult<TRow>,
  retry: BatchResult<TRow>,
): BatchResult<TRow> {
  const tried = new Set([...retry.done, ...retry.failed.map(({ row }) => row)].map(row => row.id))
  return {
    action: before.action,
    done: [...before.done, ...retry.done],
    failed: [...before.failed.filter(({ row }) => !tried.has(row.id)), ...retry.failed],
    skipped: [...before.skipped, ...retry.skipped],
  }
}

/** All through, none, or some: the texts differ. */
export function outcomeOf({
  done,
  failed,
}: BatchResult<DocumentRow>): 'success' | 'failure' | 'partial' {
  if (failed.length === 0) return 'success'
  return done.length === 0 ? 'failure' : 'partial'
}

function paramsOf(answer: ActionAnswer | undefined): Params {
  return Object.fromEntries((answer?.errorParams ?? []).map(({ name, value }) => [name, value]))
}
