/** The form a rule belongs to; GENERAL rules stand behind every other page. */
export const rulePages = ['CARDS', 'CONVERSION', 'GENERAL', 'QR', 'SWIFT', 'TRANSFER'] as const
export type RulePage = (typeof rulePages)[number]

/** What narrows a page's rules: the kind of transfer or the currency. DEFAULT fits all. */
export const ruleTraits = [
  'AED',
  'CARD_2_CARD',
  'CARD_2_RKO',
  'CLEARING',
  'CNY',
  'DEFAULT',
  'EUR',
  'GROSS',
  'INTRABANK',
  'KZT',
  'RKO_2_CARD',
  'RUB',
  'TRY',
  'USD',
] as const
export type RuleTrait = (typeof ruleTraits)[number]

/** Which text a rule checks: as typed, or after the purpose sanitiser. */
export type RulePhase = 'raw' | 'cleaned'
