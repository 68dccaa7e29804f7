import type { StoredContent } from '../forms/form.ts'
import { isPersonInn, parseCounterpartyInn } from '../identifiers/inn.ts'
import type { LocalizedText } from '../language.ts'

/** Whom a company pays: another company, a person, or the state. */
export const paymentTypes = ['B2B', 'B2C', 'B2G'] as const
export type PaymentType = (typeof paymentTypes)[number]

export const paymentTypeNames: Readonly<Record<PaymentType, LocalizedText>> = {
  B2B: { ru: 'Компании (B2B)', ky: 'Компанияга (B2B)', en: 'To a company (B2B)' },
  B2C: { ru: 'Человеку (B2C)', ky: 'Адамга (B2C)', en: 'To a person (B2C)' },
  B2G: { ru: 'Государству (B2G)', ky: 'Мамлекетке (B2G)', en: 'To the state (B2G)' },
}

/** As far as the payee's data show it; undefined for transfers between own accounts and for payees without an INN. */
export function paymentTypeOf({
  operationCode,
  recipientInn = '',
  terms,
}: Pick<StoredContent, 'operationCode' | 'recipientInn' | 'terms'>): PaymentType | undefined {
  if (operationCode === 'BUDGET') return 'B2G'
  if (operationCode === 'SALARY' || terms['cardReferencesId'] !== undefined) return 'B2C'
  const inn = parseCounterpartyInn(recipientInn)
  if (!inn.ok) return undefined
  return isPersonInn(inn.value) ? 'B2C' : 'B2B'
}
