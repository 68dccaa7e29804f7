import type { LocalizedText } from '../language.ts'

/** Under review → awaiting delivery → crediting → issued; refused from any of the first two. */
export const instalmentClaimStatuses = [
  'UNDER_REVIEW',
  'AWAITING_DELIVERY_CONFIRMATION',
  'CREDITING_FUNDS',
  'ISSUED',
  'REFUSED',
] as const
export type InstalmentClaimStatus = (typeof instalmentClaimStatuses)[number]

export const instalmentClaimStatusNames: Readonly<Record<InstalmentClaimStatus, LocalizedText>> = {
  UNDER_REVIEW: { ru: 'На рассмотрении', ky: 'Каралууда', en: 'Under review' },
  AWAITING_DELIVERY_CONFIRMATION: {
    ru: 'Ожидает подтверждения выдачи',
    ky: 'Товарды берүүнү ырастоо күтүлүүдө',
    en: 'Awaiting delivery confirmation',
  },
  CREDITING_FUNDS: { ru: 'Зачисление средств', ky: 'Каражат чегерилүүдө', en: 'Crediting funds' },
  ISSUED: { ru: 'Выдана', ky: 'Берилди', en: 'Issued' },
  REFUSED: { ru: 'Отказ', ky: 'Четке кагылды', en: 'Refused' },
}
