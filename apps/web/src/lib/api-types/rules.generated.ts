/* Made by `npm run generate`; do not edit. */
export type RulePage =
  | 'CARDS'
  | 'CONVERSION'
  | 'GENERAL'
  | 'QR'
  | 'SWIFT'
  | 'TRANSFER';

/** Which text a rule checks: as typed, or after the purpose sanitiser. */
export type RulePhase =
  | 'cleaned'
  | 'raw';

export type RuleTrait =
  | 'AED'
  | 'CARD_2_CARD'
  | 'CARD_2_RKO'
  | 'CLEARING'
  | 'CNY'
  | 'DEFAULT'
  | 'EUR'
  | 'GROSS'
  | 'INTRABANK'
  | 'KZT'
  | 'RKO_2_CARD'
  | 'RUB'
  | 'TRY'
  | 'USD';
