import { useNavigate, useSearch, type AsyncRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { paymentPages } from '../features/payments/routes.tsx'
import { KeptPart } from '../lib/lost-part.tsx'

/** A page of another feature with the sheet of a document over it: the two do not know each other. */
export function withDocumentSheet(Page: AsyncRouteComponent<object>): AsyncRouteComponent<object> {
  function PageWithSheet() {
    const { payment } = useSearch({ strict: false })
    const navigate = useNavigate()
    const close = () =>
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, payment: undefined }),
        replace: true,
        resetScroll: false,
      })
    return (
      <>
        <Page />
        <KeptPart isNeeded={payment !== undefined} onLost={close}>
          <Suspense fallback={null}>
            <paymentPages.sheet />
          </Suspense>
        </KeptPart>
      </>
    )
  }
  return Object.assign(PageWithSheet, Page.preload ? { preload: Page.preload } : {})
}
