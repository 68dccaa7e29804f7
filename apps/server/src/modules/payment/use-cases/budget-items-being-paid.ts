import { dayPaymentKinds } from '@tartip/domain/payment/day-code'

import type { PaymentDeps } from '../payment-deps.ts'

/** A code is of one day; no document is on its way for longer. */
const longestWayMs = 7 * 86_400_000

/** Debts and fines whose payment was sent and that their providers do not know of yet; the code itself where none was chosen. */
export async function budgetItemsBeingPaid(
  { reads, dayCodes, clock }: Pick<PaymentDeps, 'reads' | 'dayCodes' | 'clock'>,
  legalPartyId: string,
): Promise<ReadonlySet<string>> {
  const sent = await reads.sentBudgetCodes(legalPartyId, clock.now() - longestWayMs)
  const codes = await Promise.all(
    sent.map(async ({ kind, code }) => {
      const provider = dayPaymentKinds.find(one => one === kind)
      return provider && dayCodes[provider].findCode(legalPartyId, code)
    }),
  )
  return new Set(
    codes.flatMap(found => (found?.state === 'OPEN' ? [found.clears ?? found.code] : [])),
  )
}
