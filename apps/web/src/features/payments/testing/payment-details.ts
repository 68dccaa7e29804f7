import type { PaymentDetailsQuery } from '../api/payment-details.payment.generated.ts'
import type { PaymentRow } from '../api/payment-queries.ts'

/** A document of two signatures whose first one is there, as the server answers it. */
export function paymentDetails(payment: PaymentRow): PaymentDetailsQuery {
  return {
    findTransferDataByPaymentId: {
      payment,
      payerName: 'ОсОО «Алтын Дан»',
      payerBic: '109001',
      payerInn: '02212199910019',
      paymentType: null,
      recipientBic: '128001',
      recipientBankName: { ru: 'Банк «Ала-Тоо»', kg: '«Ала-Тоо» банкы', eng: 'Ala-Too Bank' },
      recipientInn: null,
      paymentCode: null,
      terms: [],
      creatorName: 'Үсөнова Нургүл Талантовна',
      timeRule: { signDeadline: '14:30', signIsAllowed: true },
      canonicalText: `tartip-payment: 1\namount: ${payment.amount}`,
    },
    getPaymentStatusHistoryByPaymentId: [
      {
        statusCode: 'DRAFT',
        updatedDate: '2026-11-30T03:14:00.000Z',
        updatedBy: 'Н. Үсөнова',
        comment: null,
        isFuture: false,
        colour: 'success',
      },
      {
        statusCode: payment.statusCode,
        updatedDate: '2026-11-30T03:20:00.000Z',
        updatedBy: 'Э. Асанов',
        comment: null,
        isFuture: false,
        colour: 'warning',
      },
      {
        statusCode: 'SUCCESS',
        updatedDate: null,
        updatedBy: null,
        comment: null,
        isFuture: true,
        colour: 'muted',
      },
    ],
    getPaymentSignerInfoByPaymentId: [
      {
        stage: 1,
        updatedBy: 'Э. Асанов',
        signedDate: '2026-11-30T03:20:00.000Z',
        candidates: [],
      },
      { stage: 2, updatedBy: null, signedDate: null, candidates: ['А. Токтогулова'] },
    ],
  }
}
