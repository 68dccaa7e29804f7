import { useRef, useState } from 'react'
import { toApiError } from '../../../lib/api-error.ts'
import { useErrorText } from '../../../lib/use-error-text.ts'
import { useFieldFailure } from '../login/failure-view.tsx'
import type { SignInFailure } from '../login/sign-in-failure.ts'
import { useWait } from '../login/use-wait.ts'
import { flowFailureOf, type FlowFailure } from './flow-failure.ts'

/**
 * One step of a flow: does its work once at a time, keeps what the bank refused it for, and counts a
 * lockout down. `onTooLate`: the bank knows the flow no longer, or has ended it. `onWait`: another SMS
 * may be sent only after so many seconds.
 */
export function useStep(onTooLate: () => void, onWait?: (seconds: number) => void) {
  const [failure, setFailure] = useState<FlowFailure | undefined>(undefined)
  const [isBusy, setIsBusy] = useState(false)
  const isAtWork = useRef(false)
  const { secondsLeft, waitFor } = useWait()
  const ofSignIn = signInPartOf(failure)
  const fieldFailure = useFieldFailure(ofSignIn ? [ofSignIn] : [])
  const own = failure?.place === 'flowField' ? failure : undefined
  const errorText = useErrorText(own !== undefined)

  const run = async (act: () => Promise<void>) => {
    // A ref, because two presses may come before the first render.
    if (isAtWork.current || secondsLeft > 0) return
    isAtWork.current = true
    setIsBusy(true)
    setFailure(undefined)
    try {
      await act()
    } catch (error) {
      const next = flowFailureOf(toApiError(error))
      setFailure(next)
      if (next.place === 'lockout') waitFor(next.waitSeconds)
      if (next.place === 'wait') onWait?.(next.waitSeconds)
      if (next.place === 'startOver') onTooLate()
    } finally {
      isAtWork.current = false
      setIsBusy(false)
    }
  }
  return {
    failure,
    /** What the view of sign-in shows above the button. */
    ofSignIn,
    secondsLeft,
    isBusy,
    run,
    fail: setFailure,
    clearFailure: () => setFailure(undefined),
    errorOf: (field: 'inn' | 'phone' | 'password' | 'code') => {
      if (field === 'code') return fieldFailure('code')
      return own?.field === field ? errorText(own.code, own.params) : undefined
    },
  }
}

function signInPartOf(failure: FlowFailure | undefined): SignInFailure | undefined {
  const isOwn =
    failure === undefined ||
    failure.place === 'flowField' ||
    failure.place === 'wait' ||
    failure.place === 'known'
  return isOwn ? undefined : failure
}
