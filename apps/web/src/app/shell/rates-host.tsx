import { useRouter, useRouterState } from '@tanstack/react-router'
import { Suspense, lazy, useEffect, useState } from 'react'
import { importPart } from '../../lib/lost-chunk.ts'
import { LostPart } from '../../lib/lost-part.tsx'
import { showsRates, withoutRates } from '../../lib/rates-address.ts'
import { useStaleToast } from '../../lib/use-stale-toast.ts'

const RatesDrawer = lazy(async () => {
  const part = await importPart(() => import('../../features/rates/rates-drawer.tsx'))
  return { default: part.RatesDrawer }
})

/** Exchange rates over any page, for `?rates=1`; their code comes when they are first requested. */
export function RatesHost() {
  const router = useRouter()
  const isRequested = useRouterState({ select: state => showsRates(state.location.search) })
  const reportStale = useStaleToast()
  const [isLoaded, setIsLoaded] = useState(isRequested)
  useEffect(() => {
    if (isRequested) setIsLoaded(true)
  }, [isRequested])
  if (!isLoaded) return null
  const close = () => router.history.replace(withoutRates(router.state.location.href))
  const handleLost = () => {
    // Requested again, it shows again why it cannot be loaded.
    setIsLoaded(false)
    close()
    reportStale()
  }
  return (
    <LostPart onLost={handleLost}>
      <Suspense fallback={null}>
        <RatesDrawer opened={isRequested} onClose={close} />
      </Suspense>
    </LostPart>
  )
}
