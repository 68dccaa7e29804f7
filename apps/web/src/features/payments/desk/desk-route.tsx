import { useQuery } from '@tanstack/react-query'
import { fromIso } from '@tartip/domain/time/instant'
import { SigningDesk } from '../../../documents/desk/signing-desk.tsx'
import { useViewer } from '../../../lib/use-me.ts'
import { toSignQuery } from '../api/payment-queries.ts'
import type { PaymentRow } from '../api/payment-queries.ts'
import { livePayments } from '../history/live-payments.ts'
import { paymentKind, preloadPaymentSlots } from '../payment-kind.ts'
import { historyHref } from '../urls.ts'
import { DeskAfter } from './desk-facts.tsx'

preloadPaymentSlots()

/** The payments that wait for this person's signature, one after the other. */
export function DeskRoute() {
  const { legalPartyId } = useViewer()
  const query = toSignQuery(legalPartyId)
  return (
    <SigningDesk<PaymentRow>
      kind={paymentKind}
      legalPartyId={legalPartyId}
      found={useQuery(query)}
      listKey={query.queryKey}
      source={livePayments(legalPartyId)}
      deadlineOf={({ signDeadline }) => (signDeadline ? fromIso(signDeadline) : undefined)}
      backHref={historyHref({ status: 'FOR_SIGN' })}
      After={DeskAfter}
    />
  )
}
