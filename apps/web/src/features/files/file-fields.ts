/** Fields of a payment of a file that can be corrected in place, in the order in which people check them. */
export const correctableFields = [
  'recipientName',
  'recipientInn',
  'recipientAccount',
  'recipientBic',
  'amount',
  'purpose',
  'paymentCode',
  'valueDate',
  'payerAccount',
] as const
export type CorrectableField = (typeof correctableFields)[number]

/** Fields that a column of a table may mean. */
export const columnFields = [...correctableFields, 'currency', 'transferNum', 'isUrgent'] as const
export type ColumnField = (typeof columnFields)[number]
