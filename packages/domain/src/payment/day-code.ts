import { err, holds, type Verdict } from '../result.ts'
import { fromIso, type Instant } from '../time/instant.ts'
import type { PaymentTerms } from './payment-content.ts'

/** What a code of the day pays for; each kind is issued by its own provider. */
export const dayPaymentKinds = ['TAX', 'TUNDUK', 'FINES'] as const
export type DayPaymentKind = (typeof dayPaymentKinds)[number]

/** A code is valid until the end of its day; a document whose code has ended is neither sent nor signed. */
export function dayCodeHolds(terms: PaymentTerms, now: Instant): Verdict<'DAY_CODE_EXPIRED'> {
  const { codeUntil } = terms
  return codeUntil === undefined || now <= fromIso(codeUntil) ? holds : err('DAY_CODE_EXPIRED')
}
