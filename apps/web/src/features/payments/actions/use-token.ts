import { useCallback } from 'react'
import { findTokenDevice } from '../../../lib/token/find-token-device.ts'
import { useTokenSearch } from '../../../lib/token/use-token-search.ts'
import { useMe } from '../../../lib/use-me.ts'

/** Looks for the token of who is signed in. */
export function useToken() {
  const me = useMe()
  return useTokenSearch(useCallback(() => findTokenDevice(me), [me]))
}
