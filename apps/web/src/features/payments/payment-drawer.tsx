import { DocumentDrawer } from '../../documents/drawer/document-drawer.tsx'
import type { DocumentSheetProps } from '../../documents/list/document-list-view.tsx'
import type { PaymentRow } from './api/payment-queries.ts'
import { paymentKind } from './payment-kind.ts'
import { useRepeat } from './use-repeat.ts'

export type PaymentDrawerProps = DocumentSheetProps<PaymentRow>

/** The drawer of the history; it stays mounted, so that a repeat under way keeps its key. */
export function PaymentDrawer(props: PaymentDrawerProps) {
  const { repeat, busyId } = useRepeat()
  return (
    <DocumentDrawer
      {...props}
      kind={paymentKind}
      onRepeat={row => void repeat(row)}
      repeatingId={busyId}
    />
  )
}
