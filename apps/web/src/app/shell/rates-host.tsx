import { useRouter, useRouterState } from '@tanstack/react-router'
import { lazySlot } from '../../lib/lazy-part.tsx'
import { KeptPart } from '../../lib/lost-part.tsx'
import { showsRates, withoutRates } from '../../lib/rates-address.ts'

const drawer = lazySlot(
  async () => (await import('../../features/rates/rates-drawer.tsx')).RatesDrawer,
)

/** Exchange rates over any page, for `?rates=1`; their code comes when they are first requested. */
export function RatesHost() {
  const router = useRouter()
  const isRequested = useRouterState({ select: state => showsRates(state.location.search) })
  const close = () => router.history.replace(withoutRates(router.state.location.href))
  return (
    <KeptPart isNeeded={isRequested} onLost={close}>
      <drawer.Part opened={isRequested} onClose={close} />
    </KeptPart>
  )
}
