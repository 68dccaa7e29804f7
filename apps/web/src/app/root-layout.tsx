import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Announcer } from './announcer.tsx'
import { OfflineDialog } from './offline/offline-dialog.tsx'
import { PendingPage } from './pending-page.tsx'
import { SessionDialog } from './session/session-dialog.tsx'

/** What is on every page: the page itself, and what may lie above any of them. */
export function RootLayout() {
  return (
    <>
      <Suspense fallback={<PendingPage />}>
        <Outlet />
      </Suspense>
      <Announcer />
      <SessionDialog />
      <OfflineDialog />
    </>
  )
}
