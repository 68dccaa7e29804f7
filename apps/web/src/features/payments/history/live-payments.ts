import { subscribe } from '../../../lib/live-client.ts'
import type { LiveSource } from '../../../lists/use-live-list.ts'
import { ListenPaymentsDocument } from '../api/listen-payments.payment.generated.ts'
import { countsKey } from '../api/payment-queries.ts'
import { paymentsKey } from '../api/payments-key.ts'
import type { PaymentRow } from '../api/payment-queries.ts'

/** All documents of the company that the person may see. */
export const livePayments = (legalPartyId: string): LiveSource<PaymentRow> => ({
  key: legalPartyId,
  rowsKey: [paymentsKey],
  detailsKey: [paymentsKey, 'details'],
  countsKey: [countsKey],
  follow: (lastEventId, { onEvent, onMissed }) =>
    subscribe(ListenPaymentsDocument, () => ({ legalPartyId, lastEventId: lastEventId() }), {
      service: 'payment',
      onData: ({ listenPayment: { eventId, paymentId, state, payment } }) =>
        onEvent({
          eventId,
          id: paymentId,
          row: state === 'Deleted' ? undefined : (payment ?? undefined),
        }),
      onMissed,
    }),
})
