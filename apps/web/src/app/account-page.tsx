import { useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { accountPages } from '../features/accounts/routes.tsx'
import { paymentPages } from '../features/payments/routes.tsx'

/** An account, with the sheet of a document over it: the two features do not know each other. */
function AccountWithSheet() {
  const { payment } = useSearch({ strict: false })
  // Kept once it was needed, so that it can close.
  const [wasNeeded, setWasNeeded] = useState(payment !== undefined)
  if (payment !== undefined && !wasNeeded) setWasNeeded(true)
  return (
    <>
      <accountPages.detail />
      {wasNeeded ? (
        <Suspense fallback={null}>
          <paymentPages.sheet />
        </Suspense>
      ) : null}
    </>
  )
}

export const AccountPage = Object.assign(AccountWithSheet, {
  preload: accountPages.detail.preload,
})
