import type { Params } from '@tartip/domain/result'
import { bishkekDate, fromIso } from '@tartip/domain/time/instant'
import { outcomeIsUnknown } from '../../documents/actions/perform-action.ts'
import { samePaymentCode } from '../../documents/form/submit-state.ts'
import { toApiError } from '../../lib/api-error.ts'
import { execute } from '../../lib/graphql-client.ts'
import { newIdempotencyKey } from '../../lib/idempotency.ts'
import {
  DeleteBudgetDraftDocument,
  SaveBudgetPaymentDocument,
  SendBudgetPaymentsDocument,
  type ObtainBudgetCodeMutation,
} from './api/budget.payment.generated.ts'

export type DayCode = ObtainBudgetCodeMutation['obtainBudgetCode']

/** Another document pays the same debt, fine or code; it is named. */
export const alreadyBeingPaid = 'ALREADY_BEING_PAID'

/** What became of one code: the document it is paid by, whether that was sent, and what went wrong last. */
export interface PaidLine {
  readonly step: 'failed' | 'saved' | 'sent'
  readonly paymentId?: string
  /** The account that the document is paid from; absent while its draft is to be deleted. */
  readonly payer?: string
  /** The draft that is deleted: another account or another code is paid instead of it. */
  readonly deletedId?: string
  /** The draft was to be deleted and is still there. */
  readonly isUndeleted?: boolean
  readonly failure?: { readonly code: string; readonly params: Params }
}

type Lines = ReadonlyMap<string, PaidLine>

/** Lines that were kept: another document that paid the same may be gone by now, so paying may be tried again. */
export const withoutOtherDocuments = (
  lines: readonly (readonly [requestId: string, line: PaidLine])[],
): ReadonlyMap<string, PaidLine> =>
  new Map(
    lines.map(([id, { failure, ...line }]) => [
      id,
      failure === undefined || failure.code === alreadyBeingPaid ? line : { ...line, failure },
    ]),
  )

interface PayCodes {
  readonly legalPartyId: string
  readonly payer: string
  readonly toPay: readonly CodeToPay[]
  /** What was done before: what was saved from this account stays, a draft from another one is deleted. */
  readonly lines: Lines
  /** Keeps what is done so far, before and after each step: the page may be closed at any moment. */
  readonly onChanged: (lines: Lines) => void
  /** The key of a batch, the same until the batch is answered. */
  readonly batchKeyOf: (paymentIds: readonly string[]) => string
  readonly onBatchAnswered: () => void
}

interface CodeToPay {
  readonly requestId: string
  readonly code: DayCode
  /** The person wants it although a recent document pays the same. */
  readonly isMeant: boolean
}

/** Saves a document for each code and sends all that were saved in one batch; each line has an outcome of its own. */
export async function payCodes(pay: PayCodes): Promise<void> {
  const lines = new Map(pay.lines)
  const change = (requestId: string, line: PaidLine) => {
    lines.set(requestId, line)
    pay.onChanged(new Map(lines))
  }
  for (const one of pay.toPay) {
    const before = lines.get(one.requestId)
    if (before?.paymentId !== undefined) {
      if (before.payer === pay.payer) continue
      const toBeDeleted = toDelete(before)
      change(one.requestId, toBeDeleted)
      const afterDeletion = await deleteDraft(pay.legalPartyId, toBeDeleted)
      change(one.requestId, afterDeletion)
      if (afterDeletion.paymentId !== undefined) continue
    }
    const deletedId = lines.get(one.requestId)?.deletedId
    const saveOnce = async (isMeant: boolean): Promise<PaidLine> => ({
      ...(await save(pay, { ...one, isMeant }, deletedId)),
      ...(deletedId === undefined ? {} : { deletedId }),
    })
    const line = await saveOnce(one.isMeant)
    // Two of the choice may well pay the same: both were chosen.
    const same =
      line.failure?.code === samePaymentCode ? line.failure.params['paymentId'] : undefined
    const isOfChoice = same !== undefined && [...lines.values()].some(one => one.paymentId === same)
    change(one.requestId, isOfChoice ? await saveOnce(true) : line)
  }
  const saved = pay.toPay.flatMap(({ requestId }) => {
    const { paymentId, payer } = lines.get(requestId) ?? {}
    return paymentId === undefined || payer !== pay.payer ? [] : [{ requestId, paymentId }]
  })
  if (saved.length === 0) return
  const answers = await send(
    pay,
    saved.map(({ paymentId }) => paymentId),
  )
  for (const { requestId, paymentId } of saved) {
    const { deletedId } = lines.get(requestId) ?? {}
    const kept = deletedId === undefined ? {} : { deletedId }
    const answer = answers(paymentId)
    // A draft that somebody has deleted is saved again by the next press.
    const isGone = answer.failure?.code === documentNotFound
    lines.set(
      requestId,
      isGone ? withoutDocument(answer, paymentId) : { ...answer, ...kept, payer: pay.payer },
    )
  }
  // At once: browsers refuse to write many entries of their history within seconds.
  pay.onChanged(new Map(lines))
}

