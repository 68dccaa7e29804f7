import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { tabChannel } from '../../../lib/broadcast.ts'
import type { SwitchContractDeps } from './switch-contract.ts'

/** What a contract switch needs of this page. */
export function useSwitchContractDeps(): SwitchContractDeps {
  const queryClient = useQueryClient()
  const router = useRouter()
  return {
    queryClient,
    tabs: tabChannel,
    goHome: () => router.navigate({ to: '/', replace: true, ignoreBlocker: true }),
  }
}
