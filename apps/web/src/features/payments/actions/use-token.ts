import { useCallback, useEffect, useState } from 'react'
import { findTokenDevice } from '../../../lib/token/find-token-device.ts'
import type { FoundToken, TokenDevice, TokenFault } from '../../../lib/token/token-device.ts'
import { TokenError } from '../../../lib/token/token-device.ts'
import { useMe } from '../../../lib/use-me.ts'

/** What is known of the token before a PIN is asked for. */
export type TokenState =
  | { readonly phase: 'looking' }
  | { readonly phase: 'missing'; readonly fault: TokenFault }
  | { readonly phase: 'found'; readonly device: TokenDevice; readonly token: FoundToken }

/** Looks for the person's token, and again when he says so: nothing has to be reloaded after it is put in. */
export function useToken(): { state: TokenState; lookAgain: () => void } {
  const me = useMe()
  const [state, setState] = useState<TokenState>({ phase: 'looking' })
  const [tries, setTries] = useState(0)
  useEffect(
    function look() {
      let isWanted = true
      const tell = (next: TokenState) => {
        if (isWanted) setState(next)
      }
      tell({ phase: 'looking' })
      findTokenDevice(me)
        .then(async device => tell({ phase: 'found', device, token: await device.find() }))
        .catch((error: unknown) => tell({ phase: 'missing', fault: faultOf(error) }))
      return () => {
        isWanted = false
      }
    },
    [me, tries],
  )
  return { state, lookAgain: useCallback(() => setTries(count => count + 1), []) }
}

const faultOf = (error: unknown): TokenFault =>
  error instanceof TokenError ? error.code : 'UNKNOWN_ERROR'
