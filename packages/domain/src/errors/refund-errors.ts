import type { LocalizedText } from '../language.ts'

/** Refunds of QR payments (specification 2). */
export const refundErrors = {
  REFUND_PAYER_INSUFFICIENT_FUNDS: {
    ru: 'На счёте для возврата недостаточно средств.',
    ky: 'Кайтаруу үчүн эсепте каражат жетишсиз.',
    en: 'Insufficient funds on the account for the refund.',
  },
  REFUND_PAYER_ACCOUNT_BLOCKED: {
    ru: 'Счёт для возврата заблокирован.',
    ky: 'Кайтаруу жүргүзүлүүчү эсеп бөгөттөлгөн.',
    en: 'The account for the refund is blocked.',
  },
  REFUND_PAYER_ACCOUNT_INACTIVE: {
    ru: 'Счёт для возврата не действует.',
    ky: 'Кайтаруу жүргүзүлүүчү эсеп жарактуу эмес.',
    en: 'The account for the refund is not active.',
  },
  REFUND_RECIPIENT_ACCOUNT_BLOCKED: {
    ru: 'Счёт получателя возврата заблокирован.',
    ky: 'Кайтарууну алуучунун эсеби бөгөттөлгөн.',
    en: 'The account of the refund recipient is blocked.',
  },
  REFUND_RECIPIENT_ACCOUNT_INACTIVE: {
    ru: 'Счёт получателя возврата не действует.',
    ky: 'Кайтарууну алуучунун эсеби жарактуу эмес.',
    en: 'The account of the refund recipient is not active.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>
