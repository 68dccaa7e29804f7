import type { LocalizedText } from '../language.ts'

/** Where a document comes from (specification, section 6). */
export const originNames = {
  OB: { ru: 'Интернет-банк', ky: 'Интернет-банк', en: 'Internet banking' },
  SALE_POINT: { ru: 'Торговая точка', ky: 'Соода түйүнү', en: 'Outlet' },
  FILE: { ru: 'Из файла', ky: 'Файлдан', en: 'From a file' },
  MANUAL: { ru: 'Введён вручную', ky: 'Кол менен киргизилген', en: 'Entered by hand' },
  WEB: { ru: 'Сайт', ky: 'Сайт', en: 'Website' },
  MONITOR: { ru: 'Экран кассы', ky: 'Кассанын экраны', en: 'Cash register screen' },
  POS_MONITOR: { ru: 'Экран терминала', ky: 'Терминалдын экраны', en: 'Terminal screen' },
  STATIC: { ru: 'Постоянный QR', ky: 'Туруктуу QR', en: 'Permanent QR' },
  DYNAMIC: { ru: 'Одноразовый QR', ky: 'Бир жолку QR', en: 'One-time QR' },
  CONSIGNMENT: { ru: 'По накладной', ky: 'Жүк кагазы боюнча', en: 'By delivery note' },
} as const satisfies Readonly<Record<string, LocalizedText>>

export type PaymentOrigin = keyof typeof originNames

export const paymentOrigins = Object.keys(originNames) as readonly PaymentOrigin[]
