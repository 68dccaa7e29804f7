import type { LocalizedText } from '../language.ts'

/** Every status a document can be in, in the order of its life. */
export const paymentStatuses = [
  'DRAFT',
  'ON_VERIFICATION',
  'ON_VERIFICATION_COMPLETED',
  'PARTIALLY_CONFIRMED',
  'PARTIAL_CONFIRMATION_COMPLETED',
  'ON_CONFIRMATION',
  'ON_CONFIRMATION_COMPLETED',
  'FIRST_SIGN_IN_PAY_CONTROL',
  'FIRST_SIGN_IN_PAY_CONTROL_COMPLETE',
  'SECOND_SIGN_IN_PAY_CONTROL',
  'SECOND_SIGN_IN_PAY_CONTROL_COMPLETE',
  'FOR_EDITING',
  'CANCELED_SIGN_ONE',
  'CANCELED_SIGN_TWO',
  'TIMEOUT_CANCELED_SIGN_ONE',
  'TIMEOUT_CANCELED_SIGN_TWO',
  'REVOKE',
  'WAIT_RESPONSE_FROM_BANK',
  'PAYMENT_REQUEST_TO_BANK',
  'KVIT',
  'SUCCESS',
  'ERROR',
  'TIME_IS_OUT',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Whether a text from outside names a status. */
export function isPaymentStatus(text: string): text is PaymentStatus {
  return (paymentStatuses as readonly string[]).includes(text)
}

/** Statuses a document never leaves; it can only be repeated as a new one. */
export const finalStatuses = [
  'CANCELED_SIGN_ONE',
  'CANCELED_SIGN_TWO',
  'TIMEOUT_CANCELED_SIGN_ONE',
  'TIMEOUT_CANCELED_SIGN_TWO',
  'REVOKE',
  'SUCCESS',
  'ERROR',
  'TIME_IS_OUT',
] as const satisfies readonly PaymentStatus[]

/** Whether nothing happens to the document any more. */
export function isFinal(status: PaymentStatus): boolean {
  return (finalStatuses as readonly PaymentStatus[]).includes(status)
}

export const statusNames: Readonly<Record<PaymentStatus, LocalizedText>> = {
  DRAFT: { ru: 'Черновик', ky: 'Каралама', en: 'Draft' },
  ON_VERIFICATION: {
    ru: 'Ожидает первой подписи',
    ky: 'Биринчи кол тамга күтүлүүдө',
    en: 'Awaiting first signature',
  },
  ON_VERIFICATION_COMPLETED: {
    ru: 'Первая подпись поставлена',
    ky: 'Биринчи кол коюлду',
    en: 'First signature done',
  },
  PARTIALLY_CONFIRMED: {
    ru: 'Ожидает второй подписи',
    ky: 'Экинчи кол тамга күтүлүүдө',
    en: 'Awaiting second signature',
  },
  PARTIAL_CONFIRMATION_COMPLETED: {
    ru: 'Вторая подпись поставлена',
    ky: 'Экинчи кол коюлду',
    en: 'Second signature done',
  },
  ON_CONFIRMATION: {
    ru: 'На подтверждении',
    ky: 'Ырастоо күтүлүүдө',
    en: 'Awaiting confirmation',
  },
  ON_CONFIRMATION_COMPLETED: { ru: 'Подтверждён', ky: 'Ырасталды', en: 'Confirmed' },
  FIRST_SIGN_IN_PAY_CONTROL: {
    ru: 'Ожидает первой подписи в PayControl',
    ky: 'PayControl: биринчи кол тамга күтүлүүдө',
    en: 'PayControl: awaiting first signature',
  },
  FIRST_SIGN_IN_PAY_CONTROL_COMPLETE: {
    ru: 'Первая подпись в PayControl поставлена',
    ky: 'PayControl: биринчи кол коюлду',
    en: 'PayControl: first signature done',
  },
  SECOND_SIGN_IN_PAY_CONTROL: {
    ru: 'Ожидает второй подписи в PayControl',
    ky: 'PayControl: экинчи кол тамга күтүлүүдө',
    en: 'PayControl: awaiting second signature',
  },
  SECOND_SIGN_IN_PAY_CONTROL_COMPLETE: {
    ru: 'Вторая подпись в PayControl поставлена',
    ky: 'PayControl: экинчи кол коюлду',
    en: 'PayControl: second signature done',
  },
  FOR_EDITING: { ru: 'На доработке', ky: 'Түзөтүүгө кайтарылды', en: 'Returned for editing' },
  CANCELED_SIGN_ONE: {
    ru: 'Отклонён первым подписантом',
    ky: 'Биринчи кол коюучу четке какты',
    en: 'Rejected by first signatory',
  },
  CANCELED_SIGN_TWO: {
    ru: 'Отклонён вторым подписантом',
    ky: 'Экинчи кол коюучу четке какты',
    en: 'Rejected by second signatory',
  },
  TIMEOUT_CANCELED_SIGN_ONE: {
    ru: 'Истёк срок первой подписи',
    ky: 'Биринчи кол коюу мөөнөтү өттү',
    en: 'First signature timed out',
  },
  TIMEOUT_CANCELED_SIGN_TWO: {
    ru: 'Истёк срок второй подписи',
    ky: 'Экинчи кол коюу мөөнөтү өттү',
    en: 'Second signature timed out',
  },
  REVOKE: { ru: 'Отозван', ky: 'Чакыртып алынды', en: 'Recalled' },
  WAIT_RESPONSE_FROM_BANK: {
    ru: 'Ожидает ответа банка',
    ky: 'Банктын жообу күтүлүүдө',
    en: 'Awaiting bank response',
  },
  PAYMENT_REQUEST_TO_BANK: {
    ru: 'Отправлен в банк',
    ky: 'Банкка жөнөтүлдү',
    en: 'Sent to the bank',
  },
  KVIT: { ru: 'Подтверждён банком', ky: 'Банк ырастады', en: 'Confirmed by the bank' },
  SUCCESS: { ru: 'Исполнен', ky: 'Аткарылды', en: 'Executed' },
  ERROR: { ru: 'Отказ банка', ky: 'Банк четке какты', en: 'Refused by the bank' },
  TIME_IS_OUT: { ru: 'Истёк срок исполнения', ky: 'Аткаруу мөөнөтү өттү', en: 'Expired' },
}
