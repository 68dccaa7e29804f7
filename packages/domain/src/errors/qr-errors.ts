import type { LocalizedText } from '../language.ts'

/** Payment codes that are read or made. */
export const qrErrors = {
  QR_UNREADABLE: {
    ru: 'Это не QR-код для оплаты, или он прочитан не полностью.',
    ky: 'Бул төлөм үчүн QR-код эмес же ал толук окулган жок.',
    en: 'This is not a payment QR code, or it was not read completely.',
  },
  QR_OTHER_SYSTEM: {
    ru: 'Это QR-код другой платёжной системы. Оплатить можно только код ELQR.',
    ky: 'Бул башка төлөм системасынын QR-коду. ELQR кодун гана төлөсө болот.',
    en: 'This QR code is of another payment system. Only ELQR codes can be paid.',
  },
  QR_CHANGED: {
    ru: 'QR-код повреждён или изменён. Попросите продавца показать новый.',
    ky: 'QR-код бузулган же өзгөртүлгөн. Сатуучудан жаңысын сураңыз.',
    en: 'The QR code is damaged or was changed. Ask the seller for a new one.',
  },
  QR_CURRENCY_UNSUPPORTED: {
    ru: 'По QR-коду платят только в сомах.',
    ky: 'QR-код боюнча сом менен гана төлөнөт.',
    en: 'QR codes are paid in som only.',
  },
  QR_AMOUNT_INVALID: {
    ru: 'В QR-коде неверная сумма.',
    ky: 'QR-коддогу сумма туура эмес.',
    en: 'The QR code has an invalid amount.',
  },
  QR_RECIPIENT_UNKNOWN: {
    ru: 'Получатель QR-кода не найден.',
    ky: 'QR-коддун алуучусу табылган жок.',
    en: 'The recipient of the QR code was not found.',
  },
  QR_AMOUNT_FIXED: {
    ru: 'Сумма задана в QR-коде: {amount} KGS. Изменить её нельзя.',
    ky: 'Сумма QR-коддо көрсөтүлгөн: {amount} KGS. Аны өзгөртүүгө болбойт.',
    en: 'The amount is set in the QR code: {amount} KGS. It cannot be changed.',
  },
  QR_ALREADY_PAID: {
    ru: 'Этот QR-код уже оплачен.',
    ky: 'Бул QR-код мурунтан эле төлөнгөн.',
    en: 'This QR code has already been paid.',
  },
  CASH_REGISTER_INACTIVE: {
    ru: 'Касса не работает. Выберите другую.',
    ky: 'Касса иштебейт. Башкасын тандаңыз.',
    en: 'The cash register is not active. Choose another one.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>
