import type { ContractualQuote, QuoteRequest, RateQuotes } from '@tartip/bank-ports/rate-quotes'
import { contentAtQuote, readConversionTerms } from '@tartip/domain/payment/conversion-terms'

import { stepBySystem } from '../../../platform/documents/decide-step.ts'
import type { PaymentDocument } from '../payment-document.ts'
import { decideStep, type PaymentChange } from '../payment-kind.ts'
import { digestOf } from '../use-cases/payment-digest.ts'
import type { PaymentJobDeps } from './payment-job-deps.ts'

interface AgreeRatesDeps extends Pick<PaymentJobDeps, 'rules' | 'inSystem'> {
  readonly rateQuotes: Pick<RateQuotes, 'request'>
}

const batchSize = 100

/**
 * Requests a rate of the bank's own for each conversion that waits for one, and writes it into the document. The
 * document's id names the quote and the bank returns the present state of a repeated request, so one call both
 * requests and asks what has become of it. Returns how many documents got an answer.
 */
export const agreeRates = (deps: AgreeRatesDeps) => async (): Promise<number> => {
  const today = deps.rules.bankDay().date
  const waiting = await deps.inSystem(payments => payments.findAwaitingRate(today, batchSize))
  let answered = 0
  for (const payment of waiting) {
    const request = requestOf(payment)
    const quote = await deps.rateQuotes.request(request)
    if (quote.ok && quote.value.state === 'WAITING') continue
    if (await write(deps, payment, quote.ok ? quote.value : undefined)) answered += 1
  }
  return answered
}

function requestOf(payment: PaymentDocument): QuoteRequest {
  const { side, recipientCurrency, recipientAmountMinor } = termsOf(payment)
  return {
    quoteId: payment.id,
    legalPartyId: payment.legalPartyId,
    sell: payment.currency,
    buy: recipientCurrency,
    side,
    amountMinor: side === 'SELL' ? payment.amountMinor : recipientAmountMinor,
  }
}

/** Whoever has changed or deleted the document meanwhile was faster; the next run reads it anew. */
function write(
  deps: AgreeRatesDeps,
  waiting: PaymentDocument,
  quote: ContractualQuote | undefined,
): Promise<boolean> {
  const { legalPartyId, id: paymentId, version } = waiting
  return deps.inSystem(async payments => {
    const [payment] = await payments.findForUpdate([{ legalPartyId, paymentId }])
    if (payment?.version !== version) return false
    const change = changeOf(deps, payment, quote)
    const saved = await payments.saveContent([change])
    if (!saved.ok) throw new Error(`A rate could not be written: ${saved.error.code}`)
    return true
  })
}

function changeOf(
  deps: AgreeRatesDeps,
  payment: PaymentDocument,
  quote: ContractualQuote | undefined,
): PaymentChange {
  const { rate, validUntil, reason } = quote ?? {}
  const isGiven = rate !== undefined && validUntil !== undefined
  const extra = isGiven
    ? {}
    : { errorCode: 'QUOTE_REFUSED', ...(reason === undefined ? {} : { comment: reason }) }
  const day = deps.rules.bankDay()
  const step = decideStep(payment, 'agreeRate', stepBySystem('bank'), day, extra)
  if (!step.ok) throw new Error(`Conversion ${payment.id} takes no rate: ${step.error.code}`)
  if (!isGiven) return step.value
  const { document } = step.value
  const agreed = contentAtQuote(document, termsOf(payment), rate, validUntil)
  return {
    ...step.value,
    document: { ...agreed, digest: digestOf(agreed), contentVersion: document.version },
  }
}

function termsOf({ id, terms }: PaymentDocument) {
  const conversion = readConversionTerms(terms)
  if (!conversion) throw new Error(`${id} is no conversion`)
  return conversion
}
