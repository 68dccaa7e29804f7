import { useRouter, useRouterState } from '@tanstack/react-router'
import { Suspense, lazy, useEffect, useState } from 'react'
import { importPart } from '../../lib/lost-chunk.ts'
import { LostPart } from '../../lib/lost-part.tsx'
import { asksForRates, withoutRates } from '../../lib/rates-address.ts'
import { useStaleToast } from './use-stale-toast.ts'

const RatesDrawer = lazy(async () => {
  const part = await importPart(() => import('../../features/rates/rates-drawer.tsx'))
  return { default: part.RatesDrawer }
})

/** Exchange rates over any page, for `?rates=1`; their code comes when they are first asked for. */
export function RatesHost() {
  const router = useRouter()
  const isAsked = useRouterState({ select: state => asksForRates(state.location.search) })
  const tellStale = useStaleToast()
  const [isLoaded, setIsLoaded] = useState(isAsked)
  useEffect(() => {
    if (isAsked) setIsLoaded(true)
  }, [isAsked])
  if (!isLoaded) return null
  const close = () => router.history.replace(withoutRates(router.state.location.href))
  const handleLost = () => {
    // Asked for again it says again why it does not come.
    setIsLoaded(false)
    close()
    tellStale()
  }
  return (
    <LostPart onLost={handleLost}>
      <Suspense fallback={null}>
        <RatesDrawer opened={isAsked} onClose={close} />
      </Suspense>
    </LostPart>
  )
}
