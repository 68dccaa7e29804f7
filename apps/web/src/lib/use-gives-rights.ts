import type { Employee } from './me.ts'
import { useLazyQueryClient } from './lazy-query-client.ts'
import { meKey } from './me-key.ts'

/**
 * Whether the person is the one who gives rights in their company: they are shown where they do it, not who
 * could do it. Reads cached data and sends no query, so it also answers (with no) before the sign-in.
 */
export function useGivesRights(): boolean {
  const me = useLazyQueryClient().current?.getQueryData<Employee>(meKey)
  return me?.currentContract?.userContractAttributes.signRight === 'FIRST'
}
