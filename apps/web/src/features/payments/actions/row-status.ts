import type { PaymentRow } from '../api/payment-queries.ts'

/**
 * A returned document reads «Отклонён» to the person who made it. Only its creator may delete it,
 * so the server's flag says who that is.
 */
export const isReturnedToCreator = (row: PaymentRow): boolean =>
  row.statusCode === 'FOR_EDITING' && row.isRemovable

/** Between own accounts nothing leaves the company, so the amount has no sign. */
export const directionOf = (row: PaymentRow): 'DEBIT' | undefined =>
  row.operationCode === 'INTRABANK_OWN' ? undefined : 'DEBIT'
