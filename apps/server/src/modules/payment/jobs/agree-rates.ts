import type { ContractualQuote, QuoteRequest, RateQuotes } from '@tartip/bank-ports/rate-quotes'
import { contentAtQuote, readConversionTerms } from '@tartip/domain/payment/conversion-terms'
import type { Logger } from 'pino'

import { stepBySystem } from '../../../platform/documents/decide-step.ts'
import type { PaymentDocument } from '../payment-document.ts'
import { decideStep, type PaymentChange } from '../payment-kind.ts'
import type { DocumentKey } from '../store/rate-request-store.ts'
import { digestOf } from '../use-cases/payment-digest.ts'
import type { PaymentJobDeps } from './payment-job-deps.ts'

export interface AgreeRatesDeps extends Pick<PaymentJobDeps, 'rules' | 'inSystem'> {
  readonly rateQuotes: Pick<RateQuotes, 'request' | 'cancel' | 'readEvents'>
  readonly logger: Pick<Logger, 'error'>
}

/** Documents of one run. */
export const ratesBatch = 100
const eventsBatch = 500
/**
 * The dealer's decision comes by an event; without one the bank is queried again after this time. Longer than any call
 * to the bank may take.
 */
const queryIntervalMs = 60_000

/**
 * Requests a rate of the bank's own for each conversion that waits for one, and writes it into the document. The
 * document's id names the quote and the bank returns the present state of a repeated request, so one call both
 * requests it and returns what has become of it. A document that fails keeps no other from its turn. Returns how many
 * documents got an answer.
 */
export const agreeRates = (deps: AgreeRatesDeps) => async (): Promise<number> => {
  await expediteDecided(deps).catch((error: unknown) => {
    // Without the events each document is queried at its time.
    deps.logger.error({ err: error }, 'decisions of the dealers could not be read')
  })
  const { date: today, now } = deps.rules.bankDay()
  const claim = { today, now, nextQueryAt: now + queryIntervalMs, limit: ratesBatch }
  const waiting = await deps.inSystem(payments => payments.claimAwaitingRate(claim))
  return processIndependently(deps, waiting, async payment => {
    const quote = await deps.rateQuotes.request(requestOf(payment))
    if (quote.ok && quote.value.state === 'WAITING') return false
    return write(deps, payment, quote.ok ? quote.value : undefined)
  })
}

/**
 * Takes back what was requested for documents that were deleted or have ended: a dealer must not work on it, nor a
 * rate be held for it. Returns how many requests were closed.
 */
export const cancelUnwantedRates = (deps: AgreeRatesDeps) => async (): Promise<number> => {
  const { date: today, now } = deps.rules.bankDay()
  const claim = { today, now, nextQueryAt: now + queryIntervalMs, limit: ratesBatch }
  const unwanted = await deps.inSystem(payments => payments.claimUnwantedRates(claim))
  return processIndependently(deps, unwanted, async key => {
    await deps.rateQuotes.cancel(key.legalPartyId, key.paymentId)
    await deps.inSystem(payments => payments.closeRateRequests([key], now))
    return true
  })
}

/** Documents whose quotes the dealers have decided about are requested at once. */
async function expediteDecided({ inSystem, rateQuotes, rules }: AgreeRatesDeps): Promise<void> {
  const known = await inSystem(payments => payments.lockCursor('quotes'))
  // Another process is reading them.
  if (known === undefined) return
  const events = await rateQuotes.readEvents(known, eventsBatch)
  const reached = events.reduce((last, { sequence }) => (sequence > last ? sequence : last), known)
  if (reached === known) return
  const keys = events.map(({ quote }): DocumentKey => {
    return { legalPartyId: quote.legalPartyId, paymentId: quote.quoteId }
  })
  await inSystem(async payments => {
    const position = await payments.lockCursor('quotes')
    if (position === undefined || position > reached) return
    await payments.expediteRates(keys, rules.bankDay().now)
    await payments.moveCursor('quotes', reached)
  })
}

/** Runs a step for each item; a failure is logged and the others go on. Returns how many steps did something. */
async function processIndependently<T extends PaymentDocument | DocumentKey>(
  { logger }: AgreeRatesDeps,
  items: readonly T[],
  step: (item: T) => Promise<boolean>,
): Promise<number> {
  let done = 0
  for (const item of items) {
    try {
      if (await step(item)) done += 1
    } catch (error) {
      const paymentId = 'paymentId' in item ? item.paymentId : item.id
      logger.error({ err: error, paymentId }, 'a rate of the bank was not settled')
    }
  }
  return done
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

/** Whoever has changed or deleted the document meanwhile was faster; the next run reads it again. */
function write(
  deps: AgreeRatesDeps,
  waiting: PaymentDocument,
  quote: ContractualQuote | undefined,
): Promise<boolean> {
  const { legalPartyId, id: paymentId, version } = waiting
  const key = { legalPartyId, paymentId }
  return deps.inSystem(async payments => {
    const [payment] = await payments.findForUpdate([key])
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
  const agreed =
    rate !== undefined && validUntil !== undefined
      ? contentAtQuote(payment, termsOf(payment), rate, validUntil)
      : undefined
  // A rate at which a sum is worth nothing, or more than any payment, is no rate.
  const extra = agreed?.ok
    ? {}
    : { errorCode: 'QUOTE_REFUSED', ...(reason === undefined ? {} : { comment: reason }) }
  const day = deps.rules.bankDay()
  const step = decideStep(payment, 'agreeRate', stepBySystem('bank'), day, extra)
  if (!step.ok) throw new Error(`Conversion ${payment.id} takes no rate: ${step.error.code}`)
  if (!agreed?.ok) return step.value
  const { amountMinor, terms } = agreed.value
  const document = { ...step.value.document, amountMinor, terms }
  return {
    ...step.value,
    document: { ...document, digest: digestOf(document), contentVersion: document.version },
  }
}

function termsOf({ id, terms }: PaymentDocument) {
  const conversion = readConversionTerms(terms)
  if (!conversion) throw new Error(`${id} is no conversion`)
  return conversion
}
