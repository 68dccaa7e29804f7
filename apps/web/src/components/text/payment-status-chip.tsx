import type { PaymentStatus } from '@tartip/domain/payment/status'
import type { StatusColour } from '@tartip/domain/payment/status-view'
import { isReturnedToCreator } from '../../lib/document-flags.ts'
import { StatusChip } from './status-chip.tsx'

interface PaymentStatusRow {
  readonly statusCode: PaymentStatus
  readonly statusColour: StatusColour
  readonly isYourTurn: boolean
  readonly isRemovable: boolean
  readonly leavesOn?: string | null
}

/** The status of a payment, named alike wherever the payment is shown. */
export function PaymentStatusChip({ row }: { row: PaymentStatusRow }) {
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
