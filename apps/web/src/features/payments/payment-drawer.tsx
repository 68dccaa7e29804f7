import { DocumentDrawer } from '../../documents/drawer/document-drawer.tsx'
import type { DocumentSheetProps } from '../../documents/list/document-list-view.tsx'
import type { PaymentRow } from './api/payment-queries.ts'
import { paymentKind, preloadPaymentSlots } from './payment-kind.ts'

export type PaymentDrawerProps = DocumentSheetProps<PaymentRow>

preloadPaymentSlots()

/** The drawer of the history. */
export function PaymentDrawer(props: PaymentDrawerProps) {
  return <DocumentDrawer {...props} kind={paymentKind} />
}
