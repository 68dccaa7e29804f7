import type { Heartbeat } from '@tartip/bank-ports/heartbeat'
import type { PaymentExecution, SubmitAnswer } from '@tartip/bank-ports/payment-execution'
import type { BankText } from '@tartip/domain/bank-text'
import type { ReturnForSignatures } from '@tartip/domain/documents/lapsed-signatures'
import type { BankDay } from '@tartip/domain/bank-day/time-rule'
import { currencyCodes } from '@tartip/domain/money/currency'
import { operationCodes, type OperationCode } from '@tartip/domain/payment/operation'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { Instant } from '@tartip/domain/time/instant'

import type { Clock } from '../../../platform/clock.ts'
import type { AccessControl } from '../../access-control/public.ts'
import type { Rates } from '../../account/public.ts'
import type { Rules } from '../../rules/public.ts'
import type { PaymentDocument } from '../payment-document.ts'
import type { DueDay, PaymentJobStore } from '../store/payment-job-store.ts'

/** So long the bank's events are waited for; then the bank is queried about a document. */
export const queryAfterMs = 10 * 60_000

/** The bank's answer, or the reason why the bank was never called. */
export type HandOverAnswer =
  | SubmitAnswer
  | {
      readonly outcome: 'refused'
      readonly code: 'SIGNATURES_MISSING' | 'CONVERSION_RATE_LAPSED'
      readonly reason?: BankText
    }
  | { readonly outcome: 'toSignAgain'; readonly why: ReturnForSignatures }

/** What the jobs need. Tests give fakes of all of it. */
export interface PaymentJobDeps {
  readonly clock: Clock
  readonly rules: Pick<Rules, 'bankDay'>
  readonly rates: Pick<Rates, 'between' | 'ofDay'>
  readonly bank: PaymentExecution
  readonly accessControl: Pick<AccessControl, 'signSchemesOf' | 'membersOf'>
  /** Hands over what an order needs at the bank before it is submitted, or refuses it. */
  readonly prepareSubmission?: (payment: PaymentDocument) => Promise<HandOverAnswer | undefined>
  /** Keeps the leases of hand-overs that take long; each second when left out. */
  readonly heartbeat?: Heartbeat
  /** One transaction across organisations, with the rights of the system. */
  inSystem<T>(run: (payments: PaymentJobStore) => Promise<T>): Promise<T>
}

const pairs = operationCodes.flatMap(operation =>
  currencyCodes.map(currency => ({ operation, currency, text: `${operation} ${currency}` })),
)

/**
 * The operations and currencies whose moment of today is behind us; documents of earlier days are due anyway, but for
 * those that rest now.
 */
export function dueDay(
  day: BankDay,
  momentOf: (operation: OperationCode, currency: CurrencyCode) => Instant,
  rests: (operation: OperationCode, currency: CurrencyCode) => boolean = () => false,
): DueDay {
  const textsOf = (isMeant: typeof rests): readonly string[] =>
    pairs.filter(each => isMeant(each.operation, each.currency)).map(each => each.text)
  return {
    today: day.date,
    pairs: textsOf((operation, currency) => momentOf(operation, currency) <= day.now),
    resting: textsOf(rests),
  }
}
