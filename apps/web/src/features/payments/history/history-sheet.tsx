import { Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import type { PaymentDrawerProps } from '../payment-drawer.tsx'

const drawer = lazyPart<PaymentDrawerProps>(
  async () => (await import('../payment-drawer.tsx')).PaymentDrawer,
)

/** The code of documents and actions, before it is asked for. */
export const preloadHistorySheet = drawer.preload

/**
 * The sheet of the history, whose code comes when a document or an action first needs it. From then on
 * it stays: a closed sheet still knows the draft it is making, and makes no second one.
 */
export function HistorySheet(props: PaymentDrawerProps) {
  const isNeeded = props.documentId !== undefined || props.state.phase !== 'closed'
  const [wasNeeded, setWasNeeded] = useState(isNeeded)
  if (isNeeded && !wasNeeded) setWasNeeded(true)
  if (!isNeeded && !wasNeeded) return null
  return (
    <Suspense fallback={null}>
      <drawer.Part {...props} />
    </Suspense>
  )
}
