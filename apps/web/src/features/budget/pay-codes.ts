import type { Params } from '@tartip/domain/result'
import { bishkekDate, fromIso } from '@tartip/domain/time/instant'
import { toApiError } from '../../lib/api-error.ts'
import { execute } from '../../lib/graphql-client.ts'
import {
  SaveBudgetPaymentDocument,
  SendBudgetPaymentsDocument,
  type ObtainBudgetCodeMutation,
} from './api/budget.payment.generated.ts'

type DayCode = ObtainBudgetCodeMutation['obtainBudgetCode']

/** What became of one code: the document it is paid by, whether that was sent, and what went wrong last. */
export interface PaidLine {
  readonly step: 'failed' | 'saved' | 'sent'
  readonly paymentId?: string
  readonly failure?: { readonly code: string; readonly params: Params }
}

interface PayCodes {
  readonly legalPartyId: string
  readonly payer: string
  readonly toPay: readonly { readonly requestId: string; readonly code: DayCode }[]
  /** What was done before: a saved document is not saved twice. */
  readonly lines: ReadonlyMap<string, PaidLine>
  /** The idempotency key of a call, the same for the same name. */
  readonly keyOf: (name: string) => string
}

/** Saves a document for each code and sends all that were saved in one batch; each line has an outcome of its own. */
export async function payCodes(pay: PayCodes): Promise<ReadonlyMap<string, PaidLine>> {
  const lines = new Map(pay.lines)
  for (const { requestId, code } of pay.toPay) {
    if (lines.get(requestId)?.paymentId !== undefined) continue
    lines.set(requestId, await save(pay, requestId, code))
  }
  const saved = pay.toPay.flatMap(({ requestId }) => {
    const paymentId = lines.get(requestId)?.paymentId
    return paymentId === undefined ? [] : [{ requestId, paymentId }]
  })
  if (saved.length === 0) return lines
  const answers = await send(
    pay,
    saved.map(({ paymentId }) => paymentId),
  )
  for (const { requestId, paymentId } of saved) lines.set(requestId, answers(paymentId))
  return lines
}

async function save(
  { legalPartyId, payer, keyOf }: PayCodes,
  requestId: string,
  { kind, code, amount, validUntil }: DayCode,
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
    const options = { service: 'payment', idempotencyKey: keyOf(`${requestId} ${payer}`) } as const
    const data = await execute(SaveBudgetPaymentDocument, { budgetPayment }, options)
    return { step: 'saved', paymentId: data.saveBudgetPayment }
  } catch (error) {
    const { code: failed, params, fields = [] } = toApiError(error)
    const [first] = fields
    return { step: 'failed', failure: first ?? { code: failed, params } }
  }
}

async function send(
  { legalPartyId, keyOf }: PayCodes,
  paymentIds: readonly string[],
): Promise<(paymentId: string) => PaidLine> {
  try {
    const options = { service: 'payment', idempotencyKey: keyOf('send') } as const
    const payment = { legalPartyId, paymentIds: [...paymentIds] }
    const { forSigningPayment: results } = await execute(
      SendBudgetPaymentsDocument,
      { payment },
      options,
    )
    return paymentId => {
      const result = results.find(one => one.paymentId === paymentId)
      if (result?.ok) return { step: 'sent', paymentId }
      const params = Object.fromEntries(
        (result?.errorParams ?? []).map(({ name, value }) => [name, value]),
      )
      return { step: 'saved', paymentId, failure: { code: result?.errorCode ?? 'GENERIC', params } }
    }
  } catch (error) {
    const { code, params } = toApiError(error)
    return paymentId => ({ step: 'saved', paymentId, failure: { code, params } })
  }
}
