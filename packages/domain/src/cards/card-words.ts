/** Types of limits in the order in which they are listed everywhere (specification 1, section 5). */
export const cardLimitTypes = ['CASH_LIMIT', 'RETAIL_CARD_PRESENT', 'CARD_NOT_PRESENT'] as const
export type CardLimitType = (typeof cardLimitTypes)[number]

/** EXPIRED and CLOSED are given by the bank alone. */
export const cardStatuses = [
  'ACTIVE',
  'BLOCKED',
  'COMPROMISED',
  'LOST',
  'STOLEN',
  'EXPIRED',
  'CLOSED',
] as const
export type CardStatus = (typeof cardStatuses)[number]

/** In the order in which they are offered. */
export const cardBlockReasons = ['LOSS', 'THEFT', 'COMPROMISE', 'TEMPORARY'] as const
export type CardBlockReason = (typeof cardBlockReasons)[number]

/** In the order in which they are offered. */
export const cardUnlockReasons = ['FOUND', 'PIN_RESTORED', 'BY_MISTAKE'] as const
export type CardUnlockReason = (typeof cardUnlockReasons)[number]

/** The one reason of switching payments on the internet (specification 1, section 4). */
export const internetSwitchReason = 'CARD_BLOCK'

export type CardStatusReason = CardBlockReason | CardUnlockReason | typeof internetSwitchReason
