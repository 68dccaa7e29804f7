import type { Employee } from './me.ts'
import { useLazyQueryClient } from './lazy-query-client.ts'
import { meKey } from './me-key.ts'

/**
 * Whether the person is the one who gives rights in his company: he is told where he does it, not whom
 * to ask. Reads what is known of him and asks nobody, so it also answers (with no) before the sign-in.
 */
export function useGivesRights(): boolean {
  const me = useLazyQueryClient().current?.getQueryData<Employee>(meKey)
  return me?.currentContract?.userContractAttributes.signRight === 'FIRST'
}
