import { useSearch, type AsyncRouteComponent } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { paymentPages } from '../features/payments/routes.tsx'

/** A page of another feature with the sheet of a document over it: the two do not know each other. */
export function withDocumentSheet(Page: AsyncRouteComponent<object>): AsyncRouteComponent<object> {
  function PageWithSheet() {
    const { payment } = useSearch({ strict: false })
    // Kept once it was needed, so that it can close.
    const [wasNeeded, setWasNeeded] = useState(payment !== undefined)
    if (payment !== undefined && !wasNeeded) setWasNeeded(true)
    return (
      <>
        <Page />
        {wasNeeded ? (
          <Suspense fallback={null}>
            <paymentPages.sheet />
          </Suspense>
        ) : null}
      </>
    )
  }
  return Object.assign(PageWithSheet, Page.preload ? { preload: Page.preload } : {})
}
