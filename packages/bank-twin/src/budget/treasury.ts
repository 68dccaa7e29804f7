import { accountCheckDigits } from '@tartip/domain/identifiers/account-number'

const first14 = '10100199000001'

/**
 * Where money for the budget goes. The real requisites of the Treasury are not published; this account of
 * the National Bank is invented, with right check digits, and a bank replaces it with the provider's answer.
 */
export const treasury = {
  bic: '101001',
  account: first14 + accountCheckDigits(first14),
  name: 'Центральное казначейство Министерства финансов КР',
} as const
