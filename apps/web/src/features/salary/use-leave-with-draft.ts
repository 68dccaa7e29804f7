import { useEffect, useEffectEvent, useState } from 'react'
import { useLeaveGuard } from '../../documents/form/use-leave-guard.ts'

interface LeaveWithDraft {
  /** The person wants to leave and what they typed cannot be kept. */
  readonly mustAsk: boolean
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
  const keepAndGo = useEffectEvent(() => {
    keepNow?.().then(guard.go, () => setIsLost(true))
  })

  useEffect(
    function keepBeforeLeaving() {
      if (isBlocked) keepAndGo()
    },
    [isBlocked],
  )
  const answered = (answer: () => void) => () => {
    setIsLost(false)
    answer()
  }
  return {
    mustAsk: isBlocked && (isLost || keepNow === undefined),
    stay: answered(guard.stay),
    go: answered(guard.go),
  }
}
