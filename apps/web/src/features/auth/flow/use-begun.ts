import { useState } from 'react'
import { systemClock } from '../../../lib/clock.ts'
import type { FlowState, WhoIam } from '../api/flow.ts'

interface Begun {
  readonly who: WhoIam
  readonly state: FlowState
  readonly at: number
}

/**
 * What the bank has begun for somebody. He may go back to correct who he is; as long as he says the same, he goes
 * on where he was, because another code would not be sent for a while.
 */
export function useBegun() {
  const [begun, setBegun] = useState<Begun | undefined>(undefined)
  return {
    /** As it stands now: the times of the code have run on meanwhile. */
    state: begun && aged(begun, systemClock.now()),
    isFor: (who: WhoIam) => begun?.who.inn === who.inn && begun.who.phone === who.phone,
    begin: (who: WhoIam, state: FlowState) => setBegun({ who, state, at: systemClock.now() }),
    goOn: (state: FlowState) =>
      setBegun(before => before && { ...before, state, at: systemClock.now() }),
    forget: () => setBegun(undefined),
  }
}

function aged({ state, at }: Begun, now: number): FlowState {
  if (!state.sms) return state
  const gone = Math.floor((now - at) / 1000)
  const left = (seconds: number) => Math.max(0, seconds - gone)
  const { expiresInSeconds, resendInSeconds } = state.sms
  return {
    ...state,
    sms: {
      ...state.sms,
      expiresInSeconds: left(expiresInSeconds),
      resendInSeconds: left(resendInSeconds),
    },
  }
}
