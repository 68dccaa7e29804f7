import { useCallback, useEffect, useState } from 'react'
import type { FoundToken, TokenDevice, TokenFault } from './token-device.ts'
import { tokenErrorOf } from './token-device.ts'

/** What is known of the token before the PIN is requested. */
export type TokenState =
  | { readonly phase: 'looking' }
  | { readonly phase: 'missing'; readonly fault: TokenFault }
  | { readonly phase: 'found'; readonly device: TokenDevice; readonly token: FoundToken }

/**
 * Looks for a token, and again when the person says so: nothing has to be reloaded after it is put in.
 *
 * @param findDevice the same function until another token is meant
 */
export function useTokenSearch(findDevice: () => Promise<TokenDevice>): {
  state: TokenState
  retrySearch: () => void
} {
  const [state, setState] = useState<TokenState>({ phase: 'looking' })
  const [attempts, setAttempts] = useState(0)
  useEffect(
    function search() {
      let isWanted = true
      const update = (next: TokenState) => {
        if (isWanted) setState(next)
      }
      update({ phase: 'looking' })
      findDevice()
        .then(async device => update({ phase: 'found', device, token: await device.find() }))
        .catch((error: unknown) => update({ phase: 'missing', fault: tokenErrorOf(error).code }))
      return () => {
        isWanted = false
      }
    },
    [findDevice, attempts],
  )
  return { state, retrySearch: useCallback(() => setAttempts(count => count + 1), []) }
}
