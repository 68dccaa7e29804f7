import { useEffect, useEffectEvent, useState } from 'react'
import { useLeaveGuard } from '../../documents/form/use-leave-guard.ts'

interface LeaveWithDraft {
  /** The person wants to leave and what they typed cannot be kept. */
  readonly mustAsk: boolean
  /** What they typed is being kept before they leave. */
  readonly isKeeping: boolean
  readonly stay: () => void
  readonly go: () => void
}

/** Somebody who leaves takes what they typed into the draft first; they are asked only where that is not possible. */
export function useLeaveWithDraft(
  hasSomethingToLose: boolean,
  /** Left out where the form has no draft. */
  keepNow: (() => Promise<void>) | undefined,
): LeaveWithDraft {
  const guard = useLeaveGuard(hasSomethingToLose)
  const [isLost, setIsLost] = useState(false)
  const { isBlocked } = guard
  const [keptTimes, setKeptTimes] = useState(0)
  // Somebody may type while the former text is being kept.
  const keepOrGo = useEffectEvent(() => {
    if (!hasSomethingToLose) guard.go()
    else
      keepNow?.().then(
        () => setKeptTimes(times => times + 1),
        () => setIsLost(true),
      )
  })

  useEffect(
    function keepBeforeLeaving() {
      if (isBlocked) keepOrGo()
    },
    [isBlocked, keptTimes],
  )
  const answered = (answer: () => void) => () => {
    setIsLost(false)
    answer()
  }
  const mustAsk = isBlocked && (isLost || keepNow === undefined)
  return {
    mustAsk,
    isKeeping: isBlocked && !mustAsk,
    stay: answered(guard.stay),
    go: answered(guard.go),
  }
}
