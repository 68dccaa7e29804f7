/** What a person may be allowed to do with one account (specification, payment permission types). */
export const accountPermissions = [
  'BUDGET_PAYMENT',
  'CLEARING',
  'CONVERSION',
  'QR_GENERATION',
  'GROSS',
  'INTRABANK_OWN',
  'INTRABANK_FOREIGN',
  'PUSH_NOTIFICATION',
  'QR',
  'READ',
  'REFUND',
  'SALARY',
  'SWIFT',
] as const
export type AccountPermission = (typeof accountPermissions)[number]
