import { Amount } from '../../../components/text/amount.tsx'
import { PaymentStatusChip } from '../../../components/text/payment-status-chip.tsx'
import { directionOf } from '../../../lib/document-flags.ts'
import type { ColumnStyles } from '../../../lists/list-columns.tsx'
import type { PaymentRow } from '../api/payment-queries.ts'

/** Widths and cells of the history's columns that do not follow from their kind. */
export const paymentColumnStyles: ColumnStyles<PaymentRow> = {
  created: { width: '6.75rem' },
  number: { width: '4.25rem', isExtra: true },
  recipient: { isRowName: true },
  account: { width: '4.5rem', isExtra: true },
  valueDate: { width: '7.5rem' },
  status: {
    width: '18.25rem',
    cell: row => <PaymentStatusChip row={row} />,
  },
  amount: {
    width: '9.5rem',
    cell: row => <Amount value={row.amount} currency={row.currency} direction={directionOf(row)} />,
  },
}
