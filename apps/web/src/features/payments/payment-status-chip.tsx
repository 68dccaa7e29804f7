import { StatusChip } from '../../components/text/status-chip.tsx'
import { isReturnedToCreator } from '../../lib/document-flags.ts'
import type { PaymentRow } from './api/payment-queries.ts'

export function PaymentStatusChip({ row }: { row: PaymentRow }) {
  return (
    <StatusChip
      status={row.statusCode}
      colour={row.statusColour}
      isYourTurn={row.isYourTurn}
      isReturnedToCreator={isReturnedToCreator(row)}
      leavesOn={row.leavesOn}
    />
  )
}
