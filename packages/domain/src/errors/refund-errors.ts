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
  REFUND_AMOUNT_EXCEEDED: {
    ru: 'Сумма возврата больше суммы платежа.',
    ky: 'Кайтаруу суммасы төлөмдүн суммасынан көп.',
    en: 'The refund exceeds the payment.',
  },
  REFUND_ALREADY_DONE: {
    ru: 'По этому платежу возврат уже был.',
    ky: 'Бул төлөм боюнча каражат мурда кайтарылган.',
    en: 'This payment has already been refunded.',
  },
  REFUND_REASON_INVALID: {
    ru: 'Причина возврата: от 4 до 140 символов, без \\ « » & < >.',
    ky: 'Кайтаруунун себеби: 4–140 белги, \\ « » & < > белгилерисиз.',
    en: 'Refund reason: 4 to 140 characters without \\ « » & < >.',
  },
  REFUND_NOT_AVAILABLE: {
    ru: 'Для этого платежа возврат недоступен.',
    ky: 'Бул төлөм үчүн кайтаруу жеткиликсиз.',
    en: 'A refund is not available for this payment.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>
