import { accountCheckDigits } from '@tartip/domain/identifiers/account-number'

const first14 = '10100199000001'

/**
 * The recipient of budget payments. The Treasury's real details are not published; this account is
 * invented, with valid check digits, and a bank replaces it with the provider's answer.
 */
export const treasury = {
  bic: '101001',
  account: first14 + accountCheckDigits(first14),
  name: 'Центральное казначейство Министерства финансов КР',
} as const
