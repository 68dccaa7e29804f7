import { useState } from 'react'
import { systemClock } from '../../../lib/clock.ts'
import type { FlowState, PersonIdentity } from '../api/flow.ts'

interface StartedFlow {
  readonly who: PersonIdentity
  readonly state: FlowState
  readonly at: number
}

/**
 * What the bank has started for somebody. They may go back to correct who they are; as long as they say the same, they go
 * on where they were, because another code would not be sent for a while.
 */
export function useStartedFlow() {
  const [started, setStarted] = useState<StartedFlow | undefined>(undefined)
  return {
    /** As it stands now: the times of the code have run on meanwhile. */
    state: started && aged(started, systemClock.now()),
    isFor: (who: PersonIdentity) => started?.who.inn === who.inn && started.who.phone === who.phone,
    begin: (who: PersonIdentity, state: FlowState) =>
      setStarted({ who, state, at: systemClock.now() }),
    goOn: (state: FlowState) =>
      setStarted(before => before && { ...before, state, at: systemClock.now() }),
    forget: () => setStarted(undefined),
  }
}

function aged({ state, at }: StartedFlow, now: number): FlowState {
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
