import type { Language } from '@tartip/domain/language'
import type { PaymentDetails } from '../api/payment-queries.ts'

/** Name and BIC of the bank the money goes to; the BIC alone when nobody knows the name. */
export function recipientBankText(
  { recipientBankName, recipientBic }: PaymentDetails['transfer'],
  language: Language,
): string {
  const { ru, kg, eng } = recipientBankName
  const name = { ru, ky: kg, en: eng }[language]
  return name === recipientBic ? name : `${name}, ${recipientBic}`
}