const documentNotFound = 'PAYMENT_NOT_FOUND'

/** A line whose draft is to be deleted, whatever happens to the page: no account pays it any more. */
export const toDelete = ({ step, paymentId, deletedId }: PaidLine): PaidLine => ({
  step,
  ...(paymentId === undefined ? {} : { paymentId }),
  ...(deletedId === undefined ? {} : { deletedId }),
})

const withoutDocument = ({ failure }: PaidLine, deletedId: string): PaidLine => ({
  step: 'failed',
  deletedId,
  ...(failure === undefined ? {} : { failure }),
})

/** A document that is not a draft any more stays with its request: it may be on its way. */
export async function deleteDraft(legalPartyId: string, line: PaidLine): Promise<PaidLine> {
  const { paymentId } = line
  if (paymentId === undefined) return line
  try {
    const options = { service: 'payment', idempotencyKey: newIdempotencyKey() } as const
    await execute(DeleteBudgetDraftDocument, { payment: { legalPartyId, paymentId } }, options)
  } catch (error) {
    const { code, params } = toApiError(error)
    if (code !== documentNotFound) {
      return { ...line, isUndeleted: true, failure: { code, params } }
    }
  }
  return { step: 'failed', deletedId: paymentId }
}

async function save(
  { legalPartyId, payer }: PayCodes,
  { requestId, code: { kind, code, amount, validUntil }, isMeant }: CodeToPay,
  deletedId: string | undefined,
): Promise<PaidLine> {
  const budgetPayment = {
    legalPartyId,
    operation: { id: 'BUDGET' },
    payerAccount: payer,
    kind,
    paylogicId: code,
    amount,
    // The code is paid on its own day.
    valueDate: bishkekDate(fromIso(validUntil)),
  }
  try {
    // The same after a reload, too: the request is kept with the choice. After a deletion the key is new.
    const idempotencyKey = `${deletedId ?? requestId}-${payer}${isMeant ? '-meant' : ''}`
    const options = { service: 'payment', idempotencyKey } as const
    const variables = { budgetPayment, unlessSame: !isMeant }
    const data = await execute(SaveBudgetPaymentDocument, variables, options)
    return { step: 'saved', paymentId: data.saveBudgetPayment, payer }
  } catch (error) {
    const { code: failed, params, fields = [] } = toApiError(error)
    const [first] = fields
    return { step: 'failed', failure: first ?? { code: failed, params } }
  }
}

async function send(
  { legalPartyId, batchKeyOf, onBatchAnswered }: PayCodes,
  paymentIds: readonly string[],
): Promise<(paymentId: string) => PaidLine> {
  try {
    const options = { service: 'payment', idempotencyKey: batchKeyOf(paymentIds) } as const
    const payment = { legalPartyId, paymentIds: [...paymentIds] }
    const { forSigningPayment: results } = await execute(
      SendBudgetPaymentsDocument,
      { payment },
      options,
    )
    onBatchAnswered()
    return paymentId => {
      const result = results.find(one => one.paymentId === paymentId)
      if (result?.ok) return { step: 'sent', paymentId }
      const params = Object.fromEntries(
        (result?.errorParams ?? []).map(({ name, value }) => [name, value]),
      )
      return { step: 'saved', paymentId, failure: { code: result?.errorCode ?? 'GENERIC', params } }
    }
  } catch (error) {
    const failure = toApiError(error)
    if (!outcomeIsUnknown(failure)) onBatchAnswered()
    const { code, params } = failure
    return paymentId => ({ step: 'saved', paymentId, failure: { code, params } })
  }
}
